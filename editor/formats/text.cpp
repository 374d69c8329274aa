#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/formats/losses.h"
#include "editor/formats/text_rows.h"
#include "generation/level/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace delve::editor {
namespace {

// Reading

/// What a glyph stands for in a file without a legend: a built-in tile, or a thing on floor.
struct Meaning {
    bool known = false;
    Tile tile = Tile::Void;
    std::optional<ThingKind> thing = {};
    std::int64_t player = 0; ///< of a start
};

/// All built-in glyphs are ASCII or Greek.
using Meanings = std::array<Meaning, 0x400>;

Meanings meanings() {
    Meanings table;
    const TileCatalogue builtIn;
    for (const auto tile : builtIn.all()) table[builtIn[tile].glyph] = {true, tile};
    for (const auto kind : thingKinds()) table[static_cast<std::size_t>(kind.glyph)] = {true, Tile::Floor, kind.kind};
    table['@'].player = 1;
    table['&'] = {true, Tile::Floor, ThingKind::Start, 2};
    return table;
}

Thing thingAt(const Meaning& meaning, Cell cell) {
    Thing thing;
    thing.kind = *meaning.thing;
    thing.at = cell;
    thing.id = bornAt(infoOf(thing.kind).name, cell);
    if (meaning.player > 0) thing.fields.set("player", Decimal::of(meaning.player));
    return thing;
}

/// Reads rows, and collects the things it meets.
class RowReader {
public:
    Done operator()(std::string_view text, std::int32_t line, std::vector<Tile>& tiles) {
        while (!text.empty()) {
            const auto column = tiles.size();
            const auto glyph = firstCodePoint(text);
            if (glyph.bytes == 0)
                return wrongAt(line, column, DELVE_TEXT("formats", "This is not UTF-8 text. Save the file in UTF-8."));
            const auto meaning = glyph.value < m_meanings.size() ? m_meanings[glyph.value] : Meaning{};
            if (!meaning.known) return unknown(line, column, text.substr(0, glyph.bytes), glyph.value);
            if (meaning.thing && tooManyThings())
                return wrongAt(line, column, DELVE_TEXT("formats", "Too many things for one map."));
            if (meaning.thing) m_things.push_back(thingAt(meaning, {static_cast<std::int32_t>(column), line}));
            tiles.push_back(meaning.tile);
            ++m_cells;
            text.remove_prefix(glyph.bytes);
        }
        return done();
    }
    [[nodiscard]] std::vector<Thing> takeThings() { return std::move(m_things); }

private:
    /// A thing takes a hundred times the memory of its glyph: a file full of things must not exhaust the memory.
    [[nodiscard]] bool tooManyThings() const { return m_things.size() >= (std::size_t{1} << 20) + m_cells / 8; }
    static Failure unknown(std::int32_t line, std::size_t column, std::string_view glyph, char32_t value) {
        if (value == U'\t')
            return wrongAt(line, column, DELVE_TEXT("formats", "A tab is not a tile. Write spaces for void."));
        if (value < U' ')
            return wrongAt(line, column,
                           DELVE_TEXT("formats", "Not a text map (byte of value %1). Choose another file."),
                           std::to_string(static_cast<std::uint32_t>(value)));
        return wrongAt(
            line, column,
            DELVE_TEXT("formats", "Unknown glyph “%1”. Write . for floor, # for a wall, or a space for void."),
            std::string(glyph));
    }

