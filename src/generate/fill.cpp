#include "generate/fill.h"
#include <array>
#include <numeric>
#include "search/search.h"
namespace huisu::generating {
static bool go(Digits9& g, int cell, model::Random& r) {
    if (cell == 81) return true;
    std::array<std::uint8_t, 9> d;
    std::iota(d.begin(), d.end(), std::uint8_t{1});
    for (std::size_t i = 9; i > 1; --i) std::swap(d[i - 1], d[r.below(i)]);
    for (auto x : d) {
        bool ok = true;
        for (int k = 0; k < 81 && ok; ++k)
            if (g[std::size_t(k)] == x &&
                (k / 9 == cell / 9 || k % 9 == cell % 9 || (k / 27 == cell / 27 && k % 9 / 3 == cell % 9 / 3)))
                ok = false;
        if (!ok) continue;
        g[std::size_t(cell)] = x;
        if (go(g, cell + 1, r)) return true;
        g[std::size_t(cell)] = 0;
    }
    return false;
}
Digits9 fill9(model::Random& random) {
    Digits9 g{};
    go(g, 0, random);
    return g;
}
Grid fill(const Shape& shape, model::Random& random) {
    Puzzle p(shape);
    for (int i = 0; i < 2; ++i) {
        p.set_given(static_cast<Cell>(i), int(random.below(std::uint64_t(shape.size() / 2))) * 2 + 1 + i);
    }
    Budget b;
    search::Search s(p, b);
    s.next();
    return s.solution();
}
}  // namespace huisu::generating
