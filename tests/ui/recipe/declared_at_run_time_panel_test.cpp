#include "editor/document/document.h"
#include "editor/text/from_view.h"
#include "tests/support/signposts.h"
#include "tests/support/test.h"
#include "ui/fields/pending_edits.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_chooser.h"
#include "ui/recipe/stage_column.h"
#include "ui/recipe/stage_section.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// The panel of a document with a stage and a recipe that are declared at run time.
struct Panel {
    std::unique_ptr<generation::Declarations> declarations = test::withSignposts();
    editor::JobPool pool; ///< goes before what its tasks read
    QTemporaryDir folder;
    QString chosenFile;
    editor::Document document{pool, *declarations};
    std::unique_ptr<RecipePanel> panel;

    Panel() {
        document.begin(declarations->recipes.find("signed-caves")->withSeed(3), {48, 32});
        settle();
        panel = std::make_unique<RecipePanel>(
            document, [] { return std::uint64_t{1}; },
            [this](QWidget*, const QString&, const QStringList&) { return chosenFile; });
        panel->resize(400, 900);
        panel->show();
    }
    void settle() const { QTRY_VERIFY(!document.generating()); }
    [[nodiscard]] StageSection* signs() const {
        for (auto* section : panel->stages().sections())
            if (section->instance() == QStringLiteral("signs")) return section;
        return nullptr;
    }
    [[nodiscard]] ParameterEditor& editor(const char* id) const {
        return *signs()->findChild<ParameterEditor*>(QString::fromUtf8(id));
    }
    void type(const char* id, const QString& text) const {
        auto* line = editor(id).findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        settle();
    }
    [[nodiscard]] QString valueOf(const char* id) const {
        const auto* const value = document.recipe().find("signs")->find(id);
        return value ? QString::fromStdString(generation::toText(*value)) : QStringLiteral("(default)");
    }
    [[nodiscard]] QString refusalOf(const char* id) const {
        return editor(id).findChild<QLabel*>(QStringLiteral("refusal"))->text();
    }
    [[nodiscard]] QString sign() const {
        for (const auto& thing : *document.level().things)
            if (const auto* const words = thing.properties.find("words"))
                return QString::fromStdString(std::get<std::string>(*words));
        return {};
    }
};

QToolButton* buttonOf(const ParameterEditor& editor, const QString& name) {
    for (auto* button : editor.findChildren<QToolButton*>())
        if (button->accessibleName() == name) return button;
    return nullptr;
}

} // namespace

