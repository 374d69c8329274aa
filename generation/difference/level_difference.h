#pragma once

#include "generation/difference/list_difference.h"
#include "generation/difference/recipe_difference.h"
#include "generation/level/level.h"

#include <optional>

/// The difference of two levels. Cells and pins are matched by place, everything else by id. Part of the difference of
/// a world.
namespace delve::generation {

/// Cells in a row that all changed alike. Beyond its edge a map counts as Void, so a larger map differs there.
struct CellRun {
    Cell at;
    std::int32_t length = 0;
    Tile before = Tile::Void; ///< by the catalogue of the world before
    Tile after = Tile::Void;  ///< by that of the world after
    friend bool operator==(const CellRun&, const CellRun&) = default;
};

/// Runs of cells that are no longer pinned (or kept empty), and of those that now are.
struct BitsDifference {
    std::vector<Run> cleared;
    std::vector<Run> set;

    [[nodiscard]] bool empty() const { return cleared.empty() && set.empty(); }
    friend bool operator==(const BitsDifference&, const BitsDifference&) = default;
};

/// Layers are matched by their names, and by their order if they share one.
struct LayerDifference {
    std::size_t place = 0; ///< in the list before
    Change<std::string> name;
    std::optional<Change<bool>> over;
    std::optional<Change<Size>> size;
    std::vector<CellRun> cells;
    std::optional<Change<bool>> hidden;
    std::optional<Change<bool>> locked;
    std::optional<Change<std::int32_t>> opacity;
    std::optional<Change<bool>> generated;
    std::optional<Change<std::string>> unknown;

    [[nodiscard]] bool empty() const;
    friend bool operator==(const LayerDifference&, const LayerDifference&) = default;
};

/// A link, or a hall, with the ids of its rooms in place of their places in the list; empty for no room. A room that
/// got another id changes no link.
struct NamedLink {
    std::string a;
    std::string b;
    LinkKind kind = LinkKind::Hall;
    RareText unknown;
    friend bool operator==(const NamedLink&, const NamedLink&) = default;
};
struct NamedHall {
    std::string a;
    std::string b;
    std::vector<Run> runs;
    RareText unknown;
    LinkKind kind = LinkKind::Hall;
    friend bool operator==(const NamedHall&, const NamedHall&) = default;
};

struct LevelDifference {
    Change<std::string> id; ///< of the level; differs if it got another one
    std::optional<Change<std::string>> name;
    std::optional<Change<Size>> size;
    std::vector<CellRun> cells; ///< in reading order
    ListDifference<DecorationLayer, LayerDifference> layers;
    BitsDifference pinned;
    BitsDifference keptEmpty;
    ListDifference<Room> rooms;
    ListDifference<NamedLink> links;
    ListDifference<NamedHall> halls;
    ListDifference<Thing> things;
    ListDifference<std::string> pinnedThings;
    std::optional<Change<Shared<Mission>>> mission; ///< as a whole: who plans another one plans all of it
    RecipeDifference recipe;
    ListDifference<Property> properties;
    std::optional<Change<std::string>> unknown;
    std::optional<Change<std::vector<UnknownOfRun>>> unknownOfPins;
    std::optional<Change<std::vector<UnknownOfRun>>> unknownOfKeptEmpty;

    [[nodiscard]] bool empty() const;
    friend bool operator==(const LevelDifference&, const LevelDifference&) = default;
};

} // namespace delve::generation
