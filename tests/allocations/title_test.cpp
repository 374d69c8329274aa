#include "playtest/shell/shell.h"
#include "tests/allocations/counted_new.h"
#include "tests/support/test.h"

#include <QtTest>

#include <memory>

using namespace delve;

namespace {

std::shared_ptr<const World> worldOf(int levels) {
    auto world = std::make_shared<World>();
    for (int i = 0; i < levels; ++i) {
        Level& level = world->levels.emplace_back();
        level.id = "level-" + std::to_string(i);
        level.tiles = Grid({80, 45}, Tile::Floor);
    }
    Thing start;
    start.kind = ThingKind::Start;
    start.id = "start";
    start.at = {3, 3};
    world->levels.back().things.write().push_back(start);
    world->levels.back().recipe = Recipe{"caves", 1, {}, {}};
    return world;
}

test::Allocations askedForTitleOf(const std::shared_ptr<const World>& world) {
    const auto before = test::allocationsUntilNow();
    const play::Shell title = play::Shell::atTitleOf(world);
    const auto asked = test::allocationsUntilNow() - before;
    return title.hasRecipe() ? asked : test::Allocations{~std::size_t{0}, 0};
}

} // namespace

/// A title only shows the world: it prepares no level, however many there are.
class TitleTest : public QObject {
    Q_OBJECT
private slots:
    void aTitlePreparesNothing() {
        (void)askedForTitleOf(worldOf(2)); // initializes statics, such as the list of objectives
        const auto small = askedForTitleOf(worldOf(2));
        const auto large = askedForTitleOf(worldOf(500));
        QCOMPARE(large.count, small.count);
        QVERIFY2(small.count < 100, QByteArray::number(qulonglong(small.count)).constData());
    }
};

DELVE_TEST(TitleTest)
#include "title_test.moc"
