#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/import/import_dialog.h"
#include "ui/import/import_list.h"
#include "ui/import/import_preview.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

/// A cave of which the tileset says nothing, a second layer, and three objects.
const char* const mapText =
    "<?xml version='1.0' encoding='UTF-8'?>\n"
    "<map version='1.10' orientation='orthogonal' width='6' height='4' tilewidth='8' tileheight='8' infinite='0'>\n"
    " <tileset firstgid='1' name='plain' tilewidth='8' tileheight='8' tilecount='8' columns='4'>\n"
    "  <image source='cave.png' width='32' height='16'/>\n"
    " </tileset>\n"
    " <layer id='1' name='ground' width='6' height='4'><data encoding='csv'>\n"
    "1,1,1,1,1,1,\n1,2,2,2,2,1,\n1,2,2,3,2,1,\n1,1,1,1,1,1\n </data></layer>\n"
    " <layer id='2' name='moss' width='6' height='4'><data encoding='csv'>\n"
    "0,0,0,0,0,0,\n0,4,0,0,0,0,\n0,0,0,0,0,0,\n0,0,0,0,0,0\n </data></layer>\n"
    " <objectgroup id='3' name='objects'>\n"
    "  <object id='1' name='crate' x='12' y='12'><point/></object>\n"
    "  <object id='2' name='crate' x='20' y='12'><point/></object>\n"
    "  <object id='3' type='flower' x='28' y='12'><point/></object>\n"
    " </objectgroup>\n"
    "</map>\n";

template <class Part>
Part& partOf(const QWidget& dialog, const char* name) {
    auto* part = dialog.findChild<Part*>(QString::fromLatin1(name));
    if (!part) qFatal("%s: not there", name);
    return *part;
}

/// Column `column` of the row that begins with this text.
QString textIn(const ImportDialog& dialog, const char* list, const QString& row, int column) {
    auto& tree = *partOf<ImportList>(dialog, list).findChild<QTreeWidget*>();
    const auto items = tree.findItems(row, Qt::MatchExactly);
    return items.size() == 1 ? items.front()->text(column) : QString();
}

void press(const ImportDialog& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (QString(button->text()).remove(u'&') == text) return QTest::mouseClick(button, Qt::LeftButton);
    qFatal("There is no such button.");
}

void typeInto(QComboBox& box, const QString& text) {
    box.setFocus();
    QTest::keyClicks(&box, text);
}

QPushButton& importButton(const ImportDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->isDefault()) return *button;
    qFatal("There is no default button.");
}

bool hasSettled(const ImportDialog& dialog) { return importButton(dialog).isEnabled(); }

void chooseRow(const ImportDialog& dialog, const char* list, const QString& row) {
    auto& tree = *partOf<ImportList>(dialog, list).findChild<QTreeWidget*>();
    const auto items = tree.findItems(row, Qt::MatchExactly);
    QCOMPARE(items.size(), qsizetype{1});
    tree.clearSelection();
    items.front()->setSelected(true);
}

Tile servedAt(const editor::Document& document, Cell cell) {
    const auto& tile = document.world().tiles[document.level().tiles.at(cell)];
    return tile.serves.value_or(Tile::Void);
}

std::ptrdiff_t countOf(const editor::Document& document, ThingKind kind) {
    return std::ranges::count(*document.level().things, kind, &Thing::kind);
}

} // namespace

