#include "ui/files/file_opener.h"

#include "editor/document/document.h"
#include "editor/document/recovery.h"
#include "editor/formats/formats.h"
#include "editor/text/file_name.h"
#include "editor/text/free_name.h"
#include "editor/text/level_name.h"
#include "generation/recipes/recipes.h"
#include "ui/files/awaited_saving.h"
#include "ui/files/file_context.h"
#include "ui/files/file_filters.h"
#include "ui/files/file_messages.h"
#include "ui/files/new_map_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/map/map_backdrop.h"
#include "ui/pages/awaited.h"
#include "ui/pages/document_keeper.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QFileInfo>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int drawingsOfPage = 2; ///< the map and the mini-map

} // namespace

void FileOpener::openNew(std::unique_ptr<editor::Document> document) {
    m_context.pages.open(std::move(document)).setFocus();
}

bool FileOpener::isTitleTaken(const QString& title) const {
    for (int i = 0; i < m_context.pages.count(); ++i)
        if (m_context.pages.at(i).document().title() == title) return true;
    return false;
}

/// A map without a file gets a name that no open map has: "Untitled", "Untitled 2", …
void FileOpener::openNewNamed(std::unique_ptr<editor::Document> document) {
    const QString name = document->title();
    const QString free = editor::freeName(name, [this](const QString& tried) { return isTitleTaken(tried); });
    if (free != name) document->setName(free);
    openNew(std::move(document));
}

void FileOpener::newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed) {
    newFrom(recipe, seed, recipe.defaultSize);
}

void FileOpener::newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed, Size size) {
    newFrom(recipe.withSeed(seed), size);
}

void FileOpener::newFrom(const Recipe& recipe, Size size) {
    auto document = std::make_unique<editor::Document>(m_context.pool, m_context.declarations);
    auto& made = *document;
    openNewNamed(std::move(document));
    made.begin(recipe, size);
}

void FileOpener::newMap(const SeedSource& seeds) {
    auto* dialog = new NewMapDialog(m_context.pool, seeds, m_context.declarations, m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &NewMapDialog::recipeChosen, this,
        [this](const generation::RecipeInfo& recipe, std::uint64_t seed, Size size) { newFrom(recipe, seed, size); });
    connect(dialog, &NewMapDialog::worldMade, this, &FileOpener::newWith);
    dialog->open();
}

void FileOpener::newWith(const World& world) {
    auto document = std::make_unique<editor::Document>(m_context.pool, m_context.declarations);
    document->reset(world);
    openNewNamed(std::move(document));
}

void FileOpener::newBlank() {
    openNewNamed(std::make_unique<editor::Document>(m_context.pool, m_context.declarations));
}

void FileOpener::open() {
    const auto path = m_context.questions.whichFile(m_context.window, tr("Open map"), openFilters());
    if (!path.isEmpty()) openPath(path);
}

/// Also draws in advance what the views of a large map show first.
editor::StartedJob FileOpener::read(const QString& path, const editor::Document& document, const Folders& outside,
                                    Read whenRead) {
    const auto ahead = document.drawnAhead();
    const QRgb background = mapBackdrop(m_context.window->palette()).voidColour;
    for (int i = 0; i < drawingsOfPage; ++i) ahead->join(background);
    editor::Job<editor::Imported> job;
    job.priority = editor::JobPriority::Awaited;
    editor::ReadRequest asked;
    asked.tileTable = m_context.imports.of(path);
    asked.allowedFolders = m_context.imports.allowedFor(path);
    asked.outside = outside;
    job.work = [path, ahead, asked](generation::Feedback& feedback) {
        auto request = asked;
        request.feedback = &feedback;
        auto read = editor::readWorld(path, request);
        if (read && !read->world.levels.empty()) {
            ahead->setWorldSkin(editor::OwnSkin().of(read->world.properties));
            ahead->draw(read->world.levels.front(), read->world.tiles);
        }
        return read;
    };
    job.deliver = [ahead, whenRead = std::move(whenRead)](Result<editor::Imported> read) {
        whenRead(std::move(read));
        for (int i = 0; i < drawingsOfPage; ++i) ahead->leave();
    };
    return m_context.work.start(tr("Opening “%1”").arg(editor::shownFileName(path)), std::move(job));
}

bool FileOpener::openPath(const QString& path) {
    if (const auto* page = QFileInfo::exists(path) ? m_context.pages.find(path) : nullptr) {
        m_context.pages.setCurrent(m_context.pages.indexOf(*page));
        return true;
    }
    if (m_opening.contains(path)) return false;
    const Awaited<bool> opened;
    begin(path,
          std::make_shared<std::unique_ptr<editor::Document>>(
              std::make_unique<editor::Document>(m_context.pool, m_context.declarations)),
          [opened](bool yes) { opened.come(yes); });
    return opened.waitFor(this).value_or(false);
}

/// Only the job owns the document. Once more, where the file may read more than it did.
void FileOpener::begin(const QString& path, const NewDocument& document, const std::function<void(bool)>& opened) {
    const auto outside = std::make_shared<std::vector<QString>>();
    m_opening.insert(
        path, read(path, **document, outside, [this, path, document, outside, opened](Result<editor::Imported> read) {
            if (!outside->empty() && mayRead(path, *outside)) return begin(path, document, opened);
            if (read && isNew(path, read->choices)) return ask(path, document, *std::move(read), opened);
            opened(takeOpened(path, std::move(*document), std::move(read)));
        }));
}

