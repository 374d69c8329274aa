#include "editor/ldtk/ldtk_reader.h"

#include "editor/ldtk/ldtk_fields.h"
#include "editor/ldtk/ldtk_kept.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t mostPixels = std::int64_t{1} << 24;
constexpr int deepestKept = 40; ///< of what is kept in a map, which nests no deeper than JSON's limit
constexpr std::int64_t anyNumber = std::int64_t{1} << 40;

std::string textOf(JsonValue value) {
    return value.kind() == JsonKind::Null ? std::string() : std::string(value.text());
}

std::int32_t pixels(JsonValue value) {
    return value.kind() == JsonKind::Null ? 0 : static_cast<std::int32_t>(value.whole(-mostPixels, mostPixels));
}

std::int64_t uid(JsonValue value) { return value.kind() == JsonKind::Null ? -1 : value.whole(-anyNumber, anyNumber); }

Cell place(JsonValue value) {
    const auto parts = value.fewElements(2, 2);
    return parts.size() == 2 ? Cell{pixels(parts[0]), pixels(parts[1])} : Cell{};
}

/// A number of 0 to 1 as thousandths, whatever its notation.
std::int64_t thousandths(JsonValue value) {
    double number = 0;
    const auto raw = value.raw();
    if (value.kind() == JsonKind::Number) std::from_chars(raw.data(), raw.data() + raw.size(), number);
    return static_cast<std::int64_t>(std::clamp(number, 0.0, 1.0) * 1000 + 0.5);
}

std::vector<LdtkField> fieldsOf(JsonValue list) {
    std::vector<LdtkField> fields;
    list.elements([&](JsonValue element) {
        LdtkField field;
        element.members([&](std::string_view name, JsonValue value, std::string_view) {
            if (name == "__identifier") field.identifier = textOf(value);
            if (name != "__value") return;
            field.isText = value.kind() == JsonKind::Text;
            field.text = field.isText ? std::string(value.text()) : std::string(value.raw());
        });
        fields.push_back(std::move(field));
    });
    return fields;
}

/// Adds a member to what is kept, as it stands in the file.
void keep(LdtkBudget& budget, std::string& into, std::string_view name, std::string_view member) {
    static constexpr std::array<std::string_view, 8> taken{
        "levels", "worlds", "layerInstances", "intGridCsv", "gridTiles", "autoLayerTiles", "entityInstances", ldtkMark};
    if (std::ranges::find(taken, name) != taken.end()) return;
    if (budget.kept < 0) return;
    budget.kept -= static_cast<std::int64_t>(member.size());
    if (depthOfJson(member) > deepestKept) budget.kept = -1;
    if (budget.kept >= 0) into.append(into.empty() ? "" : ", ").append(member);
}

LdtkTile tileOf(JsonValue object) {
    LdtkTile tile;
    object.members([&](std::string_view name, JsonValue value, std::string_view) {
        if (name == "px") tile.at = place(value);
        if (name == "src") tile.source = place(value);
        if (name == "t") tile.number = value.whole32(0, 1 << 30);
        if (name == "f") tile.flips = value.whole32(0, 3);
    });
    return tile;
}

LdtkEntity entityOf(JsonValue object, LdtkBudget& budget) {
    LdtkEntity entity;
    std::int64_t pivotX = 0, pivotY = 0;
    object.members([&](std::string_view name, JsonValue value, std::string_view member) {
        keep(budget, entity.kept, name, member);
        if (name == "__identifier") entity.identifier = textOf(value);
        if (name == "px") entity.at = place(value);
        if (name == "width") entity.size.width = value.whole32(0, mostPixels);
        if (name == "height") entity.size.height = value.whole32(0, mostPixels);
        if (name == "fieldInstances") entity.fields = fieldsOf(value);
        if (name == "__tags") value.elements([&](JsonValue tag) { entity.tags.push_back(textOf(tag)); });
        if (name != "__pivot") return;
        const auto parts = value.fewElements(2, 2);
        if (parts.size() != 2) return;
        pivotX = thousandths(parts[0]);
        pivotY = thousandths(parts[1]);
    });
    entity.at.x -= static_cast<std::int32_t>(pivotX * entity.size.width / 1000);
    entity.at.y -= static_cast<std::int32_t>(pivotY * entity.size.height / 1000);
    return entity;
}

/// The text of a colour as LDtk writes it; kept as it is.
LdtkLayerDef layerDefOf(JsonValue object, std::int64_t& number) {
    LdtkLayerDef layer;
    object.members([&](std::string_view name, JsonValue value, std::string_view) {
        if (name == "uid") number = uid(value);
        if (name == "identifier") layer.identifier = textOf(value);
        if (name != "intGridValues") return;
        value.elements([&](JsonValue element) {
            LdtkIntValue described;
            std::int32_t key = 0;
            element.members([&](std::string_view part, JsonValue content, std::string_view) {
                if (part == "value") key = content.whole32(0, 1 << 30);
                if (part == "identifier") described.identifier = textOf(content);
                if (part == "color") described.colour = textOf(content);
            });
            layer.values[key] = std::move(described);
        });
    });
    return layer;
}

