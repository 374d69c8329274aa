#include "generation/level/delve/check.h"
#include "generation/level/delve/file_kind.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/level_reader.h"
#include "generation/level/delve/members.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/delve/read_world.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"

#include <algorithm>
#include <limits>

namespace delve {
namespace {

/// Reads the world: its levels and their lists as they come, everything else member by member.
///
/// A newer version of the file gets its number in `delveFileVersion`; `finish` upgrades older ones, with one function
/// for each version, applied in order to what was read.
class WorldReader : public JsonListener {
public:
    bool enters(std::string_view name, JsonKind kind) override {
        const auto inside = m_inside;
        if (inside == Inside::Nothing && kind == JsonKind::Object) m_inside = Inside::World;
        else if (inside == Inside::World && kind == JsonKind::Array && name == "levels") m_inside = Inside::Levels;
        else if (inside == Inside::Levels && kind == JsonKind::Object) beginLevel();
        else if (inside == Inside::Level && kind == JsonKind::Array && LevelReader::isList(name)) beginList(name);
        return m_inside != inside;
    }

    std::optional<Message> left() override {
        switch (m_inside) {
        case Inside::List: m_inside = Inside::Level; return {};
        case Inside::Level: m_inside = Inside::Levels; return endLevel();
        case Inside::Levels: m_inside = Inside::World; return {};
        case Inside::World:
        case Inside::Nothing: break;
        }
        return finish();
    }

    void value(std::string_view name, std::string_view member, JsonValue value) override {
        switch (m_inside) {
        case Inside::World: return worldMember(name, member, value);
        case Inside::Level: return m_level->member(name, member, value);
        case Inside::List: return m_level->element(value);
        case Inside::Nothing:
        case Inside::Levels: break;
        }
        value.expected(DELVE_TEXT("delve-file", "Expected an object in curly brackets, found %1."));
    }

    [[nodiscard]] World take() { return std::move(m_world); }

private:
    enum class Inside { Nothing, World, Levels, Level, List };

    void beginLevel() {
        m_inside = Inside::Level;
        m_level.emplace(m_world.tiles);
    }

    void beginList(std::string_view name) {
        m_inside = Inside::List;
        m_level->beginList(name);
    }

    std::optional<Message> endLevel() {
        if (auto wrong = m_level->finish()) return wrong;
        m_world.levels.push_back(m_level->take());
        return {};
    }

    void worldMember(std::string_view name, std::string_view member, JsonValue value) {
        if (const auto other = m_hasVersion ? FileKind::Map : fileKindOf(name); other != FileKind::Map)
            return value.refuse(notAMap(other));
        if (name == "delvewright") readVersion(value);
        else if (name == "madeBy") m_world.madeBy = value.text();
        else if (name == "name") m_world.name = value.text();
        else if (name == "rules") m_world.rules = readRules(value);
        else if (name == "tiles") readTiles(value);
        else if (name == "enemies") m_world.tables.enemies = readEnemies(value);
        else if (name == "goods") m_world.tables.goods = readGoods(value);
        else if (name == "encounters") m_world.tables.encounters = readEncounters(value);
        else if (name == "purposes") m_world.tables.purposes = readPurposes(value);
        else if (name == "blueprints") m_world.tables.blueprints = readBlueprints(value);
        else if (name == "properties") m_world.properties = readProperties(value);
        else if (name == "levels")
            value.expected(DELVE_TEXT("delve-file", "Expected a list in square brackets, found %1."));
        else keepUnknown(m_world.unknown, member, ",\n  ");
    }

    void readVersion(JsonValue value) {
        m_hasVersion = true;
        const auto version = value.whole(1, std::numeric_limits<std::int32_t>::max());
        if (version <= delveFileVersion) return;
        value.refuse({DELVE_TEXT("delve-file",
                                 "File version %1 is too new: this Delvewright reads up to version %2. Open it with "
                                 "a newer Delvewright."),
                      {std::to_string(version), std::to_string(delveFileVersion)}});
    }

    void readTiles(JsonValue value) {
        value.elements([&](JsonValue tile) {
            if (!m_world.tiles.add(readTile(tile)))
                tile.refuse({DELVE_TEXT("delve-file", "Expected at most %1 tiles with unique names."),
                             {std::to_string(maxCustomTiles)}});
        });
    }

    std::optional<Message> finish() {
        if (!m_hasVersion)
            return Message{DELVE_TEXT("delve-file", "Missing member “delvewright” with the file version.")};
        if (m_world.levels.empty())
            return Message{DELVE_TEXT("delve-file", "Expected at least one level in “levels”.")};
        return {};
    }

    Inside m_inside = Inside::Nothing;
    World m_world;
    std::optional<LevelReader> m_level;
    bool m_hasVersion = false;
};

class RecipeReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        if (const auto other = fileKindOf(value); other != FileKind::Recipe) return value.refuse(notARecipe(other));
        m_recipe = readRecipe(value);
    }
    [[nodiscard]] Recipe take() { return std::move(m_recipe); }

private:
    Recipe m_recipe;
};

} // namespace

Result<World> readWorld(const ReadPiece& read) {
    WorldReader reader;
    if (const auto done = readJson(read, reader); !done) return done.failure();
    World world = reader.take();
    if (const auto done = checkWorld(world, RoomIds::Unique); !done) return done.failure();
    return world;
}

Result<World> readDelve(std::string_view text) { return readWorld(piecesOf(text)); }

Result<Recipe> readRecipe(std::string_view text) {
    RecipeReader reader;
    if (const auto done = readJson(piecesOf(text), reader); !done) return done.failure();
    Recipe recipe = reader.take();
    if (const auto done = checkRecipe(recipe); !done) return done.failure();
    return recipe;
}

} // namespace delve
