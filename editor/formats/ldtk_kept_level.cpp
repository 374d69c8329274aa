#include "editor/formats/ldtk_kept_level.h"

#include "editor/files/progress.h"
#include "editor/ldtk/ldtk_fields.h"
#include "editor/ldtk/ldtk_identifier.h"
#include "editor/ldtk/ldtk_kept.h"
#include "editor/ldtk/ldtk_project.h"
#include "generation/level/printable.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::editor {
namespace {

constexpr QLatin1String markMember(ldtkMark);

/// Values of ours as LDtk has them.
struct ToJson {
    QJsonValue operator()(bool yes) const { return yes; }
    QJsonValue operator()(Decimal number) const { return static_cast<double>(number.thousandths) / 1000; }
    QJsonValue operator()(const std::string& text) const { return QString::fromStdString(text); }
    QJsonValue operator()(Colour colour) const { return QString::fromStdString(toText(colour)); }
    QJsonValue operator()(const Reference& reference) const { return QString::fromStdString(reference.id); }
    QJsonValue operator()(Cell cell) const { return QJsonObject{{"cx", cell.x}, {"cy", cell.y}}; }
    QJsonValue operator()(const UnknownValue& value) const {
        return QJsonDocument::fromJson('[' + QByteArray::fromStdString(value.json) + ']')[0];
    }
};

/// How the editor of LDtk has a value; a list keeps its own.
QJsonArray editorValue(const QJsonValue& value) {
    const char* const type = value.isBool() ? "V_Bool" : value.isDouble() ? "V_Float" : "V_String";
    const bool whole = value.isDouble() && value.toDouble() == std::floor(value.toDouble());
    return {QJsonObject{{"id", whole ? "V_Int" : type}, {"params", QJsonArray{value}}}};
}

/// The same for the same thing.
std::string idFor(const std::string& level, const std::string& thing) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : level + '/' + thing) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "de17e001-0000-11ee-8000-%012llx",
                  static_cast<unsigned long long>(hash & 0xffffffffffffU));
    return text.data();
}

} // namespace

QByteArray jsonOf(const QJsonValue& value) {
    const auto list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

bool writeMembers(TextOut& out, const QJsonObject& object, std::initializer_list<const char*> but) {
    bool any = false;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (std::ranges::any_of(but, [&](const char* name) { return member.key() == QLatin1String(name); })) continue;
        out << (any ? ", " : " ");
        any = true;
        const auto value = jsonOf(member.value());
        (out.quoted(member.key().toStdString()) << ": ")
            << std::string_view(value.constData(), static_cast<std::size_t>(value.size()));
    }
    return any;
}

QJsonObject keptLdtkOf(const Properties& properties) {
    const auto* const value = properties.find(ldtkProperty);
    const auto* const kept = value ? std::get_if<UnknownValue>(value) : nullptr;
    return kept ? QJsonDocument::fromJson(QByteArray::fromStdString(kept->json)).object() : QJsonObject();
}

QJsonObject keptLdtkOf(const Level& level) {
    const auto kept = keptLdtkOf(level.properties);
    for (const auto element : kept["layerInstances"].toArray()) {
        const auto layer = element.toObject();
        if (!layer[markMember].toObject().isEmpty() &&
            (layer["__cWid"].toInt() != level.size().width || layer["__cHei"].toInt() != level.size().height))
            return {};
    }
    return kept;
}

KeptLdtkLevel::KeptLdtkLevel(TextOut& out, const Level& level, KeptLdtkDefinitions& definitions, KeptLdtkLosses& losses,
                             generation::Feedback* feedback)
    : m_out(out), m_level(level), m_definitions(definitions), m_losses(losses), m_feedback(feedback),
      m_kept(keptLdtkOf(level)) {
    for (const auto& thing : *level.things) m_things.emplace(thing.id, &thing);
    for (const auto layer : m_kept["layerInstances"].toArray())
        for (const auto entity : layer[QLatin1String("entityInstances")].toArray())
            m_marked.insert(ldtkTextOf(entity[markMember].toObject(), "thing"));
}

