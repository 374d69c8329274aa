#include "editor/tools/painting.h"

#include "editor/tools/layers.h"
#include "editor/tools/pins.h"
#include "editor/tools/symmetry.h"
#include "editor/tools/thing_edits.h"
#include "generation/level/bit_runs.h"

#include <algorithm>
#include <bit>

namespace delve::editor {

Message stepWithTile(const Text& text, const TileCatalogue& tiles, Tile tile, std::int64_t cells) {
    const auto& kind = tiles[tile];
    if (kind.label.empty()) return {text, cells, {kind.name}};
    return Message{text, cells, {kind.label.source}}.withWords(kind.label.context);
}

const Grid& paintedTiles(const Canvas& canvas) {
    const auto layer = canvas.settings.layer;
    return layer && *layer < canvas.level.layers.size() ? canvas.level.layers[*layer].tiles : canvas.level.tiles;
}

Painting::Painting(const Canvas& canvas)
    : m_before(canvas.level), m_after(canvas.level), m_within(canvas.selection), m_symmetry(canvas.settings.symmetry),
      m_axis(axisOf(canvas.settings, canvas.level.size())), m_pins(canvas.settings.pins), m_catalogue(canvas.tiles),
      m_layer(canvas.settings.layer), m_painted(canvas.level.size()) {
    if (m_layer && *m_layer >= m_before.layers.size()) m_layer.reset();
    if (m_within->size() != m_before.size()) m_within = {};
}

const Grid& Painting::tilesBefore() const { return m_layer ? m_before.layers[*m_layer].tiles : m_before.tiles; }

const Grid& Painting::tiles() const { return m_layer ? m_after.layers[*m_layer].tiles : m_after.tiles; }

Grid& Painting::written() { return m_layer ? m_after.layers[*m_layer].tiles : m_after.tiles; }

void Painting::paint(const Rect& area, Tile tile) {
    for (const auto& image : mirrored(area, m_symmetry, m_axis)) paintHere(image, tile);
}

void Painting::paintHere(const Rect& area, Tile tile) {
    const Rect inside = area.intersected(wholeOf(m_before.size()));
    if (inside.empty()) return;
    m_area = m_area.united(inside);
    m_fresh = m_fresh.united(inside);
    if (m_within->size().area() == 0) {
        written().fill(inside, tile);
        for (auto y = inside.y; y < inside.bottom(); ++y) m_painted.setRun(y, inside.x, inside.width);
        return;
    }
    for (auto y = inside.y; y < inside.bottom(); ++y) {
        forEachRun(m_within->row(y), m_before.size().width, [&](std::int32_t from, std::int32_t to) {
            const Rect part = Rect{from, y, to - from, 1}.intersected(inside);
            if (part.empty()) return;
            written().fill(part, tile);
            m_painted.setRun(y, part.x, part.width);
        });
    }
}

void Painting::paint(const BitGrid& cells, Tile tile) {
    if (m_symmetry == Symmetry::None) {
        for (std::size_t chunk = 0; chunk < tiles().chunkCount(); ++chunk) paintChunk(cells, chunk, tile);
        return;
    }
    for (std::int32_t y = 0; y < cells.size().height; ++y)
        forEachRun(cells.row(y), cells.size().width, [&](std::int32_t from, std::int32_t to) {
            paint(Rect{from, y, to - from, 1}, tile);
        });
}

/// Replaces a fully painted chunk by one tile; a chunk is as wide as a word of bits.
void Painting::paintChunk(const BitGrid& cells, std::size_t chunk, Tile tile) {
    const Rect area = tiles().chunkArea(chunk);
    const auto word = static_cast<std::size_t>(area.x / Grid::chunkSide);
    const std::uint64_t all = area.width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << area.width) - 1;
    bool any = false;
    bool every = m_within->size().area() == 0;
    for (auto y = area.y; y < area.bottom(); ++y) {
        any = any || cells.row(y)[word] != 0;
        every = every && cells.row(y)[word] == all;
    }
    if (!any) return;
    if (every) return paintHere(area, tile);
    for (auto y = area.y; y < area.bottom(); ++y) {
        const std::uint64_t row = cells.row(y)[word];
        forEachRun(std::span(&row, 1), area.width, [&](std::int32_t from, std::int32_t to) {
            paintHere({area.x + from, y, to - from, 1}, tile);
        });
    }
}

void Painting::eraseThings() {
    if (m_layer || m_area.empty()) return;
    std::vector<std::string> ids;
    for (const auto& thing : *m_before.things)
        if (m_area.contains(thing.at) && m_painted.at(thing.at)) ids.push_back(thing.id);
    if (std::exchange(m_erasedThings, ids.size()) == ids.size()) return;
    m_after.things = m_before.things;
    m_after.pinnedThings = m_before.pinnedThings;
    m_after.keptEmpty = m_before.keptEmpty;
    editor::eraseThings(m_after, ids, m_pins);
}

void Painting::restart() {
    m_fresh = m_fresh.united(m_area);
    for (auto y = m_area.y; y < m_area.bottom(); ++y) m_painted.setRun(y, m_area.x, m_area.width, false);
    m_area = {};
    m_erasedThings = 0;
    m_after = m_before;
}

Preview Painting::preview() {
    Preview preview;
    preview.level = m_after;
    preview.changed = std::exchange(m_fresh, Rect{});
    return preview;
}

/// Counts only inside the painted area, which is small on large maps.
std::int64_t Painting::cellsPainted() const {
    std::int64_t cells = 0;
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto word = m_area.x / 64; word <= (m_area.right() - 1) / 64; ++word)
            cells += std::popcount(m_painted.row(y)[static_cast<std::size_t>(word)]);
    return cells;
}

GestureOutcome Painting::outcome(const Text& name, std::optional<Tile> tile) const {
    return {tile ? stepWithTile(name, m_catalogue, *tile, cellsPainted()) : Message{name, cellsPainted(), {}},
            finish()};
}

Edit Painting::finish() const {
    Level after = m_after;
    if (m_pins && !m_layer && !m_area.empty()) pinCells(after, m_painted, m_area, true);
    if (m_layer && !(tilesBefore() == tiles())) takeOver(after, *m_layer);
    return Edit::between(m_before, after);
}

} // namespace delve::editor
