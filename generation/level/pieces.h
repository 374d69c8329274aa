#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace delve {

/// Makes a vector `count` copies of one value, as assign does, but piece by piece: the first touch of fresh memory
/// takes long, and between two pieces `stopped` is asked. False, and the vector shorter, where it said so.
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

/// Makes a vector so long, whatever it then holds; memory that it has already is not touched. Asks like the above.
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
