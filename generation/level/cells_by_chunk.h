#pragma once

#include "generation/level/geometry.h"

#include <compare>
#include <cstddef>
#include <span>
#include <vector>

/// Cells of a map as rectangles by chunks: what an edit touched. Far smaller than one rectangle around all of them
/// where they lie far apart, as the cells of a line or of two things.
namespace delve {

/// A value: of each chunk of a grid the smallest rectangle around its cells, or nothing. May hold more cells than were
/// added, never fewer.
class CellsByChunk {
public:
    CellsByChunk() = default;
    CellsByChunk(const Rect& area) { add(area); }
    void add(const Rect& area);
    void add(const CellsByChunk& other);

    [[nodiscard]] bool empty() const { return m_parts.empty(); }
    /// Row of chunks by row of chunks; none is empty, and none reaches beyond its chunk.
    [[nodiscard]] std::span<const Rect> parts() const { return m_parts; }
    /// The areas to redraw: the rectangle around all parts if they nearly fill it, else the parts.
    [[nodiscard]] std::vector<Rect> rectangles() const;
    /// The smallest rectangle around all of them.
    [[nodiscard]] Rect around() const;
    [[nodiscard]] std::size_t bytes() const { return m_parts.size() * sizeof(Rect); }

    friend bool operator==(const CellsByChunk& a, const CellsByChunk& b) { return a.m_parts == b.m_parts; }

private:
    void addWithinChunk(const Rect& part);

    std::vector<Rect> m_parts;
    std::size_t m_latest = 0; ///< the next cell most likely lies in this part or the one after it
};

} // namespace delve
