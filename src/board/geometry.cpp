#include "board/geometry.h"

namespace huisu::board {
namespace {

constexpr std::array kKinds{HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox};

// The places of `house` whose cells lie in house number `other` (of kind `kind`).
Mask places_within(const Geometry& geometry, int house, std::size_t kind, int other) {
    Mask mask = 0;
    for (int place = 0; place < geometry.size(); ++place)
        if (geometry.links(geometry.cell_at(house, place)).house[kind] == other) mask |= bit(place);
    return mask;
}

// The segment of `house` (of kind `kind`) through the cell that it shares with the cell's house of kind `other_kind`.
void set_segment(const Geometry& geometry, Segments& segments, std::size_t slot, Cell cell, std::size_t kind,
                 std::size_t other_kind) {
    const CellLinks& links = geometry.links(cell);
    segments.with[slot] = links.house[other_kind];
    segments.mask[slot] = places_within(geometry, links.house[kind], other_kind, links.house[other_kind]);
    segments.mask_there[slot] = places_within(geometry, links.house[other_kind], kind, links.house[kind]);
}

}  // namespace

Geometry::Geometry(const Shape& shape) : shape_(shape), size_(shape.size()), cells_(shape.cells()) {
    const std::size_t house_places = static_cast<std::size_t>(3 * size_ * size_);
    links_.resize(static_cast<std::size_t>(cells_));
    cell_at_.resize(house_places);
    segments_.resize(house_places);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        for (int i = 0; i < size_; ++i) {
            const int house = static_cast<int>(kind) * size_ + i;
            for (int place = 0; place < size_; ++place) {
                const Cell cell = shape.cell_in({kKinds[kind], i}, place);
                CellLinks& links = links_[static_cast<std::size_t>(cell)];
                cell_at_[index(house, place)] = static_cast<std::uint16_t>(cell);
                links.house[kind] = static_cast<std::uint16_t>(house);
                links.place[kind] = static_cast<std::uint8_t>(place);
                links.digits_at[kind] = static_cast<std::uint32_t>(house * size_);
                links.place_bit[kind] = bit(place);
                links.house_bit[kind] = bit(i);
            }
        }
    }
    constexpr std::size_t kRow = 0;
    constexpr std::size_t kColumn = 1;
    constexpr std::size_t kBox = 2;
    for (Cell cell = 0; cell < cells_; ++cell) {
        const CellLinks& links = links_[static_cast<std::size_t>(cell)];
        const auto segments_in = [&](std::size_t kind) -> Segments& {
            return segments_[index(links.house[kind], links.place[kind])];
        };
        set_segment(*this, segments_in(kRow), 0, cell, kRow, kBox);
        set_segment(*this, segments_in(kColumn), 0, cell, kColumn, kBox);
        set_segment(*this, segments_in(kBox), 0, cell, kBox, kRow);
        set_segment(*this, segments_in(kBox), 1, cell, kBox, kColumn);
    }
}

std::shared_ptr<const Geometry> geometry_of(const Shape& shape) {
    static const std::shared_ptr<const Geometry> usual = std::make_shared<const Geometry>(Shape{});
    return shape == Shape{} ? usual : std::make_shared<const Geometry>(shape);
}

}  // namespace huisu::board
