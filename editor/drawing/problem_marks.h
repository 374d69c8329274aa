#pragma once

#include "editor/drawing/overlays.h"
#include "generation/level/bit_grid.h"

#include <QPainter>
#include <QRectF>

#include <cstddef>
#include <span>
#include <vector>

/// Marks where a level has problems: a sign at the first cell of each, and hatching on all its cells. Errors and
/// warnings differ by shape and by the direction of the hatching, not by colour alone.
namespace delve::editor {

struct ProblemMark {
    std::span<const Cell> cells; ///< valid while the marks are made
    bool error = false;          ///< else a warning
};

class ProblemMarks : public Overlay {
public:
    /// Of this many cells, hatching is left out for those that come last.
    static constexpr std::size_t mostHatched = 100'000;
    static constexpr double signPixels = 14; ///< width of a sign, whatever the zoom

    ProblemMarks(Size size, std::span<const ProblemMark> marks);

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override;
    /// The signs alone, smaller, where the map is drawn into `map`, in the painter's unit.
    void paintOnMiniMap(QPainter& painter, const QRectF& map) const;
    [[nodiscard]] bool empty() const { return m_errors.signs.empty() && m_warnings.signs.empty(); }

private:
    struct OfKind {
        std::vector<Cell> signs; ///< sorted by row
        BitGrid cells;           ///< of size 0 x 0 where there are none
    };

    void add(const ProblemMark& mark, std::size_t& hatched);
    void hatch(QPainter& painter, const OfKind& kind, const QRectF& seen, double cellPixels) const;
    void paintSigns(QPainter& painter, const OfKind& kind, const QRectF& seen, double cellPixels) const;

    Size m_size;
    OfKind m_errors;
    OfKind m_warnings;
};

} // namespace delve::editor
