#include "ui/window/document_files.h"

#include "editor/document/document.h"
#include "editor/document/stamps.h"
#include "editor/formats/formats.h"
#include "editor/formats/recipe_file.h"
#include "editor/text/free_name.h"
#include "editor/text/from_view.h"
#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "generation/level/delve/whole_file.h"
#include "generation/level/delve_file.h"
#include "ui/actions/pending_edits.h"
#include "ui/window/awaited_level.h"
#include "ui/window/document_keeper.h"
#include "ui/window/message_bar.h"
#include "ui/window/new_map_dialog.h"
#include "ui/window/pages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace delve {

namespace {

QString filterOf(const Format& format) {
    QStringList endings;
    for (const auto ending : format.endings) endings.append(QStringLiteral("*.") + fromView(ending));
    return QStringLiteral("%1 (%2)").arg(toQString(format.name), endings.join(u' '));
}

QStringList filtersOf(bool (*wanted)(const Format&)) {
    QStringList filters;
    for (const auto& format : allFormats())
        if (wanted(format)) filters.append(filterOf(format));
    return filters;
}

/// Everything that can be opened in one filter, then each format.
QStringList openFilters() {
    auto filters = filtersOf([](const Format& format) { return format.canRead(); });
    QStringList all;
    for (const auto& filter : filters) all.append(filter.section(u'(', -1).chopped(1));
    filters.prepend(DocumentFiles::tr("All maps (%1)").arg(all.join(u' ')));
    return filters;
}

QString recipeFilter() { return DocumentFiles::tr("Recipe (*.recipe)"); }

QStringList sentencesOf(const std::vector<Message>& messages) {
    QStringList sentences;
    for (const auto& message : messages) sentences.append(toQString(message));
    return sentences;
}

/// What is wrong inside of a file does not name it.
QString whyNotOpened(const QString& path, const Failure& failure) {
    const QString reason = toQString(failure);
    if (failure.kind != Failure::Kind::BadInput) return reason;
    return DocumentFiles::tr("“%1” could not be opened: %2").arg(QFileInfo(path).fileName(), reason);
}

QString proposedPath(const Document& document, const QString& ending) {
    const QFileInfo file(document.path());
    if (!document.path().isEmpty()) return file.dir().filePath(file.completeBaseName() + u'.' + ending);
    QString name = document.title();
    name.replace(u'/', u'-');
    return QDir::home().filePath(name + u'.' + ending);
}

/// Written there, a copy or an export is the map itself.
bool isOwn(const DocumentPage& page, const QString& path) {
    return !page.document().path().isEmpty() && QFileInfo(path) == QFileInfo(page.document().path());
}

} // namespace

DocumentFiles::DocumentFiles(Pages& pages, RecentFiles recent, Questions questions, QWidget* window)
    : QObject(window), m_pages(pages), m_recent(recent), m_questions(std::move(questions)), m_window(window) {}

Document& DocumentFiles::document() const { return m_pages.current()->document(); }

void DocumentFiles::fail(const QString& sentence) { m_pages.messages().tellFailure(sentence); }

// New and open

void DocumentFiles::openNew(std::unique_ptr<Document> document) { m_pages.open(std::move(document)).setFocus(); }

bool DocumentFiles::isTitleTaken(const QString& title) const {
    for (int i = 0; i < m_pages.count(); ++i)
        if (m_pages.at(i).document().title() == title) return true;
    return false;
}

/// What has no file gets a name that no open map has: "Untitled", "Untitled 2", …
void DocumentFiles::openNewNamed(std::unique_ptr<Document> document) {
    const QString name = document->title();
    const QString free = freeName(name, [this](const QString& tried) { return isTitleTaken(tried); });
    if (free != name) document->setName(free);
    openNew(std::move(document));
}

void DocumentFiles::newFrom(const Recipe& recipe, Size size) {
    auto document = std::make_unique<Document>();
    auto& made = *document;
    openNewNamed(std::move(document));
    made.begin(recipe, size);
}

void DocumentFiles::newMap(const SeedSource& seeds) {
    auto* dialog = new NewMapDialog(seeds, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewMapDialog::recipeChosen, this,
            [this](const RecipeInfo& recipe, std::uint64_t seed, Size size) { newFrom(recipe, seed, size); });
    connect(dialog, &NewMapDialog::worldMade, this, &DocumentFiles::newWith);
    dialog->open();
}

void DocumentFiles::newWith(const World& world) {
    auto document = std::make_unique<Document>();
    document->reset(world);
    openNewNamed(std::move(document));
}

void DocumentFiles::newBlank() { openNewNamed(std::make_unique<Document>()); }

void DocumentFiles::open() {
    const auto path = m_questions.whichFile(m_window, tr("Open map"), openFilters());
    if (!path.isEmpty()) openPath(path);
}

