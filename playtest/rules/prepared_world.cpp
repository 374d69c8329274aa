#include "playtest/rules/prepared_world.h"

#include "generation/level/delve/order.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/patience.h"
#include "generation/level/portal_targets.h"
#include "generation/level/rules.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/stoppable.h"
#include "playtest/sight/bit_window.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace delve::play {
namespace {

std::int32_t radiusOf(const Thing& lamp) {
    constexpr std::int32_t defaultRadius = 5;
    const auto* value = lamp.fields.find("radius");
    const auto* radius = value ? std::get_if<Decimal>(value) : nullptr;
    return radius ? static_cast<std::int32_t>(std::clamp<std::int64_t>(radius->floor(), 1, 64)) : defaultRadius;
}

/// Of which odd ground such a tile is; null of none.
std::vector<Cell>* listOf(Tile tile, const TileCatalogue& tiles, PreparedLevel& prepared) {
    if (tiles.ledge(tile)) return &prepared.ledges;
    if (tiles.secret(tile)) return &prepared.secretDoors;
    return tiles.leadsDown(tile) ? &prepared.chasms : nullptr;
}

struct UsesOfTile {
    bool walkable = false;
    bool seeThrough = false;
    bool kills = false;
    std::vector<Cell>* list = nullptr;
};

UsesOfTile usesOf(Tile tile, const TileCatalogue& tiles, PreparedLevel& prepared) {
    return {tiles.walkable(tile), tiles.seeThrough(tile), tiles.kills(tile), listOf(tile, tiles, prepared)};
}

/// Cells side by side are mostly of one tile, which is asked about once. False if it was stopped.
bool readTiles(const Level& level, const TileCatalogue& tiles, PreparedLevel& prepared, Patience& patience) {
    const Size size = level.size();
    prepared.walkable.reset(size);
    prepared.seeThrough.reset(size);
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    std::optional<Tile> last;
    UsesOfTile uses;
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (patience.ended(row.size())) return false;
        level.tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < size.width; ++x) {
            const Tile tile = row[static_cast<std::size_t>(x)];
            if (tile != last) uses = usesOf(tile, tiles, prepared);
            if (uses.kills && !prepared.deadly) prepared.deadly = tile;
            last = tile;
            if (uses.walkable) prepared.walkable.set({x, y});
            if (uses.seeThrough) prepared.seeThrough.set({x, y});
            if (uses.list) uses.list->push_back({x, y});
        }
    }
    prepared.toWalkOn = prepared.walkable.count();
    return true;
}

/// So large that no light is seen from farther away than the next block.
constexpr std::int32_t lampBlock = playNumbers.lampsSeenFrom;

std::pair<std::int32_t, std::int32_t> blockOf(Cell cell) { return {cell.y / lampBlock, cell.x / lampBlock}; }

/// Things may lie beyond the map, where nobody comes.
void noteRows(Size size, PreparedLevel& prepared) {
    const auto& things = prepared.thingsByCell;
    auto at = things.begin();
    for (std::int32_t y = 0; y <= size.height; ++y) {
        at = std::find_if(at, things.end(), [y](const auto& entry) { return entry.first.y >= y; });
        prepared.rowStarts.push_back(static_cast<std::uint32_t>(at - things.begin()));
    }
}

void shut(PreparedLevel& prepared, Cell cell) {
    if (prepared.openBetweenLocks.wordsPerRow() == 0) prepared.openBetweenLocks = prepared.walkable;
    prepared.openBetweenLocks.clear(cell);
}

void shutLocks(const Level& level, PreparedLevel& prepared, Patience& patience) {
    for (const auto& thing : *level.things)
        if ((thing.kind == ThingKind::Lock || thing.kind == ThingKind::Barrier) && level.size().contains(thing.at))
            shut(prepared, thing.at);
    for (const auto* const cells : {&prepared.ledges, &prepared.secretDoors})
        for (const Cell cell : *cells) {
            if (patience.ended()) return;
            shut(prepared, cell);
        }
}

void noteOdd(PreparedLevel& prepared, Patience& patience) {
    for (const auto* const cells : {&prepared.ledges, &prepared.secretDoors, &prepared.chasms})
        for (const Cell cell : *cells) {
            if (patience.ended()) return;
            if (prepared.odd.wordsPerRow() == 0) prepared.odd.reset(prepared.walkable.size());
            prepared.odd.set(cell);
        }
}

/// The start of a level, or else its first cell, of those that can be walked on at first.
std::optional<Cell> landingIn(const Level& level, const PreparedLevel& prepared) {
    const BitGrid& open = prepared.openAtFirst();
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Start && open.size().contains(thing.at) && open.at(thing.at)) return thing.at;
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        const auto first = findBit(open.row(y).data(), 0, open.size().width - 1, true);
        if (first < open.size().width) return Cell{first, y};
    }
    return {};
}