class DeclaredAtRunTimePanelTest : public QObject {
    Q_OBJECT
private slots:
    void itIsShown() {
        const Panel panel;
        QVERIFY(panel.signs());
        QCOMPARE(panel.signs()->findChildren<ParameterEditor*>().size(), 5);
        const auto* const chooser = panel.panel->findChild<AlgorithmChooser*>();
        QCOMPARE(chooser->currentText(), QString("Signed caves, as a file says"));
        QStringList offered;
        panel.panel->addStage();
        const auto* const list = panel.panel->findChild<StageChooser*>()->findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row) offered.append(list->item(row)->text());
        QVERIFY(offered.contains("Signposts, as a file says"));
        QCOMPARE(panel.editor("what-words").findChild<QLineEdit*>()->text(), QString("Mind the “gap”, 50 % off"));
        QCOMPARE(panel.sign(), QString("Mind the “gap”, 50 % off"));
    }

    void wordsAreTyped() {
        const Panel panel;
        panel.type("what-words", "Here");
        QCOMPARE(panel.valueOf("what-words"), QString("Here"));
        QCOMPARE(panel.sign(), QString("Here"));
        panel.type("what-words", QString(41, 'x'));
        QCOMPARE(panel.valueOf("what-words"), QString("Here"));
        QVERIFY(panel.refusalOf("what-words").contains("expected one line of at most 40 characters"));
    }

    /// Nothing is generated while a word is being typed, and a second Enter has no effect.
    void aWordIsTakenWhole() {
        const Panel panel;
        const QSignalSpy edited(&panel.editor("what-words"), &ParameterEditor::edited);
        auto* line = panel.editor("what-words").findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, "Left");
        QCOMPARE(edited.size(), 0);
        QTest::keyClick(line, Qt::Key_Return);
        QTest::keyClick(line, Qt::Key_Return);
        panel.settle();
        QCOMPARE(edited.size(), 1);
    }

    void aFileBesideTheMapIsChosen() {
        Panel panel;
        const auto choose = [&] {
            QTest::mouseClick(buttonOf(panel.editor("letters"), "Choose a file"), Qt::LeftButton);
            panel.settle();
        };
        choose();
        QVERIFY(panel.refusalOf("letters").contains("has not been saved yet"));
        QVERIFY(QDir(panel.folder.path()).mkpath("map/parts"));
        QFile file(panel.folder.filePath("map/parts/signs.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Beside") == 6);
        file.close();
        QVERIFY(panel.document.save(panel.folder.filePath("map/signed.delve")).ok());
        panel.chosenFile = file.fileName();
        choose();
        QCOMPARE(panel.valueOf("letters"), QString("parts/signs.txt"));
        QCOMPARE(panel.sign(), QString("Beside"));
        panel.chosenFile = panel.folder.filePath("elsewhere.txt");
        choose();
        QCOMPARE(panel.valueOf("letters"), QString("parts/signs.txt"));
        QVERIFY(panel.refusalOf("letters").contains("in the map's folder"));
    }

    void aStampOrASelectionIsTheLevel() {
        Panel panel;
        Level hall;
        hall.id = "hall";
        hall.tiles = Grid({10, 6}, Tile::Floor);
        panel.document.setStamps({hall});
        panel.settle();
        auto* list = panel.editor("pattern").findChild<QComboBox*>();
        list->showPopup(); // the entries are updated whenever it opens
        list->hidePopup();
        QVERIFY(list->findText("hall") >= 0);
        list->setCurrentIndex(list->findText("hall"));
        emit list->activated(list->currentIndex());
        panel.settle();
        QCOMPARE(panel.valueOf("pattern"), QString("hall"));
        QCOMPARE(panel.sign(), QString("Mind the “gap”, 50 % off 10x6"));
        BitGrid cells(panel.document.level().size());
        cells.setRun(2, 3, 5);
        cells.setRun(3, 3, 5);
        panel.document.select(editor::Selection(cells), {});
        QTest::mouseClick(buttonOf(panel.editor("pattern"), "Use the selection"), Qt::LeftButton);
        panel.settle();
        QCOMPARE(panel.valueOf("pattern"), QString::fromStdString(panel.document.level().id) + "@3,2,5x2");
        QCOMPARE(panel.sign(), QString("Mind the “gap”, 50 % off 5x2"));
    }

    /// The focus is on the list, not on the line edit within it.
    void aLevelThatIsHalfTypedIsTaken() {
        Panel panel;
        Level hall;
        hall.id = "hall";
        hall.tiles = Grid({10, 6}, Tile::Floor);
        panel.document.setStamps({hall});
        panel.settle();
        auto* list = panel.editor("pattern").findChild<QComboBox*>();
        panel.panel->activateWindow();
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        list->lineEdit()->selectAll();
        QTest::keyClicks(list, "hall");
        commitPendingEdits();
        panel.settle();
        QCOMPARE(panel.valueOf("pattern"), QString("hall"));
    }

    void aTableIsChosenOrLoaded() {
        Panel panel;
        auto* list = panel.editor("table").findChild<QComboBox*>();
        QCOMPARE(list->currentText(), QString("garden"));
        list->setCurrentIndex(list->findText("castle"));
        emit list->activated(list->currentIndex());
        panel.settle();
        QCOMPARE(panel.valueOf("table"), QString("castle"));
        QFile bad(panel.folder.filePath("bad.json"));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{}") == 2);
        bad.close();
        const auto load = [&](const QString& path) {
            panel.chosenFile = path;
            QTest::mouseClick(buttonOf(panel.editor("table"), "Load a rule table"), Qt::LeftButton);
            panel.settle();
        };
        load(bad.fileName());
        QCOMPARE(panel.valueOf("table"), QString("castle"));
        QVERIFY(!panel.refusalOf("table").isEmpty());
        load(QStringLiteral(DELVE_SOURCE "/generation/collapse/tables/town.json"));
        QVERIFY(panel.valueOf("table").startsWith('{'));
        QCOMPARE(list->currentText(), QString("Custom table"));
    }
};

DELVE_TEST(DeclaredAtRunTimePanelTest)
#include "declared_at_run_time_panel_test.moc"
