#include "ui/files/document_files.h"

#include "editor/document/document.h"
#include "editor/formats/formats.h"
#include "editor/formats/recipe_file.h"
#include "editor/history/stamps.h"
#include "editor/text/file_name.h"
#include "editor/text/free_name.h"
#include "editor/text/from_view.h"
#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "generation/files/whole_file.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "ui/fields/pending_edits.h"
#include "ui/files/new_map_dialog.h"
#include "ui/map/map_backdrop.h"
#include "ui/pages/awaited.h"
#include "ui/pages/awaited_level.h"
#include "ui/pages/document_keeper.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace delve::ui {

namespace {

QString filterOf(const editor::Format& format) {
    QStringList endings;
    for (const auto& ending : format.endings) endings.append(QStringLiteral("*.") + editor::fromView(ending));
    return QStringLiteral("%1 (%2)").arg(editor::toQString(format.name), endings.join(u' '));
}

QStringList filtersOf(bool (*wanted)(const editor::Format&)) {
    QStringList filters;
    for (const auto& format : editor::builtInFormats())
        if (wanted(format)) filters.append(filterOf(format));
    return filters;
}

/// One filter for all readable formats, then one for each format.
QStringList openFilters() {
    auto filters = filtersOf([](const editor::Format& format) { return format.canRead(); });
    QStringList all;
    for (const auto& filter : filters) all.append(filter.section(u'(', -1).chopped(1));
    filters.prepend(DocumentFiles::tr("All maps (%1)").arg(all.join(u' ')));
    return filters;
}

QString recipeFilter() { return DocumentFiles::tr("Recipe (*.recipe)"); }

QStringList sentencesOf(const std::vector<Message>& messages) {
    QStringList sentences;
    for (const auto& message : messages) sentences.append(editor::toQString(message));
    return sentences;
}

/// The message about an inaccessible file names the file; messages about the content of a file do not.
QString whyNotOpened(const QString& path, const Failure& failure) {
    const QString reason = editor::toQString(failure);
    if (failure.kind == Failure::Kind::FileAccess) return reason;
    return DocumentFiles::tr("“%1”: %2").arg(editor::shownFileName(path), reason);
}

/// A name from a map, which may come from somebody else, must not lead to another folder.
QString pathAtHome(QString name, const QString& ending) {
    return QDir::home().filePath(name.replace(u'/', u'-') + u'.' + ending);
}

QString proposedPath(const editor::Document& document, const QString& ending) {
    const QFileInfo file(document.path());
    if (!document.path().isEmpty()) return file.dir().filePath(file.completeBaseName() + u'.' + ending);
    return pathAtHome(document.title(), ending);
}

/// A copy or an export to the map's own file is an ordinary save.
bool isOwn(const DocumentPage& page, const QString& path) {
    return !page.document().path().isEmpty() && QFileInfo(path) == QFileInfo(page.document().path());
}

constexpr int drawingsOfPage = 2; ///< the map and the mini-map

} // namespace

DocumentFiles::DocumentFiles(editor::JobPool& pool, WorkInHand& work, Pages& pages, RecentFiles recent,
                             Questions questions, const generation::Declarations& declarations, QWidget* window)
    : QObject(window), m_pool(pool), m_work(work), m_pages(pages), m_recent(recent), m_questions(std::move(questions)),
      m_declarations(declarations), m_window(window) {}

editor::Document& DocumentFiles::document() const { return m_pages.current()->document(); }

void DocumentFiles::fail(const QString& sentence) { m_pages.messages().tellFailure(sentence); }

// New and open

void DocumentFiles::openNew(std::unique_ptr<editor::Document> document) {
    m_pages.open(std::move(document)).setFocus();
}

bool DocumentFiles::isTitleTaken(const QString& title) const {
    for (int i = 0; i < m_pages.count(); ++i)
        if (m_pages.at(i).document().title() == title) return true;
    return false;
}

