#include "editor/tools/hand.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

namespace {

/// A blank level in a world with tiles of its own.
void begin(Document& document, const std::vector<const char*>& tiles) {
    World world;
    for (const auto* name : tiles) {
        TileKind kind;
        kind.name = name;
        kind.glyph = static_cast<char32_t>(U'A' + static_cast<char32_t>(world.tiles.custom().size()));
        (void)world.tiles.add(kind);
    }
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 12});
    world.levels.push_back(level);
    document.reset(world);
}

void hold(Hand& hand, const Document& document, const char* name) {
    ToolSettings settings = hand.settings();
    settings.tile = *document.world().tiles.find(name);
    hand.setSettings(settings);
}

} // namespace

/// A hand that goes from one document to another, where the numbers of tiles mean other tiles.
class HandDocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void theTileInHandGoesByItsName() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"lava-own", "frost"});
        begin(second, {"frost"});
        Hand hand(test::pool());
        hand.setDocument(&first);
        hold(hand, first, "frost");
        hand.setDocument(&second);
        QCOMPARE(hand.settings().tile, *second.world().tiles.find("frost"));
        hand.setDocument(&first);
        QCOMPARE(hand.settings().tile, *first.world().tiles.find("frost"));
    }

    void aTileThatIsNotThereIsPutDown() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"rug"});
        begin(second, {"frost"});
        Hand hand(test::pool());
        hand.setDocument(&first);
        hold(hand, first, "rug");
        QSignalSpy changed(&hand, &Hand::settingsChanged);
        hand.setDocument(&second);
        QCOMPARE(hand.settings().tile, ToolSettings().tile);
        QCOMPARE(changed.size(), 1);
        hand.takeUp("brush");
        hand.press({{5, 5}});
        hand.release({{5, 5}});
        QVERIFY(second.world().tiles.has(second.level().tiles.at({5, 5})));
    }

    /// The same number for another tile: whoever shows what is in hand has to be told.
    void anotherTileOfTheSameNumberIsTold() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {"rug", "frost"});
        begin(second, {"frost", "rug"});
        Hand hand(test::pool());
        hand.setDocument(&first);
        hold(hand, first, "rug");
        const auto number = hand.settings().tile;
        hand.setDocument(&second);
        QVERIFY(hand.settings().tile != number);
        QCOMPARE(second.world().tiles[hand.settings().tile].name, std::string("rug"));
    }

    void aLayerThatIsUndoneIsLeft() {
        Document document(test::pool());
        begin(document, {});
        Level layered = document.level();
        layered.layers.push_back({});
        layered.layers.back().tiles = Grid(layered.size());
        document.apply(Edit::between(document.level(), layered), Text{"", "layer"});
        Hand hand(test::pool());
        hand.setDocument(&document);
        ToolSettings settings = hand.settings();
        settings.layer = 0;
        hand.setSettings(settings);
        document.undo();
        QVERIFY(!hand.settings().layer);
    }

    void aLayerThatIsNotThereIsLeft() {
        Document first(test::pool());
        Document second(test::pool());
        begin(first, {});
        begin(second, {});
        Level layered = first.level();
        layered.layers.push_back({});
        layered.layers.back().tiles = Grid(layered.size());
        first.apply(Edit::between(first.level(), layered), Text{"", "layer"});
        Hand hand(test::pool());
        hand.setDocument(&first);
        ToolSettings settings = hand.settings();
        settings.layer = 0;
        hand.setSettings(settings);
        hand.setDocument(&second);
        QVERIFY(!hand.settings().layer);
    }
};

DELVE_TEST(HandDocumentsTest)
#include "hand_documents_test.moc"
