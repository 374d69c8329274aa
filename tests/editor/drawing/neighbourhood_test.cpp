#include "editor/drawing/edge_outline.h"
#include "editor/skins/neighbourhood.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

std::size_t piecesOf(Joining joining) {
    std::set<int> pieces;
    for (int neighbours = 0; neighbours < 256; ++neighbours)
        pieces.insert(pieceFor(joining, static_cast<std::uint8_t>(neighbours)));
    return pieces.size();
}

/// Bits moved on by a quarter turn to the right.
std::uint8_t turned(unsigned neighbours) {
    const auto round = [](unsigned four) { return (four << 1 | four >> 3) & 15; };
    return static_cast<std::uint8_t>(round(neighbours & 15) | round(neighbours >> 4) << 4);
}

const std::vector<EdgeForm> forms{EdgeForm::Smooth, EdgeForm::Tufted, EdgeForm::Leafy, EdgeForm::Jagged};

} // namespace

class NeighbourhoodTest : public QObject {
    Q_OBJECT
private slots:
    void allNeighbourhoodsMakeAsManyPiecesAsIsUsual() {
        QCOMPARE(piecesOf(Joining::None), std::size_t{1});
        QCOMPARE(piecesOf(Joining::Edges), std::size_t{16});
        QCOMPARE(piecesOf(Joining::Corners), std::size_t{16});
        QCOMPARE(piecesOf(Joining::Blob), std::size_t{47});
        QCOMPARE(piecesOf(Joining::Every), std::size_t{256});
    }

    /// A blob's corner counts exactly where both sides beside it are free, and a side always does.
    void aBlobForgetsOnlyCoveredCorners() {
        const std::array<std::pair<Side, int>, 4> corners{{{NorthEast, North | East},
                                                           {SouthEast, South | East},
                                                           {SouthWest, South | West},
                                                           {NorthWest, North | West}}};
        for (int all = 0; all < 256; ++all) {
            const int piece = pieceFor(Joining::Blob, static_cast<std::uint8_t>(all));
            QCOMPARE(piece & 15, all & 15);
            for (const auto& corner : corners)
                QCOMPARE((piece & corner.first) != 0, (all & corner.first) != 0 && (all & corner.second) == 0);
        }
    }

    void piecesOfPiecesAreThemselves() {
        for (const auto joining : {Joining::Edges, Joining::Corners, Joining::Blob, Joining::Every})
            for (int all = 0; all < 256; ++all) {
                const auto piece = pieceFor(joining, static_cast<std::uint8_t>(all));
                if (joining != Joining::Corners) QCOMPARE(pieceFor(joining, piece), piece);
                QCOMPARE(pieceFor(joining, turned(static_cast<unsigned>(all))), turned(piece));
            }
    }

    /// The edge reaches from the sides that its tile lies on, and from no other; the middle of the cell stays free.
    void outlinesLieWhereTheirTileDoes() {
        const std::array<std::pair<Side, QPointF>, 8> spots{{{North, {16, 1}},
                                                             {East, {31, 16}},
                                                             {South, {16, 31}},
                                                             {West, {1, 16}},
                                                             {NorthEast, {31, 1}},
                                                             {SouthEast, {31, 31}},
                                                             {SouthWest, {1, 31}},
                                                             {NorthWest, {1, 1}}}};
        for (const auto form : forms)
            for (int all = 0; all < 256; ++all) {
                TileEdge edge;
                edge.form = form;
                const auto piece = pieceFor(Joining::Blob, static_cast<std::uint8_t>(all));
                const auto outline = edgeOutline(piece, edge, 0);
                QVERIFY(!outline.contains(QPointF(16, 16)));
                for (const auto& spot : spots) {
                    const auto sides = static_cast<std::uint8_t>(piece & 15);
                    const auto with = static_cast<std::uint8_t>(sides | spot.first);
                    const bool covered = pieceFor(Joining::Blob, with) == sides; // a side that lies there, or a corner
                    QCOMPARE(outline.contains(spot.second), (piece & spot.first) != 0 || covered);
                }
            }
    }

    /// Whatever the variants, an outline crosses the border of a cell where that of the next cell does.
    void outlinesMeetAtBorders() {
        for (const auto form : forms)
            for (std::uint8_t variant = 0; variant < 8; ++variant) {
                TileEdge edge;
                edge.form = form;
                const auto along = edgeOutline(North, edge, variant);
                const auto corner = edgeOutline(NorthWest, edge, variant);
                for (const double y : {1.0, edge.depth - 0.3}) {
                    QVERIFY(along.contains(QPointF(0, y)) && along.contains(QPointF(32, y)));
                    QVERIFY(corner.contains(QPointF(0, y)));
                }
                QVERIFY(!along.contains(QPointF(0, edge.depth + 0.3)) &&
                        !along.contains(QPointF(32, edge.depth + 0.3)));
                QVERIFY(!corner.contains(QPointF(0, edge.depth + 0.3)));
            }
    }
};

DELVE_TEST(NeighbourhoodTest)
#include "neighbourhood_test.moc"
