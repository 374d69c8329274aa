#include "editor/tools/pins.h"

#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// The bits of a level, created if it has none. If none is set at the end, they are removed again: a level whose pins
/// were all removed is the same as one that never had any.
BitGrid& bitsOf(Shared<BitGrid>& bits, Size size) {
    if (bits->size() != size) bits = BitGrid(size);
    return bits.write();
}

void forgetIfNone(Shared<BitGrid>& bits) {
    if (bits->none()) bits = {};
}

} // namespace

void pinCells(Level& level, const BitGrid& cells, const Rect& area, bool pinned) {
    const Rect inside = area.intersected(wholeOf(level.size()));
    if (inside.empty() || (!pinned && level.pinned->size() != level.size())) return;
    auto& bits = bitsOf(level.pinned, level.size());
    for (auto y = inside.y; y < inside.bottom(); ++y) {
        const auto into = bits.row(y);
        const auto from = cells.row(y);
        const auto first = static_cast<std::size_t>(inside.x) / 64;
        const auto last = static_cast<std::size_t>(inside.right() - 1) / 64;
        for (auto word = first; word <= last; ++word) {
            std::uint64_t mask = from[word];
            if (word == first) mask &= ~std::uint64_t{0} << (inside.x & 63);
            if (word == last) mask &= ~std::uint64_t{0} >> (63 - ((inside.right() - 1) & 63));
            into[word] = pinned ? into[word] | mask : into[word] & ~mask;
        }
    }
    if (!pinned) forgetIfNone(level.pinned);
}

void pinCells(Level& level, const Rect& area, bool pinned) {
    const Rect inside = area.intersected(wholeOf(level.size()));
    if (inside.empty() || (!pinned && level.pinned->size() != level.size())) return;
    auto& bits = bitsOf(level.pinned, level.size());
    for (auto y = inside.y; y < inside.bottom(); ++y) bits.setRun(y, inside.x, inside.width, pinned);
    if (!pinned) forgetIfNone(level.pinned);
}

void pinThings(Level& level, std::span<const std::string> ids, bool pinned) {
    if (ids.empty()) return;
    std::vector<std::string> sorted(ids.begin(), ids.end());
    std::ranges::sort(sorted);
    std::vector<std::string> now;
    if (pinned) std::ranges::set_union(*level.pinnedThings, sorted, std::back_inserter(now));
    else std::ranges::set_difference(*level.pinnedThings, sorted, std::back_inserter(now));
    if (now != *level.pinnedThings) level.pinnedThings = std::move(now);
}

void keepEmpty(Level& level, Cell cell, bool empty) {
    if (!level.size().contains(cell)) return;
    const bool is = level.keptEmpty->size() == level.size() && level.keptEmpty->at(cell);
    if (is == empty) return;
    bitsOf(level.keptEmpty, level.size()).set(cell, empty);
    if (!empty) forgetIfNone(level.keptEmpty);
}

void allowThings(Level& level, const BitGrid& cells) {
    if (level.keptEmpty->size() != level.size() || cells.none()) return;
    level.keptEmpty.write().remove(cells);
    forgetIfNone(level.keptEmpty);
}

bool isPinned(const Level& level, std::string_view thingId) {
    return std::ranges::binary_search(*level.pinnedThings, thingId, {},
                                      [](const std::string& id) { return std::string_view(id); });
}

BitGrid cellsOf(const Room& room, Size size) {
    BitGrid cells(size);
    for (const auto& piece : generation::piecesOf(room)) {
        const Rect inside = piece.intersected(wholeOf(size));
        for (auto y = inside.y; y < inside.bottom(); ++y) cells.setRun(y, inside.x, inside.width);
    }
    return cells;
}

Message pinStep(bool pinned, std::int64_t cells) {
    return {pinned ? DELVE_TEXT_N("tool", "Pin %n cell(s)") : DELVE_TEXT_N("tool", "Unpin %n cell(s)"), cells, {}};
}

} // namespace delve::editor