/// What a chasm does depends on another level, so this comes when all of them are read.
void joinByChasms(PreparedWorld& prepared, Patience& patience) {
    for (std::uint32_t i = 0; i < prepared.levels.size(); ++i) {
        auto& level = prepared.levels[i];
        const auto below =
            level.chasms.empty() ? std::nullopt : prepared.places->placeOf(levelBelow(prepared.level(i)));
        if (below && *below != i) {
            auto& lower = prepared.levels[*below];
            if (!lower.landing) lower.landing = landingIn(prepared.level(static_cast<std::uint32_t>(*below)), lower);
            if (lower.landing) level.below = static_cast<std::uint32_t>(*below);
        }
        if (!level.below) level.chasms.clear();
        noteOdd(level, patience);
    }
}

/// False if it was stopped.
bool readThings(const Level& level, const Rules& rules, PreparedLevel& prepared, Patience& patience) {
    const auto& things = *level.things;
    for (std::uint32_t i = 0; i < things.size(); ++i) {
        if (patience.ended()) return false;
        prepared.thingsByCell.emplace_back(things[i].at, i);
        const auto kind = things[i].kind;
        if (kind == ThingKind::Flower) ++prepared.flowers;
        if (kind == ThingKind::Boss || (kind == ThingKind::Enemy && rules.enemies)) prepared.hasEnemies = true;
        if (kind == ThingKind::Encounter) prepared.hasEncounters = true;
        if (kind == ThingKind::Lamp) prepared.lamps.push_back({things[i].at, radiusOf(things[i])});
    }
    if (!std::ranges::is_sorted(prepared.thingsByCell)) std::ranges::sort(prepared.thingsByCell); // some lie outside
    std::ranges::stable_sort(prepared.lamps, {}, [](const Lamp& lamp) { return blockOf(lamp.at); });
    noteRows(level.size(), prepared);
    shutLocks(level, prepared, patience);
    return true;
}

/// 64 cells of a row from a column on, which may lie off the map: bit 0 is the first of them.
std::uint64_t bitsFrom(std::span<const std::uint64_t> row, std::int32_t column) {
    std::uint64_t bits = 0;
    cutBits(row.data(), static_cast<std::int32_t>(row.size()), column, &bits, 1);
    return bits;
}

bool leadsToAFight(const Encounter& encounter) {
    return std::ranges::any_of(encounter.choices, [](const EncounterChoice& choice) {
        return std::ranges::any_of(choice.outcomes, [](const Outcome& outcome) { return !outcome.fight.empty(); });
    });
}

bool mayHaveFights(const World& world, const std::vector<PreparedLevel>& levels) {
    if (std::ranges::any_of(levels, &PreparedLevel::hasEnemies)) return true;
    return (world.rules->wandering > Decimal() || std::ranges::any_of(levels, &PreparedLevel::hasEncounters)) &&
           std::ranges::any_of(*world.tables.encounters, leadsToAFight);
}

/// Games name things by their numbers, and have to find the same ones when they come back from a file. Null if it was
/// stopped.
std::shared_ptr<const World> inFileOrder(const World& world, const std::function<bool()>& stopped) {
    auto sorted = std::make_shared<World>(world);
    std::size_t done = 0;
    for (Level& level : sorted->levels.writable()) {
        if (done++ % levelsToQuestion == 0 && stopped && stopped()) return nullptr;
        auto ordered = inFileOrder(level, stopped);
        if (!ordered) return nullptr;
        level = *std::move(ordered);
    }
    return sorted;
}

} // namespace

std::optional<Place> placeOfStart(const World& world, std::int64_t player) {
    for (std::uint32_t i = 0; i < world.levels.size(); ++i)
        if (const auto* const start = startOf(*world.levels[i].things, player)) return Place{i, start->at};
    return {};
}

std::uint32_t homeOf(const World& world) {
    const auto start = placeOfStart(world, 1);
    return start ? start->level : 0;
}

std::optional<Place> landingOf(const PreparedWorld& prepared, const Place& chasm) {
    constexpr std::int32_t near = 32;
    const auto below = prepared.levels[chasm.level].below;
    if (!below) return {};
    const BitGrid& open = prepared.levels[*below].openAtFirst();
    if (open.size().contains(chasm.at) && open.at(chasm.at)) return Place{*below, chasm.at};
    Cell nearest = *prepared.levels[*below].landing;
    std::int32_t least = near + 1;
    for (std::int32_t dy = -near; dy <= near; ++dy) {
        const std::int32_t y = chasm.at.y + dy;
        if (std::abs(dy) >= least || y < 0 || y >= open.size().height) continue;
        const int left = std::countl_zero(bitsFrom(open.row(y), chasm.at.x - 63));
        const int right = std::countr_zero(bitsFrom(open.row(y), chasm.at.x));
        const int dx = std::min(left, right);
        if (dx + std::abs(dy) >= least) continue;
        least = dx + std::abs(dy);
        nearest = {chasm.at.x + (left <= right ? -dx : dx), y};
    }
    return Place{*below, nearest};
}

