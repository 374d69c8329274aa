#include "editor/tools/pins.h"
#include "editor/tools/thing_edits.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/colour_button.h"
#include "ui/fields/number_field.h"
#include "ui/map/map_view.h"
#include "ui/pages/level_trail.h"
#include "ui/properties/properties_panel.h"
#include "ui/properties/table_row_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

constexpr Rect hall{3, 3, 24, 12};
const Cell inTheRoom{20, 12};

Thing thingAt(ThingKind kind, Cell cell) {
    Thing thing;
    thing.kind = kind;
    thing.id = bornAt(infoOf(kind).name, cell);
    thing.at = cell;
    return thing;
}

Cell placeOf(ThingKind kind) { return {5 + static_cast<std::int32_t>(kind), 5}; }

/// A room with a thing of every kind, and a second level for portals to lead to.
World furnished() {
    World world;
    world.name = "Deep";
    for (const char* id : {"upper", "lower"}) {
        Level level;
        level.id = level.name = id;
        level.tiles = Grid({40, 24});
        level.tiles.fill(hall, Tile::Floor);
        Room room;
        room.id = "room-3-3";
        room.box = hall;
        level.rooms.write().push_back(room);
        world.levels.push_back(level);
    }
    for (const auto& kind : thingKinds())
        world.levels.front().things.write().push_back(thingAt(kind.kind, placeOf(kind.kind)));
    return world;
}

} // namespace

/// Properties of every type, of things, rooms, levels and worlds, filled in by mouse and keys.
class PropertiesByHandWindowTest : public ByHand {
    Q_OBJECT

    template <class Control>
    Control* control(const QString& name, int number = 0) {
        const auto& panel = *work().window->pages().current()->panel<PropertiesPanel>();
        for (auto* found : panel.findChildren<Control*>())
            if (found->isVisible() && found->accessibleName().startsWith(name) && number-- == 0) return found;
        qFatal("no control %s", qPrintable(name)); // the test cannot continue without it
        return nullptr;
    }
    void chooseThing(ThingKind kind) {
        work().key(Qt::Key_T);
        work().click(placeOf(kind));
        QTRY_VERIFY(work().window->pages().current()->panel<PropertiesPanel>()->isVisible());
    }
    void undo() {
        work().window->mapView().setFocus();
        pressKey(Qt::Key_Z, Qt::ControlModifier);
    }
    void chooseColour(const QString& name, const QString& colour) {
        Answers answers;
        answers.nextColour(colour);
        clickOn(*control<ColourButton>(name));
        QVERIFY(answers.allGiven());
    }
    /// Fills the field by mouse and keys, as its type requires. Returns the value entered.
    PropertyValue fill(const ThingField& field, const QString& name) {
        switch (field.type) {
        case ThingField::Type::Whole: // 7 is no field's default value
            typeInto(*control<NumberField>(name), QString::number(std::min<qint64>(field.max, 7)));
            return Decimal::of(std::min<qint64>(field.max, 7));
        case ThingField::Type::Colour: chooseColour(QString(), QStringLiteral("#010203")); return Colour{1, 2, 3};
        case ThingField::Type::Level:
            chooseIn(*control<QComboBox>(name), QStringLiteral("lower"));
            return Reference{"lower"};
        case ThingField::Type::CellInLevel:
            typeInto(*control<NumberField>(name + QStringLiteral(" x")), QStringLiteral("8"));
            typeInto(*control<NumberField>(name + QStringLiteral(" y")), QStringLiteral("9"));
            return Cell{8, 9};
        case ThingField::Type::Word:
        case ThingField::Type::Text: break;
        }
        if (const auto rows = tableNamedBy(field)) {
            const std::string row = *rows == RowsOf::Enemies ? "rat" : "well";
            chooseIn(*control<QComboBox>(name), QString::fromStdString(row));
            return row;
        }
        typeInto(*control<QLineEdit>(name), QStringLiteral("rat"));
        return std::string("rat");
    }

