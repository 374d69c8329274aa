#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/palette/pixel_editor.h"

#include <QGuiApplication>
#include <QMessageBox>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

/// No key press loses the drawing in the pixel editor.
class PixelEditorWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::failOnWarnings();
        m_editor = std::make_unique<PixelEditor>(TileKind{});
        m_editor->open();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        QTRY_COMPARE(QGuiApplication::focusObject(), &grid());
    }

    void escDropsTheStrokeThatIsDrawn() {
        draw({2, 2}, {6, 2});
        QTest::mousePress(&grid(), Qt::LeftButton, {}, grid().placeOf({1, 9}));
        QTest::mouseMove(&grid(), grid().placeOf({9, 9}));
        QVERIFY(drawn({9, 9}));
        test::pressKey(Qt::Key_Escape);
        QVERIFY(m_editor->isVisible());
        QTest::mouseMove(&grid(), grid().placeOf({12, 12}));
        QTest::mouseRelease(&grid(), Qt::LeftButton, {}, grid().placeOf({12, 12}));
        QVERIFY(!drawn({5, 9}));
        QVERIFY(!drawn({12, 12}));
        QVERIFY(drawn({4, 2}));
        QVERIFY(!grid().picture().canRedo());
    }

    void closingAsksWhereSomethingWasDrawn() {
        draw({2, 2}, {6, 2});
        test::Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        test::pressKey(Qt::Key_Escape);
        QVERIFY(answers.allGiven());
        QVERIFY(m_editor->isVisible());
        answers.nextButton(QStringLiteral("Discard"));
        test::pressKey(Qt::Key_Escape);
        QVERIFY(answers.allGiven());
        QVERIFY(!m_editor->isVisible());
    }

    void closingAsksNothingWhereNothingWasDrawn() {
        draw({2, 2}, {6, 2});
        test::pressKey(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!drawn({4, 2}));
        test::pressKey(Qt::Key_Escape);
        QVERIFY(!m_editor->isVisible());
    }

private:
    [[nodiscard]] PixelGrid& grid() const { return *m_editor->findChild<PixelGrid*>(); }
    [[nodiscard]] bool drawn(QPoint pixel) const { return qAlpha(m_editor->picture().pixel(pixel)) > 0; }
    void draw(QPoint from, QPoint to) const {
        QTest::mousePress(&grid(), Qt::LeftButton, {}, grid().placeOf(from));
        QTest::mouseMove(&grid(), grid().placeOf(to));
        QTest::mouseRelease(&grid(), Qt::LeftButton, {}, grid().placeOf(to));
    }

    std::unique_ptr<PixelEditor> m_editor;
};

DELVE_TEST(PixelEditorWindowTest)
#include "pixel_editor_window_test.moc"
