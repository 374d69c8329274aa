#include "editor/tools/thing_edits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/properties/properties_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// What a thing names in a table of the world is chosen from its rows: the kind of an enemy, an encounter.
class TableRowWindowTest : public ByHand {
    Q_OBJECT

    QComboBox* list(const QWidget& in, const QString& label) {
        for (auto* box : in.findChildren<QComboBox*>())
            if (box->isVisible() && box->accessibleName() == label) return box;
        return nullptr;
    }
    QComboBox* listOfChosen(const QString& label = QStringLiteral("Kind of enemy")) {
        return list(*work().window->pages().current()->panel<PropertiesPanel>(), label);
    }
    std::string namedIn(const char* field) {
        const auto* value = level().things->front().fields.find(field);
        return value ? std::get<std::string>(*value) : "nothing";
    }
    std::string kindOfEnemy() { return namedIn("enemy"); }
    void openWith(const char* kind) {
        Thing enemy;
        enemy.id = "enemy-5-5";
        enemy.kind = ThingKind::Enemy;
        if (kind) enemy.fields.set("enemy", std::string(kind));
        open(enemy);
        QTRY_VERIFY(listOfChosen());
    }
    void open(Thing thing) {
        World world;
        Level level;
        level.id = "level-1";
        level.tiles = Grid({30, 20}, Tile::Floor);
        thing.at = {5, 5};
        level.things.write().push_back(std::move(thing));
        world.levels.push_back(level);
        document().reset(world);
        work().key(Qt::Key_T);
        work().click({5, 5});
    }

private slots:
    void theTableIsOffered() {
        openWith("rat");
        auto* box = listOfChosen();
        QCOMPARE(box->count(), static_cast<int>(document().world().tables.enemies->size()));
        QVERIFY(!box->isEditable());
        const auto other = box->itemData(1).toString();
        chooseIn(*box, box->itemText(1));
        QCOMPARE(QString::fromStdString(kindOfEnemy()), other);
    }

    void anUnknownKindStaysAndIsMarked() {
        openWith("dragon");
        auto* box = listOfChosen();
        QVERIFY(box->currentText().contains(QStringLiteral("dragon")));
        QVERIFY(box->currentText() != QStringLiteral("dragon"));
        QVERIFY(!box->toolTip().isEmpty());
        clickOn(*box);
        pressKey(Qt::Key_Escape);
        QCOMPARE(kindOfEnemy(), std::string("dragon"));
        QVERIFY(!document().history().canUndo());
        chooseIn(*box, box->itemText(0));
        QCOMPARE(kindOfEnemy(), document().world().tables.enemies->front().name);
        QVERIFY2(box->findText(QStringLiteral("dragon"), Qt::MatchContains) < 0, "it can be had again by undo alone");
        work().trigger(QStringLiteral("edit.undo"));
        QCOMPARE(kindOfEnemy(), std::string("dragon"));
        QVERIFY(listOfChosen()->currentText().contains(QStringLiteral("dragon")));
    }

    void whereNoneIsNamedTheFirstIsMeant() {
        openWith(nullptr);
        QCOMPARE(listOfChosen()->currentIndex(), 0);
        QCOMPARE(kindOfEnemy(), std::string("nothing"));
    }

    /// An encounter is any by default; one that is met by name alone can be chosen as well.
    void anEncounterIsAnyOrOneOfTheTable() {
        const auto label = QStringLiteral("Which encounter");
        Thing encounter;
        encounter.id = "encounter-5-5";
        encounter.kind = ThingKind::Encounter;
        open(encounter);
        QTRY_VERIFY(listOfChosen(label));
        auto* box = listOfChosen(label);
        QCOMPARE(box->currentText(), QStringLiteral("Any"));
        QCOMPARE(box->count(), 1 + static_cast<int>(document().world().tables.encounters->size()));
        chooseIn(*box, QStringLiteral("three tombs"));
        QCOMPARE(namedIn("encounter"), std::string("three tombs"));
        chooseIn(*listOfChosen(label), QStringLiteral("Any"));
        QCOMPARE(namedIn("encounter"), std::string());
    }

    void aKindThatIsAddedIsOffered() {
        openWith("dragon");
        World with = document().world();
        auto kind = with.tables.enemies->front();
        kind.name = "dragon";
        with.tables.enemies.write().push_back(kind);
        document().applyWorld(WorldEdit::between(document().world(), with), Text{"", "kind"});
        QTRY_COMPARE(listOfChosen()->currentText(), QStringLiteral("dragon"));
    }

    /// The tool option for the kind of the next enemy.
    void theToolOffersThemToo() {
        auto settings = work().window->toolController().settings();
        settings.thing = ThingKind::Enemy;
        work().window->toolController().setSettings(settings);
        work().key(Qt::Key_T);
        auto* box = work().window->findChild<QComboBox*>(QStringLiteral("thing-enemy"));
        QTRY_VERIFY(box && box->isVisible());
        const auto wanted = box->itemData(2).toString().toStdString();
        chooseIn(*box, box->itemText(2));
        Level ground = level();
        ground.tiles.fill(wholeOf(ground.size()), Tile::Floor);
        document().apply(Edit::between(level(), ground), Text{"", "ground"});
        work().click({7, 7});
        QCOMPARE(level().things->size(), std::size_t{1});
        QCOMPARE(kindOfEnemy(), wanted);
    }
};

DELVE_TEST(TableRowWindowTest)
#include "table_row_window_test.moc"
