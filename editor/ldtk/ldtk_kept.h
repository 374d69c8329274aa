#pragma once

#include "editor/ldtk/ldtk_properties.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// What a world keeps of a project of LDtk, so that it can be written back: all of it but the cells that became tiles
/// of its levels. It is JSON in the members of LDtk's own files, with a mark in what became something here.
namespace delve::editor {

struct LdtkEntity;
struct LdtkLayer;
struct LdtkLevel;
struct LdtkProject;
struct LdtkTile;

/// What became of the parts of a level.
struct LdtkPlaces {
    struct OfLayer {
        bool placed = false;
        bool isLevel = false;                 ///< its values are the level's tiles, or else the lowest of its pieces
        bool emptyIsFloor = false;            ///< the value 0 became floor
        std::string values = {};              ///< the decoration layer that its values became
        std::vector<std::string> pieces = {}; ///< those that its pieces became, the lowest first
        std::vector<const LdtkTile*> others = {}; ///< pieces that have no place
    };
    struct OfEntity {
        std::string thing; ///< its id
        Cell at;
    };
    std::map<const LdtkLayer*, OfLayer> layers = {};
    std::map<const LdtkEntity*, OfEntity> entities = {};
};

/// The member by which a part says what became of it.
inline constexpr const char* ldtkMark = "delvewright";

[[nodiscard]] std::string keptProjectText(const LdtkProject& project);
/// Empty where it would be longer than `left` bytes, which it counts down below 0.
[[nodiscard]] std::string keptLevelText(const LdtkLevel& level, const LdtkPlaces& places, std::int64_t& left);

} // namespace delve::editor
