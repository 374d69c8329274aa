#include "editor/tools/pins.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/properties/colour_button.h"
#include "ui/properties/properties_panel.h"
#include "ui/recipe/number_field.h"
#include "ui/window/document_page.h"
#include "ui/window/pages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QtTest>

using namespace delve;

/// Properties of levels, rooms and things, with an editor for every type.
class PropertiesWindowTest : public QObject {
    Q_OBJECT

    static PropertiesPanel& panelOf(const test::WindowAtWork& work) {
        return *work.window->pages().current()->panel<PropertiesPanel>();
    }
    template <class Control>
    static Control* named(const QWidget& within, const QString& name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was shown before goes
        for (auto* control : within.findChildren<Control*>())
            if (control->accessibleName().startsWith(name)) return control;
        return nullptr;
    }
    static QCheckBox* pinnedOf(const QWidget& panel) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was shown before goes
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
    /// The further property "mine", of this type of the list, as a person adds it.
    static void add(const test::WindowAtWork& work, int type) {
        auto* name = named<QLineEdit>(panelOf(work), QStringLiteral("Name of a new property"));
        auto* types = named<QComboBox>(panelOf(work), QStringLiteral("Type of the new property"));
        types->setCurrentIndex(type);
        name->setText(QStringLiteral("mine"));
        emit name->returnPressed();
    }

private slots:
    void aPropertyOfEachTypeIsAddedAndSet_data() {
        QTest::addColumn<int>("type");
        QTest::newRow("text") << 0;
        QTest::newRow("number") << 1;
        QTest::newRow("yes or no") << 2;
        QTest::newRow("colour") << 3;
        QTest::newRow("reference") << 4;
    }
    void aPropertyOfEachTypeIsAddedAndSet() {
        QFETCH(const int, type);
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        panelOf(work).showLevel();
        add(work, type);
        auto& panel = panelOf(work);
        const auto mine = QStringLiteral("mine");
        PropertyValue wanted;
        if (type == 0) {
            wanted = std::string("words");
            auto* field = named<QLineEdit>(panel, mine);
            QVERIFY(field);
            field->setText(QStringLiteral("words"));
            emit field->editingFinished();
        } else if (type == 1) {
            wanted = Decimal::of(12);
            auto* field = named<NumberField>(panel, mine);
            QVERIFY(field);
            emit field->numberEdited(Decimal::of(12));
        } else if (type == 2) {
            wanted = true;
            auto* box = named<QCheckBox>(panel, mine);
            QVERIFY(box);
            box->click();
        } else if (type == 3) {
            wanted = Colour{1, 2, 3};
            auto* button = named<ColourButton>(panel, mine);
            QVERIFY(button);
            emit button->colourChosen(Colour{1, 2, 3});
        } else {
            wanted = Reference{"room-3-3"};
            auto* list = named<QComboBox>(panel, mine);
            QVERIFY(list);
            for (const auto* id : {"room-3-3", "flower-4-4", work.document().level().id.c_str()})
                QVERIFY2(list->findData(QString::fromUtf8(id)) >= 0, id);
            emit list->activated(list->findData(QStringLiteral("room-3-3")));
        }
        const auto* now = work.document().level().properties.find("mine");
        QVERIFY(now);
        QCOMPARE(*now, wanted);
        work.trigger(QStringLiteral("edit.undo"));
        QVERIFY(!(*work.document().level().properties.find("mine") == wanted));
    }

    /// What has no colour of its own shows none: not one that it does not have.
    void aKeyShowsTheColourItHas() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        ToolSettings settings = work.window->hand().settings();
        settings.thing = ThingKind::Key;
        work.window->hand().setSettings(settings);
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

    /// As the pin tool and the room's menu do it: with what stands in the room.
    void theTickPinsTheRoomAndItsThings() {
        test::WindowAtWork work;
        work.openBlank();
        furnish(work);
        panelOf(work).showRoom(0);
        auto* box = pinnedOf(panelOf(work));
        QVERIFY(box);
        box->click();
        QVERIFY(work.document().level().isPinned({5, 5}));
        QVERIFY(isPinned(work.document().level(), "flower-4-4"));
        box = pinnedOf(panelOf(work));
        QVERIFY(box);
        box->click();
        QVERIFY(!work.document().level().isPinned({5, 5}));
        QVERIFY(!isPinned(work.document().level(), "flower-4-4"));
    }
};

DELVE_TEST(PropertiesWindowTest)
#include "properties_window_test.moc"
