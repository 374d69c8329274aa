#pragma once

#include "generation/level/delve/glyphs.h"
#include "generation/level/delve/id_table.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/level.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Makes a grid of rows that come one by one. No memory is taken for a map before a row of its width is there, and a
/// row of chunks only when its rows are.
class RowsReader {
public:
    RowsReader(Size size, const GlyphsIn& glyphs) : m_size(size), m_glyphs(glyphs) {}
    /// The next row; what is wrong with it.
    [[nodiscard]] std::optional<Message> add(std::string_view row);
    /// What is wrong with the number of rows.
    [[nodiscard]] std::optional<Message> finish() const;
    [[nodiscard]] bool full() const { return m_rows == m_size.height; }
    [[nodiscard]] Grid takeGrid() { return std::move(m_grid); }

private:
    Size m_size;
    const GlyphsIn& m_glyphs;
    Grid m_grid;
    std::vector<Tile> m_band;
    std::int32_t m_rows = 0;
};

/// Reads one level: its lists element by element, everything else member by member, in whatever order they come. What
/// needs something that comes later is kept until the level ends.
class LevelReader {
public:
    explicit LevelReader(const TileCatalogue& tiles) : m_tiles(tiles) {}

    /// Is this a list that comes element by element?
    [[nodiscard]] static bool isList(std::string_view name);
    void beginList(std::string_view name);
    void element(JsonValue value);
    void member(std::string_view name, std::string_view member, JsonValue value);
    /// What is wrong with the level as a whole.
    [[nodiscard]] std::optional<Message> finish();
    [[nodiscard]] Level take() { return std::move(m_level); }

private:
    struct PendingLayer {
        DecorationLayer layer;
        std::vector<std::string> rows;
    };
    using Step = std::optional<Message> (LevelReader::*)();

    void makeRoom();
    void readLegend(JsonValue value);
    void readLayer(JsonValue value);
    void row(JsonValue value);
    void room(JsonValue value);
    [[nodiscard]] std::optional<Message> checkMembers();
    [[nodiscard]] std::optional<Message> finishRows();
    [[nodiscard]] std::optional<Message> finishLayers();
    [[nodiscard]] std::optional<Message> finishPins();
    [[nodiscard]] std::optional<Message> finishLinks();
    [[nodiscard]] std::optional<Message> finishHalls();
    [[nodiscard]] std::optional<Message> setPins(const std::vector<Run>& runs, Shared<BitGrid>& pins) const;
    [[nodiscard]] RoomId roomNamed(std::uint32_t name) const { return name < m_rooms.size() ? m_rooms[name] : noRoom; }

    const TileCatalogue& m_tiles;
    Level m_level;
    bool m_hasId = false;
    std::optional<std::int32_t> m_width;
    std::optional<std::int32_t> m_height;
    std::optional<GlyphsIn> m_legend;
    std::string m_list; ///< the one that is being read
    bool m_hasRows = false;
    std::optional<RowsReader> m_rows;
    std::vector<std::string> m_earlyRows; ///< rows that came before size or legend
    std::vector<PendingLayer> m_layers;
    std::vector<Run> m_pins;
    std::vector<Run> m_keptEmpty;
    IdTable m_names;             ///< of rooms, also of those that only links and halls name so far
    std::vector<RoomId> m_rooms; ///< by the number of their name
};

} // namespace delve
