// The one given back last is taken first: its memory is still in the cache.
#include "line_block.h"

#include <utility>

namespace huisu::cli {

std::unique_ptr<LineBlock> LineBlocks::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            auto block = std::move(idle_.back());
            idle_.pop_back();
            return block;
        }
        idle_.reserve(++made_);  // so that giving back never fails
    }
    return std::make_unique<LineBlock>(engine_);
}

void LineBlocks::give_back(std::unique_ptr<LineBlock> block) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(block));
}

std::shared_ptr<LineBlock> LineBlocks::share(std::unique_ptr<LineBlock> block) {
    return {block.release(), [this](LineBlock* done) { give_back(std::unique_ptr<LineBlock>(done)); }};
}

}  // namespace huisu::cli
