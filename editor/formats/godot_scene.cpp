#include "editor/formats/godot_scene.h"

#include "editor/files/progress.h"
#include "editor/formats/godot_text.h"
#include "editor/formats/solid_tiles.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace delve::editor {
namespace {

/// The cells of a layer as Godot packs them: a version, then twelve bytes for each, in base64.
class PackedCells {
public:
    explicit PackedCells(TextOut& out) : m_out(out) { add(0); }
    void add(Cell at, Cell piece) {
        constexpr int source = 0, alternative = 0;
        for (const int number : {at.x, at.y, source, piece.x, piece.y, alternative}) add(number);
    }
    /// Three bytes are four letters: what is left over waits for the next.
    void flush(bool last = false) {
        const auto ready = last ? m_bytes.size() : m_bytes.size() / 3 * 3;
        const auto letters = m_bytes.left(ready).toBase64();
        m_out << std::string_view(letters.constData(), static_cast<std::size_t>(letters.size()));
        m_bytes.remove(0, ready);
    }

private:
    void add(int number) {
        m_bytes += static_cast<char>(number & 0xff);
        m_bytes += static_cast<char>(number >> 8 & 0xff);
    }
    TextOut& m_out;
    QByteArray m_bytes;
};

bool isDecoration(const TiledLayer& layer) {
    return std::ranges::any_of(layer.properties, [](const auto& property) { return property.name == "decoration"; });
}

std::string idOf(const Level& level, RoomId room) {
    return room < level.rooms->size() ? godotText((*level.rooms)[room].id) : "\"\"";
}

std::string partsOf(const std::vector<Run>& runs) {
    std::string parts = "[";
    for (const auto& run : runs) parts += (parts.size() > 1 ? ", " : "") + godotRect(run.area());
    return parts + ']';
}

} // namespace

Cell GodotScene::placeOf(CellPieces::Number piece) const {
    const auto columns = static_cast<CellPieces::Number>(tileset().columns);
    return {static_cast<std::int32_t>((piece - 1) % columns), static_cast<std::int32_t>((piece - 1) / columns)};
}

bool GodotScene::write(generation::Feedback* feedback) {
    m_feedback = feedback;
    const auto isTiles = [](const TiledLayer& layer) { return layer.kind == TiledLayer::Kind::Tiles; };
    m_rows = std::ranges::count_if(m_map.layers, isTiles) * m_level.size().height;
    m_out << "[gd_scene load_steps=4 format=4]\n\n[ext_resource type=\"Texture2D\" path=" << godotText(m_picture)
          << " id=\"tiles\"]\n\n";
    writeTileset();
    writeRoot();
    GodotNames names;
    const auto things = names.of("Things"), own = names.of("Tiles"); // whatever a layer is called
    for (const auto& layer : m_map.layers)
        if (isTiles(layer) && !writeLayer(layer, isDecoration(layer) ? names.of(layer.name) : own)) return false;
    m_out << "[node name=" << godotText(things) << " type=\"Node2D\" parent=\".\"]\n\n";
    return writeThings() && m_out.flush();
}

void GodotScene::writeTileset() {
    const auto side = std::to_string(m_pieces.pixels());
    m_out << "[sub_resource type=\"TileSetAtlasSource\" id=\"atlas\"]\ntexture = ExtResource(\"tiles\")\n"
             "texture_region_size = Vector2i("
          << side << ", " << side << ")\n";
    for (const auto& tile : tileset().tiles) writeTile(tile);
    m_out << "\n[sub_resource type=\"TileSet\" id=\"tileset\"]\ntile_size = Vector2i(" << side << ", " << side
          << ")\nphysics_layer_0/collision_layer = 1\n";
    constexpr int typeBool = 1, typeText = 4; // of Godot's Variant
    int number = 0;
    for (const auto& layer :
         {std::pair("tile", typeText), std::pair("walkable", typeBool), std::pair("seeThrough", typeBool)}) {
        m_out << "custom_data_layer_" << number << "/name = \"" << layer.first << "\"\ncustom_data_layer_" << number
              << "/type = " << layer.second << '\n';
        ++number;
    }
    m_out << "sources/0 = SubResource(\"atlas\")\n\n";
}

void GodotScene::writeTile(const TiledTile& tile) {
    const auto piece = static_cast<CellPieces::Number>(tile.id + 1);
    const auto at = placeOf(piece);
    const auto place = std::to_string(at.x) + ':' + std::to_string(at.y) + "/0";
    m_out << place << " = 0\n";
    if (tile.animation.size() > 1) ++m_moving;
    if (m_pieces.thingOf(piece)) return;
    const Tile kind = m_pieces.tileOf(piece);
    const auto& tiles = m_world.tiles;
    m_out << place << "/custom_data_0 = " << godotText(tiles[kind].name) << '\n';
    m_out << place << "/custom_data_1 = " << godotBool(tiles.walkable(kind)) << '\n';
    m_out << place << "/custom_data_2 = " << godotBool(tiles.seeThrough(kind)) << '\n';
    if (!isSolid(tiles, kind)) return;
    const auto half = toText(Decimal::ofThousandths(m_pieces.pixels() * std::int64_t{500}));
    m_out << place << "/physics_layer_0/polygon_0/points = PackedVector2Array(-" << half << ", -" << half << ", "
          << half << ", -" << half << ", " << half << ", " << half << ", -" << half << ", " << half << ")\n";
}