bool DocumentFiles::openPath(const QString& path) {
    if (const auto* page = QFileInfo::exists(path) ? m_pages.find(path) : nullptr) {
        m_pages.setCurrent(m_pages.indexOf(*page));
        return true;
    }
    auto document = std::make_unique<Document>();
    const auto loaded = document->load(path);
    if (!loaded.ok()) {
        m_recent.remove(path);
        fail(whyNotOpened(path, loaded.failure()));
        return false;
    }
    m_recent.add(path);
    const auto notes = sentencesOf(document->loadNotes());
    openNew(std::move(document));
    if (!notes.isEmpty()) m_pages.messages().tellNotes(notes);
    return true;
}

/// In place of its file as it was saved. Where that was changed, or another work on it was recovered, it stands beside
/// it as "Keep (2)", without a file, so that neither takes the other's.
void DocumentFiles::openRecovered(World world, const RecoveredWork& work) {
    auto* page = work.path.isEmpty() ? nullptr : m_pages.find(work.path);
    const bool beside = page && page->document().holdsWork();
    if (page && !beside) m_pages.close(*page);
    if (beside) {
        const QString name = shownLevelName(world.name);
        const auto numbered = [&name](int number) { return QStringLiteral("%1 (%2)").arg(name).arg(number); };
        int number = 2;
        while (isTitleTaken(numbered(number))) ++number;
        world.name = numbered(number).toStdString();
    }
    auto document = std::make_unique<Document>();
    document->restore(std::move(world), beside ? QString() : work.path);
    if (document->untitled()) openNewNamed(std::move(document));
    else openNew(std::move(document));
    m_pages.keeperOf(*m_pages.current()).takeOver(work);
    if (beside)
        m_pages.messages().tellNotes(
            {tr("“%1” is open with other unsaved work. This one has no file yet: save it under "
                "a name of its own.")
                 .arg(QFileInfo(work.path).fileName())});
}

void DocumentFiles::reload() {
    auto& page = *m_pages.current();
    if (page.document().holdsWork() && !mayDrop(page)) return;
    const QString path = document().path();
    const auto loaded = document().load(path);
    if (loaded.ok()) page.messages().dismiss();
    else fail(whyNotOpened(path, loaded.failure()));
}

// Save

bool DocumentFiles::save() { return save(*m_pages.current()); }

bool DocumentFiles::saveAs() { return saveAs(*m_pages.current()); }

bool DocumentFiles::save(DocumentPage& page) {
    const QString path = page.document().path();
    return path.isEmpty() ? saveAs(page) : saveTo(page, path);
}

/// Shows what it asks about.
bool DocumentFiles::saveAs(DocumentPage& page) {
    m_pages.setCurrent(m_pages.indexOf(page));
    const auto proposed = proposedPath(page.document(), QStringLiteral("delve"));
    const auto path = whereTo(page, tr("Save map"), proposed, {filterOf(nativeFormat())});
    return !path.isEmpty() && saveTo(page, path);
}

/// Nothing where it is this map's to write on; else what to do about the other map, which is gone to where that is
/// wanted.
std::optional<Taken> DocumentFiles::takenBy(const DocumentPage& page, const QString& path) {
    if (isOwn(page, path)) return {};
    auto* const other = m_pages.find(path);
    if (!other && !m_pages.keeperOf(page).openElsewhereNow(path)) return {};
    const auto answer = m_questions.taken(m_window, path, other != nullptr);
    if (other && answer == Taken::ShowIt) m_pages.setCurrent(m_pages.indexOf(*other));
    return answer;
}

/// Asks until it is a file that no other map lies in.
QString DocumentFiles::whereTo(const DocumentPage& page, const QString& title, const QString& proposed,
                               const QStringList& filters) {
    for (;;) {
        auto path = m_questions.whereTo(m_window, title, proposed, filters);
        const auto taken = path.isEmpty() ? std::nullopt : takenBy(page, path);
        if (!taken) return path;
        if (*taken != Taken::OtherName) return {};
    }
}

/// What another program wrote is not overwritten unasked.
bool DocumentFiles::mayOverwrite(DocumentPage& page, const QString& path) {
    if (!isOwn(page, path) || !m_pages.keeperOf(page).changedBeneath()) return true;
    m_pages.setCurrent(m_pages.indexOf(page));
    return m_questions.overwrite(m_window, page.document().path());
}

/// What was changed here is not dropped unasked, nor saved over what is to be read.
bool DocumentFiles::mayDrop(DocumentPage& page) { return m_questions.drop(m_window, page.document().path()); }

bool DocumentFiles::saveTo(DocumentPage& page, const QString& path) {
    if (!awaitLevel(page, tr("Not saved: %1")) || !mayOverwrite(page, path)) return false;
    const auto saved = page.document().save(path);
    if (!saved.ok()) {
        m_pages.setCurrent(m_pages.indexOf(page));
        fail(toQString(saved.failure()));
        return false;
    }
    m_recent.add(path);
    page.messages().dismiss();
    return true;
}

