#pragma once

#include "generation/level/compact.h"
#include "generation/level/delve/glyphs.h"
#include "generation/level/delve/id_table.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/level.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Builds a grid from rows that come one by one. It allocates no memory for a map before it has read a row of that
/// width, and none for a row of chunks before it has read the rows in it.
class RowsReader {
public:
    RowsReader(Size size, const GlyphsIn& glyphs) : m_size(size), m_glyphs(glyphs) {}
    /// Adds the next row; returns what is wrong with it.
    [[nodiscard]] std::optional<Message> add(std::string_view row);
    /// Returns what is wrong with the number of rows.
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

/// Reads one level: its lists element by element, everything else member by member, in any order. What depends on a
/// later member is kept until the level ends.
class LevelReader {
public:
    explicit LevelReader(const TileCatalogue& tiles) : m_tiles(tiles) {}
    LevelReader(const LevelReader&) = delete;
    LevelReader& operator=(const LevelReader&) = delete;

    /// Is this a list that comes element by element?
    [[nodiscard]] static bool isList(std::string_view name) { return findList(name) != nullptr; }
    void beginList(std::string_view name);
    void element(JsonValue value) { (this->*m_list->element)(value); }
    void member(std::string_view name, std::string_view member, JsonValue value);
    /// What is wrong with the level as a whole.
    [[nodiscard]] std::optional<Message> finish();
    [[nodiscard]] Level take() {
        compact(m_level);
        return std::move(m_level);
    }

private:
    struct PendingLayer {
        DecorationLayer layer;
        std::vector<std::string> rows;
    };
    struct PendingPins {
        std::vector<Run> runs;
        std::vector<UnknownOfRun> unknown;
    };
    using Step = std::optional<Message> (LevelReader::*)();
    /// A list that comes element by element, and what reads one.
    struct List {
        std::string_view name;
        void (LevelReader::*element)(JsonValue);
    };
    static const std::array<List, 8> lists;
    [[nodiscard]] static const List* findList(std::string_view name);

    void makeRoom(std::string_view list);
    void readLegend(JsonValue value);
    void readLayer(JsonValue value);
    void row(JsonValue value);
    void pin(JsonValue value) { m_pins.runs.push_back(readPin(value, m_pins.unknown)); }
    void keptEmpty(JsonValue value) { m_keptEmpty.runs.push_back(readPin(value, m_keptEmpty.unknown)); }
    void pinnedThing(JsonValue value) { m_level.pinnedThings.write().emplace_back(value.text()); }
    void room(JsonValue value);
    void link(JsonValue value) { readLink(value, m_ends, m_level.links.write().emplace_back()); }
    void hall(JsonValue value) { readHall(value, m_ends, m_level.halls.write().emplace_back()); }
    void thing(JsonValue value) { readThing(value, m_level.things.write().emplace_back()); }
    [[nodiscard]] std::optional<Message> checkMembers();
    [[nodiscard]] std::optional<Message> finishRows();
    [[nodiscard]] std::optional<Message> finishLayers();
    [[nodiscard]] std::optional<Message> finishPins();
    [[nodiscard]] std::optional<Message> finishLinks();
    [[nodiscard]] std::optional<Message> finishHalls();
    [[nodiscard]] std::optional<Message> setPins(PendingPins& pending, Shared<BitGrid>& pins,
                                                 Shared<std::vector<UnknownOfRun>>& unknown) const;
    /// Replaces a ticket by its room; returns the name if there is no such room.
    [[nodiscard]] std::optional<std::string_view> findRoom(RoomId& end) const;

    const TileCatalogue& m_tiles;
    Level m_level;
    bool m_hasId = false;
    std::optional<std::int32_t> m_width;
    std::optional<std::int32_t> m_height;
    std::optional<GlyphsIn> m_legend;
    const List* m_list = nullptr; ///< the one that is being read
    bool m_hasRows = false;
    std::optional<RowsReader> m_rows;
    std::vector<std::string> m_earlyRows; ///< rows that came before size or legend
    std::vector<PendingLayer> m_layers;
    PendingPins m_pins;
    PendingPins m_keptEmpty;
    IdTable m_names;             ///< of rooms, also of those that only links and halls name so far
    NameQueue m_ends{m_names};   ///< of links and halls
    std::vector<RoomId> m_rooms; ///< by the number of their name
};

} // namespace delve
