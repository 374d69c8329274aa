#include "generation/level/delve/glyphs.h"
#include "generation/level/delve/order.h"
#include "generation/level/delve/pin_runs.h"
#include "generation/level/delve/write_parts.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <utility>

namespace delve {
namespace {

constexpr std::size_t lookAhead = 8;

/// Prefetches memory that is needed soon.
template <class T>
void fetch(const T& element) {
#if defined(__GNUC__)
    constexpr std::size_t line = 64;
    const auto* const bytes = reinterpret_cast<const char*>(&element);
    for (std::size_t i = 0; i < sizeof(T); i += line) __builtin_prefetch(bytes + i);
#else
    (void)element;
#endif
}

/// Writes one level. Its members are indented by six blanks, the lines of its lists by eight.
class LevelWriter {
public:
    LevelWriter(TextOut& out, const Level& level, const TileCatalogue& tiles, const GlyphsOut& glyphs)
        : m_out(out), m_level(level), m_tiles(tiles), m_glyphs(glyphs),
          m_row(static_cast<std::size_t>(level.size().width)) {}

    void write() {
        m_out << "    {\n      \"id\": ";
        m_out.quoted(m_level.id) << ",\n      \"name\": ";
        m_out.quoted(m_level.name) << ",\n      \"width\": " << m_level.size().width;
        m_out << ", \"height\": " << m_level.size().height;
        writeOptional();
        writeLegend();
        member("rows");
        writeRows(m_level.tiles, "        ", "      ]");
        writeLayers();
        writePins("pins", *m_level.pinned, *m_level.unknownOfPins);
        writePins("keepEmpty", *m_level.keptEmpty, *m_level.unknownOfKeptEmpty);
        writeLists();
        if (!m_level.unknown.empty()) m_out << ",\n      " << m_level.unknown;
        m_out << "\n    }";
    }

private:
    void member(std::string_view name) { m_out << ",\n      \"" << name << "\": "; }

    void writeOptional() {
        if (!m_level.properties.empty()) {
            member("properties");
            writeProperties(m_out, m_level.properties);
        }
        if (m_level.recipe) {
            member("recipe");
            writeRecipe(m_out, *m_level.recipe);
        }
    }

    /// One line for each element; `each` writes the element at a place of `order`, `ahead` is called for elements that
    /// come soon.
    template <class Order, class Each, class Ahead>
    void writeList(std::string_view name, const Order& order, Each each, Ahead ahead) {
        member(name);
        if (order.empty()) {
            m_out << "[]";
            return;
        }
        m_out << "[\n";
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i + 2 * lookAhead < order.size()) ahead(order[i + 2 * lookAhead], order[i + lookAhead]);
            m_out << "        ";
            each(order[i]);
            if (!m_out.endLine(i + 1 < order.size() ? ",\n" : "\n")) return;
        }
        m_out << "      ]";
    }
    template <class Order, class Each>
    void writeList(std::string_view name, const Order& order, Each each) {
        writeList(name, order, each, [](const auto&, const auto&) {});
    }

    /// Sorted by place, a list is read in random order: what comes soon is prefetched while the rest is written.
    void writeLists() {
        const auto order = fileOrder(m_level);
        const auto& rooms = *m_level.rooms;
        const auto& links = *m_level.links;
        const auto& halls = *m_level.halls;
        const auto& things = *m_level.things;
        const RoomNames names(rooms, order.rooms);
        if (!m_level.pinnedThings->empty())
            writeList("pinnedThings", *m_level.pinnedThings, [&](const std::string& id) { m_out.quoted(id); });
        writeList(
            "rooms", order.rooms, [&](std::uint32_t i) { writeRoom(m_out, rooms[i]); },
            [&](std::uint32_t, std::uint32_t soon) { fetch(rooms[soon]); });
        writeList(
            "links", order.links, [&](std::uint32_t i) { writeLink(m_out, links[i], names); },
            [&](std::uint32_t, std::uint32_t soon) { fetch(links[soon]); });
        writeList(
            "halls", order.halls, [&](std::uint32_t i) { writeHall(m_out, halls[i], names); },
            [&](std::uint32_t later, std::uint32_t soon) {
                fetch(halls[later]);
                if (!halls[soon].runs.empty()) fetch(halls[soon].runs[0]);
            });
        writeList(
            "things", order.things, [&](std::uint32_t i) { writeThing(m_out, things[i]); },
            [&](std::uint32_t, std::uint32_t soon) { fetch(things[soon]); });
    }

    /// The tiles that the level uses, in the order of the catalogue, void last: it has nothing to show.
    void writeLegend() {
        std::vector<char> used(tileIds);
        noteTiles(m_level.tiles, used);
        for (const auto& layer : m_level.layers) noteTiles(layer.tiles, used);
        auto tiles = m_tiles.all();
        std::rotate(tiles.begin(), tiles.begin() + 1, tiles.end());
        member("legend");
        m_out << '{';
        bool first = true;
        for (const auto tile : tiles) {
            if (!used[static_cast<std::size_t>(tile)]) continue;
            (m_out << (first ? " " : ", ")).quoted(m_glyphs.of(tile)) << ": ";
            m_out.quoted(m_tiles[tile].name);
            first = false;
        }
        m_out << " }";
    }

