#include "editor/play/play_card.h"
#include "editor/text/translations.h"
#include "generation/level/blueprint.h"
#include "generation/level/delve_file.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/fields/text_field.h"
#include "ui/properties/properties_panel.h"
#include "ui/rules/rows_editor.h"
#include "ui/rules/tables_dialog.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

/// A room with a player, an encounter, and a store.
World smallWorld() {
    Rules rules;
    rules.objective = "collect";
    World world = test::worldOfRows({"##########", "#@......*#", "#........#", "##########"}, rules);
    auto& things = world.levels[0].things.write();
    things.push_back({"encounter-3-2", ThingKind::Encounter, {3, 2}, {}, {}, {}});
    things.push_back({"store-5-2", ThingKind::Store, {5, 2}, {}, {}, {}});
    return world;
}

/// The dialog, used by mouse and keys.
struct TablesAtWork : PlayAtWork {
    TablesAtWork() : PlayAtWork(smallWorld()) {
        trigger(QStringLiteral("world.tables"));
        QVERIFY(QTest::qWaitForWindowExposed(&dialog()));
        QTRY_VERIFY(dialog().isActiveWindow());
    }

    [[nodiscard]] TablesDialog& dialog() const { return *window->findChild<TablesDialog*>(); }
    [[nodiscard]] RowsEditor& editor(const char* name) const {
        return *dialog().findChild<RowsEditor*>(QString::fromLatin1(name));
    }
    [[nodiscard]] TextField& textInFront() const {
        return *dialog().findChild<QTabWidget*>()->currentWidget()->findChild<TextField*>();
    }
    [[nodiscard]] QString told() const {
        for (const auto* label : dialog().findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
            if (label->isVisible()) return label->text();
        return {};
    }
    [[nodiscard]] const Tables& tables() const { return document().world().tables; }
    [[nodiscard]] std::size_t steps() const { return document().history().position(); }

    void showTab(int index) const {
        auto& bar = *dialog().findChild<QTabWidget*>();
        QTest::mouseClick(bar.tabBar(), Qt::LeftButton, {}, bar.tabBar()->tabRect(index).center());
        QCOMPARE(bar.currentIndex(), index);
    }
    void press(const char* table, const char* button) const {
        QTest::mouseClick(editor(table).findChild<QToolButton*>(QString::fromLatin1(button)), Qt::LeftButton);
    }
    /// With a double click, or with F2 if a double click would choose a colour.
    void openCell(const char* table, int row, int column, bool byMouse = true) const {
        auto& view = editor(table).view();
        const auto index = view.model()->index(row, column);
        view.scrollTo(index);
        if (!byMouse) {
            view.setCurrentIndex(index);
            view.setFocus();
            return QTest::keyClick(&view, Qt::Key_F2);
        }
        const QPoint place = view.visualRect(index).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, place);
    }
    void enter(const char* table, int row, int column, const QString& typed, bool byMouse = true) const {
        openCell(table, row, column, byMouse);
        auto* field = QApplication::focusWidget();
        QVERIFY(field && editor(table).view().viewport()->isAncestorOf(field));
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        if (typed.isEmpty()) QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!editor(table).view().viewport()->isAncestorOf(QApplication::focusWidget()));
    }
};

} // namespace