/// A map without a file gets a name that no open map has: "Untitled", "Untitled 2", …
void DocumentFiles::openNewNamed(std::unique_ptr<editor::Document> document) {
    const QString name = document->title();
    const QString free = editor::freeName(name, [this](const QString& tried) { return isTitleTaken(tried); });
    if (free != name) document->setName(free);
    openNew(std::move(document));
}

void DocumentFiles::newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed) {
    newFrom(recipe, seed, recipe.defaultSize);
}

void DocumentFiles::newFrom(const generation::RecipeInfo& recipe, std::uint64_t seed, Size size) {
    newFrom(recipe.withSeed(seed), size);
}

void DocumentFiles::newFrom(const Recipe& recipe, Size size) {
    auto document = std::make_unique<editor::Document>(m_pool, m_declarations);
    auto& made = *document;
    openNewNamed(std::move(document));
    made.begin(recipe, size);
}

void DocumentFiles::newMap(const SeedSource& seeds) {
    auto* dialog = new NewMapDialog(m_pool, seeds, m_declarations, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &NewMapDialog::recipeChosen, this,
        [this](const generation::RecipeInfo& recipe, std::uint64_t seed, Size size) { newFrom(recipe, seed, size); });
    connect(dialog, &NewMapDialog::worldMade, this, &DocumentFiles::newWith);
    dialog->open();
}

void DocumentFiles::newWith(const World& world) {
    auto document = std::make_unique<editor::Document>(m_pool, m_declarations);
    document->reset(world);
    openNewNamed(std::move(document));
}

void DocumentFiles::newBlank() { openNewNamed(std::make_unique<editor::Document>(m_pool, m_declarations)); }

void DocumentFiles::open() {
    const auto path = m_questions.whichFile(m_window, tr("Open map"), openFilters());
    if (!path.isEmpty()) openPath(path);
}

/// Also draws in advance what the views of a large map show first.
editor::StartedJob DocumentFiles::read(const QString& path, const editor::Document& document, Read whenRead) {
    const auto ahead = document.drawnAhead();
    const QRgb background = mapBackdrop(m_window->palette()).voidColour;
    for (int i = 0; i < drawingsOfPage; ++i) ahead->join(background);
    editor::Job<editor::Imported> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path, ahead](generation::Feedback& feedback) {
        auto read = editor::readWorld(path, {}, nullptr, &feedback);
        if (read && !read->world.levels.empty()) ahead->draw(read->world.levels.front(), read->world.tiles);
        return read;
    };
    job.deliver = [ahead, whenRead = std::move(whenRead)](Result<editor::Imported> read) {
        whenRead(std::move(read));
        for (int i = 0; i < drawingsOfPage; ++i) ahead->leave();
    };
    return m_work.start(tr("Opening “%1”").arg(editor::shownFileName(path)), std::move(job));
}

bool DocumentFiles::openPath(const QString& path) {
    if (const auto* page = QFileInfo::exists(path) ? m_pages.find(path) : nullptr) {
        m_pages.setCurrent(m_pages.indexOf(*page));
        return true;
    }
    if (m_opening.contains(path)) return false;
    const Awaited<bool> opened;
    auto document =
        std::make_shared<std::unique_ptr<editor::Document>>(std::make_unique<editor::Document>(m_pool, m_declarations));
    const auto& made = **document;
    m_opening.insert(path, read(path, made, [this, path, document, opened](Result<editor::Imported> read) {
                         opened.come(takeOpened(path, std::move(*document), std::move(read)));
                     }));
    document.reset(); // only the job owns it now
    return opened.waitFor(this).value_or(false);
}

