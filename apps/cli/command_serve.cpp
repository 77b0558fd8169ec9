// huisu serve: the page and the JSON calls, until a signal or the end of the time.
#include <cstdlib>  // says whether the library is glibc
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <filesystem>
#include <system_error>

#include "answering.h"
#include "command.h"
#include "run.h"
#include "server/server.h"

namespace huisu::cli {
namespace {

namespace fs = std::filesystem;

/// Where the page lies: beside the installed program, or where the build of this program puts it.
std::string folder_of_page() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) return {};
    const fs::path installed = program.parent_path() / HUISU_DATA_FROM_BIN / "huisu" / "web";
    if (fs::exists(installed / "index.html", error)) return installed.string();
    const bool is_of_build = program.string().starts_with(HUISU_BUILD_FOLDER "/");
    return is_of_build ? HUISU_BUILT_PAGE : "";
}

/// What a large request took goes back to the system; the other commands keep it, for speed (main.cpp).
void give_freed_memory_back() {
#ifdef __GLIBC__
    constexpr int kBytes = 1 << 17;
    constexpr int kArenas = 4;
    mallopt(M_TRIM_THRESHOLD, kBytes);
    mallopt(M_MMAP_THRESHOLD, kBytes);
    mallopt(M_ARENA_MAX, kArenas);
#endif
}

std::string greeting(const Run& run, const server::Server& server) {
    if (run.settings.json)
        return json_line({{"url", server.url()},
                          {"host", run.settings.serve.host},
                          {"port", server.port()},
                          {"page", server.has_page()}});
    return run.messages(Word::kServing, server.url()) + "\n";
}

}  // namespace

int run_serve(Run& run) {
    give_freed_memory_back();
    server::ServeOptions options = run.settings.serve;
    options.language = run.messages.language();
    options.stop_descriptor = wake_descriptor();
    options.deadline = run.deadline;
    if (options.folder.empty()) options.folder = folder_of_page();
    server::Server server(options);
    if (!server.bind()) {
        run.output.err("huisu serve: " + run.messages(Word::kNoPort, options.host, options.port) + "\n");
        return kBadInput;
    }
    if (!server.has_page()) run.output.err("huisu serve: " + run.messages(Word::kNoPage) + "\n");
    run.output.out(greeting(run, server));
    run.output.flush();
    server.run();
    forget_stop_signal();  // that is how serving ends
    return kFine;
}

}  // namespace huisu::cli
