#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace delve {

/// Fills a vector with `count` copies of one value, as assign does, but piece by piece: the first touch of fresh memory
/// is slow, so `stopped` is called between pieces. False, with a shorter vector, if it returned true.
template <class T, class Stopped>
bool assignInPieces(std::vector<T>& into, std::size_t count, const T& value, const Stopped& stopped) {
    constexpr std::size_t piece = (std::size_t{1} << 22) / sizeof(T);
    into.clear();
    into.reserve(count);
    while (into.size() < count) {
        into.resize(std::min(count, into.size() + piece), value);
        if (into.size() < count && stopped()) return false;
    }
    return true;
}

/// Resizes a vector, with unspecified values; does not touch memory that it already has. Stops likewise.
template <class T, class Stopped>
bool resizeInPieces(std::vector<T>& into, std::size_t count, const Stopped& stopped) {
    if (into.capacity() < count) return assignInPieces(into, count, T{}, stopped);
    if (into.size() >= count) into.resize(count);
    constexpr std::size_t piece = (std::size_t{1} << 22) / sizeof(T);
    while (into.size() < count) {
        into.resize(std::min(count, into.size() + piece));
        if (into.size() < count && stopped()) return false;
    }
    return true;
}

} // namespace delve
