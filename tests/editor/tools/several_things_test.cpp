#include "editor/tools/several_things.h"

#include "editor/text/message_text.h"
#include "tests/editor/tools/scene.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

Thing lamp(Cell at, std::int64_t radius) {
    Thing made{bornAt("lamp", at), ThingKind::Lamp, at, {}, {}, {}};
    made.fields.set("radius", Decimal::of(radius));
    return made;
}

const SharedValue* find(const std::vector<SharedValue>& values, const std::string& name) {
    const auto found = std::ranges::find(values, name, &SharedValue::name);
    return found == values.end() ? nullptr : &*found;
}

std::string lastStep(const Document& document) {
    return toQString(document.history().steps().back().name).toStdString();
}

} // namespace

/// Things that are chosen together: by hand, what they share, and what becomes of them.
class SeveralThingsTest : public QObject {
    Q_OBJECT
private slots:
    void mixedValuesAreMixed() {
        Level level;
        level.tiles = Grid({9, 9}, Tile::Floor);
        level.things = std::vector<Thing>{lamp({1, 1}, 3), lamp({2, 1}, 3), lamp({3, 1}, 7)};
        const auto& things = *level.things;
        const std::vector<const Thing*> same{&things[0], &things[1]}, all{&things[0], &things[1], &things[2]};
        QVERIFY(!whatIsShared(level, same).fields.at(0).mixed);
        QVERIFY(whatIsShared(level, same).fields.at(0).value == PropertyValue(Decimal::of(3)));
        QVERIFY(whatIsShared(level, all).fields.at(0).mixed);
        const std::vector<std::string> ids{"lamp-1-1", "lamp-3-1"};
        setField(level, ids, "radius", Decimal::of(9), {});
        QVERIFY(*(*level.things)[0].fields.find("radius") == PropertyValue(Decimal::of(9)));
        QVERIFY(*(*level.things)[1].fields.find("radius") == PropertyValue(Decimal::of(3)));
        QVERIFY(*(*level.things)[2].fields.find("radius") == PropertyValue(Decimal::of(9)));
    }

    void kindsShareWhatBothDeclare() {
        Level level;
        level.things = std::vector<Thing>{{"key", ThingKind::Key, {}, {}, {}, {}},
                                          {"lock", ThingKind::Lock, {}, {}, {}, {}},
                                          {"start", ThingKind::Start, {}, {}, {}, {}}};
        const auto& things = *level.things;
        const std::vector<const Thing*> pair{&things[0], &things[1]}, all{&things[0], &things[2]}, start{&things[2]};
        QVERIFY(find(whatIsShared(level, pair).fields, "colour"));
        QVERIFY(!whatIsShared(level, pair).kind);
        QVERIFY(whatIsShared(level, all).fields.empty());
        QVERIFY(whatIsShared(level, start).fields.empty()); // two starts of one player would be one too many
    }

    /// What is shared is what each has, on worlds with everything.
    void sharedIsWhatEachHas() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const World world = randomWorld(seed);
            const Level& level = world.levels[0];
            std::vector<const Thing*> things;
            for (const auto& thing : *level.things)
                if (things.size() < 3) things.push_back(&thing);
            if (things.empty()) continue;
            const auto shared = whatIsShared(level, things);
            QCOMPARE(shared.count, things.size());
            for (const auto& value : shared.properties)
                for (const auto* const thing : things) {
                    const auto* const own = thing->properties.find(value.name);
                    QVERIFY(own && (value.mixed || *own == *value.value));
                }
            for (const auto& value : shared.fields)
                for (const auto* const thing : things) {
                    const auto* const own = thing->fields.find(value.name);
                    QVERIFY(value.mixed || (own ? value.value == *own : !value.value));
                }
        }
    }

    void theStepSaysWhatAndHowMany() {
        QCOMPARE(toQString(stepOfSetting("strength", 4)), QStringLiteral("Set strength of 4 thing(s)"));
    }

    void shiftChoosesMoreThings() {
        Scene scene(".*.*.*\n");
        scene.use("thing");
        scene.click({1, 0});
        scene.click({3, 0}, {.shift = true});
        QCOMPARE(scene.toolController.chosen().things(), (std::vector<std::string>{"flower-1-0", "flower-3-0"}));
        QCOMPARE(areasOf(scene.toolController.chosen(), scene.level()).size(), std::size_t{2});
        scene.click({1, 0}, {.shift = true});
        QCOMPARE(scene.toolController.chosen().things(), (std::vector<std::string>{"flower-3-0"}));
        scene.click({5, 0}, {.shift = true});
        scene.toolController.remove();
        QCOMPARE(scene.map(), plain(".*....\n"));
        QCOMPARE(lastStep(scene.document), std::string("Delete 2 thing(s)"));
        scene.document.undo();
        QCOMPARE(scene.map(), plain(".*.*.*\n"));
    }

    void whatIsGoneIsNoLongerChosen() {
        Scene scene(".*.*.*\n");
        scene.toolController.choose(Chosen::ofThings({"flower-1-0", "flower-3-0", "flower-5-0"}));
        scene.use("thing");
        scene.toolController.choose(Chosen::ofThings({"flower-1-0", "flower-3-0", "flower-5-0"}));
        Level after = scene.level();
        after.things.write().erase(after.things.write().begin());
        scene.document.apply(Edit::between(scene.level(), after), Text{"", "less"});
        QCOMPARE(scene.toolController.chosen().things(), (std::vector<std::string>{"flower-3-0", "flower-5-0"}));
    }

    void theSelectionChoosesItsThings() {
        Scene scene(".*.*.*\n");
        scene.use("select-rectangle");
        scene.drag({{0, 0}, {3, 0}});
        scene.toolController.chooseThingsInSelection();
        QCOMPARE(scene.toolController.chosen().things().size(), std::size_t{2});
    }

    void copiesStandBeside() {
        Scene scene(".*....\n......\n");
        scene.toolController.choose({"flower-1-0", {}});
        scene.toolController.duplicate();
        QCOMPARE(scene.level().things->size(), std::size_t{2});
        QCOMPARE(scene.map(), plain(".**...\n......\n"));
        QCOMPARE(scene.toolController.chosen().things(), (std::vector<std::string>{"flower-2-0"}));
        QCOMPARE(lastStep(scene.document), std::string("Duplicate Flower"));
        scene.toolController.duplicate();
        QCOMPARE(scene.map(), plain(".***..\n......\n"));
        scene.toolController.choose(Chosen::ofThings({"flower-1-0", "flower-2-0"}));
        scene.toolController.duplicate();
        QCOMPARE(lastStep(scene.document), std::string("Duplicate 2 thing(s)"));
    }

    void aStartIsNotDuplicated() {
        Scene scene(".@..\n");
        scene.toolController.choose({scene.level().things->front().id, {}});
        scene.toolController.duplicate();
        QCOMPARE(scene.map(), plain(".@..\n"));
        QCOMPARE(scene.refusals.size(), std::size_t{1});
    }
};

DELVE_TEST(SeveralThingsTest)
#include "several_things_test.moc"