void GodotScene::writeRoot() {
    GodotNames names;
    m_out << "[node name=" << godotText(names.of(m_level.name.empty() ? m_level.id : m_level.name))
          << " type=\"Node2D\"]\n";
    m_out << "metadata/map = " << godotText(m_world.name) << '\n';
    m_out << "metadata/level = " << godotText(m_level.id) << '\n';
    m_out << "metadata/level_name = " << godotText(m_level.name) << '\n';
    m_out << "metadata/size = " << godotVector({m_level.size().width, m_level.size().height}) << '\n';
    writeRooms();
    writeLinks();
    m_out << '\n';
}

void GodotScene::writeRooms() {
    m_out << "metadata/rooms = [";
    std::string_view before;
    for (const auto& room : *m_level.rooms) {
        m_out << std::exchange(before, ", ") << "{\"id\": " << godotText(room.id)
              << ", \"kind\": " << godotText(nameOf(room.kind)) << ", \"rect\": " << godotRect(room.box);
        if (!room.shape.empty()) m_out << ", \"parts\": " << partsOf(room.shape);
        if (!room.properties.empty()) m_out << ", \"properties\": " << godotProperties(room.properties);
        m_out << '}';
    }
    m_out << "]\n";
}

void GodotScene::writeLinks() {
    m_out << "metadata/links = [";
    std::string_view before;
    for (const auto& link : *m_level.links)
        m_out << std::exchange(before, ", ") << "{\"a\": " << idOf(m_level, link.a)
              << ", \"b\": " << idOf(m_level, link.b) << ", \"kind\": " << godotText(nameOf(link.kind)) << '}';
    m_out << "]\nmetadata/halls = [";
    before = {};
    for (const auto& hall : *m_level.halls)
        m_out << std::exchange(before, ", ") << "{\"a\": " << idOf(m_level, hall.a)
              << ", \"b\": " << idOf(m_level, hall.b) << ", \"kind\": " << godotText(nameOf(hall.kind))
              << ", \"parts\": " << partsOf(hall.runs) << '}';
    m_out << "]\n";
}

bool GodotScene::writeLayer(const TiledLayer& layer, const std::string& name) {
    m_out << "[node name=" << godotText(name) << " type=\"TileMapLayer\" parent=\".\"]\n";
    if (!layer.visible) m_out << "visible = false\n";
    const auto percent = std::lround(layer.opacity * 100);
    if (percent < 100) m_out << "modulate = Color(1, 1, 1, " << toText(Decimal::ofThousandths(percent * 10)) << ")\n";
    m_out << "texture_filter = 1\n";                                 // nearest: pixels stay sharp
    if (isDecoration(layer)) m_out << "collision_enabled = false\n"; // its tiles stop nobody, here or there
    if (layer.locked) m_out << "metadata/_edit_lock_ = true\n";
    m_out << "metadata/layer = " << godotText(layer.name) << '\n';
    m_out << "tile_map_data = PackedByteArray(\"";
    PackedCells cells(m_out);
    const auto width = static_cast<std::size_t>(m_level.size().width);
    for (std::int32_t y = 0; y < m_level.size().height; ++y) {
        m_stopped = !goesOn(m_feedback, m_rowsWritten++, m_rows);
        if (m_stopped) return false;
        for (std::size_t x = 0; x < width; ++x)
            if (const auto piece = layer.cells[static_cast<std::size_t>(y) * width + x]; piece != 0)
                cells.add({static_cast<std::int32_t>(x), y}, placeOf(piece));
        cells.flush();
        if (!m_out.endLine({})) return false;
    }
    cells.flush(true);
    m_out << "\")\ntile_set = SubResource(\"tileset\")\n\n";
    return true;
}

bool GodotScene::writeThings() {
    std::map<std::string_view, CellPieces::Number> pieces;
    for (const auto& layer : m_map.layers)
        for (const auto& object : layer.objects)
            if (object.tile != 0) pieces[object.name] = object.tile;
    GodotNames names;
    for (const auto& thing : *m_level.things) {
        const auto piece = pieces.find(thing.id);
        writeThing(thing, piece == pieces.end() ? 0 : piece->second, names.of(thing.id));
        if (!m_out.endLine("\n")) return false;
    }
    return true;
}

void GodotScene::writeThing(const Thing& thing, CellPieces::Number piece, const std::string& name) {
    const int side = m_pieces.pixels();
    m_out << "[node name=" << godotText(name) << " type=\"" << (piece == 0 ? "Node2D" : "Sprite2D")
          << "\" parent=\"Things\"]\nposition = Vector2(" << thing.at.x * side << ", " << thing.at.y * side << ")\n";
    if (piece != 0) {
        const auto at = placeOf(piece);
        m_out << "texture_filter = 1\ntexture = ExtResource(\"tiles\")\ncentered = false\nregion_enabled = true\n"
                 "region_rect = Rect2("
              << at.x * side << ", " << at.y * side << ", " << side << ", " << side << ")\n";
    }
    m_out << "metadata/id = " << godotText(thing.id) << "\nmetadata/kind = " << godotText(infoOf(thing.kind).name);
    m_out << "\nmetadata/cell = " << godotVector(thing.at) << '\n';
    if (!thing.fields.empty()) m_out << "metadata/fields = " << godotProperties(thing.fields) << '\n';
    if (!thing.properties.empty()) m_out << "metadata/properties = " << godotProperties(thing.properties) << '\n';
    if (!thing.unknown.empty()) m_out << "metadata/unknown = " << godotText(thing.unknown.text()) << '\n';
}

} // namespace delve::editor
