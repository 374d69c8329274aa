#include "editor/formats/formats.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/actions/action_list.h"
#include "ui/fields/number_field.h"
#include "ui/fields/text_field.h"
#include "ui/layers/layers_panel.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/pages/level_trail.h"
#include "ui/play/play_view.h"
#include "ui/properties/properties_panel.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/rules/rows_editor.h"
#include "ui/rules/tables_dialog.h"
#include "ui/seeds/seed_row.h"

#include <QAction>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>
#include <QTreeWidget>
#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

namespace {

/// Fields of each kind in which a person may be typing.
enum Field { WorldName, Sight, Further, TypedSeed, Width, Rooms, LevelName, LayerName };

} // namespace

/// The next action includes text that is only half typed, for every action and every field.
class PendingEditsWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowAtWork> m_work;
    std::size_t m_actions = 0; ///< that asked for fields

    WindowAtWork& work() { return *m_work; }
    editor::Document& document() { return m_work->document(); }
    DocumentPage& page() { return *work().window->pages().current(); }
    template <class Control>
    Control* control(QWidget& in, const QString& name) {
        for (auto* found : in.findChildren<Control*>())
            if (found->isVisible() && found->accessibleName() == name) return found;
        qFatal("no control %s", qPrintable(name)); // the test cannot continue without it
        return nullptr;
    }
    void showDock(const QString& title) { clickOnTab(*work().window, title); }
    QWidget& properties() {
        showDock(QStringLiteral("Properties"));
        return *page().panel<PropertiesPanel>();
    }
    /// Replaces the text of a field, without Enter or Tab.
    static void typeHalf(QWidget& field, const QString& text) {
        clickOn(field);
        QTRY_VERIFY(field.hasFocus() || field.isAncestorOf(QApplication::focusWidget()));
        pressKey(Qt::Key_End);
        pressKey(Qt::Key_Home, Qt::ShiftModifier);
        typeText(text);
    }
    static void typeIntoCell(const QString& text) {
        pressKey(Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        pressKey(Qt::Key_A, Qt::ControlModifier);
        typeText(text);
    }

    void chooseLayer() {
        editor::ToolSettings settings = work().window->toolController().settings();
        settings.layer = 0;
        work().window->toolController().setSettings(settings);
    }

    void type(Field field) {
        auto& recipe = work().recipePanel();
        switch (field) {
        case WorldName:
            return typeHalf(*control<QLineEdit>(properties(), QStringLiteral("Name of the world")),
                            QStringLiteral("Sea"));
        case Sight:
            return typeHalf(*control<NumberField>(properties(), QStringLiteral("Sight radius")), QStringLiteral("9"));
        case Further:
            return typeHalf(*control<QLineEdit>(properties(), QStringLiteral("mine")), QStringLiteral("words"));
        case TypedSeed: return typeHalf(*recipe.seed().field(), QStringLiteral("castle"));
        case Width:
            return typeHalf(*control<NumberField>(recipe, QStringLiteral("Width of the map in cells")),
                            QStringLiteral("64"));
        case Rooms: return typeHalf(*control<NumberField>(recipe, QStringLiteral("Rooms, from")), QStringLiteral("21"));
        case LevelName:
            showDock(QStringLiteral("Levels"));
            page().panel<LevelsPanel>()->findChild<QTreeView*>()->setFocus();
            return typeIntoCell(QStringLiteral("Cellar"));
        case LayerName:
            showDock(QStringLiteral("Layers"));
            chooseLayer();
            work().trigger(QStringLiteral("layer.rename"));
            QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
            pressKey(Qt::Key_A, Qt::ControlModifier);
            return typeText(QStringLiteral("Moss"));
        }
    }

    static bool taken(Field field, const World& world) {
        const auto& level = world.levels.front();
        switch (field) {
        case WorldName: return world.name == "Sea";
        case Sight: return world.rules->sight == 9;
        case Further: {
            const auto* value = world.properties.find("mine");
            return value && *value == PropertyValue(std::string("words"));
        }
        case TypedSeed: return level.recipe && level.recipe->seed == seedFromText("castle");
        case Width: return level.size().width == 64;
        case Rooms: {
            const auto* rooms = level.recipe->stages.front().find("rooms");
            return rooms && std::get<Range>(*rooms).from == Decimal::of(21);
        }
        case LevelName: return level.name == "Cellar";
        case LayerName: return level.layers.front().name == "Moss";
        }
        return false;
    }

    /// Under the sanitizers one field, for each action another.
    void addFields() {
        static constexpr std::array<std::pair<const char*, Field>, 8> fields{
            {{"a line", WorldName},
             {"a number", Sight},
             {"a line of a form that is filled again", Further},
             {"the seed", TypedSeed},
             {"the size", Width},
             {"a parameter", Rooms},
             {"a row of a tree", LevelName},
             {"a row of a list", LayerName}}};
        QTest::addColumn<int>("field");
        const std::size_t sampled = m_actions++ % fields.size();
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (!isShort() || i == sampled) QTest::newRow(fields[i].first) << int(fields[i].second);
    }
    World inFile(const QString& path) {
        const auto read = editor::readWorld(path);
        return read ? read->world : World();
    }

private slots:
    void init() {
        m_work = std::make_unique<WindowAtWork>();
        work().open();
        Level level = document().level();
        DecorationLayer layer;
        layer.name = "Grass";
        layer.tiles = Grid(level.size());
        level.layers.push_back(layer);
        document().apply(Edit::between(document().level(), level), Text{"", "a layer"});
        World world = document().world();
        world.properties.set("mine", std::string("old"));
        document().applyWorld(WorldEdit::between(document().world(), world), Text{"", "a property"});
        work().whereToSave = work().path(QStringLiteral("map.delve"));
        work().trigger(QStringLiteral("file.save"));
        QVERIFY(!document().modified());
    }
    void cleanup() { m_work.reset(); }

    void savedByKey_data() { addFields(); }
    void savedByKey() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(taken(static_cast<Field>(field), inFile(document().path())));
        QVERIFY(!document().modified());
    }

    /// The focus stays in the field: typing can continue after Ctrl+S.
    void theFieldKeepsTheKeyboard() {
        for (const auto field : {WorldName, Sight, Further}) {
            type(field);
            const QString name = QApplication::focusWidget()->accessibleName();
            pressKey(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
            QCOMPARE(QApplication::focusWidget()->accessibleName(), name);
        }
    }

    void closingAsks_data() { addFields(); }
    void closingAsks() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        work().unsaved = Unsaved::Save;
        const QString path = document().path();
        pressKey(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(work().askedAboutUnsaved, 1);
        QCOMPARE(work().window->pages().count(), 0);
        QVERIFY(taken(static_cast<Field>(field), inFile(path)));
    }

    void closingTheTabByItsCrossAsks() {
        type(WorldName);
        work().unsaved = Unsaved::Cancel;
        for (const auto* tabs : work().window->pages().findChildren<QTabBar*>())
            if (auto* cross = tabs->tabsClosable() ? tabs->tabButton(0, QTabBar::RightSide) : nullptr) clickOn(*cross);
        QCOMPARE(work().askedAboutUnsaved, 1);
        QVERIFY(taken(WorldName, document().world()));
    }

    void closingTheWindowAsks_data() { addFields(); }
    void closingTheWindowAsks() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        work().unsaved = Unsaved::Cancel;
        QVERIFY(!work().window->close());
        QCOMPARE(work().askedAboutUnsaved, 1);
        work().settle();
        QVERIFY(taken(static_cast<Field>(field), document().world()));
        work().unsaved = Unsaved::Discard;
    }

    void theSessionThatEndsAsks() {
        type(WorldName);
        work().unsaved = Unsaved::Cancel;
        QVERIFY(!work().window->mayEndSession(true));
        QCOMPARE(work().askedAboutUnsaved, 1);
        QVERIFY(taken(WorldName, document().world()));
    }

    void copied_data() { addFields(); }
    void copied() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        work().whereToSave = work().path(QStringLiteral("copy.delve"));
        work().trigger(QStringLiteral("file.save-copy"));
        QVERIFY(taken(static_cast<Field>(field), inFile(work().whereToSave)));
    }

    void exported_data() { addFields(); }
    void exported() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        work().whereToSave = work().path(QStringLiteral("map.txt"));
        pressKey(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QFile::exists(work().whereToSave));
        QVERIFY(taken(static_cast<Field>(field), document().world()));
    }

    void played_data() { addFields(); }
    void played() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        pressKey(Qt::Key_F5);
        const auto* game = page().viewOf<PlayView>()->session().game();
        QVERIFY(game);
        QVERIFY(taken(static_cast<Field>(field), game->world()));
    }

    void playedByItsTab() {
        type(Sight);
        clickOnTab(*work().window, QStringLiteral("Play"));
        QVERIFY(taken(Sight, document().world()));
    }

    void generated_data() { addFields(); }
    void generated() {
        QFETCH(const int, field);
        type(static_cast<Field>(field));
        chooseFromMenu(*work().window, {QStringLiteral("Recipe"), QStringLiteral("Regenerate")});
        work().settle();
        QVERIFY(taken(static_cast<Field>(field), document().world()));
    }

    /// The dice take no focus when clicked.
    void generatedByTheDice() {
        for (const auto field : {Width, Rooms, Sight}) {
            type(field);
            clickOn(*work().recipePanel().findChild<QWidget*>(QStringLiteral("seed-dice")));
            work().settle();
            QVERIFY(taken(field, document().world()));
        }
        QVERIFY(document().level().recipe->seed != 100);
    }

    /// From the menu: in a field, Ctrl+Z is handled by the field.
    void undone_data() {
        QTest::addColumn<int>("field");
        QTest::newRow("a line") << int(WorldName);
        QTest::newRow("a number") << int(Sight);
        QTest::newRow("a form that is filled again") << int(Further);
        QTest::newRow("a row of a tree") << int(LevelName);
        QTest::newRow("a row of a list") << int(LayerName);
    }
    void undone() {
        QFETCH(const int, field);
        const World before = document().world();
        const auto steps = document().history().position();
        type(static_cast<Field>(field));
        chooseFromMenu(*work().window, {QStringLiteral("Edit"), QStringLiteral("Undo")});
        QCOMPARE(document().history().position(), steps);
        QVERIFY(document().world() == before);
        chooseFromMenu(*work().window, {QStringLiteral("Edit"), QStringLiteral("Redo")});
        QVERIFY(taken(static_cast<Field>(field), document().world()));
    }

    void anotherMapInFront_data() { addFields(); }
    void anotherMapInFront() {
        QFETCH(const int, field);
        work().trigger(QStringLiteral("file.new-blank"));
        auto& pages = work().window->pages();
        pages.setCurrent(0);
        auto& first = pages.at(0).document();
        const auto other = pages.at(1).document().world();
        type(static_cast<Field>(field));
        pressKey(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(pages.current(), &pages.at(1));
        QTRY_VERIFY(!first.generating());
        QVERIFY(taken(static_cast<Field>(field), first.world()));
        QVERIFY(pages.at(1).document().world() == other);
    }

    /// A half-typed name belongs to the level that was shown at the time.
    void anotherLevelInFront() {
        work().trigger(QStringLiteral("level.add"));
        page().trail().goTo(0);
        typeHalf(*control<QLineEdit>(properties(), QStringLiteral("Name of the level")), QStringLiteral("Upper"));
        pressKey(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(document().currentLevel(), std::size_t{1});
        QCOMPARE(document().world().levels[0].name, std::string("Upper"));
        QVERIFY(document().world().levels[1].name != "Upper");
        QVERIFY(control<QLineEdit>(properties(), QStringLiteral("Name of the level"))->text() !=
                QStringLiteral("Upper"));
    }

    /// In the tables dialog: a table cell, and the text of an encounter.
    void whatIsTypedIntoTheTablesIsSaved() {
        work().trigger(QStringLiteral("world.tables"));
        auto& dialog = *work().window->findChild<TablesDialog*>();
        QTRY_VERIFY(dialog.isActiveWindow());
        auto& view = dialog.findChild<RowsEditor*>(QStringLiteral("enemies"))->view();
        const auto open = [&view](int column) {
            view.setFocus();
            view.setCurrentIndex(view.model()->index(0, column));
            pressKey(Qt::Key_F2);
            pressKey(Qt::Key_A, Qt::ControlModifier);
        };
        open(0);
        typeText(QStringLiteral("moth"));
        work().trigger(QStringLiteral("file.save"));
        QCOMPARE(inFile(document().path()).tables.enemies->front().name, std::string("moth"));
        open(3);
        typeText(QStringLiteral("17"));
        work().trigger(QStringLiteral("file.save"));
        QCOMPARE(inFile(document().path()).tables.enemies->front().health, 17);
        auto& tabs = *dialog.findChild<QTabWidget*>();
        tabs.setCurrentIndex(2);
        auto& text = *tabs.currentWidget()->findChild<TextField*>();
        text.setFocus();
        pressKey(Qt::Key_A, Qt::ControlModifier);
        typeText(QStringLiteral("A frog."));
        work().trigger(QStringLiteral("file.save"));
        QCOMPARE(inFile(document().path()).tables.encounters->front().text, std::string("A frog."));
        QVERIFY(!document().modified());
    }
};

DELVE_TEST(PendingEditsWindowTest)
#include "pending_edits_window_test.moc"
