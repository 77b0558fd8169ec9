// The functions that huisu.js calls. All that goes in and out lies in three blocks of memory: the text that comes in,
// the text that goes out, and the events of a search. Each block stays where it is until the next call.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "huisu/version.h"
#include "json/call.h"
#include "native/event_log.h"
#include "native/line_solver.h"
#include "native/verbs.h"

#define HUISU_EXPORT(name) __attribute__((export_name(#name))) extern "C"
#define HUISU_IMPORT(name) __attribute__((import_module("huisu"), import_name(#name))) extern "C"

/// Says how far a call has come. Nothing but huisu.js has to know what it does with it.
HUISU_IMPORT(progress) void huisu_progress(double nodes, double solutions);

namespace huisu::wasm {
namespace {

struct Verb {
    std::string_view name;
    json::Json (*answer)(json::Call& call, EventLog& log);
};
constexpr std::array<Verb, 4> kVerbs{
    {{"trace", answer_trace}, {"race", answer_race}, {"permute", answer_permute}, {"subsetSum", answer_subset_sum}}};

struct Blocks {
    std::string in;
    std::string out;
    EventLog log;
};
Blocks& blocks() {
    static Blocks only;
    return only;
}

json::Reply reply_to(std::string_view verb, std::string_view request, EventLog& log) {
    json::CallLimits limits;
    limits.progress = [](const Progress& progress) {
        huisu_progress(static_cast<double>(progress.nodes), static_cast<double>(progress.solutions));
        return true;
    };
    const auto own = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& one) { return one.name == verb; });
    if (own == kVerbs.end()) return json::call(verb, request, limits);
    return json::reply_with([&](json::Call& call) { return own->answer(call, log); }, request, limits);
}

}  // namespace
}  // namespace huisu::wasm

using huisu::wasm::blocks;

/// Makes room for a text of so many bytes, and says where.
HUISU_EXPORT(huisu_in) char* huisu_in(std::size_t bytes) {
    blocks().in.resize(bytes);
    return blocks().in.data();
}

/// Answers the request in the block that comes in, of which the first characters are the verb. Returns the status.
HUISU_EXPORT(huisu_call) int huisu_call(std::size_t verb_bytes) {
    const std::string_view text = blocks().in;
    blocks().log.clear();
    huisu::json::Reply reply = huisu::wasm::reply_to(text.substr(0, verb_bytes), text.substr(verb_bytes), blocks().log);
    blocks().out = std::move(reply.body);
    return reply.status;
}

/// Answers the lines in the block that comes in.
HUISU_EXPORT(huisu_solve_lines) void huisu_solve_lines() {
    static huisu::wasm::LineSolver solver;
    blocks().out.clear();
    solver.answer(blocks().in, blocks().out);
}

HUISU_EXPORT(huisu_version) void huisu_version() {
    blocks().out = huisu::version();
}

HUISU_EXPORT(huisu_out) const char* huisu_out() {
    return blocks().out.data();
}
HUISU_EXPORT(huisu_out_bytes) std::size_t huisu_out_bytes() {
    return blocks().out.size();
}
HUISU_EXPORT(huisu_events) const std::uint16_t* huisu_events() {
    return blocks().log.events().data();
}
HUISU_EXPORT(huisu_event_count) std::size_t huisu_event_count() {
    return blocks().log.events().size();
}