bool DocumentFiles::takeOpened(const QString& path, std::unique_ptr<editor::Document> document,
                               Result<editor::Imported> read) {
    m_opening.remove(path);
    if (const auto* page = read ? m_pages.find(path) : nullptr) { // under another path, or saved there meanwhile
        m_pages.setCurrent(m_pages.indexOf(*page));
        return true;
    }
    if (!read) {
        if (read.failure().cancelled()) return false;
        m_recent.remove(path);
        fail(whyNotOpened(path, read.failure()));
        return false;
    }
    document->takeRead(*std::move(read), path);
    m_recent.add(path);
    const auto notes = sentencesOf(document->loadNotes());
    openNew(std::move(document));
    if (!notes.isEmpty()) m_pages.messages().tellNotes(notes);
    return true;
}

/// Replaces the open map of its file. If that one has unsaved changes, such as other recovered work, opens beside it as
/// "Keep (2)", without a file, so that neither overwrites the other.
void DocumentFiles::openRecovered(World world, const editor::RecoveredWork& work) {
    auto* page = work.path.isEmpty() ? nullptr : m_pages.find(work.path);
    const bool beside = page && page->document().holdsWork();
    if (page && !beside) m_pages.close(*page);
    if (beside) {
        const QString name = editor::shownLevelName(world.name);
        const auto numbered = [&name](int number) { return QStringLiteral("%1 (%2)").arg(name).arg(number); };
        int number = 2;
        while (isTitleTaken(numbered(number))) ++number;
        world.name = numbered(number).toStdString();
    }
    auto document = std::make_unique<editor::Document>(m_pool, m_declarations);
    document->restore(std::move(world), beside ? QString() : work.path);
    if (document->untitled()) openNewNamed(std::move(document));
    else openNew(std::move(document));
    m_pages.keeperOf(*m_pages.current()).takeOver(work);
    if (beside)
        m_pages.messages().tellNotes(
            {tr("“%1” is already open with other unsaved changes. The recovered map has no file yet: save it under "
                "another name.")
                 .arg(editor::shownFileName(work.path))});
}

