#pragma once

#include "generation/level/result.h"
#include "generation/level/sides.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A rule table as a value: what its file holds and a person edits. docs/rule-tables.md describes the file; modules.h
/// derives from it which modules may stand side by side.
namespace delve::collapse {

[[nodiscard]] std::string_view nameOf(Direction direction);
[[nodiscard]] std::optional<Direction> directionFromName(std::string_view name);

/// What a cell of the collapse may become: a square of tiles, with a label on each of its sides.
struct RuleModule {
    std::string name;
    std::int64_t weight = 1;
    std::string group;                ///< what a lean counts; may be empty
    std::int32_t symmetry = 1;        ///< how many of its turns and mirror images differ: 1, 2, 4 or 8
    std::array<std::string, 4> sides; ///< north, east, south, west, each read clockwise; "" matches nothing by itself
    std::vector<std::string> rows;    ///< of glyphs

    friend bool operator==(const RuleModule&, const RuleModule&) = default;
};

struct LegendEntry {
    char glyph = ' ';
    std::string tile; ///< the name in the catalogue
    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// A label that also matches labels other than itself.
struct LabelMatch {
    std::string side;
    std::vector<std::string> meets;
    friend bool operator==(const LabelMatch&, const LabelMatch&) = default;
};

/// Each placed module of one group makes those of another group more likely.
struct Lean {
    std::string placed;
    std::string raises;
    friend bool operator==(const Lean&, const Lean&) = default;
};

/// The pattern grows from one place, over sides with these labels, until none is open; all else is the rest.
struct Growth {
    std::vector<std::string> first; ///< what it begins with: the first of these modules that fits
    std::vector<std::string> across;
    std::string rest;
    friend bool operator==(const Growth&, const Growth&) = default;
};

/// Two modules that may (or may not) stand beside each other, whatever their labels say.
struct Neighbours {
    std::string module;
    Direction side = Direction::North; ///< of the module as it is drawn; it turns with it
    std::string neighbour;
    std::optional<Direction> facing; ///< which side of the neighbour; empty: any
    friend bool operator==(const Neighbours&, const Neighbours&) = default;
};

struct RuleTable {
    std::string name;
    std::int32_t side = 1; ///< cells along a side of a module
    std::vector<LegendEntry> legend;
    std::string around = "wall";                  ///< the tile between the pattern and the map's edge
    std::optional<std::vector<std::string>> edge; ///< labels that may lie at the pattern's rim; empty: all
    std::vector<LabelMatch> meets;
    std::vector<Lean> leans;
    std::optional<Growth> grow;
    std::vector<RuleModule> modules;
    std::vector<Neighbours> allow;
    std::vector<Neighbours> forbid;

    [[nodiscard]] const RuleModule* find(std::string_view module) const;
    friend bool operator==(const RuleTable&, const RuleTable&) = default;
};

inline constexpr std::int32_t ruleTableVersion = 1;
inline constexpr std::int32_t largestModuleSide = 16;
inline constexpr std::int64_t largestWeight = 1'000'000;

/// A failure says what is wrong, in which line and at which place of the JSON, and what was expected.
[[nodiscard]] Result<RuleTable> readRuleTable(std::string_view text);
/// Text that it wrote before comes out the same, byte for byte.
[[nodiscard]] std::string ruleTableText(const RuleTable& table);

} // namespace delve::collapse
