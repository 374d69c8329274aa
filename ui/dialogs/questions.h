#pragma once

#include "editor/document/recovery.h"
#include "editor/formats/format.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QMessageBox;
class QWidget;

/// The questions that a window asks. The program shows dialogs; tests supply their own answers.
namespace delve::ui {

enum class Unsaved { Save, Discard, Cancel };
/// What to do when a map would be saved to the file of another open map.
enum class Taken { OtherName, ShowIt, Cancel };
/// What to do when a map that cannot be won would be played.
enum class Unwinnable { FixAndPlay, PlayAnyway, Cancel };

/// An empty answer means that the person cancelled.
struct Questions {
    std::function<QString(QWidget*, const QString& title, const QStringList& filters)> whichFile;
    std::function<QString(QWidget*, const QString& title, const QString& proposed, const QStringList& filters)> whereTo;
    /// Asked once for all documents with unsaved work.
    std::function<Unsaved(QWidget*, const QStringList& documents)> unsaved;
    /// How to write a map in a format with options; nothing: do not write it.
    std::function<std::optional<editor::FormatOptions>(QWidget*, const editor::Format&, Size map,
                                                       const editor::FormatOptions& before)>
        options;
    /// May a file be overwritten that another program has changed?
    std::function<bool(QWidget*, const QString& path)> overwrite;
    /// May the changes here be dropped for what is in the file?
    std::function<bool(QWidget*, const QString& path)> drop;
    /// The file is open in another tab or window: it is not overwritten. What to do instead?
    std::function<Taken(QWidget*, const QString& path, bool inThisWindow)> taken;
    /// May the recovered unsaved work be deleted?
    std::function<bool(QWidget*, const editor::RecoveredWork&)> giveUp;
    /// May levels with hand work be deleted, because the new world has no place for them?
    std::function<bool(QWidget*, const QStringList& levels)> discardHandWork = {};
    /// The map cannot be won, for these reasons; some of them can be fixed if `fixable`.
    std::function<Unwinnable(QWidget*, const QStringList& reasons, bool fixable)> unwinnable = {};
    /// May an export replace these files, which lie beside the file that was named?
    std::function<bool(QWidget*, const QStringList& files)> replaceFiles = {};
    /// May a map name files in these folders, which lie outside of its project?
    std::function<bool(QWidget*, const QString& path, const QStringList& folders)> allowFolders = {};
};

[[nodiscard]] Questions askByDialogs();

/// Only a click on the button that does it, or its mnemonic, confirms; Enter does not.
[[nodiscard]] bool askForSure(QMessageBox& box, const QString& does);

} // namespace delve::ui