    void noteTiles(const Grid& grid, std::vector<char>& used) const {
        for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
            const auto view = grid.chunk(i);
            if (!view.cells) used[static_cast<std::size_t>(view.tile)] = 1;
            const Rect area = view.cells ? grid.chunkArea(i) : Rect{};
            for (std::int32_t y = 0; y < area.height; ++y)
                for (std::int32_t x = 0; x < area.width; ++x) used[static_cast<std::size_t>(view.at(x, y))] = 1;
        }
        // Tiles that the catalogue does not know are written as void.
        for (std::size_t id = 0; id < used.size(); ++id)
            if (used[id] && !m_tiles.has(static_cast<Tile>(id))) used[0] = 1;
    }

    void writeRows(const Grid& grid, std::string_view indent, std::string_view end) {
        m_out << "[\n";
        const auto size = m_level.size();
        for (std::int32_t y = 0; y < size.height; ++y) {
            grid.readRow(y, 0, m_row);
            m_out << indent << '"';
            writeRow();
            if (!m_out.endLine(y + 1 < size.height ? "\",\n" : "\"\n")) return;
        }
        m_out << end;
    }

    void writeRow() {
        auto& text = m_out.buffer();
        const auto start = text.size();
        text.resize(start + m_row.size());
        char lowest = 1;
        for (std::size_t i = 0; i < m_row.size(); ++i) {
            const char byte = m_glyphs.byteOf(m_row[i]);
            text[start + i] = byte;
            lowest = std::min(lowest, byte);
        }
        if (lowest > 0) return;
        text.resize(start);
        for (const auto tile : m_row) text += m_glyphs.of(tile);
    }

    void writeLayers() {
        if (m_level.layers.empty()) return;
        member("layers");
        m_out << '[';
        for (std::size_t i = 0; i < m_level.layers.size(); ++i) {
            const auto& layer = m_level.layers[i];
            (m_out << (i == 0 ? "\n" : ",\n") << "        {\n          \"name\": ").quoted(layer.name);
            (m_out << ",\n          \"over\": ").yesNo(layer.over);
            if (layer.hidden) m_out << ",\n          \"hidden\": true";
            if (layer.locked) m_out << ",\n          \"locked\": true";
            if (layer.opacity != 100) m_out << ",\n          \"opacity\": " << layer.opacity;
            if (layer.generated) m_out << ",\n          \"generated\": true";
            m_out << ",\n          \"rows\": ";
            writeRows(layer.tiles, "            ", "          ]");
            if (!layer.unknown.empty()) m_out << ",\n          " << layer.unknown;
            m_out << "\n        }";
        }
        m_out << "\n      ]";
    }

    void writePins(std::string_view name, const BitGrid& bits, const std::vector<UnknownOfRun>& unknown) {
        if (bits.size() != m_level.size() || bits.none()) return;
        member(name);
        m_out << '[';
        PinRuns runs(bits, unknown);
        std::string_view before = "\n";
        for (std::int32_t y = 0; y < bits.size().height; ++y)
            for (const auto& pin : runs.inRow(y)) {
                if (!m_out.endLine(std::exchange(before, ",\n"))) return;
                m_out << "        { \"row\": " << y << ", \"from\": " << pin.run.at.x;
                m_out << ", \"to\": " << pin.run.last().x;
                writeEnd(m_out, pin.unknown);
            }
        m_out << "\n      ]";
    }

    TextOut& m_out;
    const Level& m_level;
    const TileCatalogue& m_tiles;
    const GlyphsOut& m_glyphs;
    std::vector<Tile> m_row;
};

void writeTiles(TextOut& out, const std::vector<TileKind>& tiles) {
    out << "  \"tiles\": [";
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        out << (i == 0 ? "\n    " : ",\n    ");
        writeTile(out, tiles[i]);
    }
    out << (tiles.empty() ? "],\n" : "\n  ],\n");
}

} // namespace

bool writeDelve(const World& world, const std::function<bool(std::string_view)>& sink) {
    TextOut out(sink);
    out << "{\n  \"delvewright\": " << delveFileVersion << ",\n";
    if (!world.madeBy.empty()) (out << "  \"madeBy\": ").quoted(world.madeBy) << ",\n";
    (out << "  \"name\": ").quoted(world.name) << ",\n";
    if (!world.properties.empty()) {
        out << "  \"properties\": ";
        writeProperties(out, world.properties);
        out << ",\n";
    }
    out << "  \"rules\": ";
    writeRules(out, *world.rules);
    out << ",\n";
    writeTiles(out, world.tiles.custom());
    writeTables(out, world.tables);
    out << "  \"levels\": [";
    const GlyphsOut glyphs(world.tiles);
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        out << (i == 0 ? "\n" : ",\n");
        LevelWriter(out, world.levels[i], world.tiles, glyphs).write();
    }
    out << "\n  ]";
    if (!world.unknown.empty()) out << ",\n  " << world.unknown;
    out << "\n}\n";
    return out.flush();
}

std::string delveText(const World& world) {
    std::string text;
    writeDelve(world, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

std::string recipeText(const Recipe& recipe) {
    std::string text;
    const TextOut::Sink sink = [&](std::string_view piece) {
        text += piece;
        return true;
    };
    TextOut out(sink);
    writeRecipe(out, recipe);
    out << '\n';
    out.flush();
    return text;
}

} // namespace delve
