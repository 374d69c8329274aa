#include "tests/support/pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/layers/layers_panel.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"

#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// Decoration layers as a person uses them.
class LayersWindowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::WindowAtWork> m_work;
    test::WindowAtWork& work() { return *m_work; }
    QTreeWidget& list() {
        return *m_work->window->pages().current()->panel<LayersPanel>()->findChild<QTreeWidget*>(
            QStringLiteral("layers"));
    }
    void press(const char* name) {
        auto* button = list().parentWidget()->findChild<QToolButton*>(QString::fromLatin1(name));
        QVERIFY2(button && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QRgb pixelAt(Cell cell) { return work().window->mapView().viewport()->grab().toImage().pixel(work().at(cell)); }
    void clickRow(int row, int column) {
        const auto* item = list().topLevelItem(row);
        list().scrollToItem(item);
        const QRect area = list().visualRect(list().indexFromItem(item, column));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, area.center());
    }
    [[nodiscard]] const std::vector<DecorationLayer>& layers() { return work().document().level().layers; }

private slots:
    void init() {
        m_work = std::make_unique<test::WindowAtWork>();
        work().openBlank();
        Level ground = work().document().level();
        ground.tiles.fill(wholeOf(ground.size()), Tile::Grass);
        work().document().apply(Edit::between(work().document().level(), ground), Text{"", "ground"});
        press("layer-add");
    }
    void cleanup() { m_work.reset(); }

    void aLayerIsPaintedHiddenAndLocked() {
        work().window->toolController().setSettings([this] {
            auto settings = work().window->toolController().settings();
            settings.tile = Tile::Road;
            return settings;
        }());
        work().key(Qt::Key_B);
        work().drag({10, 10}, {14, 10});
        QCOMPARE(layers()[0].tiles.at({12, 10}), Tile::Road);
        QCOMPARE(work().document().level().tiles.at({12, 10}), Tile::Grass);
        work().window->toolController().leave();
        const QRgb shown = pixelAt({12, 10});
        clickRow(0, 1);
        QVERIFY(layers()[0].hidden);
        QVERIFY(pixelAt({12, 10}) != shown);
        work().drag({20, 10}, {24, 10});
        QCOMPARE(layers()[0].tiles.at({22, 10}), Tile::Void);
        QVERIFY(!work().window->messages().text().isEmpty());
        clickRow(0, 1);
        QTRY_COMPARE(pixelAt({12, 10}), shown); // once the message is gone
        clickRow(0, 2);
        QVERIFY(layers()[0].locked);
        work().drag({20, 10}, {24, 10});
        QCOMPARE(layers()[0].tiles.at({22, 10}), Tile::Void);
        work().key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!layers()[0].locked);
    }

    void aLayerMovesIsRenamedAndMadeClear() {
        press("layer-add");
        QCOMPARE(layers().size(), std::size_t{2});
        press("layer-down");
        press("layer-down");
        QVERIFY(!layers()[1].over);
        QCOMPARE(list().topLevelItem(1)->text(0), QStringLiteral("Tiles of the level"));
        press("layer-up");
        QVERIFY(layers()[0].over);
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_F2);
        auto* field = list().findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("Roofs"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(QString::fromStdString(layers()[*work().window->toolController().settings().layer].name),
                     QStringLiteral("Roofs"));
        auto* opacity = list().parentWidget()->findChild<QSlider*>(QStringLiteral("layer-opacity"));
        opacity->setFocus();
        QTest::keyClick(opacity, Qt::Key_PageDown);
        QCOMPARE(layers()[*work().window->toolController().settings().layer].opacity, 90);
        const auto steps = work().document().history().position();
        work().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(layers()[0].opacity, 100);
        QCOMPARE(work().document().history().position(), steps - 1);
        press("layer-remove");
        QCOMPARE(layers().size(), std::size_t{1});
    }

    void theFileKeepsThem() {
        clickRow(0, 2);
        work().whereToSave = work().path(QStringLiteral("layers.delve"));
        work().trigger(QStringLiteral("file.save"));
        editor::Document again(test::pool());
        QVERIFY(again.load(work().whereToSave).ok());
        QVERIFY(again.level().layers == layers());
        QVERIFY(again.level().layers[0].locked);
    }
};

DELVE_TEST(LayersWindowTest)
#include "layers_window_test.moc"