std::span<const std::pair<Cell, std::uint32_t>> PreparedLevel::thingsInRow(std::int32_t y, std::int32_t x,
                                                                           std::int32_t width) const {
    const auto row = static_cast<std::size_t>(y);
    if (y < 0 || row + 1 >= rowStarts.size()) return {};
    const auto begin = thingsByCell.begin() + rowStarts[row];
    const auto end = thingsByCell.begin() + rowStarts[row + 1];
    const auto cellOf = &std::pair<Cell, std::uint32_t>::first;
    const auto first = std::ranges::lower_bound(begin, end, Cell{x, y}, {}, cellOf);
    if (width == 1) { // few things: quicker than another search
        auto last = first;
        while (last != end && last->first == Cell{x, y}) ++last;
        return {first, last};
    }
    return {first, std::ranges::lower_bound(first, end, Cell{x + width, y}, {}, cellOf)};
}

std::array<std::span<const Lamp>, 3> PreparedLevel::lampsNear(Cell cell) const {
    std::array<std::span<const Lamp>, 3> rows;
    if (lamps.empty()) return rows;
    const auto [row, column] = blockOf(cell);
    const auto block = [](const Lamp& lamp) { return blockOf(lamp.at); };
    for (std::int32_t i = 0; i < 3; ++i) {
        const auto first = std::ranges::lower_bound(lamps, std::pair(row + i - 1, column - 1), {}, block);
        const auto last = std::ranges::upper_bound(lamps, std::pair(row + i - 1, column + 1), {}, block);
        rows[static_cast<std::size_t>(i)] = {first, last};
    }
    return rows;
}

Key128 PreparedWorld::key() const {
    constexpr std::size_t pieceSize = 1U << 16U;
    return m_key.orFind([this] {
        Hash128 hash;
        std::string piece; // of one size, however the text comes
        writeDelve(*world, [&](std::string_view text) {
            for (; piece.size() + text.size() >= pieceSize; piece.clear()) {
                const auto rest = pieceSize - piece.size();
                hash.addText(piece.append(text.substr(0, rest)));
                text.remove_prefix(rest);
            }
            piece += text;
            return true;
        });
        hash.addText(piece);
        return hash.result();
    });
}

std::shared_ptr<const PreparedWorld> preparedWorldOf(std::shared_ptr<const World> world,
                                                     const Declarations& declarations) {
    return preparedWorldOf(std::move(world), declarations, {});
}

std::shared_ptr<const PreparedWorld> preparedWorldOf(std::shared_ptr<const World> asGiven,
                                                     const Declarations& declarations,
                                                     const std::function<bool()>& stopped) {
    const auto world = inFileOrder(*asGiven, stopped);
    if (!world) return nullptr;
    Patience patience(stopped);
    auto prepared = std::make_shared<PreparedWorld>();
    prepared->levels.resize(world->levels.size());
    for (std::size_t i = 0; i < world->levels.size(); ++i) {
        if (i % levelsToQuestion == 0 && stopped && stopped()) return nullptr;
        if (!readTiles(world->levels[i], world->tiles, prepared->levels[i], patience)) return nullptr;
        if (!readThings(world->levels[i], *world->rules, prepared->levels[i], patience)) return nullptr;
        prepared->flowers += prepared->levels[i].flowers;
    }
    // Whoever is farther away than an enemy hunts would be lost again at once.
    for (const auto& enemy : *world->tables.enemies)
        prepared->farthestEnemySight =
            std::max(prepared->farthestEnemySight,
                     static_cast<std::int32_t>(std::min<std::int64_t>(enemy.sight, playNumbers.hunt)));
    prepared->mayHaveFights = mayHaveFights(*world, prepared->levels);
    prepared->home = homeOf(*world);
    prepared->places = std::make_unique<const LevelPlaces>(*world);
    prepared->declarations = declarations;
    if (auto chosen = chosenObjective(*world->rules, prepared->declarations.objectives)) {
        prepared->objective = chosen->info;
        prepared->options = std::move(chosen->options);
    }
    prepared->world = world;
    joinByChasms(*prepared, patience);
    return patience.ended(0) ? nullptr : prepared;
}

} // namespace delve::play
