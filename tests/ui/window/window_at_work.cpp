#include "tests/ui/window/window_at_work.h"

#include "ui/actions/action_list.h"
#include "ui/map/map_view.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/theme/motion_settings.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QtTest>

namespace delve::test {

WindowAtWork::WindowAtWork()
    : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      theme(*qApp, settings, QDBusConnection(QStringLiteral("no such bus"))) {
    ui::setMovesMaps(settings, false); // so that two pictures of a map are the same
    failOnWarnings();
}

void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

WindowAtWork::~WindowAtWork() = default;

ui::WindowContext WindowAtWork::context() {
    if (asksByDialogs) return contextWith(ui::askByDialogs());
    ui::Questions questions;
    questions.whichFile = [this](QWidget*, const QString&, const QStringList&) { return fileToOpen; };
    questions.whereTo = [this](QWidget*, const QString&, const QString& proposed, const QStringList& filters) {
        proposedPlace = proposed;
        offeredFilters = filters;
        titleWhenAsked = document().title();
        return whereToSave;
    };
    questions.unsaved = [this](QWidget*, const QStringList& documents) {
        ++askedAboutUnsaved;
        unsavedDocuments = documents;
        return unsaved;
    };
    questions.overwrite = [this](QWidget*, const QString& path) {
        overwritten.append(path);
        return mayOverwrite;
    };
    questions.allowFolders = [this](QWidget*, const QString&, const QStringList& folders) {
        foldersOutside = folders;
        return mayReadOutside;
    };
    questions.drop = [this](QWidget*, const QString& path) {
        dropped.append(path);
        return mayDrop;
    };
    questions.taken = [this](QWidget*, const QString& path, bool inThisWindow) {
        takenFiles.append(path);
        takenInThisWindow = inThisWindow;
        if (taken == ui::Taken::OtherName) whereToSave = otherPlace;
        return taken;
    };
    questions.giveUp = [this](QWidget*, const editor::RecoveredWork& found) {
        givenUp.append(found.file);
        return mayGiveUp;
    };
    questions.options = [](QWidget*, const editor::Format&, Size, const editor::FormatOptions& before) {
        return before;
    };
    return contextWith(questions);
}

ui::WindowContext WindowAtWork::contextWith(const ui::Questions& questions) {
    return {theme,
            settings,
            pool,
            questions,
            [this] { return nextSeed++; },
            [this](const QString& code) { spoken.append(code); },
            folder.filePath(QStringLiteral("data")),
            generation::builtInDeclarations(),
            panels};
}

ui::RecipePanel& WindowAtWork::recipePanel() const { return *window->pages().current()->panel<ui::RecipePanel>(); }

void WindowAtWork::openEmpty() {
    window = std::make_unique<ui::MainWindow>(context());
    // As for a person, who needs a moment before the first click.
    if (makesPanels)
        QObject::connect(&window->pages(), &ui::Pages::pageOpened, [](ui::DocumentPage* page) { page->makePanels(); });
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    window->activateWindow();
    QTRY_VERIFY(window->isActiveWindow());
}

void WindowAtWork::openBlank() {
    openEmpty();
    trigger(QStringLiteral("file.new-blank"));
}

void WindowAtWork::open() {
    openEmpty();
    trigger(QStringLiteral("file.new.grown-rooms"));
    QTRY_VERIFY(document().level().recipe.has_value());
    settle();
}

void WindowAtWork::settle() const { QTRY_VERIFY(!window->document().generating()); }

void WindowAtWork::trigger(const QString& action) const {
    auto* found = window->actionList().find(action);
    QVERIFY2(found, qPrintable(action));
    QVERIFY2(found->isEnabled(), qPrintable(action));
    found->trigger();
}

QPoint WindowAtWork::at(Cell cell) const {
    const auto& map = window->mapView();
    return ((QPointF(cell.x + 0.5, cell.y + 0.5) - map.visibleCells().topLeft()) * map.cellPixels()).toPoint();
}

void WindowAtWork::pointAt(Cell cell) const {
    auto& map = window->mapView();
    // A mouse that is there already would not move, and of two moves at once only the last counts.
    for (const Cell each : {Cell{cell.x > 0 ? cell.x - 1 : cell.x + 1, cell.y}, cell}) {
        QTest::mouseMove(map.viewport(), at(each));
        QTRY_COMPARE(map.hoveredCell(), std::optional(each));
    }
}

void WindowAtWork::click(Cell cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const {
    QTest::mouseMove(window->mapView().viewport(), at(cell));
    QTest::mouseClick(window->mapView().viewport(), button, modifiers, at(cell));
}

void WindowAtWork::doubleClick(Cell cell) const {
    auto* viewport = window->mapView().viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, at(cell));
    QTest::mouseDClick(viewport, Qt::LeftButton, {}, at(cell));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(cell));
}

void WindowAtWork::drag(Cell from, Cell to, Qt::KeyboardModifiers modifiers) const {
    auto* viewport = window->mapView().viewport();
    const auto move = [viewport, modifiers](QPoint place) { // QTest's own knows no keys
        QMouseEvent event(QEvent::MouseMove, place, viewport->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(viewport, &event);
    };
    QTest::mousePress(viewport, Qt::LeftButton, modifiers, at(from));
    move((at(from) + at(to)) / 2);
    move(at(to));
    QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, at(to));
}

void WindowAtWork::key(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
    QTest::keyClick(&window->mapView(), key, modifiers);
}

} // namespace delve::test
