#include "editor/tools/symmetry.h"
#include "generation/random/stream.h"
#include "tests/editor/tools/scene.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array everySymmetry{Symmetry::Horizontal, Symmetry::Vertical, Symmetry::Both, Symmetry::QuarterTurns};

ToolSettings settingsWith(Symmetry symmetry, std::optional<SymmetryAxis> axis) {
    ToolSettings settings;
    settings.symmetry = symmetry;
    settings.axis = axis;
    return settings;
}

} // namespace

/// Painting is mirrored at the axis, wherever that is.
class SymmetrySeedsTest : public QObject {
    Q_OBJECT
private slots:
    void theAxisIsInTheMiddleAtFirst() {
        QCOMPARE(axisOf(settingsWith(Symmetry::Both, {}), {31, 20}), (SymmetryAxis{30, 19}));
        QCOMPARE(placeOf(middleOf({31, 20})), QPointF(15.5, 10));
        QCOMPARE(axisOf(settingsWith(Symmetry::QuarterTurns, {}), {31, 20}), (SymmetryAxis{30, 18}));
    }

    /// One of each half cell, and never off the map.
    void theNearestAxisIsFound() {
        const Size size{10, 6};
        QCOMPARE(axisNear({4.5, 3.0}, size), (SymmetryAxis{8, 5}));
        QCOMPARE(axisNear({4.7, 3.1}, size), (SymmetryAxis{8, 5}));
        QCOMPARE(axisNear({4.8, 3.3}, size), (SymmetryAxis{9, 6}));
        QCOMPARE(axisNear({-20, 99}, size), (SymmetryAxis{0, 10}));
        QCOMPARE(placeOf(axisThrough({3, 2})), QPointF(3.5, 2.5));
        QCOMPARE(axisOf(settingsWith(Symmetry::Both, SymmetryAxis{40, 40}), size), (SymmetryAxis{18, 10}));
    }

    /// The image of an image is the area itself, with a cell or an edge on the axis.
    void imagesComeBack() {
        Stream random(7);
        const Size size{23, 17};
        for (int i = 0; i < countOf(2000, 200000); ++i) {
            const auto x = static_cast<std::int32_t>(random.below(44));
            const auto y = static_cast<std::int32_t>(random.below(32));
            const auto left = static_cast<std::int32_t>(random.below(23));
            const auto top = static_cast<std::int32_t>(random.below(17));
            const auto width = static_cast<std::int32_t>(random.between(1, 5));
            const auto height = static_cast<std::int32_t>(random.between(1, 5));
            const Rect area{left, top, width, height};
            for (const auto symmetry : everySymmetry) {
                const auto axis = axisOf(settingsWith(symmetry, SymmetryAxis{x, y}), size);
                const auto images = mirrored(area, symmetry, axis);
                for (const auto& image : images) {
                    const auto back = mirrored(image, symmetry, axis);
                    QVERIFY(std::ranges::is_permutation(back, images));
                    QCOMPARE(image.area(), area.area());
                }
            }
        }
    }

    /// By strokes of the brush: a cell is painted where one of its images was, and nowhere else.
    void strokesAreMirroredAtTheMovedAxis() {
        for (int seed = 0; seed < countOf(60, 5000); ++seed) {
            Stream random(static_cast<std::uint64_t>(seed));
            const Size size{19, 14};
            Level level;
            level.id = "level-1";
            level.tiles = Grid(size, Tile::Floor);
            Scene scene(level);
            const auto symmetry = everySymmetry[random.below(everySymmetry.size())];
            const auto x = static_cast<std::int32_t>(random.below(36));
            const auto y = static_cast<std::int32_t>(random.below(26));
            scene.use("brush", [&](ToolSettings& settings) {
                settings.tile = Tile::Water;
                settings.symmetry = symmetry;
                settings.axis = SymmetryAxis{x, y};
            });
            const auto at = static_cast<std::int32_t>(random.below(19));
            const auto row = static_cast<std::int32_t>(random.below(14));
            scene.click({at, row});
            const auto axis = axisOf(scene.toolController.settings(), size);
            std::int64_t painted = 0;
            for (const auto& image : mirrored({at, row, 1, 1}, symmetry, axis)) {
                if (!size.contains(image.topLeft())) continue;
                QVERIFY(scene.level().tiles.at(image.topLeft()) == Tile::Water);
                ++painted;
            }
            const auto rows = scene.level().tiles.rows();
            QCOMPARE(std::ranges::count(rows, Tile::Water), painted);
        }
    }

    void aCellOrAnEdgeMayBeTheAxis() {
        Scene scene(".......\n");
        const auto paintAt = [&scene](SymmetryAxis axis, Cell cell) {
            scene.use("brush", [&](ToolSettings& settings) {
                settings.tile = Tile::Wall;
                settings.symmetry = Symmetry::Horizontal;
                settings.axis = axis;
            });
            scene.click(cell);
            const auto map = scene.map();
            scene.document.undo();
            return map;
        };
        QCOMPARE(paintAt(axisThrough({2, 0}), {1, 0}), plain(".#.#...\n"));
        QCOMPARE(paintAt({5, 0}, {1, 0}), plain(".#..#..\n"));
        QCOMPARE(paintAt({12, 0}, {1, 0}), plain(".#.....\n")); // the image is off the map
    }
};

DELVE_TEST(SymmetrySeedsTest)
#include "symmetry_seeds_test.moc"
