// A list of a few things, without memory of its own to ask for.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <span>

namespace huisu::logic {

/// At most nine: the candidates of a cell, the places of a digit in a house.
template <class T>
class ShortList {
public:
    ShortList() = default;
    ShortList(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    void push_back(const T& item) {
        assert(size_ < items_.size());
        items_[size_++] = item;
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    const T& front() const { return items_[0]; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }
    operator std::span<const T>() const { return {items_.data(), size_}; }

private:
    std::array<T, 9> items_{};
    std::size_t size_ = 0;
};

}  // namespace huisu::logic
