#include "editor/drawing/box_index.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

Rect anyBox(Stream& random, std::int32_t most) {
    const auto drawn = [&random](std::int64_t from, std::int64_t to) {
        return static_cast<std::int32_t>(random.between(from, to));
    };
    const auto x = drawn(-300, 900), y = drawn(-50, 700), width = drawn(0, most), height = drawn(0, most);
    return {x, y, width, height};
}

} // namespace

class BoxIndexTest : public QObject {
    Q_OBJECT
private slots:
    void findsAllThatOverlapInOrder() {
        Stream random(7);
        for (int time = 0; time < 60; ++time) {
            std::vector<Rect> boxes;
            const auto count = random.between(0, 300);
            for (int i = 0; i < count; ++i) boxes.push_back(anyBox(random, i % 20 == 0 ? 700 : 30));
            const BoxIndex index(boxes);
            for (int area = 0; area < 20; ++area) {
                const Rect wanted = anyBox(random, 200);
                const auto found = index.near(wanted);
                QVERIFY(std::ranges::is_sorted(found));
                QVERIFY(std::ranges::adjacent_find(found) == found.end());
                for (std::uint32_t i = 0; i < boxes.size(); ++i)
                    QVERIFY(!boxes[i].overlaps(wanted) || std::ranges::binary_search(found, i));
            }
        }
    }

    void leavesOutWhatIsFar() {
        std::vector<Rect> boxes;
        for (std::int32_t i = 0; i < 100; ++i)
            for (std::int32_t j = 0; j < 100; ++j) boxes.push_back({i * 20, j * 20, 10, 10});
        QVERIFY(BoxIndex(boxes).near({1000, 1000, 1, 1}).size() < 50);
        QVERIFY(BoxIndex(boxes).near({}).empty());
        QVERIFY(BoxIndex().near({0, 0, 10, 10}).empty());
    }
};

DELVE_TEST(BoxIndexTest)
#include "box_index_test.moc"
