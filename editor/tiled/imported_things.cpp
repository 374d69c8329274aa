#include "editor/tiled/imported_things.h"

#include "editor/tiled/own_map.h"
#include "editor/tiled/raw_json.h"
#include "editor/tiled/tile_words.h"
#include "editor/tiled/tiled_json.h"
#include "editor/tiled/tiled_members.h"
#include "editor/tiled/tileset_pieces.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/fresh_id.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace delve::editor {
namespace {

std::optional<Colour> colourFrom(std::string_view text) {
    if (text.size() == 9 && (text.starts_with("#ff") || text.starts_with("#FF")))
        return colourFromText('#' + std::string(text.substr(3)));
    return colourFromText(text);
}

/// "12, 7".
std::optional<Cell> cellFrom(std::string_view text) {
    const auto comma = text.find(", ");
    Cell cell;
    if (comma == std::string_view::npos || !readValue(text.substr(0, comma), cell.x) ||
        !readValue(text.substr(comma + 2), cell.y))
        return {};
    return cell;
}

/// Members that every thing has in a file of ours.
bool isMemberOfThings(std::string_view name) {
    static constexpr std::string_view names[] = {"id", "kind", "x", "y", "properties"};
    return std::ranges::find(names, name) != std::end(names);
}

class ThingMaking {
public:
    ThingMaking(const TiledMap& map, const Rect& level, const TileTable& table, bool ours)
        : m_map(map), m_level(level), m_table(table), m_ours(ours) {}

    void add(const TiledObject& object) {
        const auto kind = kindOf(object);
        if (!kind) {
            ++m_made.others;
            return;
        }
        const auto cell = cellOf(object);
        if (!cell) {
            ++m_made.outside;
            return;
        }
        Thing thing;
        thing.kind = *kind;
        thing.at = *cell;
        const auto isTaken = [this](const std::string& id) { return m_ids.contains(id); };
        const bool named = m_ours && !object.name.empty() && !isTaken(object.name);
        thing.id = named ? object.name : freshId(infoOf(*kind).name, *cell, isTaken);
        m_ids.insert(thing.id);
        addProperties(thing, object);
        if (object.id > 0) m_made.byObject.emplace(object.id, thing.id);
        m_made.things.push_back(std::move(thing));
    }

    [[nodiscard]] ImportedThings take() {
        std::ranges::sort(m_made.pinned);
        return std::move(m_made);
    }

private:
    /// Its class decides, or that of its tile; without any, its name.
    [[nodiscard]] std::optional<ThingKind> kindOf(const TiledObject& object) const {
        std::string tileClass;
        if (const auto piece = object.shape == TiledShape::Tile ? pieceOf(m_map, object.tile) : std::nullopt;
            piece && piece->tile)
            tileClass = piece->tile->className;
        for (const auto& word : {object.className, tileClass, object.name}) {
            if (word.empty()) continue;
            if (const auto found = m_table.things.find(word); found != m_table.things.end()) return found->second;
        }
        for (const auto& word : {object.className, tileClass, object.name})
            if (!word.empty()) return thingFromWords(word);
        return {};
    }

    /// Where its middle is; a tile object stands on its bottom left.
    [[nodiscard]] std::optional<Cell> cellOf(const TiledObject& object) const {
        const double up = object.shape == TiledShape::Tile ? -object.size.y : 0;
        const double x = (object.at.x + object.size.x / 2) / m_map.tile.width;
        const double y = (object.at.y + up + object.size.y / 2) / m_map.tile.height;
        if (!(std::abs(x) < 1e9 && std::abs(y) < 1e9)) return {};
        const Cell cell{static_cast<std::int32_t>(std::floor(x)), static_cast<std::int32_t>(std::floor(y))};
        if (!m_level.contains(cell)) return {};
        return cell - m_level.topLeft();
    }

    static std::optional<PropertyValue> fieldFrom(const ThingField& field, const TiledProperty& property) {
        using Type = ThingField::Type;
        if (field.type == Type::Whole) {
            const auto number = decimalFromJson(property.value);
            const bool fits =
                number && number->whole() && *number >= Decimal::of(field.min) && *number <= Decimal::of(field.max);
            return fits ? std::optional<PropertyValue>(*number) : std::nullopt;
        }
        if (field.type == Type::Colour) {
            if (const auto colour = colourFrom(property.value)) return *colour;
            return property.value;
        }
        if (field.type == Type::Level) return Reference{property.value};
        if (field.type == Type::CellInLevel) {
            const auto cell = cellFrom(property.value);
            return cell ? std::optional<PropertyValue>(*cell) : std::nullopt;
        }
        return property.value;
    }

    void addProperties(Thing& thing, const TiledObject& object) {
        for (const auto& property : object.properties) {
            if (m_ours && addOwn(thing, property)) continue;
            const auto& fields = infoOf(thing.kind).fields;
            const auto field = std::ranges::find(fields, property.name, &ThingField::name);
            const auto value = field == fields.end() ? std::nullopt : fieldFrom(*field, property);
            if (value) thing.fields.set(property.name, *value);
            else if (!property.name.empty()) thing.properties.set(property.name, valueOf(property));
        }
        if (thing.kind == ThingKind::Sign && !thing.fields.find("text") && !object.text.empty())
            thing.fields.set("text", object.text);
    }

    /// What only a map of ours says.
    bool addOwn(Thing& thing, const TiledProperty& property) {
        if (property.name == pinnedProperty) {
            m_made.pinned.push_back(thing.id);
        } else if (property.name == delvewrightProperty) {
            thing.unknown = membersOf(property.value, [&thing](const std::string& name) {
                return isMemberOfThings(name) ||
                       std::ranges::find(infoOf(thing.kind).fields, name, &ThingField::name) !=
                           infoOf(thing.kind).fields.end();
            });
        } else if (property.name.starts_with(ownPropertyPrefix)) {
            thing.properties.set(property.name.substr(ownPropertyPrefix.size()), valueOf(property));
        } else {
            return false;
        }
        return true;
    }

    const TiledMap& m_map;
    Rect m_level;
    const TileTable& m_table;
    bool m_ours; ///< the names of objects are ids
    std::set<std::string> m_ids;
    ImportedThings m_made;
};

} // namespace

ImportedThings importThings(const TiledMap& map, const std::vector<FlatLayer>& layers, const Rect& level,
                            const TileTable& table, bool ours) {
    ThingMaking making(map, level, table, ours);
    for (const auto& flat : layers) {
        if (ours && isPlanLayer(*flat.layer)) continue;
        for (const auto& object : flat.layer->objects) making.add(object);
    }
    return making.take();
}

PropertyValue valueOf(const TiledProperty& property) {
    const auto& type = property.type;
    if (type == "bool") return property.value == "true" || property.value == "1";
    if (type == "int" || type == "float" || type == "object")
        if (const auto number = decimalFromJson(property.value)) return *number;
    if (type == "color")
        if (const auto colour = colourFrom(property.value)) return *colour;
    if (type == "class") return UnknownValue{jsonOf(property)};
    if (property.className == "reference") return Reference{property.value};
    if (property.className == "json" && isJsonValue(property.value)) return UnknownValue{property.value};
    if (property.className == "cell")
        if (const auto cell = cellFrom(property.value)) return *cell;
    return property.value;
}

} // namespace delve::editor