/// A map of another program: a person says what its tiles and objects are, and is asked once.
class ImportDialogWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::WindowAtWork> m_work;
    int m_asked = 0;

    void write(const QString& name) const {
        QFile file(m_work->path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(mapText);
    }

    /// Opens a file, and does this with the dialog, once it is there.
    void open(const QString& name, const std::function<void(ImportDialog&)>& answer) {
        m_work->fileToOpen = m_work->path(name);
        QTimer waiting;
        connect(&waiting, &QTimer::timeout, this, [&] {
            auto* dialog = m_work->window->findChild<ImportDialog*>();
            if (!dialog || !dialog->isVisible()) return;
            waiting.stop();
            ++m_asked;
            answer(*dialog);
            if (dialog->isVisible()) dialog->reject(); // after a failure
        });
        waiting.start(20);
        m_work->trigger("file.open");
    }

private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        m_asked = 0;
        write("a.tmx");
        QVERIFY(QFile::copy(QStringLiteral(DELVE_TEST_DATA "/tiled/cave.png"), m_work->path("cave.png")));
        m_work->openEmpty();
    }
    void cleanup() { m_work.reset(); }

    void guessesAreShownAndImported() {
        open("a.tmx", [](ImportDialog& dialog) {
            QCOMPARE(textIn(dialog, "import-tiles", "plain#0", 1), QString("16"));
            QCOMPARE(textIn(dialog, "import-tiles", "plain#0", 2), QString("Wall (a guess)"));
            QCOMPARE(textIn(dialog, "import-tiles", "plain#1", 2), QString("Floor (a guess)"));
            QCOMPARE(textIn(dialog, "import-objects", "crate", 1), QString("2"));
            QCOMPARE(textIn(dialog, "import-objects", "crate", 2), QString("Stays an object"));
            QCOMPARE(textIn(dialog, "import-objects", "flower", 2), QString("Flower"));
            press(dialog, "Import");
        });
        QCOMPARE(m_asked, 1);
        QVERIFY(servedAt(m_work->document(), {0, 0}) == Tile::Wall);
        QVERIFY(servedAt(m_work->document(), {1, 1}) == Tile::Floor);
        QCOMPARE(countOf(m_work->document(), ThingKind::Flower), std::ptrdiff_t{1});
    }

    /// Before the picture of the map is drawn, or while the file is read again.
    void importingAtOnceIsSafe() {
        for (int round = 0; round < 5; ++round) {
            const auto name = QStringLiteral("c%1.tmx").arg(round);
            write(name);
            open(name, [](ImportDialog& dialog) { press(dialog, "Import"); });
            QVERIFY(servedAt(m_work->document(), {0, 0}) == Tile::Wall);
        }
        QCOMPARE(m_asked, 5);
    }

    void aClickOnTheMapChoosesWhatToCorrect() {
        open("a.tmx", [](ImportDialog& dialog) {
            auto& preview = *dialog.findChild<ImportPreview*>();
            QTRY_VERIFY(preview.hasPicture());
            QTest::mouseClick(&preview, Qt::LeftButton, {}, preview.placeOf({3, 2}).center().toPoint());
            auto& list = partOf<ImportList>(dialog, "import-tiles");
            QTRY_COMPARE(list.selected(), QStringList{"plain#2"});
            typeInto(*list.findChild<QComboBox*>(), "Water");
            QTRY_VERIFY(hasSettled(dialog));
            QCOMPARE(textIn(dialog, "import-tiles", "plain#2", 2), QString("Water"));
            QCOMPARE(list.selected(), QStringList{"plain#2"});
            press(dialog, "Import");
        });
        QVERIFY(servedAt(m_work->document(), {3, 2}) == Tile::Water);
    }

    void objectsBecomeThings() {
        open("a.tmx", [](ImportDialog& dialog) {
            chooseRow(dialog, "import-objects", "crate");
            auto& list = partOf<ImportList>(dialog, "import-objects");
            typeInto(*list.findChild<QComboBox*>(), "Chest");
            QTRY_VERIFY(hasSettled(dialog));
            QCOMPARE(textIn(dialog, "import-objects", "crate", 2), QString("Chest"));
            press(dialog, "Import");
        });
        QCOMPARE(countOf(m_work->document(), ThingKind::Chest), std::ptrdiff_t{2});
    }

    void anotherLayerMayBeTheGround() {
        open("a.tmx", [](ImportDialog& dialog) {
            auto& ground = partOf<QComboBox>(dialog, "import-ground");
            QCOMPARE(ground.currentText(), QString("ground"));
            typeInto(ground, "moss");
            QTRY_VERIFY(hasSettled(dialog));
            QCOMPARE(ground.currentText(), QString("moss"));
            press(dialog, "Import");
        });
        QVERIFY(m_work->document().level().tiles.at({0, 0}) == Tile::Void);
        QVERIFY(m_work->document().level().tiles.at({1, 1}) != Tile::Void);
    }

    void whatWasSaidIsKeptForTheTileset() {
        open("a.tmx", [](ImportDialog& dialog) {
            chooseRow(dialog, "import-tiles", "plain#2");
            typeInto(*partOf<ImportList>(dialog, "import-tiles").findChild<QComboBox*>(), "Water");
            QTRY_VERIFY(hasSettled(dialog));
            press(dialog, "Import");
        });
        QCOMPARE(m_asked, 1);
        write("b.tmx");
        open("b.tmx", [](ImportDialog& dialog) {
            QCOMPARE(textIn(dialog, "import-tiles", "plain#2", 2), QString("Water"));
            QCOMPARE(textIn(dialog, "import-tiles", "plain#0", 2), QString("Wall"));
            press(dialog, "Import");
        });
        QCOMPARE(m_asked, 2);
        m_work->trigger("file.close");
        open("b.tmx", [](ImportDialog& dialog) { press(dialog, "Cancel"); });
        QCOMPARE(m_asked, 2);
        QVERIFY(servedAt(m_work->document(), {3, 2}) == Tile::Water);
    }

    void cancellingOpensNothing() {
        open("a.tmx", [](ImportDialog& dialog) {
            chooseRow(dialog, "import-tiles", "plain#2");
            typeInto(*partOf<ImportList>(dialog, "import-tiles").findChild<QComboBox*>(), "Water");
            press(dialog, "Cancel");
        });
        QCOMPARE(m_work->window->pages().count(), 0);
        open("a.tmx", [](ImportDialog& dialog) {
            QVERIFY(textIn(dialog, "import-tiles", "plain#2", 2) != QString("Water"));
            press(dialog, "Cancel");
        });
        QCOMPARE(m_asked, 2);
    }

    /// Whoever made the map may not read elsewhere, unless the person says so, once.
    void foldersOutsideAreAskedFor() {
        QTemporaryDir elsewhere;
        QVERIFY(QFile::rename(m_work->path("cave.png"), elsewhere.filePath("cave.png")));
        QFile file(m_work->path("a.tmx"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(mapText).replace("cave.png", elsewhere.filePath("cave.png").toUtf8()));
        file.close();
        m_work->mayReadOutside = false;
        const auto hasPicture = [this] {
            const auto& world = m_work->document().world();
            return !world.tiles[m_work->document().level().tiles.at({0, 0})].picture.empty();
        };
        open("a.tmx", [](ImportDialog& dialog) { press(dialog, "Import"); });
        QCOMPARE(m_work->foldersOutside, QStringList{QFileInfo(elsewhere.path()).canonicalFilePath()});
        QVERIFY(!hasPicture());
        m_work->trigger("file.close");
        m_work->mayReadOutside = true;
        open("a.tmx", [](ImportDialog& dialog) { press(dialog, "Import"); });
        QVERIFY(hasPicture());
        m_work->trigger("file.close");
        m_work->foldersOutside.clear();
        open("a.tmx", [](ImportDialog& dialog) { press(dialog, "Import"); });
        QVERIFY(m_work->foldersOutside.isEmpty());
        QVERIFY(hasPicture());
    }

    void aFileThatIsGoneLeavesWhatWasRead() {
        open("a.tmx", [this](ImportDialog& dialog) {
            QVERIFY(QFile::remove(m_work->path("a.tmx")));
            chooseRow(dialog, "import-tiles", "plain#2");
            typeInto(*partOf<ImportList>(dialog, "import-tiles").findChild<QComboBox*>(), "Water");
            QTRY_VERIFY(hasSettled(dialog));
            QVERIFY(partOf<QLabel>(dialog, "import-state").text().contains("a.tmx"));
            press(dialog, "Import");
        });
        QVERIFY(servedAt(m_work->document(), {0, 0}) == Tile::Wall);
    }
};

DELVE_TEST(ImportDialogWindowTest)
#include "import_dialog_window_test.moc"
