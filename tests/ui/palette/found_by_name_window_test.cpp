#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/layers/layers_panel.h"
#include "ui/levels/levels_panel.h"
#include "ui/palette/palette_panel.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

template <class Panel>
Panel& panel(const test::WindowAtWork& work) {
    return *work.window->pages().current()->panel<Panel>();
}

/// Types a name into the editor in a list, which must be visible.
void typeName(const QWidget& list, const QString& name) {
    auto* field = list.findChild<QLineEdit*>();
    QVERIFY(field && !field->visibleRegion().isEmpty());
    QTRY_COMPARE(QGuiApplication::focusObject(), field);
    test::typeText(name);
    test::pressKey(Qt::Key_Return);
}

} // namespace

/// Finding by name: tiles and things in the search, levels and layers in their lists.
class FoundByNameWindowTest : public QObject {
    Q_OBJECT
private slots:
    void enterTakesTheFirstThatWasFound() {
        test::WindowAtWork work;
        work.openBlank();
        auto& search = *panel<PalettePanel>(work).findChild<QLineEdit*>();
        test::typeInto(search, QStringLiteral("wat"));
        QCOMPARE(work.window->toolController().settings().tile, Tile::Water);
        test::typeInto(search, QStringLiteral("flow"));
        QCOMPARE(work.window->toolController().tool().id, std::string_view("thing"));
        QCOMPARE(work.window->toolController().settings().thing, ThingKind::Flower);
        test::typeInto(search, QStringLiteral("nothing of that name"));
        QCOMPARE(work.window->toolController().settings().thing, ThingKind::Flower);
    }

    void aLevelIsNamedInAListThatLayBehindAnother() {
        test::WindowAtWork work;
        work.openBlank();
        auto& levels = panel<LevelsPanel>(work);
        test::clickOnTab(*work.window, QStringLiteral("Palette"));
        QTRY_VERIFY(levels.visibleRegion().isEmpty());
        test::pressKey(Qt::Key_F2);
        typeName(levels, QStringLiteral("Cellar"));
        QTRY_COMPARE(work.document().level().name, std::string("Cellar"));
    }

    void aLayerIsNamedInADockThatWasClosed() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("layer.add"));
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("layers"));
        dock->close();
        work.trigger(QStringLiteral("layer.rename"));
        QVERIFY(dock->isVisible());
        typeName(panel<LayersPanel>(work), QStringLiteral("Roofs"));
        QTRY_COMPARE(work.document().level().layers.at(0).name, std::string("Roofs"));
    }
};

DELVE_TEST(FoundByNameWindowTest)
#include "found_by_name_window_test.moc"
