// Who does what: the workers take turns in reading; further ones are started as items come, so that one puzzle costs
// one worker. In a long run of lines of a file a turn only claims the next block, which its worker then reads by
// itself; where that is not what it seemed to be, reading goes on behind what is, and later claims are void. Where
// output cannot hang, a worker that has finished a batch writes what is ready, and nobody has to be woken up; all else
// the main thread writes, so that a signal interrupts a write that hangs.
#include "pipeline.h"

#include <algorithm>
#include <exception>
#include <mutex>
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

/// Prints the answer and gives its status.
int show(Run& run, Answer& answer) {
    if (answer.in_turn) answer.in_turn(answer);
    run.output.out(answer.out);
    run.output.err(answer.err);
    run.output.end_answer();
    return answer.status;
}

/// Writes the batches in order. One thread at a time does so, whichever it is.
class Writer {
public:
    Writer(Run& run, std::uint64_t total_bytes, BatchQueue& queue)
        : run_(run), total_bytes_(total_bytes), queue_(queue) {}

    /// By the main thread: sees to it that all is written, and gives the status.
    int write_all() {
        for (;;) {
            {
                const std::lock_guard lock(mutex_);
                const Reached reached = write_ready(true);
                run_.progress.tick(done_, bytes_, total_bytes_);
                if (reached == Reached::kEnd || is_stopping()) break;
                run_.output.flush();
            }
            queue_.wait_for_answers();
        }
        queue_.wake_all();
        return status_;
    }

    /// By a worker that has made a batch ready: writes it if its turn has come. False when that is left to the main
    /// thread: output may hang, or there are messages.
    bool write_by_worker() {
        if (!run_.output.never_hangs()) return false;
        while (queue_.has_ready_front() && !is_stopping()) {
            const std::unique_lock lock(mutex_, std::try_to_lock);
            if (!lock.owns_lock()) return true;  // whoever writes now looks again when it is done
            if (write_ready(false) == Reached::kMessages) return false;
        }
        return true;
    }

private:
    enum class Reached : std::uint8_t { kEnd, kNothingReady, kMessages };

    /// Writes what is ready, in order; a worker only batches that are ready as a whole and have no messages.
    Reached write_ready(bool is_main) {
        std::shared_ptr<Batch> batch;
        auto front = queue_.front(batch);
        while (front == BatchQueue::Front::kBatch && !is_stopping()) {
            if (!is_main && !batch->is_all_ready()) return Reached::kNothingReady;
            if (!is_main && !is_plain(*batch)) return Reached::kMessages;
            if (!write(*batch)) return Reached::kNothingReady;
            if (is_main) run_.progress.tick(done_, bytes_, total_bytes_);
            written_ = 0;
            front = queue_.pop(batch);
        }
        return front == BatchQueue::Front::kEnd ? Reached::kEnd : Reached::kNothingReady;
    }

    /// Whether there is nothing but text for standard output.
    static bool is_plain(const Batch& batch) {
        return std::ranges::all_of(batch.answers,
                                   [](const Answer& answer) { return answer.err.empty() && !answer.in_turn; });
    }

    /// Writes what is ready of the batch; true when that was its last.
    bool write(Batch& batch) {
        for (; written_ < batch.items.size() && !run_.output.reader_is_gone(); ++written_) {
            const bool is_ready = batch.is_ready[written_].load(std::memory_order_acquire);
            write(batch.take_parts(written_));
            if (!is_ready) return false;
            write(std::move(batch.answers[written_]));
            bytes_ = batch.items[written_].bytes;
        }
        return true;
    }

    void write(Answer answer) {  // its memory is free once it is written
        status_ = std::max(status_, show(run_, answer));
        done_ += answer.puzzles;
    }

    Run& run_;
    std::uint64_t total_bytes_;
    BatchQueue& queue_;
    std::mutex mutex_;         // whose holder writes; guards what follows, and the output
    std::size_t written_ = 0;  // of the front batch
    std::uint64_t done_ = 0;
    std::uint64_t bytes_ = 0;
    int status_ = kFine;
};

/// The workers, who take turns in reading: a block of lines stays with the one that has read it, in its cache.
class Crew {
public:
    Crew(Run& run, Input& input, const Work& work, BatchQueue& queue, Writer& writer)
        : run_(run), input_(input), work_(work), queue_(queue), writer_(writer) {
        input_.set_before_wait([this] {
            send(true);
            queue_.reader_waits();
        });
    }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew() { join_all(); }

    /// Waits for the workers to end; what one of them has thrown, all being stopped by it, goes on from here.
    void finish() {
        join_all();
        if (failure_) std::rethrow_exception(failure_);
    }

    /// Makes everybody end as soon as possible.
    void stop() {
        request_stop();
        queue_.wake_all();
    }

    /// False when the system grants no thread.
    bool start_one() {
        const std::lock_guard lock(mutex_);
        const SignalsBlocked blocked;
        try {
            workers_.emplace_back([this] { work_all(); });
            return true;
        } catch (const std::system_error&) {
            return false;
        }
    }

private:
    void join_all() {
        while (join_one()) {
        }
        input_.set_before_wait([] {});
    }

    bool join_one() {
        std::thread worker;
        {
            const std::lock_guard lock(mutex_);
            if (workers_.empty()) return false;
            worker = std::move(workers_.back());
            workers_.pop_back();
        }
        worker.join();
        return true;
    }

