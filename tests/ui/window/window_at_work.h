#pragma once

#include "editor/document/document.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace delve::ui {
class RecipePanel;
}

namespace delve::test {}

/// A complete window with its own settings, and with answers from the test instead of dialogs.
namespace delve::test {

/// From here to the end of the test function, any warning of Qt fails it: it means that a widget is misused.
void failOnWarnings();

struct WindowAtWork {
    editor::JobPool pool;
    QTemporaryDir folder;
    QSettings settings;
    ui::Theme theme;
    bool makesPanels = true;    ///< of each page at once, instead of one at a time
    bool asksByDialogs = false; ///< instead of taking the answers below
    QString fileToOpen;
    QString whereToSave;
    QString proposedPlace;      ///< when last asked where to save
    QStringList offeredFilters; ///< likewise; the first one is preselected
    QString titleWhenAsked;     ///< of the map in front at that time
    ui::Unsaved unsaved = ui::Unsaved::Discard;
    int askedAboutUnsaved = 0;
    bool mayOverwrite = true;
    bool mayDrop = true;
    QStringList overwritten; ///< files that were asked about
    QStringList dropped;
    ui::Taken taken = ui::Taken::Cancel; ///< answer if another open map uses the file
    QString otherPlace;                  ///< whereToSave, after the choice of another name
    QStringList takenFiles;
    bool takenInThisWindow = false;
    bool mayReadOutside = true;   ///< answer for files that a map names outside of its project
    QStringList foldersOutside;   ///< those that were last asked about
    bool mayGiveUp = true;        ///< answer for recovered work
    QStringList givenUp;          ///< the recovery files that were asked about
    QStringList unsavedDocuments; ///< in the last question
    std::uint64_t nextSeed = 100;
    QStringList spoken;
    std::vector<ui::PanelInfo> panels = ui::builtInPanels();
    std::unique_ptr<ui::MainWindow> window;

    WindowAtWork();
    ~WindowAtWork();

    /// Opens a window (a further one, when there was one) on a new map of grown rooms with seed nextSeed, and waits
    /// until it is there.
    void open();
    /// Opens a window with no document.
    void openEmpty();
    /// Opens a window with a blank document.
    void openBlank();
    /// Waits until no generation is running.
    void settle() const;
    [[nodiscard]] editor::Document& document() const { return window->document(); }
    [[nodiscard]] ui::RecipePanel& recipePanel() const; ///< of the current document
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    void trigger(const QString& action) const;
    /// The middle of a cell in the map's viewport.
    [[nodiscard]] QPoint at(Cell cell) const;
    /// Use the mouse on the map, with the events that the window system would send.
    void pointAt(Cell cell) const; ///< and waits until the map knows
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) const;
    void doubleClick(Cell cell) const;
    void drag(Cell from, Cell to, Qt::KeyboardModifiers modifiers = {}) const;
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;

private:
    ui::WindowContext context();
    ui::WindowContext contextWith(const ui::Questions& questions);
};

} // namespace delve::test
