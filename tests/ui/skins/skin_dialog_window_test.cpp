#include "editor/skins/own_skin.h"
#include "editor/skins/read_skin.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"
#include "ui/skins/skin_dialog.h"
#include "ui/skins/skin_preview.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

SkinDialog& dialogOf(const test::WindowAtWork& work) {
    work.trigger("level.skin");
    for (auto* dialog : work.window->findChildren<SkinDialog*>())
        if (dialog->isVisible()) return *dialog;
    qFatal("There is no dialog.");
}

QListWidget& listOf(const SkinDialog& dialog) { return *dialog.findChild<QListWidget*>("skins"); }
QImage shownIn(const SkinDialog& dialog) { return dialog.findChild<SkinPreview*>()->picture(); }

void choose(const SkinDialog& dialog, const QString& name) {
    auto& list = listOf(dialog);
    const auto found = list.findItems(name, Qt::MatchExactly);
    QCOMPARE(found.size(), qsizetype{1});
    list.scrollToItem(found.front());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(found.front()).center());
    QCOMPARE(list.currentItem(), found.front());
}

void press(SkinDialog& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (QString(button->text()).remove(u'&') == text) return QTest::mouseClick(button, Qt::LeftButton);
    qFatal("There is no such button.");
}

std::string skinNow(const test::WindowAtWork& work) {
    return editor::skinOf(work.document().world(), work.document().level())->id;
}

QString fileWithASkin(const test::WindowAtWork& work) {
    QFile file(work.path("numbers.skin"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(QByteArray::fromStdString(test::skinOf("\"floor\": { \"pieces\": 5 }")));
    return file.fileName();
}

} // namespace

/// Choosing the skin of a map, by mouse and keys.
class SkinDialogWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aSkinIsChosenAsOneStep() {
        test::WindowAtWork work;
        work.open();
        const auto before = work.document().world();
        auto& dialog = dialogOf(work);
        QCOMPARE(listOf(dialog).currentRow(), 0); // nobody has chosen one
        QTRY_VERIFY(!shownIn(dialog).isNull());
        const QImage usual = shownIn(dialog);
        choose(dialog, "Grotto");
        QTRY_VERIFY(shownIn(dialog) != usual);
        QVERIFY(!dialog.findChild<QLabel*>("skin-help")->text().isEmpty());
        QVERIFY(work.document().world() == before); // until it is used
        const auto steps = work.document().history().position();
        press(dialog, "Use this skin");
        QCOMPARE(skinNow(work), std::string("grotto"));
        QCOMPARE(work.document().history().position(), steps + 1);
        QCOMPARE(work.document().history().undoName(), QString("Choose skin “Grotto”"));
        QVERIFY(work.window->pages().current()->map().hasSkinOf(work.document().world().properties));
        work.trigger("edit.undo");
        QVERIFY(work.document().world() == before);
        QCOMPARE(skinNow(work), std::string("stone"));
        work.trigger("edit.redo");
        auto& again = dialogOf(work);
        QCOMPARE(listOf(again).currentItem()->text(), QString("Grotto"));
        choose(again, "As the recipe says");
        press(again, "Use this skin");
        QVERIFY(work.document().world() == before);
    }

    void cancelChangesNothing() {
        test::WindowAtWork work;
        work.open();
        const auto revision = work.document().revision();
        auto& dialog = dialogOf(work);
        choose(dialog, "Masonry");
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(work.document().revision() == revision);
    }

    /// Its pictures come into the map.
    void aFileIsChosen() {
        test::WindowAtWork work;
        work.open();
        auto& dialog = dialogOf(work);
        dialog.readFile(fileWithASkin(work));
        QTRY_COMPARE(listOf(dialog).currentItem()->text(), QString("numbers"));
        press(dialog, "Use this skin");
        QCOMPARE(skinNow(work), std::string("numbers"));
        const auto kept = editor::readOwnSkin(work.document().world().properties);
        QVERIFY(kept.ok() && (*kept)->findPieces("floor"));
        auto& again = dialogOf(work);
        QCOMPARE(listOf(again).currentItem()->text(), QString("numbers"));
        QTest::keyClick(&again, Qt::Key_Escape);
    }

    void aFileThatIsNoSkinIsTold() {
        test::WindowAtWork work;
        work.open();
        QFile file(work.path("bad.skin"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"name\": \"x\" }");
        file.close();
        auto& dialog = dialogOf(work);
        dialog.readFile(file.fileName());
        QTRY_VERIFY(dialog.findChild<QLabel*>("skin-help")->text().contains("This is no skin"));
        QCOMPARE(listOf(dialog).currentRow(), 0);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }

    void oneLevelOfSeveralIsChosen() {
        test::WindowAtWork work;
        work.open();
        QVERIFY(!dialogOf(work).findChild<QComboBox*>("skin-levels")->isVisible());
        QTest::keyClick(work.window->findChild<SkinDialog*>(), Qt::Key_Escape);
        work.trigger("level.copy");
        const auto shown = work.document().currentLevel();
        auto& dialog = dialogOf(work);
        auto* const levels = dialog.findChild<QComboBox*>("skin-levels");
        QVERIFY(levels->isVisible());
        choose(dialog, "Countryside");
        levels->setCurrentIndex(1);
        press(dialog, "Use this skin");
        QCOMPARE(skinNow(work), std::string("countryside"));
        const auto& world = work.document().world();
        QCOMPARE(editor::skinOf(world, world.levels[1 - shown])->id, std::string("stone"));
        auto& again = dialogOf(work);
        QCOMPARE(again.findChild<QComboBox*>("skin-levels")->currentIndex(), 1);
        choose(again, "Grotto");
        again.findChild<QComboBox*>("skin-levels")->setCurrentIndex(0);
        press(again, "Use this skin");
        for (const auto& level : work.document().world().levels)
            QCOMPARE(editor::skinOf(work.document().world(), level)->id, std::string("grotto"));
    }
};

DELVE_TEST(SkinDialogWindowTest)
#include "skin_dialog_window_test.moc"
