#include "generation/level/delve/order.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace delve {
namespace {

/// An element and the number that it is sorted by.
struct Place {
    std::uint64_t key = 0;
    std::uint32_t index = 0;
};

std::uint64_t keyOf(Cell cell) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y)) << 32 | static_cast<std::uint32_t>(cell.x);
}

/// By key, and stable: a digit of eight bits after the other, from the lowest; digits that are alike in all are left
/// out.
void sortByKey(std::vector<Place>& places, Patience& patience) {
    std::uint64_t different = 0;
    for (const auto& place : places) different |= place.key ^ places[0].key;
    std::vector<Place> sorted(places.size());
    for (int shift = 0; shift < 64; shift += 8) {
        if ((different >> shift & 255) == 0) continue;
        std::array<std::size_t, 257> begins{};
        for (const auto& place : places) ++begins[(place.key >> shift & 255) + 1];
        for (std::size_t digit = 1; digit < begins.size(); ++digit) begins[digit] += begins[digit - 1];
        for (const auto& place : places) {
            if (patience.ended()) return;
            sorted[begins[place.key >> shift & 255]++] = place;
        }
        places.swap(sorted);
    }
}

/// Sorts by `key`, then by `tie`, then by where the elements were. Empty if it was stopped.
template <class T, class Key, class Tie>
std::vector<std::uint32_t> sorted(const std::vector<T>& list, Patience& patience, Key key, Tie tie) {
    std::vector<Place> places(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (patience.ended()) return {};
        places[i] = {key(list[i]), static_cast<std::uint32_t>(i)};
    }
    if (!std::ranges::is_sorted(places, {}, &Place::key)) sortByKey(places, patience);
    const auto before = [&](const Place& a, const Place& b) { return tie(list[a.index]) < tie(list[b.index]); };
    for (std::size_t i = 0; i < places.size();) {
        auto end = i + 1;
        while (end < places.size() && places[end].key == places[i].key) ++end;
        if (patience.ended(end - i)) return {};
        if (end - i > 1)
            std::stable_sort(places.begin() + static_cast<std::ptrdiff_t>(i),
                             places.begin() + static_cast<std::ptrdiff_t>(end), before);
        i = end;
    }
    std::vector<std::uint32_t> order(list.size());
    std::ranges::transform(places, order.begin(), &Place::index);
    return order;
}

std::vector<std::uint32_t> ranksOf(const std::vector<std::uint32_t>& order) {
    std::vector<std::uint32_t> ranks(order.size());
    for (std::size_t rank = 0; rank < order.size(); ++rank) ranks[order[rank]] = static_cast<std::uint32_t>(rank);
    return ranks;
}

std::string_view idOf(const auto& element) { return element.id; }

bool isInOrder(const std::vector<std::uint32_t>& order) {
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] != i) return false;
    return true;
}

/// Copies the list in this order, unless it can stay as it is.
template <class T>
void putInOrder(Shared<std::vector<T>>& list, const std::vector<std::uint32_t>& order, Patience& patience,
                bool mustCopy = false) {
    constexpr std::size_t cellsOfElement = 16; // copying one takes memory
    if (!mustCopy && isInOrder(order)) return;
    std::vector<T> result;
    result.reserve(order.size());
    for (const auto index : order) {
        if (patience.ended(cellsOfElement)) return;
        result.push_back((*list)[index]);
    }
    list = std::move(result);
}

/// The rooms at the ends by their ranks.
template <class T>
void putInOrder(Shared<std::vector<T>>& list, const std::vector<std::uint32_t>& order,
                const std::vector<std::uint32_t>& ranks, Patience& patience) {
    const auto rank = [&](RoomId room) { return room < ranks.size() ? ranks[room] : noRoom; };
    const bool renumbers = std::ranges::any_of(
        *list, [&](const T& element) { return rank(element.a) != element.a || rank(element.b) != element.b; });
    putInOrder(list, order, patience, renumbers);
    if (!renumbers || patience.ended(0)) return;
    for (auto& element : list.write()) {
        element.a = rank(element.a);
        element.b = rank(element.b);
    }
}

bool isPinning(const BitGrid& bits, Size size) { return bits.size() == size && !bits.none(); }

FileOrder fileOrder(const Level& level, Patience& patience) {
    FileOrder order;
    order.rooms = sorted(
        *level.rooms, patience, [](const Room& room) { return keyOf(room.box.topLeft()); }, idOf<Room>);
    const auto ranks = ranksOf(order.rooms);
    const auto rank = [&](RoomId room) { return std::uint64_t{room < ranks.size() ? ranks[room] : noRoom}; };
    order.links = sorted(
        *level.links, patience, [&](const Link& link) { return rank(link.a) << 32 | rank(link.b); },
        [](const Link& link) { return link.kind; });
    order.halls = sorted(
        *level.halls, patience, [](const Hall& hall) { return hall.runs.empty() ? 0 : keyOf(hall.runs[0].at); },
        [&](const Hall& hall) { return rank(hall.a) << 32 | rank(hall.b); });
    order.things = sorted(
        *level.things, patience, [](const Thing& thing) { return keyOf(thing.at); }, idOf<Thing>);
    return order;
}

} // namespace

FileOrder fileOrder(const Level& level) {
    Patience endless(std::function<bool()>{});
    return fileOrder(level, endless);
}

Level inFileOrder(const Level& level) { return *inFileOrder(level, {}); }

std::optional<Level> inFileOrder(const Level& level, const std::function<bool()>& stopped) {
    Patience patience(stopped);
    const auto order = fileOrder(level, patience);
    if (patience.ended(0)) return {};
    const auto ranks = ranksOf(order.rooms);
    Level result = level;
    putInOrder(result.rooms, order.rooms, patience);
    putInOrder(result.links, order.links, ranks, patience);
    putInOrder(result.halls, order.halls, ranks, patience);
    putInOrder(result.things, order.things, patience);
    if (patience.ended(0)) return {};
    if (!isPinning(*level.pinned, level.size())) result.pinned = BitGrid();
    if (!isPinning(*level.keptEmpty, level.size())) result.keptEmpty = BitGrid();
    return result;
}

/// Compares tiles first: they nearly always differ if anything does, and sorting is slow.
bool sameInFile(const Level& a, const Level& b) {
    const bool asMany = a.rooms->size() == b.rooms->size() && a.links->size() == b.links->size() &&
                        a.halls->size() == b.halls->size() && a.things->size() == b.things->size();
    return asMany && a.tiles == b.tiles && (a == b || inFileOrder(a) == inFileOrder(b));
}

} // namespace delve
