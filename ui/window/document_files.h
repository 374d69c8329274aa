#pragma once

#include "editor/document/document.h"
#include "generation/recipes/recipes.h"
#include "ui/window/questions.h"
#include "ui/window/recent_files.h"

#include <QObject>
#include <QPointer>

/// What a window does with files: new, open, save, export, and the question before work would be lost. Failures are
/// told by a signal, not by a box. Owned by the window.
namespace delve {

class DocumentFiles : public QObject {
    Q_OBJECT
public:
    DocumentFiles(Document& document, RecentFiles recent, Questions questions, QWidget* window);

    /// A new map; `seed` is that of its recipe.
    void newFrom(const RecipeInfo& recipe, std::uint64_t seed);
    void open();
    /// False where the person kept the old one, or the file could not be read.
    bool openPath(const QString& path);
    bool save();
    bool saveAs();
    void exportMap();
    [[nodiscard]] std::optional<Recipe> loadRecipe();
    void saveRecipe(const Recipe& recipe);
    /// May the document go? Asks where it holds unsaved work.
    [[nodiscard]] bool mayLeave();
    [[nodiscard]] RecentFiles& recent() { return m_recent; }

signals:
    void failed(const QString& sentence);
    void noted(const QStringList& sentences);
    void opened(); ///< or saved: messages about files are out of date

private:
    bool saveTo(const QString& path);
    [[nodiscard]] QString proposedPath(const QString& ending) const;

    Document& m_document;
    RecentFiles m_recent;
    Questions m_questions;
    QWidget* m_window;
};

} // namespace delve
