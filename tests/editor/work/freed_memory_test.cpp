#include "editor/document/document.h"
#include "editor/work/freed_memory.h"
#include "tests/support/pool.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QtTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

/// The few blocks that stay allocated, with nearly all memory between them freed.
std::vector<std::unique_ptr<char[]>> fewOfMany() {
    constexpr std::size_t pieces = 200'000;
    std::vector<std::unique_ptr<char[]>> kept;
    for (std::size_t i = 0; i < pieces; ++i) kept.push_back(std::make_unique<char[]>(1000));
    for (std::size_t i = 0; i < pieces; ++i)
        if (i % 1000 != 0) kept[i].reset();
    return kept;
}

constexpr double half = 100e6; ///< half of what the blocks took

World worldOf(Size size) {
    World world;
    world.levels.emplace_back().tiles = Grid(size, Tile::Floor);
    return world;
}

} // namespace

/// Memory that a large map no longer needs is returned to the system.
class FreedMemoryTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsLetGoGoesOnAnotherThread() {
        std::atomic<bool> here = false;
        std::atomic<int> gone = 0;
        const auto kept = [&] {
            return std::shared_ptr<const void>(new int, [&here, &gone, me = std::this_thread::get_id()](const int* p) {
                delete p;
                here = me == std::this_thread::get_id();
                ++gone;
            });
        };
        letGoInBackground(test::pool(), {});
        letGoInBackground(test::pool(), kept());
        QTRY_COMPARE(gone.load(), 1);
        QVERIFY(!here);
    }

    void whatLiesFreeBetweenPiecesGoesBack() {
        if (test::addressesAreChecked) return; // the sanitizer keeps what was freed
        const double before = test::residentBytes();
        const auto kept = fewOfMany();
        QVERIFY(test::residentBytes() > before + half);
        giveBackFreedMemory();
        QVERIFY(test::residentBytes() < before + half);
    }

    void aDocumentGivesBackAfterALargeMapCame() {
        if (test::addressesAreChecked) return; // the sanitizer keeps what was freed
        Document document(test::pool());
        const double before = test::residentBytes();
        const auto kept = fewOfMany();
        document.reset(worldOf({1024, 1024}));
        QVERIFY(test::residentBytes() > before + half);
        QTRY_VERIFY(test::residentBytes() < before + half);
    }

    void largeBlocksGoBackAtOnceWhateverCameBefore() {
        if (test::addressesAreChecked) return; // the sanitizer keeps what was freed
        giveBackLargeBlocksAtOnce();
        constexpr std::size_t bytes = 20'000'000;
        const double before = test::residentBytes();
        auto first = std::make_unique<std::vector<char>>(bytes, 'x');
        QVERIFY(test::residentBytes() > before + 15e6);
        first.reset(); // from now on the C library would take such blocks from its heap
        auto large = std::make_unique<std::vector<char>>(bytes, 'x');
        const auto behind = std::make_unique<std::vector<char>>(1000, 'y');
        const double with = test::residentBytes();
        large.reset();
        QVERIFY(test::residentBytes() < with - 15e6);
    }
};

DELVE_TEST(FreedMemoryTest)
#include "freed_memory_test.moc"
