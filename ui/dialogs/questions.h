#pragma once

#include "editor/document/recovery.h"
#include "editor/formats/format.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QMessageBox;
class QWidget;

/// How a window asks the person. The program asks by dialogs; tests hand in their own answers.
namespace delve::ui {

enum class Unsaved { Save, Discard, Cancel };
/// What to do where a map is to be written onto the file of another one that is open.
enum class Taken { OtherName, ShowIt, Cancel };

/// Empty answers mean that the person thought better of it.
struct Questions {
    std::function<QString(QWidget*, const QString& title, const QStringList& filters)> whichFile;
    std::function<QString(QWidget*, const QString& title, const QString& proposed, const QStringList& filters)> whereTo;
    /// Once for all that would be lost.
    std::function<Unsaved(QWidget*, const QStringList& documents)> unsaved;
    /// How to write a map in a format that has options; nothing where it is not to be written.
    std::function<std::optional<editor::FormatOptions>(QWidget*, const editor::Format&, Size map,
                                                       const editor::FormatOptions& before)>
        options;
    /// Whether a file that another program changed meanwhile may be written over.
    std::function<bool(QWidget*, const QString& path)> overwrite;
    /// Whether what was changed here may be dropped for what is in the file.
    std::function<bool(QWidget*, const QString& path)> drop;
    /// Nothing is written onto the file of a map that is open in another tab of this window, or in another window.
    std::function<Taken(QWidget*, const QString& path, bool inThisWindow)> taken;
    /// Whether unsaved work that was found may be deleted.
    std::function<bool(QWidget*, const editor::RecoveredWork&)> giveUp;
    /// Whether levels that hold hand work may go, because the new world has no place for them.
    std::function<bool(QWidget*, const QStringList& levels)> discardHandWork = {};
};

[[nodiscard]] Questions askByDialogs();

/// Only a click on the button that does it, or its letter, does it; Enter does not.
[[nodiscard]] bool askForSure(QMessageBox& box, const QString& does);

} // namespace delve::ui
