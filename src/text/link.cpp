// A link is read by its parts: [http[s]://] [www.] host [:port] / path ? name=value & name=value # fragment. The path,
// the other parameters and their order do not matter; what follows the link on its line is the tail.
#include "text/link.h"

#include <algorithm>
#include <optional>

#include "text/capacity.h"
#include "text/cell_run.h"

namespace huisu::text {
namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Takes the prefix off the text, whatever its case.
bool take(std::string_view& text, std::string_view prefix) {
    if (text.size() < prefix.size()) return false;
    if (!std::equal(prefix.begin(), prefix.end(), text.begin(), [](char a, char b) { return a == lower(b); }))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool take_host(std::string_view& link, std::string_view host) {
    if (!take(link, "https://")) take(link, "http://");
    take(link, "www.");
    return take(link, host) && (link.empty() || link[0] == '/' || link[0] == '?' || link[0] == ':');
}

/// The value of a parameter of the query.
std::optional<std::string_view> parameter(std::string_view link, std::string_view name) {
    link = link.substr(0, link.find('#'));
    std::size_t start = link.find('?');
    while (start != std::string_view::npos) {
        const std::size_t end = link.find('&', start + 1);
        const std::string_view pair = link.substr(start + 1, end == std::string_view::npos ? end : end - start - 1);
        if (pair.size() > name.size() && pair.substr(0, name.size()) == name && pair[name.size()] == '=')
            return pair.substr(name.size() + 1);
        start = end;
    }
    return std::nullopt;
}

}  // namespace

Expected<Record, ParseError> read_link(const LinkSite& site, const RecordText& record) {
    const std::string_view whole = record.text;
    const std::string_view line = trimmed(whole);
    if (line.empty()) return error_at(record, 0, ParseErrorKind::kEmpty);
    const auto index_of = [&](std::string_view part) { return static_cast<std::size_t>(part.data() - whole.data()); };
    const std::string_view link = line.substr(0, line.find_first_of(" \t\n"));

    std::string_view rest = link;
    if (!take_host(rest, site.host))
        return error_at(record, index_of(link), ParseErrorKind::kBadField, shortened(link));
    const auto run = parameter(rest, site.parameter);
    if (!run) return error_at(record, index_of(link), ParseErrorKind::kBadField, std::string(site.parameter));

    Record result;
    result.layout.format = site.format;
    result.line = record.line;
    if (const auto fault = fill_givens(result.puzzle, *run)) return located(record, index_of(*run), *fault);
    result.tail = trimmed(line.substr(link.size()));
    return result;
}

Expected<std::string, ParseError> write_link(const LinkSite& site, const Puzzle& puzzle) {
    if (const auto error = misfit(puzzle, {.only_3x3 = true})) return *error;
    return std::string(site.written) + run_of(puzzle.digits(), '0') + '\n';
}

}  // namespace huisu::text
