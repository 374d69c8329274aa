#include "generation/level/grid.h"
#include "tests/support/test.h"

#include <QtTest>

#include <thread>

using namespace delve;

/// What the parts of a level share while one thread reads them and another writes.
class SharedChunksTest : public QObject {
    Q_OBJECT
private slots:
    void oneThreadWritesWhileOthersDropTheirCopies() {
        Grid grid({256, 256}, Tile::Wall);
        grid.set({1, 1}, Tile::Floor);
        for (int round = 0; round < 200; ++round) {
            auto copy = std::make_unique<Grid>(grid);
            std::thread reader([copy = std::move(copy)]() mutable {
                std::int64_t floors = 0;
                for (std::int32_t y = 0; y < 64; ++y) floors += copy->at({1, y}) == Tile::Floor;
                if (floors == 0) std::abort();
                copy.reset();
            });
            for (std::int32_t x = 2; x < 64; ++x) grid.set({x, round % 60}, round % 2 ? Tile::Floor : Tile::Door);
            reader.join();
        }
        QCOMPARE(grid.at({1, 1}), Tile::Floor);
    }
};

DELVE_TEST(SharedChunksTest)
#include "shared_chunks_test.moc"