bool KeptLdtkLevel::write() {
    if (safeLine(ldtkTextOf(m_kept, "identifier")) != m_level.name)
        m_kept["identifier"] = QString::fromStdString(ldtkIdentifier(m_level.name));
    m_kept["externalRelPath"] = QJsonValue();
    m_kept["fieldInstances"] = fieldsOf(m_kept["fieldInstances"].toArray(), m_level.properties);
    m_out << "    {";
    writeMembers(m_out, m_kept, {ldtkMark, "layerInstances"});
    m_out << ", \"layerInstances\": [";
    std::string_view before = "\n";
    const auto layers = m_kept["layerInstances"].toArray();
    for (const auto layer : layers) {
        m_out << std::exchange(before, ",\n");
        if (!writeLayer(layer.toObject())) return false;
    }
    m_out << "] }";
    m_losses.things += static_cast<std::int64_t>(m_things.size());
    m_losses.layers += static_cast<std::int64_t>(m_level.layers.size() - m_placed.size());
    return m_out.endLine("\n");
}

const DecorationLayer* KeptLdtkLevel::decorationNamed(const QString& name) {
    for (const auto& layer : m_level.layers)
        if (layer.name == name.toStdString() && m_placed.insert(&layer).second) return &layer;
    return nullptr;
}

/// What the pieces of a layer became, the lowest first; null where it was deleted.
std::vector<const Grid*> KeptLdtkLevel::gridsOf(const QJsonObject& layer, const QJsonObject& mark) {
    std::vector<const Grid*> grids;
    if (mark["level"].toBool() && ldtkTextOf(layer, "__type") != "IntGrid") grids.push_back(&m_level.tiles);
    for (const auto name : mark["pieces"].toArray()) {
        const auto* const decoration = decorationNamed(name.toString());
        grids.push_back(decoration ? &decoration->tiles : nullptr);
    }
    return grids;
}

bool KeptLdtkLevel::writeLayer(QJsonObject layer) {
    const auto mark = layer.take(markMember).toObject();
    const bool isGround = mark["level"].toBool();
    const auto* const values = mark.contains("values") ? decorationNamed(mark["values"].toString()) : nullptr;
    if (values) layer["visible"] = !values->hidden;
    m_out << "      {";
    writeMembers(m_out, layer, {"intGridCsv", "gridTiles", "autoLayerTiles", "entityInstances"});
    m_out << ", \"intGridCsv\": [";
    const bool isGrid = ldtkTextOf(layer, "__type") == "IntGrid";
    static const Grid nothing;
    if (isGrid && (isGround || mark.contains("values"))) {
        if (!writeValues(layer, mark, isGround ? m_level.tiles : values ? values->tiles : nothing)) return false;
    } else {
        const auto text = jsonOf(layer["intGridCsv"].toArray());
        m_out << std::string_view(text.constData() + 1, static_cast<std::size_t>(text.size()) - 2);
    }
    m_out << "], ";
    if (!writePieces(layer, mark)) return false;
    writeEntities(layer);
    m_out << " }";
    return m_out.endLine({});
}

bool KeptLdtkLevel::writeValues(const QJsonObject& layer, const QJsonObject& mark, const Grid& grid) {
    const bool floor = mark["emptyIsFloor"].toBool();
    const Size size = m_level.size();
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    std::map<Tile, int> known;
    for (std::int32_t y = 0; y < size.height; ++y) {
        m_stopped = !goesOn(m_feedback, y, size.height);
        if (m_stopped) return false;
        if (grid.size() == size) grid.readRow(y, 0, row);
        for (std::size_t x = 0; x < row.size(); ++x) {
            auto value = known.find(row[x]);
            if (value == known.end()) value = known.emplace(row[x], m_definitions.valueOf(row[x], layer, floor)).first;
            m_out << (y == 0 && x == 0 ? "" : ",") << value->second;
        }
        if (!m_out.endLine("\n")) return false;
    }
    return true;
}

