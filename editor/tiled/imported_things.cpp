#include "editor/tiled/imported_things.h"

#include "editor/tiled/own_map.h"
#include "editor/tiled/raw_json.h"
#include "editor/tiled/tiled_members.h"
#include "editor/tiled/tileset_pieces.h"
#include "editor/tiled/write_tiled.h"
#include "editor/tilesets/tile_words.h"
#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <cmath>
#include <map>
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
        const auto words = wordsOf(object);
        const auto kind = kindOf(words);
        if (!m_ours) count(words, kind);
        if (!kind) {
            ++m_made.others;
            return;
        }
        const auto cell = placeOf(object);
        if (!cell) {
            ++m_made.outside;
            return;
        }
        Thing thing;
        thing.kind = *kind;
        thing.at = *cell;
        thing.id = idFor(object, *kind, *cell);
        addProperties(thing, object);
        if (object.id > 0) m_made.byObject.emplace(object.id, thing.id);
        m_made.things.push_back(std::move(thing));
    }

    [[nodiscard]] ImportedThings take() {
        std::ranges::sort(m_made.pinned);
        m_made.words = countedWords();
        return std::move(m_made);
    }

private:
    [[nodiscard]] std::string idFor(const TiledObject& object, ThingKind kind, Cell cell) {
        const auto said = propertyOf(object.properties, idProperty);
        const auto named = said.empty() ? object.name : std::string(said);
        if (m_ours && !named.empty() && m_ids.insert(named).second) return named;
        const auto born = bornAt(infoOf(kind).name, cell);
        auto& number = m_numbers.try_emplace(born, 1).first->second; // thousands may lie on one cell
        auto id = number == 1 ? born : born + '-' + std::to_string(number);
        while (!m_ids.insert(id).second) id = born + '-' + std::to_string(++number);
        return id;
    }

    /// Its class decides, or that of its tile; without any, its name.
    [[nodiscard]] std::vector<std::string> wordsOf(const TiledObject& object) const {
        std::vector<std::string> words = {object.className};
        if (const auto piece = object.shape == TiledShape::Tile ? pieceOf(m_map, object.tile) : std::nullopt;
            piece && piece->tile)
            words.push_back(piece->tile->className);
        words.push_back(object.name);
        std::erase(words, std::string());
        return words;
    }

    [[nodiscard]] std::optional<ThingKind> kindOf(const std::vector<std::string>& words) const {
        for (const auto& word : words)
            if (const auto found = m_table.things.find(word); found != m_table.things.end()) return found->second;
        return words.empty() ? std::nullopt : thingFromWords(words.front());
    }

    void count(const std::vector<std::string>& words, std::optional<ThingKind> kind) {
        if (words.empty()) return;
        auto& counted = m_words.try_emplace(words.front()).first->second;
        ++counted.count;
        counted.kind = kind;
    }

    /// The most frequent ones, then by name.
    [[nodiscard]] std::vector<ImportChoices::Objects> countedWords() {
        std::vector<ImportChoices::Objects> counted;
        for (auto& [word, objects] : m_words) {
            objects.word = word;
            counted.push_back(std::move(objects));
        }
        std::ranges::stable_sort(counted, std::ranges::greater(), &ImportChoices::Objects::count);
        if (counted.size() > ImportChoices::mostWords) counted.resize(ImportChoices::mostWords);
        return counted;
    }

    /// On the level.
    [[nodiscard]] std::optional<Cell> placeOf(const TiledObject& object) const {
        const auto cell = cellOf(m_map, object);
        return cell && m_level.contains(*cell) ? std::optional(*cell - m_level.topLeft()) : std::nullopt;
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
        const auto& fields = infoOf(thing.kind).fields;
        std::map<std::string, PropertyValue> own;
        for (const auto& property : object.properties) {
            if (m_ours && takeOwn(thing, property)) continue;
            const auto field = std::ranges::find(fields, property.name, &ThingField::name);
            const auto value = field == fields.end() ? std::nullopt : fieldFrom(*field, property);
            const bool isPrefixed = m_ours && property.name.starts_with(ownPropertyPrefix);
            if (value) thing.fields.set(property.name, *value);
            else if (const auto name = property.name.substr(isPrefixed ? ownPropertyPrefix.size() : 0); !name.empty())
                own.insert_or_assign(name, valueOf(property));
        }
        std::vector<Property> list;
        for (auto& [name, value] : own) list.push_back({name, std::move(value)});
        thing.properties = Properties(std::move(list));
        if (thing.kind == ThingKind::Sign && !thing.fields.find("text") && !object.text.empty())
            thing.fields.set("text", object.text);
    }

    /// What only a map of ours says, and is no property of the thing.
    bool takeOwn(Thing& thing, const TiledProperty& property) {
        if (property.name == idProperty) return true;
        if (property.name == pinnedProperty) {
            m_made.pinned.push_back(thing.id);
            return true;
        }
        if (property.name != delvewrightProperty) return false;
        thing.unknown = membersOf(property.value, [&thing](const std::string& name) {
            return isMemberOfThings(name) || std::ranges::find(infoOf(thing.kind).fields, name, &ThingField::name) !=
                                                 infoOf(thing.kind).fields.end();
        });
        return true;
    }

    const TiledMap& m_map;
    Rect m_level;
    const TileTable& m_table;
    bool m_ours; ///< the names of objects are ids
    std::set<std::string> m_ids;
    std::map<std::string, ImportChoices::Objects> m_words; ///< by what the objects are called
    std::map<std::string, int> m_numbers; ///< that things born at a place have got, by the id of the first
    ImportedThings m_made;
};

} // namespace

