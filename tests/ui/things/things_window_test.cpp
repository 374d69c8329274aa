#include "editor/tools/thing_edits.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/actions/action_list.h"
#include "ui/fields/number_field.h"
#include "ui/map/map_view.h"
#include "ui/menus/tables.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/properties/properties_panel.h"
#include "ui/things/things_list.h"
#include "ui/things/things_model.h"
#include "ui/things/things_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

Thing thing(ThingKind kind, Cell at, const char* field = nullptr, const PropertyValue& value = {}) {
    Thing made{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    if (field) made.fields.set(field, value);
    return made;
}

/// Lamps of different radius, a key with two locks, a sign, a portal, a room, a lake.
World furnished() {
    World world;
    world.name = "Deep";
    for (const char* id : {"upper", "lower"}) {
        Level level;
        level.id = level.name = id;
        level.tiles = Grid({60, 40}, Tile::Floor);
        world.levels.push_back(level);
    }
    Level& level = world.levels[0];
    level.tiles.fill({30, 30, 3, 2}, Tile::Water);
    level.rooms = std::vector<Room>{{"room-2-2", RoomKind::Room, {2, 2, 10, 8}, {}, {}, {}, {}}};
    level.things = std::vector<Thing>{thing(ThingKind::Lamp, {3, 3}, "radius", Decimal::of(3)),
                                      thing(ThingKind::Lamp, {5, 3}, "radius", Decimal::of(7)),
                                      thing(ThingKind::Key, {20, 5}),
                                      thing(ThingKind::Lock, {24, 5}),
                                      thing(ThingKind::Lock, {28, 5}),
                                      thing(ThingKind::Sign, {40, 20}, "text", std::string("Beware")),
                                      thing(ThingKind::Portal, {44, 20}, "level", Reference{"lower"})};
    return world;
}

} // namespace

/// The dock Things and Find, by mouse and keys.
class ThingsWindowTest : public ByHand {
    Q_OBJECT

