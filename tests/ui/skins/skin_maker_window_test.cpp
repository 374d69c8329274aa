#include "editor/skins/own_skin.h"
#include "editor/skins/read_skin.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/skins/sheet_view.h"
#include "ui/skins/skin_dialog.h"
#include "ui/skins/skin_maker.h"
#include "ui/skins/skin_preview.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

/// A skin made of a picture by clicks.
class SkinMakerWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::WindowAtWork> m_work;
    SkinDialog* m_dialog = nullptr;
    SkinMaker* m_maker = nullptr;

    /// The maker for a picture of pieces of 16 pixels with their numbers.
    void open(int margin = 0, int spacing = 0) {
        const auto path = m_work->path("sheet.png");
        QVERIFY(test::numberedSheet(64, 16, margin, spacing).save(path));
        m_work->trigger("level.skin");
        m_dialog = m_work->window->findChild<SkinDialog*>();
        QVERIFY(m_dialog);
        m_dialog->makeOf(path);
        QTRY_VERIFY(m_dialog->findChild<SkinMaker*>());
        m_maker = m_dialog->findChild<SkinMaker*>();
        QTRY_VERIFY(!m_maker->findChild<SkinPreview*>()->picture().isNull());
    }
    template <class Part>
    [[nodiscard]] Part& part(const char* name) const {
        auto* found = m_maker->findChild<Part*>(QString::fromLatin1(name));
        if (!found) qFatal("%s: not there", name);
        return *found;
    }
    [[nodiscard]] QPushButton& button(const QDialog& dialog, const QString& text) const {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (QString(button->text()).remove(u'&') == text && button->window() == &dialog) return *button;
        qFatal("There is no such button.");
    }
    void clickOn(Cell piece) const {
        auto& sheet = part<SheetView>("skin-sheet");
        QTest::mouseClick(&sheet, Qt::LeftButton, {}, sheet.placeOf(piece).center());
    }
    [[nodiscard]] bool isDrawn() const { return button(*m_maker, "Use this skin").isEnabled(); }
    void type(const char* name, const QString& text) const {
        part<QComboBox>(name).setFocus();
        QTest::keyClicks(&part<QComboBox>(name), text);
    }

private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        m_work->open();
    }
    void cleanup() { m_work.reset(); }

    void theGridIsGuessed_data() {
        QTest::addColumn<int>("margin");
        QTest::addColumn<int>("spacing");
        QTest::newRow("apart") << 0 << 1;
        QTest::newRow("with a margin") << 2 << 1;
    }
    void theGridIsGuessed() {
        QFETCH(int, margin);
        QFETCH(int, spacing);
        open(margin, spacing);
        QCOMPARE(part<QSpinBox>("skin-width").value(), 16);
        QCOMPARE(part<QSpinBox>("skin-height").value(), 16);
        QCOMPARE(part<QSpinBox>("skin-margin").value(), margin);
        QCOMPARE(part<QSpinBox>("skin-spacing").value(), spacing);
    }

    void aClickDrawsTheMostFrequentTile() {
        open();
        QVERIFY(!isDrawn());
        const QImage before = m_maker->findChild<SkinPreview*>()->picture();
        QTRY_VERIFY(part<QLabel>("skin-missing").text().contains("Wall"));
        clickOn({5, 0});
        QTRY_VERIFY(isDrawn());
        QCOMPARE(m_maker->parts().size(), std::size_t{1});
        QVERIFY(m_maker->parts().front().first == (Cell{5, 0}));
        QCOMPARE(m_maker->parts().front().tile, std::string("wall"));
        QVERIFY(!part<QLabel>("skin-missing").text().contains("Wall"));
        QVERIFY(m_maker->findChild<SkinPreview*>()->picture() != before);
    }

    void tilesAreAddedChangedAndRemoved() {
        open(0, 1);
        clickOn({5, 0});
        QTest::mouseClick(&part<QPushButton>("skin-add"), Qt::LeftButton);
        clickOn({7, 1});
        QCOMPARE(m_maker->parts().size(), std::size_t{2});
        type("skin-tile", "Water");
        QCOMPARE(m_maker->parts().back().tile, std::string("water"));
        for (int i = 0; i < 2; ++i) QTest::keyClick(&part<QComboBox>("skin-way"), Qt::Key_Down);
        QCOMPARE(m_maker->parts().back().how, std::string("blob-7x7"));
        QTRY_VERIFY(!part<QLabel>("skin-state").text().isEmpty()); // 16 x 4 pieces have no room for it
        QVERIFY(!isDrawn());
        QTest::mouseClick(&button(*m_maker, "Remove"), Qt::LeftButton);
        QTRY_VERIFY(isDrawn());
        QCOMPARE(m_maker->parts().size(), std::size_t{1});
    }

    void theKeyboardChoosesAPiece() {
        open();
        auto& sheet = part<SheetView>("skin-sheet");
        sheet.setFocus();
        for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space}) QTest::keyClick(&sheet, key);
        QTRY_VERIFY(isDrawn());
        QVERIFY(m_maker->parts().front().first == (Cell{2, 1}));
    }

    /// Cell for cell, the map shows the piece that was clicked.
    void theMapIsDrawnInIt() {
        open();
        clickOn({5, 0});
        QTRY_VERIFY(isDrawn());
        QTest::mouseClick(&button(*m_maker, "Use this skin"), Qt::LeftButton);
        auto& list = *m_dialog->findChild<QListWidget*>("skins");
        QTRY_COMPARE(list.currentItem()->text(), QString("sheet"));
        QTest::mouseClick(&button(*m_dialog, "Use this skin"), Qt::LeftButton);
        const auto skin = editor::readOwnSkin(m_work->document().world().properties);
        QVERIFY(skin.ok());
        const auto* const wall = (*skin)->findPieces("wall");
        QVERIFY(wall);
        QCOMPARE(wall->pieces.front().front().frames.front().piece.number, std::uint32_t{5});
        m_work->trigger("edit.undo");
        QVERIFY(!editor::readOwnSkin(m_work->document().world().properties).ok() ||
                !*editor::readOwnSkin(m_work->document().world().properties));
    }

    void cancelAddsNothing() {
        open();
        clickOn({5, 0});
        const int skins = m_dialog->findChild<QListWidget*>("skins")->count();
        QTest::keyClick(m_maker, Qt::Key_Escape);
        QCOMPARE(m_dialog->findChild<QListWidget*>("skins")->count(), skins);
    }
};

DELVE_TEST(SkinMakerWindowTest)
#include "skin_maker_window_test.moc"
