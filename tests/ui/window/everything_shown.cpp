#include "tests/ui/window/everything_shown.h"

#include "editor/formats/formats.h"
#include "ui/dialogs/export_options.h"
#include "ui/files/recovery_dialog.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/palette/pixel_editor.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tileset_dialog.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"
#include "ui/play/replay_bar.h"
#include "ui/window/welcome_page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QtTest>

namespace delve::test {

namespace {

template <class... Kinds>
bool isAnyOf(const QWidget& widget) {
    return (... || (qobject_cast<const Kinds*>(&widget) != nullptr));
}

bool belongsToAnother(const QWidget& widget) {
    const auto* parent = widget.parentWidget();
    return parent && isAnyOf<QAbstractSpinBox, QComboBox>(*parent);
}

/// Page by page, if it has tabs.
void lookAtPages(QWidget& part, const QString& name, const LookAtPart& look) {
    auto* pages = part.findChild<QTabWidget*>();
    for (int i = 0; i < (pages ? pages->count() : 1); ++i) {
        if (pages) pages->setCurrentIndex(i);
        QCoreApplication::processEvents();
        look(part, pages ? name + QStringLiteral(", page %1").arg(i + 1) : name);
    }
}

void lookAtDialog(QDialog& dialog, const QString& name, const LookAtPart& look) {
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow();
    QTRY_VERIFY2(dialog.isActiveWindow(), qPrintable(name));
    lookAtPages(dialog, name, look);
    dialog.close();
}

void lookAtDialogsOfActions(WindowAtWork& work, const LookAtPart& look) {
    for (const auto* action : {"file.new-map", "program.preferences", "help.keys", "help.search", "world.tables",
                               "level.resize", "level.skin", "recipe.add-stage", "window.save-layout"}) {
        work.trigger(QString::fromLatin1(action));
        QPointer<QDialog> shown;
        for (auto* dialog : work.window->findChildren<QDialog*>())
            if (dialog->isVisible()) shown = dialog;
        QVERIFY2(shown, action);
        lookAtDialog(*shown, QString::fromLatin1(action), look);
        QTRY_VERIFY(!shown || !shown->isVisible());
    }
}

void lookAtOtherDialogs(const LookAtPart& look) {
    for (const auto& format : editor::builtInFormats()) {
        if (!format.canWrite() || format.writeOptions.empty()) continue;
        ui::ExportOptions dialog(format, {40, 30}, {});
        lookAtDialog(dialog, QStringLiteral("export"), look);
    }
    TileKind moss;
    moss.name = "moss";
    ui::TileDialog tile(moss);
    lookAtDialog(tile, QStringLiteral("tile"), look);
    ui::PixelEditor pixels(moss);
    lookAtDialog(pixels, QStringLiteral("pixels"), look);
    QImage picture(64, 64, QImage::Format_ARGB32);
    picture.fill(Qt::darkGreen);
    ui::TilesetDialog tileset(picture, QStringLiteral("tiles"), 16);
    lookAtDialog(tileset, QStringLiteral("tileset"), look);
    const editor::RecoveredWork found{
        QStringLiteral("/tmp/a.delve"), QStringLiteral("/tmp/b.delve"), QStringLiteral("b"), {}};
    auto other = found;
    other.title = QStringLiteral("c");
    ui::RecoveryDialog recovery({found, other}, {});
    lookAtDialog(recovery, QStringLiteral("recovery"), look);
}

/// The bars of the window and its map.
void lookAtWindow(WindowAtWork& work, const LookAtPart& look) {
    auto& page = *work.window->pages().current();
    page.messages().tellChoice(QStringLiteral("told"), QStringLiteral("Do it"), [] {});
    page.map().overlays().setNames({"links"});
    QCoreApplication::processEvents();
    look(*work.window->menuBar(), QStringLiteral("menu bar"));
    for (auto* bar : work.window->findChildren<QToolBar*>()) look(*bar, QStringLiteral("tool bar"));
    look(work.window->pages(), QStringLiteral("map"));
    look(*work.window->statusBar(), QStringLiteral("status line"));
    page.messages().dismiss();
}

void lookAtDocks(WindowAtWork& work, const LookAtPart& look) {
    for (auto* dock : work.window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        dock->show();
        dock->raise();
        QTRY_VERIFY2(!dock->visibleRegion().isEmpty(), qPrintable(dock->objectName()));
        QCoreApplication::processEvents();
        look(*dock, QStringLiteral("dock ") + dock->objectName());
    }
}

/// The dock of properties again, about a thing and a room.
void lookAtProperties(WindowAtWork& work, const LookAtPart& look) {
    auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("properties"));
    dock->raise();
    const auto& level = work.document().level();
    QVERIFY(!level.things->empty() && !level.rooms->empty());
    work.window->toolController().choose({level.things->front().id, {}});
    QCoreApplication::processEvents();
    look(*dock, QStringLiteral("properties of a thing"));
    work.window->toolController().choose({{}, level.rooms->front().id});
    QCoreApplication::processEvents();
    look(*dock, QStringLiteral("properties of a room"));
    work.window->toolController().choose({});
}

void lookAtPlay(WindowAtWork& work, const LookAtPart& look) {
    auto& view = *work.window->pages().current()->viewOf<ui::PlayView>();
    const auto lookAt = [&](const char* name) {
        QCoreApplication::processEvents();
        look(view, QString::fromLatin1(name));
    };
    view.showTitle();
    lookAt("title of a game");
    view.session().type(U'N');
    lookAt("seed of a game");
    view.play();
    lookAt("game");
    view.session().watchOwn();
    lookAt("replay");
    view.session().stopWatching();
    for (const bool save : {false, true}) {
        view.screen().showSlots(save);
        for (auto* dialog : view.screen().findChildren<QDialog*>())
            if (dialog->isVisible()) lookAtDialog(*dialog, QStringLiteral("saved games"), look);
    }
    work.window->pages().current()->showView(0);
}

} // namespace

void showEverything(WindowAtWork& work, const LookAtPart& look) {
    work.openEmpty();
    look(*work.window->findChild<ui::WelcomePage*>(), QStringLiteral("welcome"));
    work.trigger(QStringLiteral("file.new.grown-rooms"));
    QTRY_VERIFY(work.document().level().recipe.has_value());
    work.settle();
    lookAtWindow(work, look);
    lookAtDocks(work, look);
    lookAtProperties(work, look);
    lookAtPlay(work, look);
    lookAtDialogsOfActions(work, look);
    lookAtOtherDialogs(look);
}

QList<QWidget*> controlsIn(const QWidget& part) {
    QList<QWidget*> controls;
    for (auto* widget : part.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != part.window() || belongsToAnother(*widget)) continue;
        if (widget->focusProxy() || isAnyOf<QScrollBar, QHeaderView>(*widget)) continue;
        const bool used = isAnyOf<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox>(*widget) ||
                          isAnyOf<QAbstractItemView, QTabBar, QLineEdit, QPlainTextEdit>(*widget);
        if (used || (widget->focusPolicy() & Qt::TabFocus)) controls.append(widget);
    }
    return controls;
}

QString describe(const QWidget& control) {
    QStringList words{QString::fromLatin1(control.metaObject()->className()), control.objectName(),
                      control.accessibleName()};
    if (const auto* parent = control.parentWidget())
        words << QStringLiteral("in") << QString::fromLatin1(parent->metaObject()->className()) << parent->objectName();
    words.removeAll(QString());
    return words.join(u' ');
}

} // namespace delve::test
