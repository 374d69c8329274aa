#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "editor/tools/pins.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/fields/colour_button.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"
#include "ui/properties/level_facts.h"
#include "ui/properties/properties_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

/// The properties of rooms and things: what the panel shows, and its effect on the level.
class PropertiesWindowTest : public QObject {
    Q_OBJECT

    static PropertiesPanel& panelOf(const test::WindowAtWork& work) {
        return *work.window->pages().current()->panel<PropertiesPanel>();
    }
    template <class Control>
    static Control* named(const QWidget& within, const QString& name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes the previous content
        for (auto* control : within.findChildren<Control*>())
            if (control->accessibleName().startsWith(name)) return control;
        return nullptr;
    }
    static QCheckBox* pinnedOf(const QWidget& panel) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes the previous content
        for (auto* box : panel.findChildren<QCheckBox*>())
            if (box->text() == QStringLiteral("Pinned")) return box;
        return nullptr;
    }
    /// A room with a flower in it.
    static void furnish(const test::WindowAtWork& work) {
        Level after = work.document().level();
        after.tiles.fill({3, 3, 8, 6}, Tile::Floor);
        Room room;
        room.id = "room-3-3";
        room.box = {3, 3, 8, 6};
        after.rooms.write().push_back(room);
        Thing flower;
        flower.id = "flower-4-4";
        flower.kind = ThingKind::Flower;
        flower.at = {4, 4};
        after.things.write().push_back(flower);
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "furnish"});
    }

