// Who does what: the main thread writes, so that a signal interrupts a write that hangs; another reads and starts
// workers as items come, so that one puzzle costs one worker.
#include "pipeline.h"

#include <algorithm>
#include <system_error>
#include <thread>

#include "batch_queue.h"
#include "line_block.h"

namespace huisu::cli {
namespace {

constexpr std::size_t kItemsPerBatch = 1000;
constexpr std::size_t kCellsPerBatch = 100'000;  // fewer items where grids are large

/// Fewer still where an answer takes many times the room of its puzzle.
std::size_t items_per_batch(const Settings& settings) {
    const bool is_large = settings.output == TextFormat::kDimacs || settings.output == TextFormat::kExactCover;
    return is_large ? 1 : kItemsPerBatch;
}

class Reader {
public:
    Reader(Run& run, Input& input, const Work& work, BatchQueue& queue)
        : run_(run), input_(input), work_(work), queue_(queue) {}

    void read_all() {
        input_.set_before_wait([this] { send(); });
        while (auto item = input_.next()) {
            cells_ += item->record ? static_cast<std::size_t>(item->record->puzzle.cells()) : 0;
            const bool is_large = item->block != nullptr;
            items_.push_back(std::move(*item));
            if (is_large || items_.size() >= items_per_batch(run_.settings) || cells_ >= kCellsPerBatch) send();
        }
        send();
        input_.set_before_wait([] {});
        queue_.close();
    }

private:
    void send() {
        if (items_.empty()) return;
        for (const InputItem& item : items_) sent_ += item.block ? item.block->size() : 1;
        auto batch = std::make_shared<Batch>(std::move(items_));
        items_.clear();
        cells_ = 0;
        if (!queue_.push(std::move(batch))) return;
        start_workers();
    }

    /// As many as are wanted, or as the system grants; where it grants none, this thread does the work of the batch.
    void start_workers() {
        const std::size_t wanted = std::min<std::size_t>(run_.settings.threads, sent_);
        try {
            while (workers_.size() < wanted && !is_refused_) workers_.emplace_back([this] { work_all(); });
        } catch (const std::system_error&) {
            is_refused_ = true;
        }
        if (!workers_.empty()) return;
        if (const auto batch = queue_.take_work()) work_on(*batch);
    }

    void work_all() {
        while (const auto batch = queue_.take_work()) work_on(*batch);
    }

    void work_on(Batch& batch) {
        for (;;) {
            const std::size_t i = batch.next_item.fetch_add(1);
            if (i >= batch.items.size() || is_stopping()) break;
            batch.answers[i] = work_(batch.items[i]);
            if (is_stopping()) break;  // a search that was cut short has no answer
            batch.is_ready[i].store(true, std::memory_order_release);
            if (batch.ready.fetch_add(1) + 1 == batch.items.size()) queue_.batch_is_ready();
        }
    }

    Run& run_;
    Input& input_;
    const Work& work_;
    BatchQueue& queue_;
    std::vector<InputItem> items_;
    std::size_t cells_ = 0;
    std::size_t sent_ = 0;
    bool is_refused_ = false;  // the system gave no further thread
    std::vector<std::jthread> workers_;
};

class Writer {
public:
    Writer(Run& run, std::uint64_t total_bytes, BatchQueue& queue)
        : run_(run), total_bytes_(total_bytes), queue_(queue) {}

    int write_all() {
        std::shared_ptr<Batch> batch;
        for (;;) {
            const auto front = queue_.front(batch);
            if (front == BatchQueue::Front::kEnd) break;
            const bool is_written = front == BatchQueue::Front::kBatch && write_ready(*batch);
            if (is_stopping()) break;
            if (is_written) {
                queue_.pop();
                written_ = 0;
                continue;
            }
            run_.output.flush();
            queue_.wait_for_answers();
            run_.progress.tick(done_, bytes_, total_bytes_);
        }
        queue_.wake_all();
        run_.progress.tick(done_, bytes_, total_bytes_);
        return status_;
    }

private:
    /// Writes what is ready, in order; true when that was the last of the batch.
    bool write_ready(Batch& batch) {
        for (; written_ < batch.items.size() && !run_.output.reader_is_gone(); ++written_) {
            if (!batch.is_ready[written_].load(std::memory_order_acquire)) return false;
            const Answer answer = std::move(batch.answers[written_]);  // its memory is free once it is written
            run_.output.out(answer.out);
            run_.output.err(answer.err);
            run_.output.end_answer();
            status_ = std::max(status_, answer.status);
            bytes_ = batch.items[written_].bytes;
            const std::uint64_t before = done_;
            done_ += answer.puzzles;
            if (before / 64 != done_ / 64) run_.progress.tick(done_, bytes_, total_bytes_);
        }
        return true;
    }

    Run& run_;
    std::uint64_t total_bytes_;
    BatchQueue& queue_;
    std::size_t written_ = 0;  // of the front batch
    std::uint64_t done_ = 0;
    std::uint64_t bytes_ = 0;
    int status_ = kFine;
};

struct Answered {
    int status = kFine;
    std::size_t puzzles = 0;
};

int run_one_by_one(Run& run, Input& input, const std::function<Answered(const InputItem&)>& work) {
    int status = kFine;
    std::uint64_t done = 0;
    input.set_before_wait([&run] { run.output.flush(); });
    while (const auto item = input.next()) {
        const Answered answered = work(*item);
        status = std::max(status, answered.status);
        done += answered.puzzles;
        run.progress.tick(done, item->bytes, input.total_bytes());
        if (is_stopping()) break;
    }
    input.set_before_wait([] {});
    return status;
}

}  // namespace

int run_in_order(Run& run, Input& input, const Work& work) {
    if (run.settings.threads == 1)
        return run_one_by_one(run, input, [&](const InputItem& item) {
            const Answer answer = work(item);
            if (is_stopping()) return Answered{};  // a search that was cut short has no answer
            run.output.out(answer.out);
            run.output.err(answer.err);
            run.output.end_answer();
            return Answered{answer.status, answer.puzzles};
        });

    BatchQueue queue(std::size_t{4} * run.settings.threads + 4);
    Reader reader(run, input, work, queue);
    std::jthread reading;
    {
        const SignalsBlocked blocked;
        reading = std::jthread([&reader] { reader.read_all(); });
    }
    return Writer(run, input.total_bytes(), queue).write_all();
}

int run_streaming(Run& run, Input& input, const StreamingWork& work) {
    return run_one_by_one(run, input, [&](const InputItem& item) { return Answered{work(item), 1}; });
}

}  // namespace huisu::cli
