#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/formats/losses.h"
#include "editor/formats/solid_tiles.h"
#include "generation/level/delve/order.h"
#include "generation/level/delve/write_parts.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr int jsonLevelVersion = 1;

/// Properties of the map or its level that only this program, or another one, reads.
std::pair<Properties, bool> readableProperties(const Properties& all) {
    std::vector<Property> readable;
    for (const auto& property : all)
        if (!std::holds_alternative<UnknownValue>(property.value)) readable.push_back(property);
    const bool leftOut = readable.size() < all.size();
    return {Properties(std::move(readable)), leftOut};
}

/// The tiles of a level, numbered from 0 in the order of the catalogue.
class UsedTiles {
public:
    UsedTiles(const Level& level, const TileCatalogue& catalogue) : m_numbers(tileIds, unused) {
        note(level.tiles, catalogue);
        for (const auto& layer : level.layers) note(layer.tiles, catalogue);
        for (const auto tile : catalogue.all()) {
            auto& number = m_numbers[static_cast<std::size_t>(tile)];
            if (number == unused) continue;
            number = static_cast<std::uint16_t>(m_tiles.size());
            m_tiles.push_back(tile);
        }
    }
    [[nodiscard]] const std::vector<Tile>& tiles() const { return m_tiles; }
    /// What the catalogue does not know counts as void.
    [[nodiscard]] std::uint16_t numberOf(Tile tile) const {
        const auto number = m_numbers[static_cast<std::size_t>(tile)];
        return number == unused ? m_numbers[0] : number;
    }

private:
    static constexpr std::size_t tileIds = std::size_t{1} << 16;
    static constexpr std::uint16_t unused = 0xffff;

    void note(const Grid& grid, const TileCatalogue& catalogue) {
        const auto take = [&](Tile tile) { m_numbers[catalogue.has(tile) ? static_cast<std::size_t>(tile) : 0] = 0; };
        for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
            const auto chunk = grid.chunk(i);
            const Rect area = grid.chunkArea(i);
            if (!chunk.cells) take(chunk.tile);
            for (std::int32_t y = 0; chunk.cells && y < area.height; ++y)
                std::for_each_n(chunk.row(y), area.width, take);
        }
    }

    std::vector<std::uint16_t> m_numbers; ///< by tile
    std::vector<Tile> m_tiles;
};

/// Writes one level as one object. Its members are indented by two blanks, the lines of its lists by four.
class LevelJson {
public:
    LevelJson(TextOut& out, const World& world, const Level& level, generation::Feedback* feedback)
        : m_out(out), m_world(world), m_level(level), m_feedback(feedback), m_used(level, world.tiles),
          m_row(static_cast<std::size_t>(level.size().width)) {}

    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write() {
        writeHead();
        writeTiles();
        bool open = writeCells("  ", m_level.tiles) && writeSolid() && writeLayers();
        open = open && writeLists();
        if (!open) return false;
        if (!m_level.mission->empty()) {
            m_out << ",\n  \"mission\": ";
            writeMission(m_out, *m_level.mission);
        }
        m_out << "\n}\n";
        return m_out.flush();
    }
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    void member(std::string_view name) { m_out << ",\n  \"" << name << "\": "; }

    void writeHead() {
        m_out << "{\n  \"delvewright\": \"level\",\n  \"version\": " << jsonLevelVersion;
        member("map");
        m_out.quoted(m_world.name);
        member("id");
        m_out.quoted(m_level.id);
        member("name");
        m_out.quoted(m_level.name);
        member("width");
        m_out << m_level.size().width << ", \"height\": " << m_level.size().height;
        writePropertiesOf("mapProperties", m_world.properties);
        writePropertiesOf("properties", m_level.properties);
        member("rules");
        writeRules(m_out, *m_world.rules);
        if (!m_level.recipe) return;
        member("recipe");
        writeRecipe(m_out, *m_level.recipe);
    }

    void writePropertiesOf(std::string_view name, const Properties& all) {
        const auto properties = readableProperties(all).first;
        if (properties.empty()) return;
        member(name);
        writeProperties(m_out, properties);
    }

    void writeTiles() {
        member("tiles");
        m_out << '[';
        std::string_view before = "\n";
        for (const auto tile : m_used.tiles()) {
            m_out << std::exchange(before, ",\n") << "    ";
            writeTileOf(tile);
        }
        m_out << "\n  ]";
    }

