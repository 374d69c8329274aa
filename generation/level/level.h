#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"
#include "generation/level/mission.h"
#include "generation/level/recipe.h"
#include "generation/level/room.h"
#include "generation/level/shared.h"
#include "generation/level/thing.h"

#include <optional>
#include <string>
#include <vector>

/// A level: a value. Its large parts are shared between copies until one of them writes, so a copy is a snapshot.
namespace delve {

/// Tiles that are only drawn, under or over the level's own. Void shows nothing.
struct DecorationLayer {
    std::string name;
    bool over = false;
    Grid tiles;
    std::string unknown;        ///< as of a level, see below
    bool hidden = false;        ///< not drawn, and no tool paints it
    bool locked = false;        ///< drawn, and no tool paints it
    std::int32_t opacity = 100; ///< in percent
    bool generated = false;     ///< by stages: regeneration replaces its tiles, but for those of pinned cells

    friend bool operator==(const DecorationLayer&, const DecorationLayer&) = default;
};

/// Unknown members of a run of pins in a file, as raw JSON. The pins themselves are bits; this is written back as long
/// as all cells of the run are pinned.
struct UnknownOfRun {
    Run run;
    std::string unknown;
    friend bool operator==(const UnknownOfRun&, const UnknownOfRun&) = default;
};

struct Level {
    std::string id;
    std::string name;
    Grid tiles;
    std::vector<DecorationLayer> layers;
    Shared<BitGrid> pinned;    ///< cells that regeneration leaves as they are; of size 0 x 0 where there is none
    Shared<BitGrid> keptEmpty; ///< cells on which regeneration may place nothing; likewise
    Shared<std::vector<Room>> rooms;
    Shared<std::vector<Link>> links;
    Shared<std::vector<Hall>> halls;
    Shared<std::vector<Thing>> things;
    Shared<std::vector<std::string>> pinnedThings; ///< ids, sorted
    Shared<Mission> mission;
    std::optional<Recipe> recipe;
    Properties properties;
    std::string unknown;                             ///< members of a file that this version does not know, as raw JSON
    Shared<std::vector<UnknownOfRun>> unknownOfPins; ///< sorted by place
    Shared<std::vector<UnknownOfRun>> unknownOfKeptEmpty;

    [[nodiscard]] Size size() const { return tiles.size(); }
    [[nodiscard]] bool isPinned(Cell cell) const { return pinned->size() == size() && pinned->at(cell); }

    friend bool operator==(const Level&, const Level&) = default;
};

/// A number that stands for the content of a level: tiles (by their ids), rooms, links, halls and things with their
/// fields and properties, but not its name, its layers or its pins. The same on every machine, and for any order of the
/// lists.
[[nodiscard]] std::uint64_t fingerprint(const Level& level);

} // namespace delve
