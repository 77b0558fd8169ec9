// Threads, for the few verbs that use them. A build without threads (HUISU_THREADS off, as in WebAssembly) does all the
// work in the caller's.
#pragma once

#include <algorithm>
#include <cstddef>

#if HUISU_THREADS
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace huisu::api {

/// How many threads a call is to use: as many as wanted, one a core for 0, and at least one.
inline unsigned threads_for([[maybe_unused]] unsigned wanted) {
#if HUISU_THREADS
    return wanted == 0 ? std::max(1U, std::thread::hardware_concurrency()) : wanted;
#else
    return 1;
#endif
}

/// Calls work(0) here and work(1) to work(threads - 1) in threads of their own, and waits for all. Where the system
/// grants fewer threads, the last are not called: the others do all of it.
template <class Work>
void run_in_threads([[maybe_unused]] std::size_t threads, const Work& work) {
#if HUISU_THREADS
    std::vector<std::jthread> others;
    try {
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work, i);
    } catch (const std::system_error&) {  // no further thread
    }
#endif
    work(std::size_t{0});
}

}  // namespace huisu::api