    void writeTileOf(Tile tile) {
        const auto& catalogue = m_world.tiles;
        const auto& kind = catalogue[tile];
        (m_out << "{ \"name\": ").quoted(kind.name);
        (m_out << ", \"solid\": ").yesNo(isSolid(catalogue, tile));
        (m_out << ", \"walkable\": ").yesNo(catalogue.walkable(tile));
        (m_out << ", \"seeThrough\": ").yesNo(catalogue.seeThrough(tile));
        if (catalogue.endsGame(tile)) m_out << ", \"endsGame\": true";
        m_out << ", \"colour\": \"" << toText(kind.colour) << '"';
        if (kind.serves) m_out << ", \"serves\": \"" << nameOfBuiltIn(*kind.serves) << '"';
        if (!kind.source.empty()) (m_out << ", \"source\": ").quoted(kind.source);
        writeEnd(m_out, kind.unknown);
    }

    /// A number for each cell, a line for each row; `number` says which for a tile.
    template <class Number>
    bool writeRows(std::string_view indent, const Grid& grid, Number number) {
        m_out << "[\n";
        const auto size = m_level.size();
        const auto rows = std::int64_t{size.height} * static_cast<std::int64_t>(2 + m_level.layers.size());
        for (std::int32_t y = 0; y < size.height; ++y) {
            m_stopped = !goesOn(m_feedback, m_rowsWritten++, rows);
            if (m_stopped) return false;
            grid.readRow(y, 0, m_row);
            m_out << indent << "  ";
            for (std::size_t x = 0; x < m_row.size(); ++x) (x == 0 ? m_out : m_out << ',') << number(m_row[x]);
            if (!m_out.endLine(y + 1 < size.height ? ",\n" : "\n")) return false;
        }
        m_out << indent << ']';
        return true;
    }

    bool writeCells(std::string_view indent, const Grid& grid) {
        m_out << ",\n" << indent << "\"cells\": ";
        return writeRows(indent, grid, [this](Tile tile) { return m_used.numberOf(tile); });
    }

    bool writeSolid() {
        std::vector<int> solid(m_used.tiles().size());
        for (std::size_t i = 0; i < solid.size(); ++i) solid[i] = isSolid(m_world.tiles, m_used.tiles()[i]) ? 1 : 0;
        member("solid");
        return writeRows("  ", m_level.tiles, [&](Tile tile) { return solid[m_used.numberOf(tile)]; });
    }

    bool writeLayers() {
        if (m_level.layers.empty()) return true;
        member("layers");
        m_out << '[';
        std::string_view before = "\n";
        for (const auto& layer : m_level.layers) {
            (m_out << std::exchange(before, ",\n") << "    {\n      \"name\": ").quoted(layer.name);
            (m_out << ",\n      \"over\": ").yesNo(layer.over);
            (m_out << ",\n      \"hidden\": ").yesNo(layer.hidden);
            (m_out << ",\n      \"locked\": ").yesNo(layer.locked);
            (m_out << ",\n      \"generated\": ").yesNo(layer.generated);
            m_out << ",\n      \"opacity\": " << layer.opacity;
            if (!layer.unknown.empty()) m_out << ",\n      " << layer.unknown;
            if (!writeCells("      ", layer.tiles)) return false;
            m_out << "\n    }";
        }
        m_out << "\n  ]";
        return true;
    }

    /// One line for each element.
    template <class Each>
    bool writeList(std::string_view name, const std::vector<std::uint32_t>& order, Each each) {
        member(name);
        m_out << '[';
        std::string_view before = "\n";
        for (const auto i : order) {
            if (!m_out.endLine(std::exchange(before, ",\n"))) return false;
            m_out << "    ";
            each(i);
        }
        m_out << (order.empty() ? "]" : "\n  ]");
        return true;
    }

    bool writeLists() {
        const auto order = fileOrder(m_level);
        const auto& rooms = *m_level.rooms;
        const RoomNames names(rooms, order.rooms);
        return writeList("rooms", order.rooms, [&](std::uint32_t i) { writeRoomOf(rooms[i]); }) &&
               writeList("links", order.links,
                         [&](std::uint32_t i) { writeLink(m_out, (*m_level.links)[i], names); }) &&
               writeList("halls", order.halls, [&](std::uint32_t i) { writeHallOf((*m_level.halls)[i], names); }) &&
               writeList("things", order.things, [&](std::uint32_t i) { writeThing(m_out, (*m_level.things)[i]); });
    }