    void work_all() {
        try {
            take_turns();
        } catch (const std::exception&) {  // no memory is left
            {
                const std::lock_guard lock(mutex_);
                if (!failure_) failure_ = std::current_exception();
            }
            stop();
        }
    }

    void take_turns() {
        std::shared_ptr<Batch> batch;
        for (auto turn = queue_.next_turn(batch); turn != BatchQueue::Turn::kEnd; turn = queue_.next_turn(batch)) {
            if (turn == BatchQueue::Turn::kRead)
                queue_.done_reading(read_batch());
            else
                work_on(*batch);
        }
    }

    BatchQueue::Next read_batch() {
        if (input_.may_claim()) {
            if (auto item = input_.claim_block()) items_.push_back(std::move(*item));
            send(false);
            return next_turn();
        }
        for (;;) {
            auto item = input_.next();
            if (!item) break;
            cells_ += item->record ? static_cast<std::size_t>(item->record->puzzle.cells()) : 0;
            const bool is_large = item->block != nullptr;
            items_.push_back(std::move(*item));
            if (!is_large && items_.size() < items_per_batch(run_.settings) && cells_ < kCellsPerBatch) continue;
            send(false);
            return next_turn();
        }
        send(false);
        return BatchQueue::Next::kEnd;
    }

    BatchQueue::Next next_turn() const {
        return input_.may_claim() ? BatchQueue::Next::kAtOnce : BatchQueue::Next::kWhenAllIsRead;
    }

    void send(bool is_waiting) {
        if (items_.empty()) return;
        for (const InputItem& item : items_)
            sent_ += item.block ? item.block->size() : item.claim ? LineBlock::kMaxLines : 1;
        auto batch = std::make_shared<Batch>(std::move(items_));
        batch->is_unread = batch->items.front().claim.has_value();
        items_.clear();
        cells_ = 0;
        queue_.push(batch);
        const std::size_t wanted = std::min<std::size_t>(run_.settings.threads, sent_) + (is_waiting ? 1 : 0);
        for (; started_ < wanted && !is_refused_; ++started_) is_refused_ = !start_one();
        if (is_waiting && is_refused_) work_on(*batch);  // there may be nobody else
    }

    void work_on(Batch& batch) {
        for (;;) {
            const std::size_t i = batch.next_item.fetch_add(1);
            if (i >= batch.items.size() || is_stopping()) break;
            InputItem& item = batch.items[i];
            if (item.claim) read_claim(batch, item);
            const bool is_nothing = item.claim && !item.block;
            batch.answers[i] =
                is_nothing ? Answer{.out = {}, .err = {}, .puzzles = 0} : work_(item, [&](Answer&& part) {
                    batch.hand_over(i, std::move(part));
                    queue_.has_answers(true);
                });
            if (is_stopping()) break;  // a search that was cut short has no answer
            batch.items[i].block.reset();
            batch.is_ready[i].store(true, std::memory_order_release);
            const bool is_last = batch.ready.fetch_add(1) + 1 == batch.items.size();
            if (is_last && !writer_.write_by_worker()) queue_.has_answers(false);
        }
    }

    void read_claim(Batch& batch, InputItem& item) {
        if (input_.read_claim(item)) return queue_.is_read(batch);
        if (!queue_.take_turn_after(batch)) return;
        input_.take_back(item);
        queue_.done_reading(next_turn());
    }

    Run& run_;
    Input& input_;
    const Work& work_;
    BatchQueue& queue_;
    Writer& writer_;
    // Of the worker whose turn it is to read:
    std::vector<InputItem> items_;
    std::size_t cells_ = 0;
    std::size_t sent_ = 0;
    std::size_t started_ = 1;  // workers, at least; one more than are wanted once one has to wait for input
    bool is_refused_ = false;  // the system gave no further thread
    std::mutex mutex_;         // guards what follows
    std::vector<std::thread> workers_;
    std::exception_ptr failure_;  // the first that ended a worker
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

void Answer::add(const Answer& next) {
    out += next.out;
    err += next.err;
    status = std::max(status, next.status);
    puzzles += next.puzzles;
}

int run_in_order(Run& run, Input& input, const Work& work) {
    if (run.settings.threads > 1) {
        BatchQueue queue(std::size_t{4} * run.settings.threads + 4);
        Writer writer(run, input.total_bytes(), queue);
        Crew crew(run, input, work, queue, writer);
        if (crew.start_one()) {
            int status = kFine;
            try {
                status = writer.write_all();
            } catch (const std::exception&) {
                crew.stop();  // or the workers would wait for batches to be written
                throw;
            }
            crew.finish();
            return status;
        }
    }
    return run_one_by_one(run, input, [&](const InputItem& item) {
        Answered answered;
        const auto print = [&](Answer&& part) {
            answered.status = std::max(answered.status, show(run, part));
            answered.puzzles += part.puzzles;
        };
        Answer answer = work(item, [&](Answer&& part) {
            print(std::move(part));
            run.output.flush();
        });
        if (!is_stopping()) print(std::move(answer));  // a search that was cut short has no answer
        return answered;
    });
}

int run_streaming(Run& run, Input& input, const StreamingWork& work) {
    return run_one_by_one(run, input, [&](const InputItem& item) { return Answered{work(item), 1}; });
}

}  // namespace huisu::cli