void DocumentFiles::reload() {
    auto& page = *m_pages.current();
    const QPointer<editor::Document> document(&page.document());
    const QString path = document->path();
    if (m_opening.contains(path) || !awaitSaving(*document)) return;
    auto* const asked = m_pages.pageOf(document);
    if (!asked || (document->holdsWork() && !mayDrop(*asked)) || !document) return;
    const Awaited<bool> reloaded;
    const bool modified = document->modified();
    const auto place = document->history().position();
    const auto steps = document->history().steps().size();
    m_opening.insert(path, read(path, *document, [=, this](Result<editor::Imported> read) {
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

void DocumentFiles::takeReloaded(editor::Document& document, const QString& path, Result<editor::Imported> read) {
    auto* const page = m_pages.pageOf(&document);
    if (read) {
        document.takeRead(*std::move(read), path);
        if (page) page->messages().dismiss();
    } else if (page && !read.failure().cancelled()) {
        page->messages().tellFailure(whyNotOpened(path, read.failure()));
    }
}

/// Changes made while the file was read are kept: nobody was asked about them.
void DocumentFiles::tellNotReloaded(const editor::Document& document) {
    if (auto* const page = m_pages.pageOf(&document))
        page->messages().tellNotes(
            {tr("“%1” was not reloaded: the open map changed while its file was being read.").arg(document.title())});
}

// Save

bool DocumentFiles::save() { return save(*m_pages.current()); }

bool DocumentFiles::saveAs() { return saveAs(*m_pages.current()); }

bool DocumentFiles::save(DocumentPage& page) {
    const QString path = page.document().path();
    return path.isEmpty() ? saveAs(page) : saveTo(page, path);
}

/// Brings the page to the front before it asks about it.
bool DocumentFiles::saveAs(DocumentPage& page) {
    m_pages.setCurrent(m_pages.indexOf(page));
    const auto proposed = proposedPath(page.document(), QStringLiteral("delve"));
    const auto path = whereTo(page, tr("Save map"), proposed, {filterOf(editor::nativeFormat())});
    return !path.isEmpty() && saveTo(page, path);
}

/// Nothing if no other map uses the file; else the answer what to do about that map. If the answer is to show it, shows
/// it.
std::optional<Taken> DocumentFiles::takenBy(const DocumentPage& page, const QString& path) {
    if (isOwn(page, path)) return {};
    auto* const other = m_pages.find(path);
    if (!other && !m_pages.keeperOf(page).openElsewhereNow(path)) return {};
    const auto answer = m_questions.taken(m_window, path, other != nullptr);
    if (other && answer == Taken::ShowIt) m_pages.setCurrent(m_pages.indexOf(*other));
    return answer;
}

/// Asks until the file is one that no other map uses.
QString DocumentFiles::whereTo(const DocumentPage& page, const QString& title, const QString& proposed,
                               const QStringList& filters) {
    for (;;) {
        auto path = m_questions.whereTo(m_window, title, proposed, filters);
        const auto taken = path.isEmpty() ? std::nullopt : takenBy(page, path);
        if (!taken) return path;
        if (*taken != Taken::OtherName) return {};
    }
}

/// Changes by another program are not overwritten without a question.
bool DocumentFiles::mayOverwrite(DocumentPage& page, const QString& path) {
    if (!isOwn(page, path) || !m_pages.keeperOf(page).changedBeneath()) return true;
    m_pages.setCurrent(m_pages.indexOf(page));
    return m_questions.overwrite(m_window, page.document().path());
}

/// Changes here are never dropped without a question, nor saved over a file that is to be reloaded.
bool DocumentFiles::mayDrop(DocumentPage& page) { return m_questions.drop(m_window, page.document().path()); }

bool DocumentFiles::saveTo(DocumentPage& page, const QString& path) {
    const QPointer<DocumentPage> waiting(&page); // the page may be closed meanwhile
    if (!awaitLevel(page, tr("Not saved: %1"))) {
        if (waiting) m_pages.setCurrent(m_pages.indexOf(page)); // its message bar has the reason
        return false;
    }
    if (!mayOverwrite(page, path)) return false;
    const QPointer<editor::Document> document(&page.document());
    auto work = m_work.show(tr("Saving “%1”").arg(editor::shownFileName(path)), [document] {
        if (document) document->saving().stop();
    });
    const Awaited<bool> saved;
    auto& saving = document->saving();
    const auto progress = connect(&saving, &editor::Saving::progressed, this,
                                  [this, number = *work](int permille) { m_work.tell(number, permille); });
    saving.start(path, [this, document, path, saved, progress, work = std::move(work)](const Done& done) {
        disconnect(progress);
        saved.come(takeSaved(document, path, done));
    });
    return saved.waitFor(document.data()).value_or(false);
}

bool DocumentFiles::takeSaved(const editor::Document* document, const QString& path, const Done& saved) {
    auto* const page = m_pages.pageOf(document);
    if (saved) {
        m_recent.add(path);
        if (page) page->messages().dismiss();
    } else if (!saved.failure().cancelled()) {
        if (page) m_pages.setCurrent(m_pages.indexOf(*page));
        fail(editor::toQString(saved.failure()));
    }
    return saved.ok();
}

/// Writes the map as it is now, without later changes.
void DocumentFiles::write(const editor::Document& document, const QString& title, const QString& path,
                          editor::WriteRequest request, Written whenWritten) {
    const Awaited<bool> written;
    editor::Job<editor::Notes> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world = std::make_shared<const World>(document.world()), path,
                request](generation::Feedback& feedback) {
        editor::WriteRequest stoppable = request;
        stoppable.feedback = &feedback;
        return editor::writeWorld(*world, path, stoppable);
    };
    job.deliver = [whenWritten = std::move(whenWritten), written](const Result<editor::Notes>& notes) {
        whenWritten(notes);
        written.come(notes.ok());
    };
    (void)m_work.start(title.arg(editor::shownFileName(path)), std::move(job));
    (void)written.waitFor(this);
}

void DocumentFiles::saveCopy() {
    auto& page = *m_pages.current(); // another page may be in front once the level has arrived
    auto& copied = page.document();
    const auto proposed = proposedPath(copied, QStringLiteral("copy.delve"));
    const auto path = whereTo(page, tr("Save a copy"), proposed, {filterOf(editor::nativeFormat())});
    if (path.isEmpty()) return;
    if (isOwn(page, path)) return void(saveTo(page, path));
    if (!awaitLevel(page, tr("Not saved: %1"))) return;
    write(copied, tr("Saving “%1”"), path, {}, [this](const Result<editor::Notes>& written) {
        if (!written && !written.failure().cancelled()) fail(editor::toQString(written.failure()));
    });
}

bool DocumentFiles::saveAll() {
    for (int i = 0; i < m_pages.count(); ++i)
        if (m_pages.at(i).document().holdsWork() && !save(m_pages.at(i))) return false;
    return true;
}

// Close

/// Lets a running save finish before the map is closed.
bool DocumentFiles::awaitSaving(editor::Document& document) {
    const QPointer<editor::Document> stays(&document);
    return waitUntil([&stays] { return !stays || !stays->saving().busy(); },
                     [&document](QEventLoop& loop) {
                         connect(&document.saving(), &editor::Saving::finished, &loop, &QEventLoop::quit);
                         connect(&document, &QObject::destroyed, &loop, &QEventLoop::quit);
                     }) &&
           stays;
}

bool DocumentFiles::mayLeave(const std::vector<DocumentPage*>& pages) {
    commitPendingEdits();
    std::vector<QPointer<DocumentPage>> open(pages.begin(),
                                             pages.end()); // one may be closed while waiting for another
    for (const auto& page : open)
        if (page && page->document().saving().busy() && !awaitSaving(page->document()) && page) return false;
    std::vector<QPointer<DocumentPage>> unsaved;
    QStringList names;
    for (const auto& page : open) {
        if (!page || !page->document().holdsWork()) continue;
        unsaved.emplace_back(page);
        names.append(page->document().title());
    }
    if (unsaved.empty()) return true;
    switch (m_questions.unsaved(m_window, names)) {
    case Unsaved::Save:
        return std::all_of(unsaved.begin(), unsaved.end(), [this](const auto& page) { return !page || save(*page); });
    case Unsaved::Discard: return true;
    case Unsaved::Cancel: break;
    }
    return false;
}

/// Lets exports finish before the window closes, and stops opening files and what leaves nothing behind.
void DocumentFiles::awaitWork() {
    m_work.stopForClosing();
    for (const auto& opening : std::as_const(m_opening)) opening.stop();
    waitUntil([this] { return !m_work.any(); },
              [this](QEventLoop& loop) { connect(&m_work, &WorkInHand::changed, &loop, &QEventLoop::quit); });
}

bool DocumentFiles::mayLeaveAll() {
    std::vector<DocumentPage*> pages;
    for (int i = 0; i < m_pages.count(); ++i) pages.push_back(&m_pages.at(i));
    if (!mayLeave(pages)) return false;
    awaitWork();
    return true;
}

bool DocumentFiles::close(DocumentPage& page) {
    const QPointer<DocumentPage> stays(&page);
    if (!mayLeave({&page})) return false;
    if (stays) m_pages.close(page);
    return true;
}

bool DocumentFiles::closeAll() {
    if (!mayLeaveAll()) return false;
    m_pages.closeAll();
    return true;
}

// Export

void DocumentFiles::exportMap() {
    auto& page = *m_pages.current(); // another page may be in front once all is answered
    auto& exported = page.document();
    auto filters =
        filtersOf([](const editor::Format& format) { return format.canWrite() && &format != &editor::nativeFormat(); });
    const QString last = QFileInfo(m_exported.value(&exported).path).suffix();
    const QString ending = last.isEmpty() ? QStringLiteral("png") : last;
    const auto proposed = proposedPath(exported, ending);
    // The dialog preselects the first filter: the one that fits the proposed name.
    if (const auto* const format = editor::formatOfPath(proposed)) {
        filters.removeAll(filterOf(*format));
        filters.prepend(filterOf(*format));
    }
    const auto path = whereTo(page, tr("Export map"), proposed, filters);
    if (path.isEmpty()) return;
    if (isOwn(page, path)) return void(saveTo(page, path));
    editor::FormatOptions options;
    if (const auto* format = editor::formatOfPath(path)) {
        const auto before = m_exported.value(&exported);
        const bool same = editor::formatOfPath(before.path) == format;
        const auto chosen = m_questions.options(m_window, *format, exported.level().size(),
                                                same ? before.options : editor::FormatOptions{});
        if (!chosen) return;
        options = *chosen;
    }
    exportTo(page, {path, options});
}

bool DocumentFiles::canExportAgain() const { return m_exported.contains(&document()); }

void DocumentFiles::exportAgain() {
    const auto before = m_exported.value(&document());
    const auto taken = takenBy(*m_pages.current(), before.path);
    if (!taken) exportTo(*m_pages.current(), before);
    else if (*taken == Taken::OtherName) exportMap();
}

void DocumentFiles::exportTo(DocumentPage& page, const Exported& how) {
    const QPointer<editor::Document> exported(&page.document());
    if (!awaitLevel(page, tr("Not exported: %1"))) return;
    editor::WriteRequest request;
    request.level = exported->level().id;
    request.path = how.path;
    request.options = how.options;
    write(*exported, tr("Exporting “%1”"), how.path, request,
          [this, exported, how](const Result<editor::Notes>& written) {
              if (!written && !written.failure().cancelled()) fail(editor::toQString(written.failure()));
              if (written && exported) takeExported(*exported, how, *written);
          });
}

void DocumentFiles::takeExported(const editor::Document& exported, const Exported& how, const editor::Notes& notes) {
    if (!m_exported.contains(&exported))
        connect(&exported, &QObject::destroyed, this, [this, gone = &exported] { m_exported.remove(gone); });
    m_exported.insert(&exported, how);
    auto* const page = m_pages.pageOf(&exported);
    if (!page) return;
    page->messages().dismiss();
    if (!notes.empty()) page->messages().tellNotes(sentencesOf(notes));
}

// Recipes

std::optional<Recipe> DocumentFiles::loadRecipe() {
    const auto path = m_questions.whichFile(m_window, tr("Load recipe"), {recipeFilter()});
    if (path.isEmpty()) return {};
    auto recipe = editor::readRecipeFile(path);
    if (recipe.ok()) return std::move(recipe).value();
    fail(whyNotOpened(path, recipe.failure()));
    return {};
}

void DocumentFiles::loadStamps() {
    const auto path = m_questions.whichFile(m_window, tr("Load stamps"), openFilters());
    if (path.isEmpty()) return;
    const QPointer<editor::Document> document(&this->document());
    const Awaited<bool> loaded;
    editor::Job<editor::Imported> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path](generation::Feedback& feedback) { return editor::readWorld(path, {}, nullptr, &feedback); };
    job.deliver = [this, path, document, loaded](const Result<editor::Imported>& read) {
        if (read && document) document->setStamps(editor::stampsFrom(read->world, document->world().tiles));
        if (!read && !read.failure().cancelled()) fail(whyNotOpened(path, read.failure()));
        loaded.come(read.ok());
    };
    (void)m_work.start(tr("Opening “%1”").arg(editor::shownFileName(path)), std::move(job));
    (void)loaded.waitFor(this);
}

void DocumentFiles::saveRecipe(const Recipe& recipe) {
    const QString proposed = pathAtHome(QString::fromStdString(recipe.name), QStringLiteral("recipe"));
    const auto path = m_questions.whereTo(m_window, tr("Save recipe"), proposed, {recipeFilter()});
    if (path.isEmpty()) return;
    const auto written = writeWholeFile(QFile::encodeName(path).toStdString(), recipeText(recipe));
    if (!written) fail(editor::toQString(written.failure()));
}

} // namespace delve::ui
