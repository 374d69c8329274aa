#pragma once

#include "editor/work/jobs.h"
#include "generation/level/recipe.h"
#include "generation/level/world.h"
#include "generation/recipes/declarations.h"
#include "ui/dialogs/questions.h"
#include "ui/files/recent_files.h"
#include "ui/seeds/seed_history.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace delve::editor {
class Document;
class JobPool;
} // namespace delve::editor

/// The window's file commands: new, open, save, export, close, and the question before work would be lost. Failures
/// appear in the page's message bar, not in a dialog. Maps are read and written in the background; functions that
/// return the outcome wait for it while the window stays responsive. Owned by the window.
namespace delve::ui {

class DocumentPage;
class Pages;
class WorkInHand;

class DocumentFiles : public QObject {
    Q_OBJECT
public:
    DocumentFiles(editor::JobPool& pool, WorkInHand& work, Pages& pages, RecentFiles recent, Questions questions,
                  const generation::Declarations& declarations, QWidget* window);

    /// A new map; `seed` is that of its recipe.
    void newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed);
    void newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed, Size size);
    void newFrom(const Recipe& recipe, Size size);
    /// Asks what it starts with: a recipe, a tile or a picture.
    void newMap(const SeedSource& seeds);
    void newBlank();
    void open();
    /// Opens it in a new tab, or shows the tab where it is already open. False if it could not be read.
    bool openPath(const QString& path);
    /// Opens unsaved work of a program that has ended; `path` is that of its file, if it had one.
    void openRecovered(World world, const editor::RecoveredWork& work);
    /// Reloads the document from disk; asks if work would be lost.
    void reload();
    bool save();
    bool saveAs();
    void saveCopy();
    bool saveAll();
    void exportMap();
    /// Repeats the last export: same file, same options.
    void exportAgain();
    [[nodiscard]] bool canExportAgain() const;
    [[nodiscard]] std::optional<Recipe> loadRecipe();
    /// Loads a file whose levels are the person's own rooms, for the stage that places them.
    void loadStamps();
    void saveRecipe(const Recipe& recipe);

    /// Asks if it holds unsaved work; false if it stays open.
    bool close(DocumentPage& page);
    bool closeAll();
    /// May all documents be closed? Asks once for all with unsaved work.
    [[nodiscard]] bool mayLeaveAll();
    [[nodiscard]] RecentFiles& recent() { return m_recent; }

private:
    /// File and options of a document's last export.
    struct Exported {
        QString path;
        editor::FormatOptions options;
    };

    [[nodiscard]] bool isTitleTaken(const QString& title) const;
    void openNew(std::unique_ptr<editor::Document> document);
    void openNewNamed(std::unique_ptr<editor::Document> document);
    void newWith(const World& world);
    [[nodiscard]] bool mayLeave(const std::vector<DocumentPage*>& pages);
    bool save(DocumentPage& page);
    bool saveAs(DocumentPage& page);
    bool saveTo(DocumentPage& page, const QString& path);
    [[nodiscard]] bool mayOverwrite(DocumentPage& page, const QString& path);
    [[nodiscard]] bool mayDrop(DocumentPage& page);
    [[nodiscard]] std::optional<Taken> takenBy(const DocumentPage& page, const QString& path);
    [[nodiscard]] QString whereTo(const DocumentPage& page, const QString& title, const QString& proposed,
                                  const QStringList& filters);
    void exportTo(DocumentPage& page, const Exported& how);
    void fail(const QString& sentence);
    [[nodiscard]] editor::Document& document() const;
    using Read = std::function<void(Result<editor::Imported> read)>;
    editor::StartedJob read(const QString& path, const editor::Document& document, Read whenRead);
    [[nodiscard]] bool takeOpened(const QString& path, std::unique_ptr<editor::Document> document,
                                  Result<editor::Imported> read);
    void takeReloaded(editor::Document& document, const QString& path, Result<editor::Imported> read);
    void tellNotReloaded(const editor::Document& document);
    [[nodiscard]] bool takeSaved(const editor::Document* document, const QString& path, const Done& saved);
    using Written = std::function<void(Result<editor::Notes> written)>;
    void write(const editor::Document& document, const QString& title, const QString& path,
               editor::WriteRequest request, Written whenWritten);
    void takeExported(const editor::Document& document, const Exported& how, const editor::Notes& notes);
    [[nodiscard]] static bool awaitSaving(editor::Document& document);
    void awaitWork();

    editor::JobPool& m_pool;
    WorkInHand& m_work;
    Pages& m_pages;
    RecentFiles m_recent;
    Questions m_questions;
    const generation::Declarations& m_declarations;
    QWidget* m_window;
    QHash<const editor::Document*, Exported> m_exported; ///< for open documents
    QHash<QString, editor::StartedJob> m_opening;        ///< files being opened
};

} // namespace delve::ui
