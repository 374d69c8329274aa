#pragma once

#include "editor/formats/format.h"
#include "editor/work/jobs.h"
#include "generation/level/recipe.h"
#include "generation/level/world.h"
#include "generation/recipes/declarations.h"
#include "ui/seeds/seed_history.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace delve::editor {
class Document;
struct RecoveredWork;
} // namespace delve::editor

/// New maps, and maps from files: opened in a new tab, recovered, or read again. Files are read in the background;
/// functions that return the outcome wait for it while the window stays responsive. Owned by DocumentFiles.
namespace delve::ui {

struct FileContext;

class FileOpener : public QObject {
    Q_OBJECT
public:
    explicit FileOpener(FileContext& context) : m_context(context) {}

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
    /// Reloads the current document from disk; asks if work would be lost.
    void reload();
    /// Stops reading files.
    void stop();

private:
    [[nodiscard]] bool isTitleTaken(const QString& title) const;
    void openNew(std::unique_ptr<editor::Document> document);
    void openNewNamed(std::unique_ptr<editor::Document> document);
    void newWith(const World& world);
    using Read = std::function<void(Result<editor::Imported> read)>;
    using Folders = std::shared_ptr<std::vector<QString>>;
    using NewDocument = std::shared_ptr<std::unique_ptr<editor::Document>>;
    /// `outside` gets the folders outside of its project that the file names, and that nobody allowed.
    editor::StartedJob read(const QString& path, const editor::Document& document, const Folders& outside,
                            Read whenRead);
    void begin(const QString& path, const NewDocument& document, const std::function<void(bool)>& opened);
    [[nodiscard]] bool mayRead(const QString& path, const std::vector<QString>& folders);
    /// Is it a map of another program that was not imported before, or has tiles that are new since?
    [[nodiscard]] bool isNew(const QString& path, const editor::ImportChoices& choices) const;
    /// Asks how it becomes a map of ours, and then opens it.
    void ask(const QString& path, NewDocument document, editor::Imported read, std::function<void(bool)> opened);
    [[nodiscard]] bool takeOpened(const QString& path, std::unique_ptr<editor::Document> document,
                                  Result<editor::Imported> read);
    [[nodiscard]] bool mayDrop(const editor::Document& document) const;
    void takeReloaded(editor::Document& document, const QString& path, Result<editor::Imported> read);
    void tellNotReloaded(const editor::Document& document);

    FileContext& m_context;
    QHash<QString, editor::StartedJob> m_opening; ///< files being opened
};

} // namespace delve::ui