LdtkTileset tilesetOf(JsonValue object, std::int64_t& number) {
    LdtkTileset tileset;
    object.members([&](std::string_view name, JsonValue value, std::string_view) {
        if (name == "uid") number = uid(value);
        if (name == "identifier") tileset.identifier = textOf(value);
        if (name == "relPath") tileset.path = textOf(value);
        if (name == "tileGridSize") tileset.gridSize = value.whole32(1, mostPixels);
    });
    return tileset;
}

/// Which object or list of the file is entered.
enum class Place : std::uint8_t { Root, Worlds, World, Levels, Level, Layers, Layer, Values, Tiles, Entities };

/// Collects a project, or one level of it.
class LdtkListener : public JsonListener {
public:
    LdtkListener(LdtkProject& project, LdtkBudget& budget, Place top)
        : m_project(project), m_budget(budget), m_top(top) {}

    bool enters(std::string_view name, JsonKind kind) override {
        const auto next = nextPlace(name, kind);
        if (!next) return false;
        m_places.push_back(*next);
        if (*next == Place::Level && m_places.size() > 1) m_project.levels.emplace_back();
        if (*next == Place::Level) spend(m_budget.levels);
        m_sawLayers = m_sawLayers || *next == Place::Layers;
        if (*next == Place::Layer) m_project.levels.back().layers.emplace_back();
        if (*next == Place::Layer) spend(m_budget.layers);
        if (*next == Place::World) {
            m_firstOfWorld = m_project.levels.size();
            m_project.keptWorlds.emplace_back();
        }
        if (name == "autoLayerTiles") m_ofRules = true;
        return true;
    }

    std::optional<Message> left() override {
        if (m_places.back() == Place::World) nameWorld();
        if (m_places.back() == Place::Tiles) m_ofRules = false;
        m_places.pop_back();
        return m_tooMuch;
    }

    void value(std::string_view name, std::string_view member, JsonValue value) override {
        if (m_tooMuch) return value.refuse(*m_tooMuch);
        if (m_places.empty()) return value.expected(DELVE_TEXT("ldtk", "Expected an LDtk project, found %1."));
        switch (m_places.back()) {
        case Place::Root: return rootMember(name, member, value);
        case Place::World: return worldMember(name, member, value);
        case Place::Level: return levelMember(name, member, value);
        case Place::Layer: return layerMember(name, member, value);
        case Place::Values: return addValue(value);
        case Place::Tiles: return addTile(value);
        case Place::Entities: return addEntity(value);
        case Place::Worlds:
        case Place::Levels:
        case Place::Layers: return value.expected(DELVE_TEXT("ldtk", "Expected an object, found %1."));
        }
    }

    [[nodiscard]] bool sawLayers() const { return m_sawLayers; }

private:
    struct Way {
        Place from;
        std::string_view name;
        JsonKind kind;
        Place to;
    };
    [[nodiscard]] std::optional<Place> nextPlace(std::string_view name, JsonKind kind) const {
        static constexpr std::array ways{Way{Place::Root, "levels", JsonKind::Array, Place::Levels},
                                         Way{Place::Root, "worlds", JsonKind::Array, Place::Worlds},
                                         Way{Place::Worlds, "", JsonKind::Object, Place::World},
                                         Way{Place::World, "levels", JsonKind::Array, Place::Levels},
                                         Way{Place::Levels, "", JsonKind::Object, Place::Level},
                                         Way{Place::Level, "layerInstances", JsonKind::Array, Place::Layers},
                                         Way{Place::Layers, "", JsonKind::Object, Place::Layer},
                                         Way{Place::Layer, "intGridCsv", JsonKind::Array, Place::Values},
                                         Way{Place::Layer, "gridTiles", JsonKind::Array, Place::Tiles},
                                         Way{Place::Layer, "autoLayerTiles", JsonKind::Array, Place::Tiles},
                                         Way{Place::Layer, "entityInstances", JsonKind::Array, Place::Entities}};
        if (m_places.empty()) return kind == JsonKind::Object ? std::optional(m_top) : std::nullopt;
        for (const auto& way : ways)
            if (way.from == m_places.back() && way.name == name && way.kind == kind) return way.to;
        return {};
    }

    void spend(std::int64_t& left) {
        if (--left < 0 && !m_tooMuch)
            m_tooMuch = Message{DELVE_TEXT("ldtk", "The project is too large. Split it into several.")};
    }

    void rootMember(std::string_view name, std::string_view member, JsonValue value) {
        keep(m_budget, m_project.kept, name, member);
        if (name == "jsonVersion") m_project.version = textOf(value);
        if (name != "defs") return;
        value.members([&](std::string_view part, JsonValue list, std::string_view) {
            if (part == "layers")
                list.elements([&](JsonValue element) {
                    std::int64_t number = -1;
                    auto layer = layerDefOf(element, number);
                    m_project.layers[number] = std::move(layer);
                });
            if (part == "tilesets")
                list.elements([&](JsonValue element) {
                    std::int64_t number = -1;
                    auto tileset = tilesetOf(element, number);
                    m_project.tilesets[number] = std::move(tileset);
                });
        });
    }

