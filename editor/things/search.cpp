#include "editor/things/search.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "editor/things/thing_words.h"
#include "generation/level/patience.h"

#include <QStringList>

#include <algorithm>
#include <tuple>
#include <utility>

namespace delve::editor {
namespace {

using Among = SearchOrder::Among;

constexpr std::size_t mostShownCells = 10'000;
constexpr std::size_t cellsOfWords = 64; ///< about as much work as reading so many cells

QStringList splitWords(const QString& words) { return words.simplified().split(u' ', Qt::SkipEmptyParts); }

bool hasAll(const QString& text, const QStringList& words) {
    return std::ranges::all_of(words,
                               [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool looksAmong(const SearchOrder& order, Among part) {
    if (order.kind) return part == Among::Things;
    return order.among == Among::Everything || order.among == part;
}

/// The numbers of a list for which `holds`, sorted by `key`.
template <class List, class Holds, class Key>
std::vector<std::uint32_t> sortedNumbers(const List& list, const Holds& holds, const Key& key, Patience& patience) {
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < list.size() && !patience.ended(cellsOfWords); ++i)
        if (holds(list[i])) numbers.push_back(static_cast<std::uint32_t>(i));
    std::ranges::stable_sort(numbers, {}, [&](std::uint32_t i) { return key(list[i]); });
    return numbers;
}

void findThings(Found& found, const SearchOrder& order, const QStringList& words, Patience& patience) {
    const auto holds = [&](const Thing& thing) {
        if (order.kind && thing.kind != *order.kind) return false;
        return words.isEmpty() || hasAll(wordsOf(thing, found.levels()), words);
    };
    const auto key = [](const Thing& thing) { return std::tuple(thing.kind, thing.at.y, thing.at.x); };
    for (const auto i : sortedNumbers(*found.level().things, holds, key, patience))
        found.rows.push_back({FoundRow::Of::Things, i});
}

void findRooms(Found& found, const QStringList& words, Patience& patience) {
    const auto holds = [&](const Room& room) { return words.isEmpty() || hasAll(wordsOf(room), words); };
    const auto key = [](const Room& room) { return std::tuple(room.kind, room.box.y, room.box.x); };
    for (const auto i : sortedNumbers(*found.level().rooms, holds, key, patience))
        found.rows.push_back({FoundRow::Of::Rooms, i});
}

/// By the name of the tile, in the current language or as files have it.
void findTiles(Found& found, const QStringList& words, generation::Feedback& feedback) {
    const auto& tiles = found.world().tiles;
    std::vector<bool> wanted(std::size_t{1} << 16); // by tile
    for (const auto tile : tiles.all())
        wanted[static_cast<std::size_t>(tile)] =
            hasAll(nameOfTile(tile, tiles) + u'\n' + fromView(tiles[tile].name), words);
    if (std::ranges::find(wanted, true) == wanted.end()) return;
    const auto is = [&wanted](Tile tile) { return wanted[static_cast<std::size_t>(tile)]; };
    found.tiles = areasOfTiles(found.level().tiles, is, [&feedback] { return feedback.stopped(); });
    for (std::size_t i = 0; i < found.tiles.list.size(); ++i)
        found.rows.push_back({FoundRow::Of::Areas, static_cast<std::uint32_t>(i)});
}

std::vector<Cell> cornersOf(const Rect& box) { return {box.topLeft(), {box.right() - 1, box.bottom() - 1}}; }

} // namespace

Found::Found(std::shared_ptr<const World> world, std::size_t level)
    : m_world(std::move(world)), m_level(level), m_levels(*m_world) {}

const Thing* Found::thing(const FoundRow& row) const {
    return row.of == FoundRow::Of::Things ? &(*level().things)[row.number] : nullptr;
}

const Room* Found::room(const FoundRow& row) const {
    return row.of == FoundRow::Of::Rooms ? &(*level().rooms)[row.number] : nullptr;
}

const TileArea* Found::area(const FoundRow& row) const {
    return row.of == FoundRow::Of::Areas ? &tiles.list[row.number] : nullptr;
}

QString Found::kindOf(const FoundRow& row) const {
    if (const auto* const found = thing(row)) return editor::kindOf(*found);
    if (const auto* const found = room(row)) return editor::kindOf(*found);
    return nameOfTile(area(row)->tile, world().tiles);
}

QString Found::detailsOf(const FoundRow& row) const {
    if (const auto* const found = thing(row)) return editor::detailsOf(*found, m_levels);
    if (const auto* const found = room(row)) return editor::detailsOf(*found);
    return toQString(Message{DELVE_TEXT_N("things", "%n cell(s)"), area(row)->cells, {}});
}

Cell Found::placeOf(const FoundRow& row) const {
    if (const auto* const found = thing(row)) return found->at;
    if (const auto* const found = room(row)) return found->box.topLeft();
    return area(row)->first;
}

std::vector<Cell> Found::cellsOf(const FoundRow& row) const {
    if (const auto* const found = thing(row)) return {found->at};
    const auto* const found = room(row);
    if (!found) return editor::cellsOf(*area(row), level().tiles, mostShownCells);
    if (found->shape.empty()) {
        if (found->box.area() > static_cast<std::int64_t>(mostShownCells)) return cornersOf(found->box);
        std::vector<Cell> cells;
        for (auto y = found->box.y; y < found->box.bottom(); ++y)
            for (auto x = found->box.x; x < found->box.right(); ++x) cells.push_back({x, y});
        return cells;
    }
    std::vector<Cell> cells;
    for (const auto& run : found->shape) {
        const Rect area = run.area();
        for (auto y = area.y; y < area.bottom() && cells.size() < mostShownCells; ++y)
            for (auto x = area.x; x < area.right() && cells.size() < mostShownCells; ++x) cells.push_back({x, y});
    }
    return cells;
}

std::int64_t Found::count() const {
    return static_cast<std::int64_t>(rows.size()) + tiles.areas - static_cast<std::int64_t>(tiles.list.size());
}

bool hasAllWords(const QString& text, const QString& words) { return hasAll(text, splitWords(words)); }

Result<std::shared_ptr<const Found>> search(const std::shared_ptr<const World>& world, std::size_t level,
                                            const SearchOrder& order, generation::Feedback& feedback) {
    const auto found = std::make_shared<Found>(world, level);
    const auto words = splitWords(order.words);
    Patience patience([&feedback] { return feedback.stopped(); });
    if (looksAmong(order, Among::Things)) findThings(*found, order, words, patience);
    if (looksAmong(order, Among::Rooms)) findRooms(*found, words, patience);
    if (looksAmong(order, Among::Tiles) && !words.isEmpty()) findTiles(*found, words, feedback);
    if (feedback.stopped()) return cancelled();
    return std::shared_ptr<const Found>(found);
}

} // namespace delve::editor
