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

/// What a window does with files: new, open, save, export, close, and the question before work would be lost. Failures
/// are told in the bar of the page, not by a box. Maps are read and written in the background; functions that say what
/// became of it come back when it is known, and the window answers meanwhile. Owned by the window.
namespace delve {

class Document;
class DocumentPage;
class JobPool;
class Pages;
class WorkInHand;

class DocumentFiles : public QObject {
    Q_OBJECT
public:
    DocumentFiles(JobPool& pool, WorkInHand& work, Pages& pages, RecentFiles recent, Questions questions,
                  const Declarations& declarations, QWidget* window);

    /// A new map; `seed` is that of its recipe.
    void newFrom(const RecipeInfo& recipe, std::uint64_t seed);
    void newFrom(const RecipeInfo& recipe, std::uint64_t seed, Size size);
    void newFrom(const Recipe& recipe, Size size);
    /// Asks what it begins with: a recipe, a tile or a picture.
    void newMap(const SeedSource& seeds);
    void newBlank();
    void open();
    /// In a tab of its own, or in the one where it is open already. False where it could not be read.
    bool openPath(const QString& path);
    /// Unsaved work of a program that is no more; `path` is of its file, if it had one.
    void openRecovered(World world, const RecoveredWork& work);
    /// What is on disk, in place of what is shown; asks where work would be lost.
    void reload();
    bool save();
    bool saveAs();
    void saveCopy();
    bool saveAll();
    void exportMap();
    /// Where and how it was exported last.
    void exportAgain();
    [[nodiscard]] bool canExportAgain() const;
    [[nodiscard]] std::optional<Recipe> loadRecipe();
    /// A file whose levels are rooms of the person's own, for the stage that places such.
    void loadStamps();
    void saveRecipe(const Recipe& recipe);

    /// Asks where it holds unsaved work; false where it stays open.
    bool close(DocumentPage& page);
    bool closeAll();
    /// May all go? Asks once for all that hold unsaved work.
    [[nodiscard]] bool mayLeaveAll();
    [[nodiscard]] RecentFiles& recent() { return m_recent; }

private:
    /// Where a document was exported to last, and how.
    struct Exported {
        QString path;
        FormatOptions options;
    };

    [[nodiscard]] bool isTitleTaken(const QString& title) const;
    void openNew(std::unique_ptr<Document> document);
    void openNewNamed(std::unique_ptr<Document> document);
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
    [[nodiscard]] Document& document() const;
    using Read = std::function<void(Result<Imported> read)>;
    StartedJob read(const QString& path, const Document& document, Read whenRead);
    [[nodiscard]] bool takeOpened(const QString& path, std::unique_ptr<Document> document, Result<Imported> read);
    void takeReloaded(Document& document, const QString& path, Result<Imported> read);
    void tellNotReloaded(const Document& document);
    [[nodiscard]] bool takeSaved(const Document* document, const QString& path, const Done& saved);
    using Written = std::function<void(Result<Notes> written)>;
    void write(const Document& document, const QString& title, const QString& path, WriteRequest request,
               Written whenWritten);
    void takeExported(const Document& document, const Exported& how, const Notes& notes);
    [[nodiscard]] static bool awaitSaving(Document& document);
    void awaitWork();

    JobPool& m_pool;
    WorkInHand& m_work;
    Pages& m_pages;
    RecentFiles m_recent;
    Questions m_questions;
    const Declarations& m_declarations;
    QWidget* m_window;
    QHash<const Document*, Exported> m_exported; ///< of documents that are open
    QHash<QString, StartedJob> m_opening;        ///< files that are
};

} // namespace delve