/// Enemies, goods, encounters, purposes and blueprints of a world are edited in the window, and a game then uses the
/// edited ones.
class TablesWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// Saves the map of the tables, whichever map is in front, including text still being typed.
    void theKeyOfSavingSavesTheirMap() {
        TablesAtWork work;
        work.whereToSave = work.path(QStringLiteral("tables.delve"));
        auto& dialog = work.dialog();
        auto& theirs = work.document();
        work.trigger(QStringLiteral("file.new-blank"));
        QVERIFY(&work.document() != &theirs);
        dialog.activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        work.openCell("enemies", 0, 0);
        auto* field = QApplication::focusWidget();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("moth"));
        QTest::keyClick(field, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(theirs.path(), work.whereToSave);
        QVERIFY(!theirs.modified());
        QCOMPARE(theirs.world().tables.enemies->front().name, std::string("moth"));
        QVERIFY(dialog.isVisible());
    }

    /// However many columns a table has, the names of its rows are shown whole.
    void namesAreNotCutOff_data() {
        QTest::addColumn<int>("tab");
        QTest::addColumn<QByteArray>("table");
        QTest::newRow("enemies") << 0 << QByteArray("enemies");
        QTest::newRow("goods") << 1 << QByteArray("goods");
        QTest::newRow("encounters") << 2 << QByteArray("encounters");
        QTest::newRow("purposes") << 3 << QByteArray("purposes");
        QTest::newRow("blueprints") << 4 << QByteArray("blueprints");
    }
    void namesAreNotCutOff() {
        QFETCH(int, tab);
        QFETCH(QByteArray, table);
        const TablesAtWork work;
        work.showTab(tab);
        const auto& view = work.editor(table.constData()).view();
        const auto& names = *view.model();
        for (int row = 0; row < names.rowCount(); ++row) {
            const auto name = names.index(row, 0);
            QVERIFY2(view.columnWidth(0) >= view.sizeHintForIndex(name).width(), qPrintable(name.data().toString()));
        }
    }

    void anEnemyIsAddedAndTakenBack() {
        const TablesAtWork work;
        const Tables before = work.tables();
        const auto steps = work.steps();
        work.press("enemies", "add");
        QCOMPARE(work.tables().enemies->size(), before.enemies->size() + 1);
        QCOMPARE(work.editor("enemies").chosenRow(), 1); // below the chosen one
        work.enter("enemies", 1, 0, QStringLiteral("vole"));
        work.enter("enemies", 1, 1, QStringLiteral("v"), false);
        work.enter("enemies", 1, 2, QStringLiteral("#102030"), false);
        work.enter("enemies", 1, 3, QStringLiteral("9"));
        const auto& vole = (*work.tables().enemies)[1];
        QCOMPARE(vole.name, std::string("vole"));
        QCOMPARE(vole.glyph, U'v');
        QVERIFY(vole.colour == (Colour{0x10, 0x20, 0x30}));
        QCOMPARE(vole.health, 9);
        QCOMPARE(work.steps(), steps + 5); // one for each change
        auto& view = work.editor("enemies").view();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE((*work.tables().enemies)[2].name, std::string("vole"));
        QCOMPARE(work.editor("enemies").chosenRow(), 2);
        for (int step = 0; step < 6; ++step) QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(work.tables() == before);
        QCOMPARE(view.model()->rowCount(), static_cast<int>(before.enemies->size()));
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(work.tables().enemies->size(), before.enemies->size() + 1);
    }

    /// The game uses the changed tables, which also survive a save.
    void whatWasChangedIsPlayed() {
        TablesAtWork work;
        work.showTab(2);
        auto& encounters = work.editor("encounters").view();
        encounters.setFocus();
        for (int time = 0; time < 4; ++time) QTest::keyClick(&encounters, Qt::Key_Delete);     // one is left on the map
        QCOMPARE(std::ranges::count((*work.tables().encounters), false, &Encounter::road), 2); // and one met by name
        auto& text = work.textInFront();
        text.setFocus();
        QTest::keyClick(&text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&text, QStringLiteral("A frog looks at you."));
        work.enter("choices", 0, 0, QStringLiteral("Kiss it"));
        QCOMPARE((*work.tables().encounters)[0].text, std::string("A frog looks at you."));
        work.enter("outcomes", 0, 2, QStringLiteral("-7"));
        work.editor("outcomes").choose(1);
        work.press("outcomes", "remove");
        QCOMPARE((*work.tables().encounters)[0].choices[0].outcomes.size(), std::size_t{1});
        work.press("choices", "add");
        work.press("outcomes", "add");
        work.showTab(1);
        work.press("goods", "remove");
        QVERIFY(work.told().isEmpty());
        const Tables made = work.tables();
        const auto path = work.path(QStringLiteral("frog.delve"));
        QVERIFY(work.document().save(path).ok());
        work.dialog().close();
        QVERIFY(work.window->openPath(path));
        QVERIFY(work.document().world().tables == made);

        work.trigger(QStringLiteral("play.start"));
        work.goOnto(ThingKind::Encounter);
        const auto card = editor::cardOf(work.session());
        QVERIFY(card);
        QVERIFY2((card->title + card->text).contains(QStringLiteral("A frog looks at you.")), qPrintable(card->title));
        QCOMPARE(card->choices.front().label, QStringLiteral("Kiss it"));
        work.session().type(U'1');
        QCOMPARE(work.session().game()->players[0].health, 20 - 7);
        work.goOnto(ThingKind::Store);
        const auto store = editor::cardOf(work.session());
        QCOMPARE(store->choices.size(), builtInGoods()->size() - 1 + 1); // plus the choice to leave
    }

    /// A purpose with its furniture, one step of the history for each change; it comes back from a file.
    void aPurposeIsMade() {
        TablesAtWork work;
        work.showTab(3);
        const Tables before = work.tables();
        const auto steps = work.steps();
        work.press("purposes", "add");
        QCOMPARE(work.editor("purposes").chosenRow(), 1);
        work.enter("purposes", 1, 0, QStringLiteral("bath"));
        work.enter("purposes", 1, 2, QStringLiteral("12"));
        work.enter("purposes", 1, 3, QStringLiteral("40"));
        auto& text = work.textInFront();
        text.setFocus();
        QTest::keyClicks(&text, QStringLiteral("Steam."));
        work.press("furniture", "add");
        work.enter("furniture", 1, 3, QStringLiteral("6"));
        work.press("furniture", "up");
        const auto& bath = (*work.tables().purposes)[1];
        QCOMPARE(bath.name, std::string("bath"));
        QCOMPARE(bath.text, std::string("Steam."));
        QCOMPARE(bath.leastCells, 12);
        QCOMPARE(bath.mostCells, 40);
        QCOMPARE(bath.furniture.size(), std::size_t{2});
        QCOMPARE(bath.furniture[0].least, 6);
        QCOMPARE(bath.furniture[0].most, 6);
        const Tables made = work.tables();
        const auto path = work.path(QStringLiteral("bath.delve"));
        QVERIFY(work.document().save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readDelve(file.readAll().toStdString());
        QVERIFY(read.ok() && read->tables == made);
        while (work.steps() > steps) work.document().undo();
        QVERIFY(work.tables() == before);
    }

    /// A blueprint with its features, likewise.
    void aBlueprintIsMade() {
        TablesAtWork work;
        work.showTab(4);
        const Tables before = work.tables();
        const auto steps = work.steps();
        work.press("blueprints", "add");
        QCOMPARE(work.editor("blueprints").chosenRow(), 1);
        work.enter("blueprints", 1, 0, QStringLiteral("well"));
        work.enter("blueprints", 1, 3, QStringLiteral("20"));
        auto* text =
            work.dialog().findChild<QWidget*>(QStringLiteral("features"))->parentWidget()->findChild<TextField*>();
        QVERIFY(text);
        text->setFocus();
        QTest::keyClicks(text, QStringLiteral("It is deep."));
        work.press("features", "add");
        work.enter("features", 1, 5, QStringLiteral("6"));
        work.press("features", "up");
        const auto& well = (*work.tables().blueprints)[1];
        QCOMPARE(well.name, std::string("well"));
        QCOMPARE(well.text, std::string("It is deep."));
        QCOMPARE(well.leastCells, 20);
        QCOMPARE(well.features.size(), std::size_t{2});
        QCOMPARE(well.features[0].most, 6);
        const Tables made = work.tables();
        const auto path = work.path(QStringLiteral("well.delve"));
        QVERIFY(work.document().save(path).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readDelve(file.readAll().toStdString());
        QVERIFY(read.ok() && read->tables == made);
        while (work.steps() > steps) work.document().undo();
        QVERIFY(work.tables() == before);
    }

    void aHoleIsRefusedInWords_data() {
        QTest::addColumn<int>("tab");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::newRow("no name") << 0 << QByteArray("enemies") << 0 << 0 << QString();
        QTest::newRow("a name twice") << 0 << QByteArray("enemies") << 0 << 0 << QStringLiteral("bat");
        QTest::newRow("no boss") << 0 << QByteArray("enemies") << 6 << 0 << QStringLiteral("king");
        QTest::newRow("no letter") << 0 << QByteArray("enemies") << 0 << 1 << QString();
        QTest::newRow("no colour") << 0 << QByteArray("enemies") << 0 << 2 << QStringLiteral("reddish");
        QTest::newRow("goods twice") << 1 << QByteArray("goods") << 0 << 0 << QStringLiteral("lamp");
        QTest::newRow("no place but roads") << 2 << QByteArray("encounters") << 0 << 0 << QString();
        QTest::newRow("a purpose twice") << 3 << QByteArray("purposes") << 0 << 0 << QStringLiteral("kitchen");
        QTest::newRow("a blueprint twice") << 4 << QByteArray("blueprints") << 0 << 0 << QStringLiteral("drop pit");
        QTest::newRow("no words to choose") << 2 << QByteArray("choices") << 0 << 0 << QString();
    }
    void aHoleIsRefusedInWords() {
        QFETCH(int, tab);
        QFETCH(QByteArray, table);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, typed);
        const TablesAtWork work;
        const Tables before = work.tables();
        const auto steps = work.steps();
        work.showTab(tab);
        auto& view = work.editor(table.constData()).view();
        const auto shown = view.model()->index(row, column).data();
        work.enter(table.constData(), row, column, typed, false);
        QVERIFY(!work.told().isEmpty());
        QVERIFY(work.tables() == before);
        QCOMPARE(work.steps(), steps);
        QCOMPARE(view.model()->index(row, column).data(), shown);
        work.enter(table.constData(), row, 0, QStringLiteral("somebody else"), false);
        QCOMPARE(work.told().isEmpty(), row != 6);
    }

    void rowsThatAreNeededStay() {
        const TablesAtWork work;
        const Tables before = work.tables();
        auto& enemies = work.editor("enemies");
        enemies.choose(4); // the ghost of the shrine
        work.press("enemies", "remove");
        QVERIFY(work.told().contains(QStringLiteral("shrine")));
        enemies.choose(6);
        work.press("enemies", "remove");
        QVERIFY(work.told().contains(QStringLiteral("boss")));
        QVERIFY(work.tables() == before);
        work.showTab(2);
        QVERIFY(work.told().isEmpty());
        auto& text = work.textInFront();
        text.setFocus();
        QTest::keyClick(&text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&text, Qt::Key_Delete);
        work.editor("encounters").view().setFocus();
        QVERIFY(!work.told().isEmpty());
        QVERIFY(work.tables() == before);
        QVERIFY(!text.toPlainText().isEmpty());
        work.press("outcomes", "remove"); // the only one
        QVERIFY(work.tables() == before);
    }

    void aNumberBeyondTheLimitsIsTheNearest() {
        const TablesAtWork work;
        work.enter("enemies", 0, 5, QStringLiteral("250"));
        QTRY_VERIFY(work.told().contains(QStringLiteral("250")));
        QCOMPARE((*work.tables().enemies)[0].aggression, 100);
    }

    void whatIsBuiltInComesBack() {
        const TablesAtWork work;
        work.enter("enemies", 4, 0, QStringLiteral("wraith"));
        work.showTab(1);
        work.enter("goods", 0, 3, QStringLiteral("99"));
        const Tables changed = work.tables();
        auto* restore = work.dialog().findChild<QPushButton*>(QStringLiteral("restore"));
        QTest::mouseClick(restore, Qt::LeftButton);
        QVERIFY(*work.tables().goods == *builtInGoods());
        QVERIFY(work.tables().enemies == changed.enemies);
        work.showTab(0);
        QTest::mouseClick(restore, Qt::LeftButton);
        QVERIFY(work.tables() == Tables()); // the shrine's fight followed both renames
        work.document().undo();
        work.document().undo();
        QVERIFY(work.tables() == changed);
        QCOMPARE(work.editor("enemies").view().model()->index(4, 0).data().toString(), QStringLiteral("wraith"));
    }

    void whatIsChosenFromAListIsTakenAtOnce() {
        const TablesAtWork work;
        work.showTab(1);
        work.openCell("goods", 0, 1);
        auto* box = work.editor("goods").findChild<QComboBox*>();
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Down);
        QTRY_COMPARE((*work.tables().goods)[0].effect, GoodsEffect::Blade);
    }

    void thePropertiesLeadThere() {
        TablesAtWork work;
        work.dialog().close();
        work.window->findChild<QDockWidget*>(QStringLiteral("properties"))->raise();
        auto* button =
            work.window->pages().current()->panel<PropertiesPanel>()->findChild<QPushButton*>(QStringLiteral("tables"));
        button->click();
        const auto shown = [&work] {
            const auto all = work.window->findChildren<TablesDialog*>();
            return std::ranges::count_if(all, &QWidget::isVisible);
        };
        QCOMPARE(shown(), 1);
        work.trigger(QStringLiteral("world.tables"));
        QCOMPARE(shown(), 1);
        work.unsaved = Unsaved::Discard;
        work.trigger(QStringLiteral("file.close"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTRY_COMPARE(shown(), 0); // it is closed with its map
    }

    void numbersSayTheirUnitInTheHead() {
        TablesAtWork work;
        QStringList heads;
        for (const auto* editor : work.dialog().findChildren<RowsEditor*>())
            for (int i = 0; i < editor->view().model()->columnCount(); ++i)
                heads += editor->view().model()->headerData(i, Qt::Horizontal).toString();
        for (const char* head : {"Speed (per 10 turns)", "Sight (cells)", "Price (coins)"})
            QVERIFY2(heads.contains(QString::fromLatin1(head)), qPrintable(heads.join(u'|')));
    }

    void everyWordCanBeRead_data() { test::addEachLanguage(); }
    void everyWordCanBeRead() {
        QFETCH(const QString, language);
        editor::Translations translations;
        translations.use(language);
        TablesAtWork work;
        work.theme.choose(language == QStringLiteral("en") ? Theme::Choice::Light : Theme::Choice::Dark);
        for (int tab = 0; tab < 5; ++tab) {
            work.showTab(tab);
            QCoreApplication::processEvents();
            QCOMPARE(test::cutOffTexts(work.dialog()), QStringList());
            for (const auto* editor : work.dialog().findChildren<RowsEditor*>()) {
                if (!editor->isVisible()) continue;
                const auto* header = editor->view().horizontalHeader();
                for (int i = 0; i < header->count(); ++i)
                    QVERIFY2(header->sectionSize(i) >= header->sectionSizeHint(i),
                             qPrintable(editor->objectName() + QString::number(i)));
            }
            const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
            if (!folder.isEmpty())
                QVERIFY(work.dialog().grab().save(
                    QStringLiteral("%1/window-tables-%2-%3.png").arg(folder, language).arg(tab)));
        }
    }
};

DELVE_TEST(TablesWindowTest)
#include "tables_window_test.moc"
