#include "editor/drawing/edge_pieces.h"

#include "editor/drawing/edge_outline.h"

#include <QPainter>

namespace delve::editor {
namespace {

constexpr double side = 32;
constexpr double faceFrom = 11; ///< where the face of a raised tile begins
constexpr double footFrom = 23; ///< the part of it that is seen below the cell

QColor colourOf(QRgb colour) { return QColor::fromRgba(colour); }

bool seesCliffs(Onto onto) { return onto == Onto::Liquid || onto == Onto::Pit; }

/// Draws one edge: first the edge itself, then, below what is there, what surrounds it.
class EdgeDrawing {
public:
    EdgeDrawing(const EdgePiece& piece, QImage& into)
        : m_piece(piece), m_edge(*piece.tile.edge), m_pixels(into.width()), m_painter(&into) {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.scale(m_pixels / side, m_pixels / side);
    }

    void fill(const QPainterPath& path, const QImage& texture, double up = 0) {
        if (qAlpha(m_edge.light) == 0) return m_painter.fillPath(path, brushOf(texture, up));
        m_painter.fillPath(path, colourOf(m_edge.light));
        m_painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        m_painter.fillPath(path.translated(1.1, 1.1), brushOf(texture, up));
        m_painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    }

    /// The line around it, its cliff, its shade, and what the other tile shows along it.
    void surround(const QPainterPath& path) {
        m_painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
        if (qAlpha(m_edge.line) != 0) stroke(path, m_edge.line, 1);
        QPainterPath foot = path;
        if (m_edge.cliff > 0 && seesCliffs(m_piece.onto.onto)) foot = layCliff(path);
        if (qAlpha(m_edge.shade) != 0 && m_piece.onto.onto != Onto::Dark)
            m_painter.fillPath(foot.translated(m_edge.drop), colourOf(m_edge.shade));
        if (m_piece.onto.shore.width > 0) stroke(foot, m_piece.onto.shore.colour, m_piece.onto.shore.width);
    }

private:
    QBrush brushOf(const QImage& texture, double up) const {
        QBrush brush(texture);
        brush.setTransform(QTransform::fromTranslate(0, -up).scale(side / m_pixels, side / m_pixels));
        return brush;
    }

    void stroke(const QPainterPath& path, QRgb colour, double width) {
        m_painter.strokePath(path, QPen(colourOf(colour), 2 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }

    /// The path down to the foot of the cliff.
    QPainterPath layCliff(const QPainterPath& path) {
        const QPainterPath foot = path.translated(0, m_edge.cliff);
        m_painter.fillPath(foot, colourOf(m_edge.cliffColour));
        return foot;
    }

    const EdgePiece& m_piece;
    const TileEdge& m_edge;
    int m_pixels;
    QPainter m_painter;
};

/// The parts of a raised tile's edge that are face, where the tile ends towards the south.
std::uint8_t facesOf(unsigned piece) {
    unsigned faces = piece & North;
    if (!(piece & (North | East))) faces |= piece & NorthEast;
    if (!(piece & (North | West))) faces |= piece & NorthWest;
    return static_cast<std::uint8_t>(faces);
}

/// Below the top of a raised tile that lies beside the cell and ends towards the south, its face is seen.
QPainterPath facesBeside(unsigned piece, const QPainterPath& outline) {
    QPainterPath low;
    const auto add = [&](Side beside, Side diagonal, double x) {
        if ((piece & beside) && !(piece & (diagonal | South))) low.addRect(x, faceFrom, side / 2 + 6, side);
    };
    add(East, SouthEast, side / 2);
    add(West, SouthWest, -6);
    return low.isEmpty() ? low : low.intersected(outline);
}

void drawRaisedEdge(const EdgePiece& piece, const QImage& top, const QImage& face, QImage& into) {
    const TileEdge& edge = *piece.tile.edge;
    const QPainterPath outline = edgeOutline(withoutCoveredCorners(piece.piece), edge, piece.variant);
    EdgeDrawing drawing(piece, into);
    if (piece.onto.onto == Onto::Dark) {
        drawing.fill(outline, top);
    } else {
        const auto faces = facesOf(piece.piece);
        drawing.fill(edgeOutline(withoutCoveredCorners(piece.piece & ~unsigned{faces}), edge, piece.variant), top);
        if (faces != 0) drawing.fill(edgeOutline(faces, edge, piece.variant), face, footFrom);
        const auto beside = facesBeside(piece.piece, outline);
        if (!beside.isEmpty()) drawing.fill(beside, face);
    }
    drawing.surround(outline);
}

void drawFlatEdge(const EdgePiece& piece, const QImage& top, QImage& into) {
    const auto outline = edgeOutline(piece.piece, *piece.tile.edge, piece.variant);
    EdgeDrawing drawing(piece, into);
    drawing.fill(outline, top);
    drawing.surround(outline);
}

} // namespace

QImage drawEdge(const EdgePiece& piece, const QImage& top, const QImage& face) {
    QImage into(top.size(), QImage::Format_ARGB32_Premultiplied);
    into.fill(Qt::transparent);
    if (piece.tile.relief == Relief::Raised) drawRaisedEdge(piece, top, face, into);
    else drawFlatEdge(piece, top, into);
    return into;
}

} // namespace delve::editor
