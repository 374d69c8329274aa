#include "editor/text/message_text.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/play/key_button.h"
#include "ui/properties/properties_panel.h"

#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

Thing coloured(ThingKind kind, Cell at, const std::string& colour) {
    Thing thing{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    thing.fields.set("colour", colour);
    return thing;
}

/// Two rooms far apart on a large map, with a lock at one and its key in the other.
World locked() {
    World world;
    Level& level = world.levels.emplace_back();
    level.id = level.name = "keep";
    level.tiles = Grid({400, 300}, Tile::Wall);
    level.rooms = std::vector<Room>{{"near", RoomKind::Room, {3, 3, 8, 6}, {}, {}, {}, {}},
                                    {"far", RoomKind::Room, {380, 280, 8, 6}, {}, {}, {}, {}}};
    for (const auto& room : *level.rooms) level.tiles.fill(room.box, Tile::Floor);
    level.tiles.set({384, 286}, Tile::LedgeSouth);
    level.things = std::vector<Thing>{coloured(ThingKind::Lock, {10, 5}, "red & gold"),
                                      coloured(ThingKind::Key, {4, 4}, "red & gold")};
    level.mission = Mission{{{MissionPattern::LockAndKey, {"near"}, {"lock-10-5"}, {"key-4-4"}, {}, {}},
                             {MissionPattern::OneWay, {"far"}, {}, {}, {{384, 286}}, {}},
                             {MissionPattern::GuardedTreasure, {"gone"}, {}, {}, {}, {}}},
                            {}};
    return world;
}

} // namespace

/// The mission in the dock Properties, by mouse and keys.
class MissionWindowTest : public ByHand {
    Q_OBJECT

    const PropertiesPanel& panel() { return *work().window->pages().current()->panel<PropertiesPanel>(); }
    QList<KeyButton*> rows() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes the previous content
        return panel().findChildren<KeyButton*>(QStringLiteral("mission-row"));
    }
    QPushButton* removal() { return panel().findChild<QPushButton*>(QStringLiteral("remove-mission")); }
    QString lastStep() { return editor::toQString(document().history().steps().back().name); }
    void show() {
        document().reset(locked());
        work().settle();
        work().key(Qt::Key_B);
        clickOnTab(*work().window, QStringLiteral("Properties"));
        QTRY_VERIFY(panel().isVisible());
        QTRY_COMPARE(rows().size(), 3);
    }

private slots:
    void eachPatternIsARow() {
        show();
        QCOMPARE(rows()[0]->text(),
                 QStringLiteral("1. Lock and key\n1 room(s)\nlock “red & gold” at (10, 5) – key “red & "
                                "gold” at (4, 4)"));
        QCOMPARE(rows()[1]->text(), QStringLiteral("2. One way\n1 room(s)\nledge at (384, 286)"));
        QVERIFY(rows()[2]->text().startsWith(QStringLiteral("3. Guarded treasure\n")));
        QVERIFY(!rows()[2]->isEnabled()); // there is nothing to go to
        QVERIFY(rows()[0]->shortcut().isEmpty());
        for (const auto* row : rows()) QVERIFY(row->height() >= row->heightForWidth(row->width()));
    }

    void aRowGoesToItsPlace() {
        show();
        auto& map = work().window->mapView();
        map.zoomTo100();
        clickOn(*rows()[1]);
        QVERIFY(map.flashing());
        QVERIFY(map.visibleCells().contains(QRectF(384, 286, 1, 1)));
        QVERIFY(!map.visibleCells().contains(QRectF(4, 4, 1, 1)));
        rows()[0]->setFocus();
        pressKey(Qt::Key_Space);
        QVERIFY(map.visibleCells().contains(QRectF(4, 4, 1, 1)));
        QTRY_VERIFY(!map.flashing());
    }

    /// And back: rows follow what is on the map.
    void itIsRemovedInOneStep() {
        show();
        clickOn(*removal());
        QVERIFY(level().mission->empty());
        QCOMPARE(lastStep(), QStringLiteral("Remove mission of level “keep”"));
        QVERIFY(rows().isEmpty() && !removal());
        document().undo();
        QCOMPARE(rows().size(), 3);
        QVERIFY(removal());
        Level after = level();
        after.things.write().pop_back(); // the key
        document().apply(Edit::between(level(), after), Text{"", "take the key"});
        QCOMPARE(rows().front()->text(), QStringLiteral("1. Lock and key\n1 room(s)\nlock “red & gold” at (10, 5)"));
        after = level();
        after.tiles.set({384, 286}, Tile::Floor);
        document().apply(Edit::between(level(), after), Text{"", "paint"});
        QCOMPARE(rows()[1]->text(), QStringLiteral("2. One way\n1 room(s)"));
    }

    void aLevelWithoutOneHasNoRows() {
        show();
        World world = locked();
        world.levels[0].mission = {};
        document().reset(world);
        work().settle();
        QVERIFY(rows().isEmpty() && !removal());
    }

    /// Rows are made for the first of very many.
    void aLongOneIsCutShort() {
        show();
        Level after = level();
        auto& cycles = after.mission.write().cycles;
        while (cycles.size() < 5000) cycles.push_back(cycles.front());
        document().apply(Edit::between(level(), after), Text{"", "plan"});
        QCOMPARE(rows().size(), static_cast<qsizetype>(MissionRows::mostRows));
    }
};

DELVE_TEST(MissionWindowTest)
#include "mission_window_test.moc"