    void writeBox(const Rect& box) {
        m_out << "\"x\": " << box.x << ", \"y\": " << box.y << ", \"width\": " << box.width;
        m_out << ", \"height\": " << box.height;
    }

    /// Rectangles one cell wide, that no reader needs to know runs for.
    void writeParts(const std::vector<Run>& runs) {
        m_out << "\"parts\": [";
        for (std::size_t i = 0; i < runs.size(); ++i) {
            m_out << (i == 0 ? " { " : ", { ");
            writeBox(runs[i].area());
            m_out << " }";
        }
        m_out << (runs.empty() ? "]" : " ]");
    }

    void writeRoomOf(const Room& room) {
        (m_out << "{ \"id\": ").quoted(room.id) << ", \"kind\": \"" << nameOf(room.kind) << "\", ";
        writeBox(room.box);
        if (!room.shape.empty()) {
            m_out << ", ";
            writeParts(room.shape);
        }
        if (room.from) (m_out << ", \"from\": ").cell(*room.from);
        if (!room.properties.empty()) {
            m_out << ", \"properties\": ";
            writeProperties(m_out, room.properties);
        }
        writeEnd(m_out, room.unknown.text());
    }

    void writeHallOf(const Hall& hall, const RoomNames& names) {
        m_out << "{ ";
        if (hall.a != noRoom) m_out << "\"a\": " << names.of(hall.a) << ", ";
        if (hall.b != noRoom) m_out << "\"b\": " << names.of(hall.b) << ", ";
        m_out << "\"kind\": \"" << nameOf(hall.kind) << "\", ";
        writeParts(hall.runs);
        writeEnd(m_out, hall.unknown.text());
    }

    TextOut& m_out;
    const World& m_world;
    const Level& m_level;
    generation::Feedback* m_feedback;
    const UsedTiles m_used;
    std::vector<Tile> m_row;
    std::int64_t m_rowsWritten = 0;
    bool m_stopped = false;
};

/// Of the world's own tiles: those that the level does not use, and the pictures of the others.
void addTileLosses(Notes& notes, const World& world, const UsedTiles& used) {
    std::int64_t there = 0, pictures = 0;
    for (const auto tile : used.tiles()) {
        if (static_cast<int>(tile) < firstCustomTile) continue;
        ++there;
        pictures += world.tiles[tile].picture.empty() ? 0 : 1;
    }
    const auto unused = static_cast<std::int64_t>(world.tiles.custom().size()) - there;
    if (unused > 0)
        notes.push_back(
            {DELVE_TEXT_N("formats", "%n tile(s) of the map's own that the level does not use are left out."),
             unused,
             {}});
    if (pictures > 0)
        notes.push_back(
            {DELVE_TEXT_N("formats", "The pictures of %n tile(s) of the map's own are left out."), pictures, {}});
}

Notes notesOf(const World& world, const Level& level, const WriteRequest& request) {
    Notes notes = lossesOf(world, level,
                           {.things = true,
                            .thingDetails = true,
                            .rooms = true,
                            .layersApart = true,
                            .names = true,
                            .properties = true,
                            .rules = true,
                            .recipe = true,
                            .mission = true,
                            .ownTiles = true},
                           request);
    addTileLosses(notes, world, UsedTiles(level, world.tiles));
    if (readableProperties(world.properties).second || readableProperties(level.properties).second)
        notes.push_back(Message{
            DELVE_TEXT("formats", "Properties of the map or its level that only Delvewright reads are left out.")});
    return notes;
}

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    const TextOut::Sink sink = [&into](std::string_view piece) { return writeText(into, piece).ok(); };
    TextOut out(sink);
    LevelJson json(out, world, level, request.feedback);
    if (!json.write()) return json.stopped() ? cancelled() : notWritten(into);
    return notesOf(world, level, request);
}

} // namespace

/// A level as one JSON object, made to be loaded in a few lines: docs/json.md. It can only be written.
Format jsonFormat() {
    Format format;
    format.id = "json";
    format.name = DELVE_TEXT("formats", "JSON for games");
    format.endings = {"json"};
    format.write = write;
    return format;
}

} // namespace delve::editor