/// The list of pieces: those of the grids, and what had no place. Those that rules placed stay as they are where they
/// are still the same tile.
bool KeptLdtkLevel::writePieces(const QJsonObject& layer, const QJsonObject& mark) {
    const bool byHand = ldtkTextOf(layer, "__type") == "Tiles";
    const char* const list = byHand ? "gridTiles" : "autoLayerTiles";
    m_out << (byHand ? "\"autoLayerTiles\": [], \"" : "\"gridTiles\": [], \"") << list << "\": [";
    const auto grids = gridsOf(layer, mark);
    const int side = std::max(1, layer["__gridSize"].toInt());
    std::vector<std::set<std::int64_t>> there(grids.size());
    std::map<std::int64_t, std::size_t> stacked;
    std::string_view before;
    const auto writeOne = [&](const QJsonValue& piece) {
        const auto text = jsonOf(piece);
        m_out << std::exchange(before, ",\n")
              << std::string_view(text.constData(), static_cast<std::size_t>(text.size()));
        return m_out.endLine({});
    };
    const auto others = layer[QLatin1String(list)].toArray();
    for (const auto element : others) {
        if (byHand) break; // these lie on those of the grids
        const auto piece = element.toObject();
        const Cell cell{piece["px"][0].toInt() / side, piece["px"][1].toInt() / side};
        const bool onGrid = piece["px"][0].toInt() % side == 0 && piece["px"][1].toInt() % side == 0;
        if (!mark.isEmpty() && onGrid && m_level.size().contains(cell)) {
            const auto at = std::int64_t{cell.y} * m_level.size().width + cell.x;
            const auto number = stacked[at]++;
            if (number < grids.size()) {
                const auto* const grid = grids[number];
                const bool isThere = grid && grid->size() == m_level.size();
                const auto now = isThere ? m_definitions.pieceOf(grid->at(cell), layer) : std::nullopt;
                if (!now || now->number != piece["t"].toInt() || now->flips != piece["f"].toInt()) continue;
                there[number].insert(at);
            }
        }
        if (!writeOne(piece)) return false;
    }
    for (std::size_t i = 0; i < grids.size(); ++i)
        if (grids[i] && !writePiecesOf(layer, *grids[i], there[i], before)) return false;
    for (const auto element : others)
        if (byHand && !writeOne(element)) return false;
    m_out << "], ";
    return true;
}

bool KeptLdtkLevel::writePiecesOf(const QJsonObject& layer, const Grid& grid, const std::set<std::int64_t>& but,
                                  std::string_view& before) {
    const Size size = m_level.size();
    const auto side = std::int64_t{layer["__gridSize"].toInt()};
    const bool byRule = ldtkTextOf(layer, "__type") != "Tiles";
    std::vector<Tile> row(static_cast<std::size_t>(size.width));
    for (std::int32_t y = 0; y < size.height && grid.size() == size; ++y) {
        m_stopped = !goesOn(m_feedback, y, size.height);
        if (m_stopped) return false;
        grid.readRow(y, 0, row);
        for (std::int32_t x = 0; x < size.width; ++x) {
            const auto tile = row[static_cast<std::size_t>(x)];
            const auto at = std::int64_t{y} * size.width + x;
            if (tile == Tile::Void || but.contains(at)) continue;
            const auto piece = m_definitions.pieceOf(tile, layer);
            if (!piece) ++m_losses.cells;
            if (!piece) continue;
            m_out << std::exchange(before, ",\n") << "{\"px\":[" << x * side << ',' << y * side << "],\"src\":["
                  << piece->x << ',' << piece->y << "],\"f\":" << piece->flips << ",\"t\":" << piece->number
                  << ",\"d\":[" << (byRule ? "0," : "") << at << "],\"a\":1}";
        }
        if (!m_out.endLine({})) return false;
    }
    return true;
}

void KeptLdtkLevel::writeEntities(const QJsonObject& layer) {
    m_out << "\"entityInstances\": [";
    std::string_view before;
    const auto write = [&](const QJsonObject& entity) {
        const auto text = jsonOf(entity);
        m_out << std::exchange(before, ",\n")
              << std::string_view(text.constData(), static_cast<std::size_t>(text.size()));
    };
    const int side = std::max(1, layer["__gridSize"].toInt());
    for (const auto element : layer["entityInstances"].toArray()) {
        auto entity = element.toObject();
        const auto mark = entity.take(markMember).toObject();
        const auto id = ldtkTextOf(mark, "thing");
        const auto thing = m_things.find(id);
        if (!id.empty() && thing == m_things.end()) continue; // it was deleted
        write(id.empty() ? entity : moved(std::move(entity), mark, *thing->second, side));
        if (!id.empty()) m_things.erase(thing);
    }
    if (ldtkTextOf(layer, "__type") == "Entities") writeNewEntities(layer, before);
    m_out << ']';
}

