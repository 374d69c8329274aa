#include "generation/level/decorations.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/palette/palette_panel.h"
#include "ui/palette/palette_view.h"

#include <QLineEdit>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using test::WindowAtWork;

namespace {

PalettePanel& palette(const WindowAtWork& work) { return *work.window->pages().current()->panel<PalettePanel>(); }

/// By its name, and with it the brush.
void takeUp(const WindowAtWork& work, const QString& name) {
    test::typeInto(*palette(work).findChild<QLineEdit*>(), name);
}

Tile named(const char* name) { return *TileCatalogue().find(name); }

} // namespace

/// Decoration by mouse and keys: it is found, painted, filled, picked and erased as any tile is, on the ground and on
/// a layer.
class DecorationWindowTest : public QObject {
    Q_OBJECT
private slots:
    void itHasItsOwnGroup() {
        WindowAtWork work;
        work.openBlank();
        const auto& list = *palette(work).findChild<PaletteView*>();
        QStringList headings;
        int under = 0;
        for (int row = 0; row < list.count(); ++row) {
            const auto* item = list.item(row);
            if (!PaletteView::choiceOf(item)) headings << item->text();
            else if (headings.last() == "Decoration") ++under;
        }
        QCOMPARE(headings, QStringList({"Tiles", "Things", "Decoration"}));
        QCOMPARE(under, decorationCount);
    }

    void itIsPaintedFilledPickedAndErased() {
        WindowAtWork work;
        work.openBlank();
        const auto at = [&](Cell cell) { return work.document().level().tiles.at(cell); };
        takeUp(work, QStringLiteral("Rug"));
        work.click({5, 5});
        QCOMPARE(at({5, 5}), named("rug"));
        takeUp(work, QStringLiteral("Barrel"));
        work.click({7, 5});
        QCOMPARE(at({7, 5}), named("barrel"));
        work.click({5, 5}, Qt::RightButton); // picks
        QCOMPARE(work.window->toolController().settings().tile, named("rug"));
        work.key(Qt::Key_F);
        const Tile ground = at({20, 20});
        work.click({20, 20});
        QVERIFY(at({20, 20}) == named("rug") && at({2, 2}) == (ground == Tile::Void ? at({2, 2}) : named("rug")));
        work.key(Qt::Key_E);
        work.click({7, 5});
        QVERIFY(at({7, 5}) != named("barrel"));
    }

    void onALayerTheGroundStays() {
        WindowAtWork work;
        work.openBlank();
        const Grid before = work.document().level().tiles;
        work.trigger(QStringLiteral("layer.add"));
        QTRY_COMPARE(work.document().level().layers.size(), std::size_t{1});
        takeUp(work, QStringLiteral("Table"));
        work.click({6, 6});
        QVERIFY(work.document().level().tiles == before);
        QCOMPARE(work.document().level().layers[0].tiles.at({6, 6}), named("table"));
        work.key(Qt::Key_E);
        work.click({6, 6});
        QCOMPARE(work.document().level().layers[0].tiles.at({6, 6}), Tile::Void);
    }
};

DELVE_TEST(DecorationWindowTest)
#include "decoration_window_test.moc"