bool FileOpener::mayRead(const QString& path, const std::vector<QString>& folders) {
    const auto& asks = m_context.questions.allowFolders;
    if (!asks || !asks(m_context.window, path, QStringList(folders.begin(), folders.end()))) return false;
    m_context.imports.allow(path, folders);
    return true;
}

bool FileOpener::isNew(const QString& path, const editor::ImportChoices& choices) const {
    if (!choices.any()) return false;
    return m_context.imports.of(path).ground.empty() ||
           std::ranges::any_of(choices.pieces, &editor::ImportChoices::Piece::guessed);
}

void FileOpener::ask(const QString& path, NewDocument document, editor::Imported read,
                     std::function<void(bool)> opened) {
    auto* dialog = new ImportDialog(path, std::move(read), m_context.imports, m_context.pool, m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
            [this, dialog, path, document = std::move(document), opened = std::move(opened)](int result) {
                m_opening.remove(path);
                if (result != QDialog::Accepted) return opened(false);
                m_context.imports.add(path, dialog->said()); // before what it says is taken
                auto imported = dialog->take();
                imported.notes.clear(); // the dialog has shown them
                opened(takeOpened(path, std::move(*document), std::move(imported)));
            });
    dialog->open();
}

bool FileOpener::takeOpened(const QString& path, std::unique_ptr<editor::Document> document,
                            Result<editor::Imported> read) {
    m_opening.remove(path);
    // Under another path, or saved there meanwhile.
    if (const auto* page = read ? m_context.pages.find(path) : nullptr) {
        m_context.pages.setCurrent(m_context.pages.indexOf(*page));
        return true;
    }
    if (!read) {
        if (read.failure().cancelled()) return false;
        m_context.recent.remove(path);
        m_context.fail(whyNotOpened(path, read.failure()));
        return false;
    }
    document->takeRead(*std::move(read), path);
    m_context.recent.add(path);
    const auto notes = sentencesOf(document->loadNotes());
    openNew(std::move(document));
    if (!notes.isEmpty()) m_context.pages.messages().tellNotes(notes);
    return true;
}

/// Replaces the open map of its file. If that one has unsaved changes, such as other recovered work, opens beside it as
/// "Keep (2)", without a file, so that neither overwrites the other.
void FileOpener::openRecovered(World world, const editor::RecoveredWork& work) {
    auto* page = work.path.isEmpty() ? nullptr : m_context.pages.find(work.path);
    const bool beside = page && page->document().holdsWork();
    if (page && !beside) m_context.pages.close(*page);
    if (beside) {
        const QString name = editor::shownLevelName(world.name);
        const auto numbered = [&name](int number) { return QStringLiteral("%1 (%2)").arg(name).arg(number); };
        int number = 2;
        while (isTitleTaken(numbered(number))) ++number;
        world.name = numbered(number).toStdString();
    }
    auto document = std::make_unique<editor::Document>(m_context.pool, m_context.declarations);
    document->restore(std::move(world), beside ? QString() : work.path);
    if (document->untitled()) openNewNamed(std::move(document));
    else openNew(std::move(document));
    m_context.pages.keeperOf(*m_context.pages.current()).takeOver(work);
    if (beside)
        m_context.pages.messages().tellNotes(
            {tr("“%1” is already open with other unsaved changes. The recovered map has no file yet: save it under "
                "another name.")
                 .arg(editor::shownFileName(work.path))});
}

/// Changes here are never dropped without a question, nor saved over a file that is to be reloaded.
bool FileOpener::mayDrop(const editor::Document& document) const {
    return m_context.questions.drop(m_context.window, document.path());
}

void FileOpener::reload() {
    auto& page = *m_context.pages.current();
    const QPointer<editor::Document> document(&page.document());
    const QString path = document->path();
    if (m_opening.contains(path) || !awaitSaving(*document)) return;
    auto* const asked = m_context.pages.pageOf(document);
    if (!asked || (document->holdsWork() && !mayDrop(*document)) || !document) return;
    const Awaited<bool> reloaded;
    const bool modified = document->modified();
    const auto place = document->history().position();
    const auto steps = document->history().steps().size();
    m_opening.insert(path, read(path, *document, nullptr, [=, this](Result<editor::Imported> read) {
                         m_opening.remove(path);
                         const bool same = document && !document->saving().busy() && document->modified() == modified &&
                                           document->history().position() == place &&
                                           document->history().steps().size() == steps;
                         if (same) takeReloaded(*document, path, std::move(read));
                         else if (document && read) tellNotReloaded(*document);
                         reloaded.come(same);
                     }));
    (void)reloaded.waitFor(this);
}

void FileOpener::takeReloaded(editor::Document& document, const QString& path, Result<editor::Imported> read) {
    auto* const page = m_context.pages.pageOf(&document);
    if (read) {
        document.takeRead(*std::move(read), path);
        if (page) page->messages().dismiss();
    } else if (page && !read.failure().cancelled()) {
        page->messages().tellFailure(whyNotOpened(path, read.failure()));
    }
}

/// Changes made while the file was read are kept: nobody was asked about them.
void FileOpener::tellNotReloaded(const editor::Document& document) {
    if (auto* const page = m_context.pages.pageOf(&document))
        page->messages().tellNotes(
            {tr("“%1” was not reloaded: the open map changed while its file was being read.").arg(document.title())});
}

void FileOpener::stop() {
    for (const auto& opening : std::as_const(m_opening)) opening.stop();
}

} // namespace delve::ui
