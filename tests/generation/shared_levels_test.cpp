#include "generation/level/shared_levels.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace delve;

namespace {

Level levelOf(const std::string& id) {
    Level level;
    level.id = id;
    level.tiles = Grid({8, 8}, Tile::Floor);
    return level;
}

SharedLevels levelsOf(std::size_t count) {
    SharedLevels levels;
    for (std::size_t i = 0; i < count; ++i) levels.push_back(levelOf(std::to_string(i)));
    return levels;
}

/// The number of levels that two lists do not share.
std::size_t copied(const SharedLevels& a, const SharedLevels& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a.shares(i, b, i) ? 0 : 1;
    return count;
}

std::string idsOf(const SharedLevels& levels) {
    std::string ids;
    for (const auto& level : levels) ids += level.id;
    return ids;
}

} // namespace

class SharedLevelsTest : public QObject {
    Q_OBJECT
private slots:
    void aCopyCopiesNoLevel() {
        const auto levels = levelsOf(1000);
        const auto copy = levels;
        QVERIFY(copy.sameAs(levels));
        QVERIFY(copy == levels);
    }

    void aWriteCopiesTheOneLevelThatIsWritten() {
        const auto levels = levelsOf(1000);
        auto copy = levels;
        copy[500].name = "painted";
        QCOMPARE(copied(copy, levels), std::size_t{1});
        QVERIFY(!copy.shares(500, levels, 500));
        QCOMPARE(levels[500].name, std::string());
        QCOMPARE(copy[500].name, std::string("painted"));
        const auto* const own = &copy[500];
        QVERIFY(&copy[500] == own); // not shared: written in place
        QVERIFY(!(copy == levels));
    }

    void goingThroughItCopiesNothing() {
        const auto levels = levelsOf(100);
        auto copy = levels;
        std::size_t cells = 0;
        for (const auto& level : copy) cells += static_cast<std::size_t>(level.size().area());
        QCOMPARE(cells, std::size_t{6400});
        QCOMPARE(std::ranges::find(copy, std::string("42"), &Level::id) - copy.begin(), std::ptrdiff_t{42});
        QVERIFY(copy.sameAs(levels));
        QCOMPARE(copied(copy, levels), std::size_t{0});
    }

    void allAreWrittenThatAreAskedFor() {
        const auto levels = levelsOf(5);
        auto copy = levels;
        for (Level& level : copy.writable()) level.name = "all";
        QCOMPARE(std::ranges::count(copy, std::string("all"), &Level::name), std::ptrdiff_t{5});
        QCOMPARE(std::ranges::count(levels, std::string("all"), &Level::name), std::ptrdiff_t{0});
    }

    void levelsComeGoAndMoveWithoutBeingCopied() {
        const auto levels = levelsOf(5);
        auto changed = levels;
        changed.insert(changed.begin() + 1, levelOf("x"));
        QCOMPARE(idsOf(changed), std::string("0x1234"));
        changed.erase(changed.begin());
        QCOMPARE(idsOf(changed), std::string("x1234"));
        changed.rotate(0, 1, 5);
        QCOMPARE(idsOf(changed), std::string("1234x"));
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(changed.shares(i, levels, i + 1));
        changed.share(levels, 0);
        QVERIFY(changed.shares(5, levels, 0));
        changed.share(4, levels, 0);
        QCOMPARE(idsOf(changed), std::string("123400"));
        changed.pop_back();
        changed.resize(3);
        QCOMPARE(idsOf(changed), std::string("123"));
        QCOMPARE(idsOf(levels), std::string("01234"));
    }

    void aLevelKnowsItsPlace() {
        const auto levels = levelsOf(9);
        QCOMPARE(levels.placeOf(levels[7]), std::size_t{7});
        QCOMPARE(levels.placeOf(Level()), levels.size());
    }

    void anEmptyListReadsLikeAnyOther() {
        const SharedLevels none;
        QVERIFY(none.empty() && none.begin() == none.end());
        QVERIFY(none == SharedLevels());
        QVERIFY(std::vector<Level>(none.begin(), none.end()).empty());
    }
};

DELVE_TEST(SharedLevelsTest)
#include "shared_levels_test.moc"