    DocumentPage& page() { return *work().window->pages().current(); }
    ThingsPanel& panel() { return *page().panel<ThingsPanel>(); }
    ThingsList& list() { return *panel().findChild<ThingsList*>(); }
    QLineEdit& field() { return *panel().findChild<QLineEdit*>(QStringLiteral("find")); }
    QComboBox& filter() { return *panel().findChild<QComboBox*>(QStringLiteral("filter")); }
    editor::ToolController& tools() { return work().window->toolController(); }
    MapView& map() { return work().window->mapView(); }
    /// Ctrl+F, and waits for the list.
    void open() {
        document().reset(furnished());
        map().setFocus();
        pressKey(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(panel().isVisible());
        settle();
    }
    void settle() { QTRY_VERIFY(panel().model().found() && !panel().searching()); }
    void find(const QString& words) {
        field().setFocus();
        field().selectAll();
        typeText(words);
        settle();
    }
    /// By the arrow keys, which pass over the line between parts and kinds.
    void listOnly(const QString& kind) {
        filter().setFocus();
        pressKey(Qt::Key_Home);
        for (int i = 0; i < filter().count() && filter().currentText() != kind; ++i) pressKey(Qt::Key_Down);
        QCOMPARE(filter().currentText(), kind);
    }
    QStringList kinds() {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts << list().model()->index(row, 0).data().toString();
        return texts;
    }
    QPoint placeOf(int row) {
        const auto index = list().model()->index(row, 0);
        list().scrollTo(index);
        return list().visualRect(index).center();
    }
    QList<int> selected() {
        QList<int> rows;
        for (const auto& index : list().selectionModel()->selectedRows()) rows << index.row();
        std::sort(rows.begin(), rows.end());
        return rows;
    }
    QString shownWords() {
        QStringList texts;
        for (const auto* label : panel().findChildren<QLabel*>())
            if (label->isVisible()) texts << label->text();
        return texts.join(u' ');
    }

private slots:
    void everyThingAndRoomIsListed() {
        open();
        QVERIFY(field().hasFocus());
        QCOMPARE(kinds(), QStringList({"Key", "Lock", "Lock", "Portal", "Lamp", "Lamp", "Sign", "Room"}));
        QVERIFY(!list().model()->index(0, 0).data(Qt::DecorationRole).isNull());
        QVERIFY(list().model()->index(6, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Beware")));
        QVERIFY(!list().accessibleName().isEmpty() && !filter().accessibleName().isEmpty());
    }

    void aClickGoesThere() {
        open();
        map().zoomTo100();
        map().centreOn(Cell{1, 1});
        clickOn(*list().viewport(), placeOf(6));
        QCOMPARE(tools().chosen().thing, std::string("sign-40-20"));
        QVERIFY(map().visibleCells().contains(QPointF(40.5, 20.5)));
        QVERIFY(map().flashing());
        clickOn(*list().viewport(), placeOf(7));
        QCOMPARE(tools().chosen().room, std::string("room-2-2"));
    }

    void theMapAndTheListAgree() {
        open();
        work().key(Qt::Key_T);
        map().fitMap();
        work().click({5, 3});
        QTRY_COMPARE(selected(), QList<int>{5});
        work().click({3, 3}, Qt::LeftButton, Qt::ShiftModifier);
        QTRY_COMPARE(selected(), QList<int>({4, 5}));
        QCOMPARE(tools().chosen().things().size(), std::size_t{2});
        work().key(Qt::Key_Escape);
        QTRY_VERIFY(selected().isEmpty());
    }

    void itFollowsTheDocument() {
        open();
        Level after = level();
        after.things.write().push_back(thing(ThingKind::Coin, {10, 10}));
        document().apply(Edit::between(level(), after), Text{"", "coin"});
        settle();
        QVERIFY(kinds().contains(QStringLiteral("Coin")));
        document().undo();
        settle();
        QVERIFY(!kinds().contains(QStringLiteral("Coin")));
        document().setCurrentLevel(1);
        settle();
        QTRY_VERIFY(shownWords().contains(QStringLiteral("Nothing stands on this level")));
    }

    /// The last list stays until the next one arrives, and answers for the state that it was made of.
    void theLastListStaysMeanwhile() {
        open();
        HeldPool held(work().pool);
        Level after = level();
        after.things.write().clear();
        document().apply(Edit::between(level(), after), Text{"", "clear"});
        QVERIFY(panel().searching());
        QCOMPARE(kinds().size(), 8);
        held.letGo();
        settle();
        QCOMPARE(kinds(), QStringList("Room"));
    }

    void aFilterListsOneKind() {
        open();
        listOnly(QStringLiteral("Lock"));
        settle();
        QCOMPARE(kinds(), QStringList({"Lock", "Lock"}));
        listOnly(QStringLiteral("Rooms"));
        settle();
        QCOMPARE(kinds(), QStringList("Room"));
        listOnly(QStringLiteral("Tiles"));
        settle();
        QTRY_VERIFY(shownWords().contains(QStringLiteral("Type the name of a tile")));
    }

    void signsAreFoundByTheirText() {
        open();
        find(QStringLiteral("bewa"));
        QCOMPARE(kinds(), QStringList("Sign"));
        find(QStringLiteral("nowhere at all"));
        QTRY_VERIFY(shownWords().contains(QStringLiteral("Nothing found")));
        pressKey(Qt::Key_Escape);
        settle();
        QCOMPARE(kinds().size(), 8);
        pressKey(Qt::Key_Escape);
        QVERIFY(map().hasFocus());
    }

    /// Enter in the field, and F3 wherever the focus is, go on; with Shift they go back.
    void keysGoFromOneToTheNext() {
        open();
        find(QStringLiteral("lock"));
        QCOMPARE(kinds().size(), 2);
        pressKey(Qt::Key_Return);
        QCOMPARE(selected(), QList<int>{0});
        QTRY_VERIFY(shownWords().contains(QStringLiteral("1 of 2")));
        map().setFocus();
        pressKey(Qt::Key_F3);
        QCOMPARE(selected(), QList<int>{1});
        QCOMPARE(tools().chosen().thing, std::string("lock-28-5"));
        pressKey(Qt::Key_F3);
        QCOMPARE(selected(), QList<int>{0});
        pressKey(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(selected(), QList<int>{1});
    }

    void tilesAreCountedAndShown() {
        open();
        find(QStringLiteral("water"));
        QCOMPARE(kinds(), QStringList("Water"));
        QVERIFY2(shownWords().contains(QStringLiteral("6 cell")), qPrintable(shownWords()));
        map().zoomTo100();
        map().centreOn(Cell{1, 1});
        pressKey(Qt::Key_Return);
        QVERIFY(map().visibleCells().contains(QPointF(30.5, 30.5)));
        QVERIFY(map().flashing());
    }

    /// The arrow keys go through the list, Ctrl+A selects its rows and not the cells of the map.
    void theKeyboardAloneWorks() {
        open();
        pressKey(Qt::Key_Down);
        QVERIFY(list().hasFocus());
        pressKey(Qt::Key_End);
        QCOMPARE(tools().chosen().room, std::string("room-2-2"));
        pressKey(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selected().size(), 8);
        QCOMPARE(tools().chosen().things().size(), std::size_t{7});
        QCOMPARE(document().selection()->size().area(), 0);
        pressKey(Qt::Key_Delete);
        QVERIFY(level().things->empty());
        document().undo();
        QCOMPARE(level().things->size(), std::size_t{7});
    }

    void severalAreEditedAtOnce() {
        open();
        clickOn(*list().viewport(), placeOf(4));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(5));
        QCOMPARE(tools().chosen().things().size(), std::size_t{2});
        auto& properties = *page().panel<PropertiesPanel>();
        QTRY_VERIFY(properties.isVisible());
        const auto radius = [&properties]() -> NumberField* {
            for (auto* field : properties.findChildren<NumberField*>())
                if (field->isVisible()) return field; // the others are about to be deleted
            return nullptr;
        };
        QTRY_VERIFY(radius() && radius()->text() == QStringLiteral("mixed"));
        const auto steps = document().history().position();
        typeInto(*radius(), QStringLiteral("9"));
        for (const char* id : {"lamp-3-3", "lamp-5-3"})
            QVERIFY(*editor::findThing(level(), id)->fields.find("radius") == PropertyValue(Decimal::of(9)));
        QCOMPARE(document().history().position(), steps + 1);
        QCOMPARE(document().history().undoName(), QStringLiteral("Set Radius of 2 thing(s)"));
        document().undo();
        QVERIFY(*editor::findThing(level(), "lamp-3-3")->fields.find("radius") == PropertyValue(Decimal::of(3)));
        QTRY_VERIFY(radius() && radius()->text() == QStringLiteral("mixed"));
    }

    void severalArePinnedAtOnce() {
        open();
        tools().choose(editor::Chosen::ofThings({"lamp-3-3", "sign-40-20"}));
        auto& properties = *page().panel<PropertiesPanel>();
        bringForward(properties);
        QTRY_VERIFY(properties.isVisible());
        QCheckBox* box = nullptr;
        for (auto* found : properties.findChildren<QCheckBox*>())
            if (found->isVisible()) box = found;
        QVERIFY(box);
        clickOn(*box);
        QCOMPARE(level().pinnedThings->size(), std::size_t{2});
        QCOMPARE(document().history().undoName(), QStringLiteral("Pin 2 thing(s)"));
    }

    void aKeyLeadsToItsLocks() {
        open();
        tools().choose({"key-20-5", {}});
        map().setFocus();
        pressKey(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(tools().chosen().things(), (std::vector<std::string>{"lock-24-5", "lock-28-5"}));
        QVERIFY(map().flashing());
        pressKey(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(tools().chosen().things(), (std::vector<std::string>{"key-20-5"}));
    }

    void aChosenPortalIsFollowed() {
        open();
        find(QStringLiteral("portal"));
        pressKey(Qt::Key_Return);
        work().trigger(QStringLiteral("level.through"));
        QCOMPARE(level().id, std::string("lower"));
    }

    /// The menu of a row has what can be done with it, and acts on it.
    void aRowHasAMenu() {
        open();
        clickOn(*list().viewport(), placeOf(0));
        QStringList entries;
        QTimer::singleShot(0, this, [&entries] {
            QTRY_VERIFY(QApplication::activePopupWidget());
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            for (const auto* action : menu->actions()) {
                entries << QString(action->text()).remove(u'&');
                if (action->text().remove(u'&') == QStringLiteral("Duplicate"))
                    menu->setActiveAction(const_cast<QAction*>(action));
            }
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, placeOf(0), list().viewport()->mapToGlobal(placeOf(0)));
        QApplication::sendEvent(list().viewport(), &wanted);
        for (const auto* text : {"Go there", "Properties", "Go to key/lock", "Play from here", "Duplicate", "Delete"})
            QVERIFY2(entries.contains(QString::fromLatin1(text)), text);
        QVERIFY(!entries.contains(QStringLiteral("Follow the portal")));
        QCOMPARE(level().things->size(), std::size_t{8});
    }

    /// A hundred thousand rows come at once, and none is a widget.
    void aHundredThousandThingsAreListed() {
        open();
        World world = furnished();
        Level& level = world.levels[0];
        level.tiles = Grid({500, 400}, Tile::Floor);
        auto& things = level.things.write();
        for (std::int32_t i = 0; i < 100'000; ++i) things.push_back(thing(ThingKind::Coin, {i % 500, 100 + i / 500}));
        document().reset(world);
        settle();
        QCOMPARE(list().model()->rowCount(), 100'008);
        QVERIFY(list().uniformRowHeights());
        QVERIFY(list().viewport()->findChildren<QWidget*>().isEmpty());
        field().setFocus();
        pressKey(Qt::Key_Down);
        pressKey(Qt::Key_End);
        QCOMPARE(tools().chosen().room, std::string("room-2-2"));
    }
};

DELVE_TEST(ThingsWindowTest)
#include "things_window_test.moc"
