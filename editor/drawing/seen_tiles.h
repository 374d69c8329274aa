#pragma once

#include "generation/level/level.h"

#include <optional>
#include <span>
#include <vector>

/// The visible tiles of a level, with its decoration layers below and above them.
namespace delve::editor {

/// A layer that shows something of what lies beneath it.
struct Veil {
    const Grid* tiles;
    std::int32_t opacity;            ///< in percent
    std::vector<const Grid*> covers; ///< layers that hide it wherever they are not Void
};

/// Reads a level that it does not own and that must outlive it. Hidden layers are left out.
class SeenTiles {
public:
    /// With `clearTiles`, every layer may be see-through: the catalogue has tiles with transparent parts.
    explicit SeenTiles(const Level& level, bool clearTiles = false);

    [[nodiscard]] Size size() const { return m_level->size(); }
    /// The visible tiles in a part of a row. Outside the map they are Void.
    void readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const { read(y, x, into, nullptr); }
    /// The same without what a layer puts onto the ground: tiles that `stands` says are drawn over others.
    void readGround(std::int32_t y, std::int32_t x, std::span<Tile> into, const std::vector<bool>& stands) const {
        read(y, x, into, &stands);
    }
    /// What layers put onto that ground; Void where there is nothing.
    void readStanding(std::int32_t y, std::int32_t x, std::span<Tile> into, const std::vector<bool>& stands) const;
    /// The tiles of these cells without a copy, if they are a whole chunk of the level with no layer below or above
    /// it.
    [[nodiscard]] std::optional<Grid::ChunkView> wholeChunk(const Rect& cells) const;

    /// The layers above these tiles, lowest first.
    [[nodiscard]] const std::vector<Veil>& veils() const { return m_veils; }
    /// The visible tiles of a veil in a part of a row.
    void readVeil(const Veil& veil, std::int32_t y, std::int32_t x, std::span<Tile> into) const;

private:
    void sortLayers(bool clearTiles);
    void read(std::int32_t y, std::int32_t x, std::span<Tile> into, const std::vector<bool>* without) const;
    void readLayers(std::int32_t y, std::int32_t x, std::span<Tile> into, const std::vector<bool>* without) const;

    const Level* m_level;
    std::vector<const Grid*> m_under; ///< topmost first: shows where everything above it is Void
    std::vector<const Grid*> m_over;  ///< lowest first
    std::vector<Veil> m_veils;
};

} // namespace delve::editor