ImportedThings importThings(const TiledMap& map, const std::vector<FlatLayer>& layers, const Rect& level,
                            const TileTable& table, bool ours) {
    ThingMaking making(map, level, table, ours);
    for (const auto& flat : layers) {
        for (const auto& object : flat.layer->objects) making.add(object);
    }
    return making.take();
}

std::optional<Cell> cellOf(const TiledMap& map, const TiledObject& object) {
    double right = 0.5, down = 0.5; // from where it is held to its middle, in its own size
    if (object.shape == TiledShape::Tile) {
        const auto piece = pieceOf(map, object.tile);
        const auto held = piece && !piece->tileset->objectAlignment.empty() ? piece->tileset->objectAlignment
                                                                            : std::string("bottomleft");
        right = held.ends_with("left") || held == "unspecified" ? 0.5 : held.ends_with("right") ? -0.5 : 0;
        down = held.starts_with("top") ? 0.5 : held.starts_with("bottom") || held == "unspecified" ? -0.5 : 0;
    }
    const double x = (object.at.x + right * object.size.x) / std::max(1, map.tile.width);
    const double y = (object.at.y + down * object.size.y) / std::max(1, map.tile.height);
    if (!(std::abs(x) < 1e9 && std::abs(y) < 1e9)) return {};
    return Cell{static_cast<std::int32_t>(std::floor(x)), static_cast<std::int32_t>(std::floor(y))};
}

PropertyValue valueOf(const TiledProperty& property) {
    const auto& type = property.type;
    if (type == "bool") return property.value == "true" || property.value == "1";
    if (type == "int" || type == "float" || type == "object")
        if (const auto number = decimalFromJson(property.value)) return *number;
    if (type == "color")
        if (const auto colour = colourFrom(property.value)) return *colour;
    if (type == "class") return UnknownValue{jsonOfClass(property)};
    if (property.className == "reference") return Reference{property.value};
    if (property.className == "json" && isJsonValue(property.value)) return UnknownValue{property.value};
    if (property.className == "cell")
        if (const auto cell = cellFrom(property.value)) return *cell;
    return property.value;
}

} // namespace delve::editor