private slots:
    /// A key without a colour shows none, rather than a default that it does not have.
    void aKeyShowsTheColourItHas() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        editor::ToolSettings settings = work.window->toolController().settings();
        settings.thing = ThingKind::Key;
        work.window->toolController().setSettings(settings);
        work.key(Qt::Key_T);
        work.click({6, 6});
        const auto& key = work.document().level().things->back();
        QCOMPARE(key.kind, ThingKind::Key);
        QVERIFY(!key.fields.find("colour"));
        panelOf(work).showThing(key.id);
        auto* colour = named<ColourButton>(panelOf(work), QStringLiteral("Colour"));
        QVERIFY(colour);
        QCOMPARE(colour->text(), QStringLiteral("None"));
        emit colour->colourChosen(Colour{9, 8, 7});
        QCOMPARE(*work.document().level().things->back().fields.find("colour"), PropertyValue(Colour{9, 8, 7}));
    }

    void aNameThatIsTakenIsRefused() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        panelOf(work).showThing("flower-4-4");
        const auto field = [&work] {
            return named<QLineEdit>(panelOf(work), QStringLiteral("Name of a new property"));
        };
        const auto add = [&work] { return named<QToolButton>(panelOf(work), QStringLiteral("Add the property")); };
        field()->setText(QStringLiteral("mood"));
        QVERIFY(add()->isEnabled());
        add()->click();
        QCOMPARE(work.document().level().things->front().properties.size(), std::size_t{1});
        field()->setText(QStringLiteral("mood "));
        QVERIFY(!add()->isEnabled());
        QVERIFY(field()->toolTip().contains(QStringLiteral("already")));
        field()->setText(QStringLiteral("moods"));
        QVERIFY(add()->isEnabled());
        QVERIFY(field()->toolTip().isEmpty());
    }

    /// The level's statistics are counted only while the panel is visible, and are correct once it is.
    void theLevelIsCountedWhenItIsSeen() {
        test::WindowAtWork work;
        work.openBlank();
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("properties"));
        dock->raise();
        QTRY_VERIFY(panelOf(work).isVisible());
        furnish(work);
        const auto rooms = [&work] { return named<QLabel>(panelOf(work), QStringLiteral("Room(s): "))->text(); };
        const auto flowers = [&work] { return named<QLabel>(panelOf(work), QStringLiteral("Flower(s): ")); };
        QCOMPARE(rooms(), QStringLiteral("1"));
        QVERIFY(flowers());
        dock->hide();
        const QPointer<QLabel> shown = flowers();
        work.document().undo();
        QVERIFY(shown && flowers() == shown); // unchanged
        dock->show();
        QTRY_COMPARE(rooms(), QStringLiteral("0"));
        QVERIFY(!flowers());
    }

    void countsAreInThePlural() {
        editor::Translations translations;
        translations.use(QStringLiteral("en"));
        Level level;
        const auto add = [&level](ThingKind kind, std::int32_t x) {
            level.things.write().push_back({"thing-" + std::to_string(x), kind, {x, 1}, {}, {}, {}});
        };
        for (const std::int32_t x : {1, 2, 3}) add(ThingKind::Coin, x);
        add(ThingKind::Enemy, 4);
        const auto facts = levelFacts(level);
        const auto has = [&facts](const char* name, const char* value) {
            return std::ranges::find(facts, std::pair(QString(name), QString(value))) != facts.end();
        };
        QVERIFY(has("Coins", "3"));
        QVERIFY(has("Enemy", "1"));
        add(ThingKind::Enemy, 5);
        QVERIFY(levelFacts(level).back() == std::pair(QString("Enemies"), QString("2")));
        for (const auto& kind : thingKinds()) add(kind.kind, 6 + static_cast<std::int32_t>(kind.kind));
        for (const auto& [name, value] : levelFacts(level))
            QVERIFY2(!name.isEmpty() && !name.contains(u'('), qPrintable(name));
    }

    void otherNumbersAreWrittenIntoTheRowsThatAreThere() {
        editor::Translations translations;
        translations.use(QStringLiteral("en"));
        test::WindowAtWork work;
        work.openBlank();
        const auto withThings = [&work](int coins, int chests) {
            Level after = work.document().level();
            auto& things = after.things.write();
            things.clear();
            for (std::int32_t x = 0; x < coins + chests; ++x)
                things.push_back(
                    {"thing-" + std::to_string(x), x < coins ? ThingKind::Coin : ThingKind::Chest, {x, 1}, {}, {}, {}});
            work.document().apply(Edit::between(work.document().level(), after), Text{"", "things"});
        };
        const auto rowOf = [&work](const char* fact) -> QPointer<QLabel> {
            for (auto* label : panelOf(work).findChildren<QLabel*>())
                if (label->accessibleName() == QLatin1String(fact) && !label->isHidden()) return label;
            return {};
        };
        panelOf(work).showLevel();
        withThings(2, 0);
        const auto coins = rowOf("Coins: 2");
        QVERIFY(coins);
        withThings(5, 0);
        QVERIFY(coins && coins == rowOf("Coins: 5"));
        QCOMPARE(coins->text(), QStringLiteral("5"));
        withThings(5, 2); // a row more
        QVERIFY(rowOf("Coins: 5") && rowOf("Chests: 2"));
        work.document().undo();
        work.document().undo();
        QVERIFY(rowOf("Coins: 2"));
    }

    /// A person knows a room by its place; the id is there to be copied.
    void aRoomIsNamedByItsPlace() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        panelOf(work).showRoom(0);
        QStringList shown;
        for (const auto* label : panelOf(work).findChildren<QLabel*>()) shown.append(label->text());
        QVERIFY2(shown.contains(QStringLiteral("Room at (3, 3)")), qPrintable(shown.join(u'\n')));
        QVERIFY(!shown.join(u'\n').contains(QStringLiteral("room-3-3")));
        const auto* id = named<QLineEdit>(panelOf(work), QStringLiteral("Id"));
        QVERIFY(id && id->isReadOnly());
        QCOMPARE(id->text(), QStringLiteral("room-3-3"));
        pinnedOf(panelOf(work))->click();
        QCOMPARE(editor::toQString(work.document().history().steps().back().name),
                 QStringLiteral("Pin room at (3, 3)"));
    }

    /// Deleting a room, or restoring it, changes the place of later ones in the list.
    void theRoomThatIsShownIsTheOneThatIsChanged() {
        test::WindowAtWork work;
        work.openBlank();
        Level after = work.document().level();
        for (const char* id : {"a", "b", "c"}) {
            Room room;
            room.id = id;
            room.box = {3 + 12 * static_cast<std::int32_t>(after.rooms->size()), 3, 8, 6};
            after.tiles.fill(room.box, Tile::Floor);
            after.rooms.write().push_back(room);
        }
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "rooms"});
        work.key(Qt::Key_O);
        work.click({5, 5});
        work.key(Qt::Key_Delete);
        work.click({29, 5});
        const auto shown = [&work] { return named<QComboBox>(panelOf(work), QStringLiteral("Kind of room")); };
        QVERIFY(shown());
        work.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(work.document().level().rooms->size(), std::size_t{3});
        emit shown()->activated(static_cast<int>(RoomKind::Store));
        for (const auto& room : *work.document().level().rooms)
            QCOMPARE(room.kind, room.id == "c" ? RoomKind::Store : RoomKind::Room);
    }

    /// Controls that a stroke does not affect stay: nothing is rebuilt for each painted cell.
    void aStrokeLeavesTheControls() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        work.key(Qt::Key_B);
        panelOf(work).showLevel();
        const QPointer<QLineEdit> name = named<QLineEdit>(panelOf(work), QStringLiteral("Name of the level"));
        QVERIFY(name);
        work.drag({20, 10}, {25, 10});
        QCOMPARE(named<QLineEdit>(panelOf(work), QStringLiteral("Name of the level")), name.data());
        Level after = work.document().level();
        after.things.write().clear();
        work.document().apply(Edit::between(work.document().level(), after), Text{"", "no flower"});
        QVERIFY(named<QLineEdit>(panelOf(work), QStringLiteral("Name of the level")));
        QVERIFY(!name); // one fact less: rebuilt
    }

    /// Including the things in the room, as with the pin tool and the room's menu.
    void theTickPinsTheRoomAndItsThings() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        panelOf(work).showRoom(0);
        auto* box = pinnedOf(panelOf(work));
        QVERIFY(box);
        box->click();
        QVERIFY(work.document().level().isPinned({5, 5}));
        QVERIFY(editor::isPinned(work.document().level(), "flower-4-4"));
        box = pinnedOf(panelOf(work));
        QVERIFY(box);
        box->click();
        QVERIFY(!work.document().level().isPinned({5, 5}));
        QVERIFY(!editor::isPinned(work.document().level(), "flower-4-4"));
    }
};

DELVE_TEST(PropertiesWindowTest)
#include "properties_window_test.moc"