void DocumentFiles::saveCopy() {
    auto& page = *m_pages.current(); // another may be in front when the level has come
    auto& copied = page.document();
    const auto proposed = proposedPath(copied, QStringLiteral("copy.delve"));
    const auto path = whereTo(page, tr("Save a copy"), proposed, {filterOf(nativeFormat())});
    if (path.isEmpty()) return;
    if (isOwn(page, path)) return void(saveTo(page, path));
    if (!awaitLevel(page, tr("Not saved: %1"))) return;
    const auto written = writeWorld(copied.world(), path);
    if (!written.ok()) fail(toQString(written.failure()));
}

bool DocumentFiles::saveAll() {
    for (int i = 0; i < m_pages.count(); ++i)
        if (m_pages.at(i).document().holdsWork() && !save(m_pages.at(i))) return false;
    return true;
}

// Close

bool DocumentFiles::mayLeave(const std::vector<DocumentPage*>& pages) {
    commitPendingEdits();
    std::vector<QPointer<DocumentPage>> unsaved; // one may be closed while another waits for its level
    QStringList names;
    for (auto* page : pages) {
        if (!page->document().holdsWork()) continue;
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

bool DocumentFiles::mayLeaveAll() {
    std::vector<DocumentPage*> pages;
    for (int i = 0; i < m_pages.count(); ++i) pages.push_back(&m_pages.at(i));
    return mayLeave(pages);
}

bool DocumentFiles::close(DocumentPage& page) {
    if (!mayLeave({&page})) return false;
    m_pages.close(page);
    return true;
}

bool DocumentFiles::closeAll() {
    if (!mayLeaveAll()) return false;
    m_pages.closeAll();
    return true;
}

// Export

void DocumentFiles::exportMap() {
    auto& page = *m_pages.current(); // another may be in front when all is answered
    auto& exported = page.document();
    auto filters = filtersOf([](const Format& format) { return format.canWrite() && &format != &nativeFormat(); });
    const QString last = QFileInfo(m_exported.value(&exported).path).suffix();
    const QString ending = last.isEmpty() ? QStringLiteral("png") : last;
    const auto proposed = proposedPath(exported, ending);
    // The first filter is the one that is shown: that of the name that is proposed.
    if (const auto* const format = formatOfPath(proposed)) {
        filters.removeAll(filterOf(*format));
        filters.prepend(filterOf(*format));
    }
    const auto path = whereTo(page, tr("Export map"), proposed, filters);
    if (path.isEmpty()) return;
    if (isOwn(page, path)) return void(saveTo(page, path));
    FormatOptions options;
    if (const auto* format = formatOfPath(path)) {
        const auto before = m_exported.value(&exported);
        const bool same = formatOfPath(before.path) == format;
        const auto chosen =
            m_questions.options(m_window, *format, exported.level().size(), same ? before.options : FormatOptions{});
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
    auto& exported = page.document();
    if (!awaitLevel(page, tr("Not exported: %1"))) return;
    WriteRequest request;
    request.level = exported.level().id;
    request.path = how.path;
    request.options = how.options;
    const auto written = writeWorld(exported.world(), how.path, request);
    if (!written.ok()) return fail(toQString(written.failure()));
    if (!m_exported.contains(&exported))
        connect(&exported, &QObject::destroyed, this, [this, gone = &exported] { m_exported.remove(gone); });
    m_exported.insert(&exported, how);
    page.messages().dismiss();
    if (!written.value().empty()) page.messages().tellNotes(sentencesOf(written.value()));
}

// Recipes

std::optional<Recipe> DocumentFiles::loadRecipe() {
    const auto path = m_questions.whichFile(m_window, tr("Load recipe"), {recipeFilter()});
    if (path.isEmpty()) return {};
    auto recipe = readRecipeFile(path);
    if (recipe.ok()) return std::move(recipe).value();
    const QString reason = toQString(recipe.failure()); // what is wrong inside of a file does not name it
    const bool inside = recipe.failure().kind == Failure::Kind::BadInput;
    fail(inside ? tr("“%1” is no recipe that can be used: %2").arg(QFileInfo(path).fileName(), reason) : reason);
    return {};
}

void DocumentFiles::loadStamps() {
    const auto path = m_questions.whichFile(m_window, tr("Load stamps"), openFilters());
    if (path.isEmpty()) return;
    const auto read = readWorld(path);
    if (!read) {
        fail(
            tr("“%1” holds no stamps that can be used: %2").arg(QFileInfo(path).fileName(), toQString(read.failure())));
        return;
    }
    document().setStamps(stampsFrom(read->world, document().world().tiles));
}

void DocumentFiles::saveRecipe(const Recipe& recipe) {
    const QString proposed = QDir::home().filePath(QString::fromStdString(recipe.name) + QStringLiteral(".recipe"));
    const auto path = m_questions.whereTo(m_window, tr("Save recipe"), proposed, {recipeFilter()});
    if (path.isEmpty()) return;
    const auto written = writeWholeFile(QFile::encodeName(path).toStdString(), recipeText(recipe));
    if (!written) fail(toQString(written.failure()));
}

} // namespace delve
