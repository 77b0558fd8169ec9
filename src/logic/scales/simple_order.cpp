#include "logic/scales/simple_order.h"

#include "logic/techniques/aligned_exclusion.h"
#include "logic/techniques/bug.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/hidden_set.h"
#include "logic/techniques/hidden_single.h"
#include "logic/techniques/locking.h"
#include "logic/techniques/naked_set.h"
#include "logic/techniques/naked_single.h"
#include "logic/techniques/unique_loop.h"
#include "logic/techniques/wings.h"

namespace huisu::logic {
namespace {

struct Producer {
    int number;
    std::optional<Step> (*find)(const CandidateGrid& grid);
    bool needs_uniqueness = false;
};

constexpr std::array kProducers = {
    Producer{1, find_hidden_single},
    Producer{2, find_direct_locking},
    Producer{3, find_direct_hidden_pair},
    Producer{4, find_naked_single},
    Producer{5, find_direct_hidden_triplet},
    Producer{6, find_locking},
    Producer{7, find_naked_pair},
    Producer{8, find_x_wing},
    Producer{9, find_hidden_pair},
    Producer{10, find_naked_triplet},
    Producer{11, find_swordfish},
    Producer{12, find_hidden_triplet},
    Producer{13, find_xy_wing},
    Producer{14, find_xyz_wing},
    Producer{15, find_unique_loop, true},
    Producer{16, find_naked_quad},
    Producer{17, find_jellyfish},
    Producer{18, find_hidden_quad},
    Producer{19, find_bug, true},
    Producer{20, find_aligned_pair},
};

}  // namespace

std::optional<Step> first_simple_step(const CandidateGrid& grid, bool allows_uniqueness) {
    for (const Producer& producer : kProducers) {
        if (producer.needs_uniqueness && !allows_uniqueness) continue;
        if (std::optional<Step> step = producer.find(grid)) return step;
    }
    return std::nullopt;
}

}  // namespace huisu::logic