/// Things that came from no entity go into the first layer of entities.
void KeptLdtkLevel::writeNewEntities(const QJsonObject& layer, std::string_view& before) {
    const auto side = std::int64_t{layer["__gridSize"].toInt()};
    for (const auto& thing : *m_level.things) {
        if (!m_things.contains(thing.id) || m_marked.contains(thing.id)) continue;
        const auto of = m_definitions.entityOf(thing.kind);
        if (of.isEmpty()) continue;
        const auto width = of["width"].toInt(), height = of["height"].toInt();
        const auto x = std::lround(of["pivotX"].toDouble() * static_cast<double>(width));
        const auto y = std::lround(of["pivotY"].toDouble() * static_cast<double>(height));
        const QJsonObject entity{{"__identifier", of["identifier"]},
                                 {"__grid", QJsonArray{thing.at.x, thing.at.y}},
                                 {"__pivot", QJsonArray{of["pivotX"].toDouble(), of["pivotY"].toDouble()}},
                                 {"__tags", of["tags"].toArray()},
                                 {"__tile", of["tileRect"]},
                                 {"__smartColor", of["color"].toString("#D9A441")},
                                 {"iid", QString::fromStdString(idFor(m_level.id, thing.id))},
                                 {"width", width},
                                 {"height", height},
                                 {"defUid", of["uid"].toInt()},
                                 {"px", QJsonArray{static_cast<double>(thing.at.x * side + (side - width) / 2 + x),
                                                   static_cast<double>(thing.at.y * side + (side - height) / 2 + y)}},
                                 {"fieldInstances", fieldsOf({}, thing.properties)}};
        const auto text = jsonOf(entity);
        m_out << std::exchange(before, ",\n")
              << std::string_view(text.constData(), static_cast<std::size_t>(text.size()));
        m_things.erase(thing.id);
    }
}

QJsonObject KeptLdtkLevel::moved(QJsonObject entity, const QJsonObject& mark, const Thing& thing, int side) {
    const double x = thing.at.x - mark["cell"][0].toDouble(), y = thing.at.y - mark["cell"][1].toDouble();
    const auto shift = [&](const char* member, double byX, double byY) {
        const auto pair = entity.value(QLatin1String(member)).toArray();
        if (pair.size() == 2)
            entity[QLatin1String(member)] = QJsonArray{pair[0].toDouble() + byX, pair[1].toDouble() + byY};
    };
    shift("px", x * side, y * side);
    shift("__grid", x, y);
    for (const auto& [member, by] : {std::pair("__worldX", x * side), std::pair("__worldY", y * side)})
        if (entity.value(QLatin1String(member)).isDouble())
            entity[QLatin1String(member)] = entity[QLatin1String(member)].toDouble() + by;
    entity["fieldInstances"] = fieldsOf(entity.value("fieldInstances").toArray(), thing.properties);
    if (!thing.fields.empty()) ++m_losses.properties;
    return entity;
}

/// Properties of ours in the fields of their names. What says the same stays as it was.
QJsonArray KeptLdtkLevel::fieldsOf(const QJsonArray& fields, const Properties& properties) {
    QJsonArray updated;
    std::set<std::string> there;
    for (const auto element : fields) {
        auto field = element.toObject();
        const auto was = field.value("__value");
        LdtkField before{ldtkTextOf(field, "__identifier"), {}, was.isString()};
        before.text = before.isText ? ldtkTextOf(field, "__value") : jsonOf(was).toStdString();
        there.insert(before.identifier);
        const auto* const now = properties.find(before.identifier);
        const auto value = now ? std::visit(ToJson(), *now) : QJsonValue();
        std::int64_t leftOut = 0;
        const bool wasTaken = !propertiesFrom({before}, leftOut).empty();
        if ((now || wasTaken) && value != was) {
            field["__value"] = value;
            if (value.isNull()) field["realEditorValues"] = QJsonArray();
            else if (!value.isArray() && !value.isObject()) field["realEditorValues"] = editorValue(value);
        }
        updated.append(field);
    }
    for (const auto& property : properties)
        if (!there.contains(property.name) && property.name != ldtkProperty) ++m_losses.properties;
    return updated;
}

} // namespace delve::editor
