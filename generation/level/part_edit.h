#pragma once

#include "generation/level/cells_by_chunk.h"
#include "generation/level/change.h"
#include "generation/level/memory.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The edit that leads from one value of a part to another: what edits of levels and worlds are made of. It costs only
/// what differs, is applied by swapping, and is inverted in place.
namespace delve {

/// Any part: keeps both of its values.
template <class T>
class PartEdit {
public:
    [[nodiscard]] static std::optional<PartEdit> between(const T& before, const T& after) {
        if (before == after) return {};
        PartEdit edit;
        edit.m_change = {before, after};
        return edit;
    }
    void apply(T& value) const { value = m_change.after; }
    void turn() { std::swap(m_change.before, m_change.after); }
    [[nodiscard]] Change<std::size_t> bytes() const { return {bytesOf(m_change.before), bytesOf(m_change.after)}; }

private:
    Change<T> m_change;
};

/// One bit a cell: which bits flip, if the size stays the same.
template <>
class PartEdit<Shared<BitGrid>> {
public:
    using Bits = Shared<BitGrid>;
    [[nodiscard]] static std::optional<PartEdit> between(const Bits& before, const Bits& after);
    void apply(Bits& bits) const;
    void turn();
    [[nodiscard]] Change<std::size_t> bytes() const;

private:
    /// The words of some rows with the bits that differ: flipping them is its own inverse.
    struct Flips {
        std::int32_t row;
        std::size_t word;
        std::size_t wordsInRow;
        std::vector<std::uint64_t> words;
    };
    std::variant<Flips, Change<Bits>> m_content;
};

/// Tiles: the chunks that differ, if the size stays the same.
template <>
class PartEdit<Grid> {
public:
    [[nodiscard]] static std::optional<PartEdit> between(const Grid& before, const Grid& after);
    void apply(Grid& tiles) const;
    void turn();
    [[nodiscard]] Change<std::size_t> bytes() const;
    /// The cells that differ; all cells of both grids if the sizes differ.
    [[nodiscard]] const CellsByChunk& touched() const { return m_touched; }

private:
    struct ChunkChange {
        std::size_t index;
        Grid::ChunkHandle before;
        Grid::ChunkHandle after;
    };
    using Chunks = std::vector<ChunkChange>;
    std::variant<Chunks, Change<Grid>> m_content;
    CellsByChunk m_touched;
};

/// Decoration layers: the edits of their tiles, if nothing else of them differs.
template <>
class PartEdit<std::vector<DecorationLayer>> {
public:
    using Layers = std::vector<DecorationLayer>;
    [[nodiscard]] static std::optional<PartEdit> between(const Layers& before, const Layers& after);
    void apply(Layers& layers) const;
    void turn();
    [[nodiscard]] Change<std::size_t> bytes() const;

private:
    struct LayerTiles {
        std::size_t layer;
        PartEdit<Grid> tiles;
    };
    std::variant<std::vector<LayerTiles>, Change<Layers>> m_content;
};

} // namespace delve