    Meanings m_meanings = meanings();
    std::vector<Thing> m_things;
    std::size_t m_cells = 0;
};

Result<Imported> read(const QString& path, const ReadRequest& request) {
    const auto rows = TextRows::read(path);
    if (!rows) return rows.failure();
    RowReader reader;
    auto tiles = tilesOf(*rows, std::ref(reader), request.feedback);
    if (!tiles) return std::move(tiles).failure();
    Level level;
    level.tiles = std::move(tiles->tiles);
    level.things = reader.takeThings();
    return Imported{worldOf(std::move(level), path), std::move(tiles->notes)};
}

// Writing

/// The things row by row; of several on one cell, the one that is shown comes first.
std::vector<const Thing*> inOrder(const Level& level) {
    std::vector<const Thing*> things;
    for (const auto& thing : *level.things) things.push_back(&thing);
    std::ranges::sort(things, [](const Thing* a, const Thing* b) {
        if (a->at != b->at) return a->at < b->at;
        return a->kind != b->kind ? a->kind < b->kind : a->id < b->id;
    });
    return things;
}

/// The UTF-8 of each tile's glyph, and which tiles were written.
class Glyphs {
public:
    explicit Glyphs(const TileCatalogue& tiles) : m_catalogue(tiles) {}
    const std::string& of(Tile tile) {
        const auto id = static_cast<std::size_t>(tile);
        if (id >= m_glyphs.size()) m_glyphs.resize(id + 1);
        if (m_glyphs[id].empty()) appendUtf8(m_glyphs[id], m_catalogue[tile].glyph);
        return m_glyphs[id];
    }
    /// A note for each written tile that is unknown when the text is read, or becomes another one.
    [[nodiscard]] Notes notes() const {
        Notes notes;
        const auto known = meanings();
        for (const auto tile : m_catalogue.all()) {
            const auto id = static_cast<std::size_t>(tile);
            const auto& kind = m_catalogue[tile];
            if (id >= m_glyphs.size() || m_glyphs[id].empty()) continue;
            const auto meaning = kind.glyph < known.size() ? known[kind.glyph] : Meaning{};
            if (meaning.known && !meaning.thing && meaning.tile == tile) continue;
            notes.push_back(noteOf(kind.name, m_glyphs[id], meaning));
        }
        return notes;
    }

private:
    [[nodiscard]] static Message noteOf(const std::string& name, const std::string& glyph, const Meaning& meaning) {
        if (!meaning.known)
            return {DELVE_TEXT("formats",
                               "The map's own tile “%1” is written as “%2”, which is unknown when the text is "
                               "read."),
                    {name, glyph}};
        const auto other =
            meaning.thing ? std::string(infoOf(*meaning.thing).name) : TileCatalogue()[meaning.tile].name;
        return {DELVE_TEXT("formats", "The map's own tile “%1” is written as “%2”, which is read as “%3”."),
                {name, glyph, other}};
    }

    const TileCatalogue& m_catalogue;
    std::vector<std::string> m_glyphs;
};

/// What things hide in the text.
struct Covered {
    std::int64_t things = 0; ///< under other things
    std::int64_t tiles = 0;  ///< other than floor: reading puts floor under every thing
};

/// The text of a row; takes the row's things off the front of `things`.
std::string rowText(std::span<const Tile> row, std::int32_t y, Glyphs& glyphs, std::span<const Thing* const>& things,
                    Covered& covered) {
    std::string text;
    for (std::size_t x = 0; x < row.size(); ++x) {
        const Cell cell{static_cast<std::int32_t>(x), y};
        if (things.empty() || things.front()->at != cell) {
            text += glyphs.of(row[x]);
            continue;
        }
        text += glyphOf(*things.front());
        if (row[x] != Tile::Floor) ++covered.tiles;
        things = things.subspan(1);
        for (; !things.empty() && things.front()->at == cell; things = things.subspan(1)) ++covered.things;
    }
    text += '\n';
    return text;
}

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    const auto ordered = inOrder(level);
    std::span<const Thing* const> things(ordered);
    Glyphs glyphs(world.tiles);
    Covered covered;
    std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        if (!goesOn(request.feedback, y, level.size().height)) return cancelled();
        level.tiles.readRow(y, 0, row);
        if (auto written = writeText(into, rowText(row, y, glyphs, things, covered)); !written)
            return std::move(written).failure();
    }
    Notes notes = lossesOf(world, level, {.things = true}, request);
    if (covered.things > 0)
        notes.push_back(
            Message{DELVE_TEXT_N("formats", "%n thing(s) under other things are left out."), covered.things, {}});
    if (covered.tiles > 0)
        notes.push_back(Message{DELVE_TEXT_N("formats", "%n tile(s) under things will be floor when the text is read."),
                                covered.tiles,
                                {}});
    for (auto& note : glyphs.notes()) notes.push_back(std::move(note));
    return notes;
}

} // namespace

/// A level as rows of glyphs: those of the catalogue, and things over their tiles.
Format textFormat() {
    Format format;
    format.id = "txt";
    format.name = DELVE_TEXT("formats", "Text map");
    format.endings = {"txt"};
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve::editor