    enum Owner { OfThing, OfRoom, OfLevel, OfWorld };
    void show(Owner owner) {
        if (owner == OfThing) return chooseThing(ThingKind::Flower);
        if (owner == OfRoom) {
            work().key(Qt::Key_O);
            work().click(inTheRoom);
        } else {
            work().key(Qt::Key_B);
            clickOnTab(*work().window, QStringLiteral("Properties"));
        }
        QTRY_VERIFY(work().window->pages().current()->panel<PropertiesPanel>()->isVisible());
    }
    const Properties& propertiesOf(Owner owner) {
        if (owner == OfThing) return editor::findThing(level(), "flower-6-5")->properties;
        if (owner == OfRoom) return level().rooms->front().properties;
        return owner == OfLevel ? level().properties : document().world().properties;
    }
    PropertyValue fillFurther(const QString& type) {
        const auto mine = QStringLiteral("mine");
        if (type == QStringLiteral("Number")) {
            typeInto(*control<NumberField>(mine), QStringLiteral("12.5"));
            return Decimal::ofThousandths(12'500);
        }
        if (type == QStringLiteral("Yes or no")) {
            clickOn(*control<QCheckBox>(mine));
            return true;
        }
        if (type == QStringLiteral("Colour")) {
            chooseColour(mine, QStringLiteral("#0a0b0c"));
            return Colour{10, 11, 12};
        }
        if (type == QStringLiteral("Reference")) {
            chooseIn(*control<QComboBox>(mine), QStringLiteral("Room at (3, 3)"));
            return Reference{"room-3-3"};
        }
        typeInto(*control<QLineEdit>(mine), QStringLiteral("some words"));
        return std::string("some words");
    }

private slots:
    void init() {
        ByHand::init();
        document().reset(furnished());
        work().window->mapView().setFocus();
    }

    void everyFieldOfEveryThing() {
        for (const auto& kind : thingKinds()) {
            if (kind.fields.empty()) continue;
            for (const auto& field : kind.fields) {
                chooseThing(kind.kind);
                const Level before = level();
                const QString name = QString::fromStdString(std::string(field.label.source));
                const PropertyValue wanted = fill(field, name);
                const std::string where = std::string(kind.name) + ' ' + std::string(field.name);
                const auto* now =
                    editor::findThing(level(), bornAt(kind.name, placeOf(kind.kind)))->fields.find(field.name);
                QVERIFY2(now && *now == wanted, where.c_str());
                work().window->mapView().setFocus();
                undo();
                if (field.type == ThingField::Type::CellInLevel) undo(); // two numbers, two steps
                QVERIFY2(level() == before, where.c_str());
            }
        }
    }

    void aFurtherPropertyOfEachType_data() {
        QTest::addColumn<int>("owner");
        QTest::newRow("thing") << int(OfThing);
        QTest::newRow("room") << int(OfRoom);
        QTest::newRow("level") << int(OfLevel);
        QTest::newRow("world") << int(OfWorld);
    }
    void aFurtherPropertyOfEachType() {
        QFETCH(const int, owner);
        const auto whose = static_cast<Owner>(owner);
        const int row = whose == OfWorld ? 1 : 0; // the second one: the first is the level's
        show(whose);
        const World before = document().world();
        for (const auto* name : {"Text", "Number", "Yes or no", "Colour", "Reference"}) {
            const QString type = QString::fromLatin1(name);
            chooseIn(*control<QComboBox>(QStringLiteral("Type of the new property"), row), type);
            typeInto(*control<QLineEdit>(QStringLiteral("Name of a new property"), row), QStringLiteral("mine"));
            QVERIFY2(propertiesOf(whose).find("mine"), name);
            const PropertyValue wanted = fillFurther(type);
            const auto* now = propertiesOf(whose).find("mine");
            QVERIFY2(now && *now == wanted, name);
            clickOn(*control<QToolButton>(QStringLiteral("Remove “mine”")));
            QVERIFY2(!propertiesOf(whose).find("mine"), name);
        }
        work().window->mapView().setFocus();
        for (int i = 0; i < 15; ++i) undo();
        QVERIFY(document().world() == before);
    }

    /// A name can be changed back: the original one is not refused.
    void aNameIsChangedAndChangedBack() {
        show(OfLevel);
        for (const auto* name : {"Cave", "upper", "Cave"}) {
            typeInto(*control<QLineEdit>(QStringLiteral("Name of the level")), QString::fromLatin1(name));
            QCOMPARE(level().name, std::string(name));
        }
        for (const auto* name : {"Sea", "Deep"}) {
            typeInto(*control<QLineEdit>(QStringLiteral("Name of the world")), QString::fromLatin1(name), Qt::Key_Tab);
            QCOMPARE(document().world().name, std::string(name));
        }
        QCOMPARE(document().history().position(), std::size_t{5});
    }

    void rulesAreSet() {
        show(OfWorld);
        const Rules before = *document().world().rules;
        chooseIn(*control<QComboBox>(QStringLiteral("Objective")), QStringLiteral("Boss"));
        typeInto(*control<NumberField>(QStringLiteral("Players")), QStringLiteral("2"));
        typeInto(*control<NumberField>(QStringLiteral("Sight radius")), QStringLiteral("9"), Qt::Key_Tab);
        QCOMPARE(document().history().undoName(), QStringLiteral("Change rule “Sight radius”"));
        clickOn(*control<QCheckBox>(QStringLiteral("Deadly walls")));
        QCOMPARE(document().history().undoName(), QStringLiteral("Change rule “Deadly walls”"));
        Rules wanted = before;
        wanted.objective = "boss";
        wanted.players = 2;
        wanted.sight = 9;
        wanted.deadlyWalls = true;
        QVERIFY(*document().world().rules == wanted);
        work().window->mapView().setFocus();
        for (int i = 0; i < 4; ++i) undo();
        QVERIFY(*document().world().rules == before);
    }

    void aRoomsKindAndPins() {
        show(OfRoom);
        chooseIn(*control<QComboBox>(QStringLiteral("Kind of room")), QStringLiteral("Store"));
        QCOMPARE(level().rooms->front().kind, RoomKind::Store);
        auto* pinned = qobject_cast<QCheckBox*>(
            buttonOf(*work().window->pages().current()->panel<PropertiesPanel>(), QStringLiteral("Pinned")));
        clickOn(*pinned);
        QVERIFY(level().isPinned(inTheRoom));
        QVERIFY(editor::isPinned(level(), "flower-6-5"));
    }

    void whereAPortalLeadsIsPickedByTheMouse() {
        chooseThing(ThingKind::Portal);
        const auto pick = [this] {
            clickOn(*buttonOf(*work().window->pages().current()->panel<PropertiesPanel>(),
                              QStringLiteral("Pick on the map")));
        };
        const World before = document().world();
        pick();
        work().key(Qt::Key_Escape);
        QVERIFY(document().world() == before);
        pick();
        work().window->pages().current()->trail().goTo(1);
        work().click({9, 7});
        QCOMPARE(document().currentLevel(), std::size_t{0});
        const auto* portal = portalAt(level(), placeOf(ThingKind::Portal));
        QVERIFY(*portal->fields.find("level") == PropertyValue(Reference{"lower"}));
        QVERIFY(*portal->fields.find("cell") == PropertyValue(Cell{9, 7}));
    }

    /// Each change rebuilds the controls, but the focus stays in the same field.
    void theKeyboardGoesOnWhereItWas() {
        show(OfLevel);
        for (const auto* name : {"one", "two"})
            typeInto(*control<QLineEdit>(QStringLiteral("Name of a new property")), QString::fromLatin1(name));
        QVERIFY(control<QLineEdit>(QStringLiteral("Name of a new property"))->hasFocus());
        typeInto(*control<QLineEdit>(QStringLiteral("one")), QStringLiteral("first"));
        QVERIFY(control<QLineEdit>(QStringLiteral("one"))->hasFocus());
        pressKey(Qt::Key_A, Qt::ControlModifier);
        typeText(QStringLiteral("again"));
        pressKey(Qt::Key_Tab);
        QVERIFY(level().properties.find("one") &&
                *level().properties.find("one") == PropertyValue(std::string("again")));
        QVERIFY(control<QToolButton>(QStringLiteral("Remove “one”"))->hasFocus());
        pressKey(Qt::Key_Tab);
        typeText(QStringLiteral("half"));
        Level bare = level(); // meanwhile another change rebuilds the panel
        bare.things.write().clear();
        document().apply(Edit::between(level(), bare), Text{"", "clear"});
        typeText(QStringLiteral("way"));
        pressKey(Qt::Key_Return);
        QVERIFY(*level().properties.find("two") == PropertyValue(std::string("halfway")));
        QCOMPARE(document().history().position(), std::size_t{6});
    }
};

DELVE_TEST(PropertiesByHandWindowTest)
#include "properties_by_hand_window_test.moc"