    /// The name may stand before or behind the levels of the world.
    void worldMember(std::string_view name, std::string_view member, JsonValue value) {
        keep(m_budget, m_project.keptWorlds.back(), name, member);
        if (name == "identifier") m_world = textOf(value);
    }
    void nameWorld() {
        for (auto i = m_firstOfWorld; i < m_project.levels.size(); ++i) {
            m_project.levels[i].world = m_world;
            m_project.levels[i].worldNumber = static_cast<std::int32_t>(m_project.keptWorlds.size()) - 1;
        }
        m_world.clear();
    }

    void levelMember(std::string_view name, std::string_view member, JsonValue value) {
        auto& level = m_project.levels.back();
        keep(m_budget, level.kept, name, member);
        if (name == "identifier") level.identifier = textOf(value);
        if (name == "externalRelPath") level.externalPath = textOf(value);
        if (name == "pxWid") level.pixels.width = value.whole32(1, mostPixels);
        if (name == "pxHei") level.pixels.height = value.whole32(1, mostPixels);
        if (name == "fieldInstances") level.fields = fieldsOf(value);
    }

    void layerMember(std::string_view name, std::string_view member, JsonValue value) {
        auto& layer = m_project.levels.back().layers.back();
        keep(m_budget, layer.kept, name, member);
        if (name == "__identifier") layer.identifier = textOf(value);
        if (name == "__type") layer.type = textOf(value);
        if (name == "__cWid") layer.size.width = value.whole32(0, largestSide);
        if (name == "__cHei") layer.size.height = value.whole32(0, largestSide);
        if (name == "__gridSize") layer.gridSize = value.whole32(1, mostPixels);
        if (name == "__opacity") layer.opacity = static_cast<std::int32_t>((thousandths(value) + 5) / 10);
        if (name == "__pxTotalOffsetX") layer.offset.x = pixels(value);
        if (name == "__pxTotalOffsetY") layer.offset.y = pixels(value);
        if (name == "__tilesetDefUid") layer.tileset = uid(value);
        if (name == "layerDefUid") layer.definition = uid(value);
        if (name == "visible") layer.visible = value.yesNo();
    }

    void addValue(JsonValue value) {
        spend(m_budget.cells);
        m_project.levels.back().layers.back().values.push_back(value.whole32(0, 1 << 30));
    }
    void addTile(JsonValue value) {
        spend(m_budget.tiles);
        auto& layer = m_project.levels.back().layers.back();
        layer.tiles.push_back(tileOf(value));
        if (m_ofRules) keep(m_budget, layer.keptTiles, {}, value.raw());
    }
    void addEntity(JsonValue value) {
        spend(m_budget.entities);
        m_project.levels.back().layers.back().entities.push_back(entityOf(value, m_budget));
    }

    LdtkProject& m_project;
    LdtkBudget& m_budget;
    Place m_top;
    std::vector<Place> m_places;
    std::string m_world;
    std::size_t m_firstOfWorld = 0;
    bool m_sawLayers = false;
    bool m_ofRules = false; ///< the tiles that are read are those of rules
    std::optional<Message> m_tooMuch;
};

/// Before 1.0, layers were written otherwise.
Done checkVersion(const LdtkProject& project) {
    if (project.version.empty())
        return badInput({DELVE_TEXT("ldtk", "This is no LDtk project: it has no “jsonVersion”.")});
    std::int32_t major = 0;
    const auto* const end = project.version.data() + project.version.size();
    const auto number = std::from_chars(project.version.data(), end, major);
    if (number.ec == std::errc{} && major == 1) return done();
    return badInput({DELVE_TEXT("ldtk", "LDtk %1 is not supported. Save the project with LDtk 1.0 to 1.5."),
                     {clipped(project.version)}});
}

} // namespace

Result<LdtkProject> readLdtkProject(const ReadPiece& read, LdtkBudget& budget) {
    LdtkProject project;
    LdtkListener listener(project, budget, Place::Root);
    if (auto done = readJson(read, listener); !done) return std::move(done).failure();
    if (auto checked = checkVersion(project); !checked) return std::move(checked).failure();
    return project;
}

Done readLdtkLevel(const ReadPiece& read, LdtkBudget& budget, LdtkLevel& into) {
    LdtkProject one;
    one.levels.emplace_back();
    LdtkListener listener(one, budget, Place::Level);
    if (auto done = readJson(read, listener); !done) return done;
    if (!listener.sawLayers())
        return badInput({DELVE_TEXT("ldtk", "This is no level of LDtk: it has no “layerInstances”. Save the project "
                                            "again with LDtk.")});
    auto& level = one.levels.front();
    level.world = std::move(into.world);
    level.worldNumber = into.worldNumber;
    into = std::move(level);
    return done();
}

} // namespace delve::editor
