#include "editor/document/document.h"

#include "editor/files/files_beside.h"
#include "editor/formats/formats.h"
#include "editor/history/naming.h"
#include "editor/text/file_name.h"
#include "editor/text/level_name.h"
#include "editor/work/freed_memory.h"
#include "generation/level/portal_mending.h"
#include "generation/level/program.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// Nothing if no portal had to be mended.
std::optional<World> withPortalsMended(World world) {
    return mendPortals(world) ? std::optional(std::move(world)) : std::nullopt;
}

/// Large enough that the memory it frees is worth returning to the system.
bool isLarge(const World& world) { return hasMoreCells(world, DrawnAhead::cellsOfLarge - 1); }

} // namespace

Document::Document(JobPool& pool, const generation::Declarations& declarations, QObject* parent)
    : Document(pool, generateWith(declarations.stages), declarations, parent) {}

Document::Document(JobPool& pool, GenerateLevel generate, const generation::Declarations& declarations, QObject* parent)
    : QObject(parent), m_declarations(declarations), m_generation(pool, std::move(generate), declarations),
      m_saving(pool, {[this](const QString& path) { return worldToSave(path); },
                      [this](const QString& path, const World& written) { takeSaved(path, written); }}) {
    const auto* const generator = &m_generation.generator();
    connect(generator, &Generator::generated, this, &Document::takeGenerated);
    connect(generator, &Generator::failed, this, &Document::takeFailure);
    connect(generator, &Generator::progressed, this, &Document::generationProgress);
    connect(&m_tracing, &Tracing::failed, this, [this](const Failure& failure) { emit generationFailed(failure, {}); });
    m_history.setLetGo([&pool](std::shared_ptr<const void> step) { letGoInBackground(pool, std::move(step)); });
    reset(World());
}

Document::~Document() {
    m_history.clear();
    letGoInBackground(pool(), std::make_shared<World>(std::move(m_now.world)));
}

void Document::setCurrentLevel(std::size_t index) {
    if (m_open || index >= m_now.world.levels.size() || index == m_now.current) return;
    dropGeneration();
    m_now.current = index;
    m_news.add(PartOfDocument::Shown);
    if (std::exchange(m_now.selection, {})->size().area() > 0) m_news.add(PartOfDocument::Selected);
    m_orders.report.notes.clear(); // they belong to the level shown before
    showRecipeOfLevel();
    m_tracing.dropStale();
    announce();
}

QString Document::title() const { return m_path.isEmpty() ? shownLevelName(m_now.world.name) : shownFileName(m_path); }

bool Document::holdsWork() const { return modified() || askedOfHandWork() || (generating() && !m_orders.beginning); }

Done Document::load(const QString& path) {
    auto read = readWorld(path);
    if (!read) return std::move(read).failure();
    takeRead(*std::move(read), path);
    return done();
}

void Document::takeRead(Imported read, const QString& path) {
    const bool native = formatOfPath(path) == &nativeFormat();
    if (!native && read.world.name.empty()) read.world.name = QFileInfo(path).completeBaseName().toStdString();
    reset(std::move(read.world), native ? path : QString());
    chooseObjective(); // as if a person had: the file does not say whether one did
    m_loadNotes = std::move(read.notes);
}

Done Document::save(const QString& path) {
    Done result = cancelled();
    m_saving.start(path, [&result](const Done& saved) { result = saved; });
    m_saving.finish();
    return result;
}

World Document::worldToSave(const QString& path) {
    World named = m_now.world;
    if (untitled()) named.name = QFileInfo(path).completeBaseName().toStdString();
    named.madeBy = thisProgram();
    m_history.beginSaving(revision());
    return named;
}

void Document::takeSaved(const QString& path, const World& written) {
    const std::string name = untitled() ? written.name : m_now.world.name;
    const bool first = std::exchange(m_now.world.name, name) != name;
    if (std::exchange(m_now.world.madeBy, written.madeBy) != written.madeBy || first) {
        m_history.changeBeneath();
        m_news.add(PartsOfDocument(PartOfDocument::Name) | PartOfDocument::Properties);
    }
    m_history.markSaved();
    setPath(path);
    announce(PartOfDocument::History);
    emit saved();
}

void Document::reset(World world, const QString& path) {
    m_saving.finish();
    m_open.reset();
    dropGeneration();
    endDrag();
    m_objectiveChosen = !path.isEmpty();
    if (isLarge(m_now.world) || isLarge(world)) giveBackFreedMemoryLater(pool(), this);
    letGoInBackground(pool(), std::make_shared<World>(std::exchange(m_now.world, std::move(world))));
    m_now.current = 0;
    m_loadNotes.clear();
    m_orders.report = {};
    m_orders.beginning = false;
    const bool named = !m_now.world.name.empty();
    if (path.isEmpty()) nameWorld(m_now.world);
    m_ownName = named ? std::string() : m_now.world.name;
    m_history.clear();
    m_now.selection = {};
    setPath(path);
    showRecipeOfLevel();
    m_tracing.dropStale();
    m_news = DocumentChange::ofOtherWorld();
    m_news.add(PartsOfDocument(PartOfDocument::Title) | PartOfDocument::Recipe);
    announce(PartOfDocument::History);
    emit saved();
}

void Document::setPath(const QString& path) {
    if (std::exchange(m_path, path) != path) m_news.add(PartOfDocument::Title);
    m_generation.setFiles(filesBeside(m_path));
}

void Document::restore(World world, const QString& path) {
    reset(std::move(world), path);
    chooseObjective(); // as in takeRead()
    m_history.markUnsaved();
    announce(PartOfDocument::History);
}

void Document::setName(const QString& name) {
    if (untitled()) m_ownName = name.toStdString();
    m_now.world.name = name.toStdString();
    m_history.changeBeneath();
    m_news.add(PartOfDocument::Name);
    announce();
}

void Document::setFileAway(bool away) {
    m_history.markAway(away);
    announce(PartOfDocument::History);
}

void Document::apply(const Edit& edit, const Message& name, const std::optional<Selection>& selectionAfter) {
    if (edit.empty()) {
        if (selectionAfter) select(*selectionAfter, name);
        return;
    }
    History::Step step{name, m_now.current, edit};
    if (!edit.apply(m_now.world.levels[m_now.current])) return;
    const bool resized = edit.resizes();
    if (const auto mended =
            resized ? withPortalsMended(m_now.world) : std::nullopt) { // they led to cells now off the map
        (void)edit.inverse().apply(m_now.world.levels[m_now.current]);
        return applyWorld(WorldEdit::between(m_now.world, *mended), name);
    }
    const auto selection = resized ? Selection{} : selectionAfter.value_or(m_now.selection);
    step.selection = changeOf(m_now.selection, selection);
    m_now.selection = selection;
    keep(std::move(step));
    goOnAfterStep();
}

/// `leaves`: the step shows another level or resizes this one, so the recipe of that level must be shown.
void Document::goOnAfterStep(bool leaves) {
    if (m_open) return;
    if (leaves) showRecipeOfLevel();
    orderAgain();
    m_tracing.dropStale();
    announce(PartOfDocument::History);
}

void Document::applyWorld(const WorldEdit& wanted, const Message& name, std::optional<std::size_t> show) {
    if (wanted.empty()) return;
    World after = m_now.world;
    if (!wanted.apply(after) || after.levels.empty()) return;
    // Portals to deleted levels or cells are mended in the same step, as saving would do: undo restores both.
    const WorldEdit edit =
        wanted.changesPortals() && mendPortals(after) ? WorldEdit::between(m_now.world, after) : wanted;
    History::Step step{name, m_now.current, {}};
    step.world = edit;
    step.levelAfter =
        std::min(show.value_or(edit.placeAfter(m_now.current).value_or(m_now.current)), after.levels.size() - 1);
    const Level& shown = after.levels[step.levelAfter];
    const bool otherLevel = edit.placeAfter(m_now.current) != step.levelAfter;
    const bool other = otherLevel || shown.size() != level().size();
    if (other) {
        if (m_open) m_open->leaves = true;
        else dropGeneration();
        step.selection = changeOf(m_now.selection, Selection{});
        m_now.selection = {};
    }
    m_now.current = step.levelAfter;
    m_now.world = std::move(after);
    if (otherLevel && !m_open) m_news.add(PartOfDocument::Shown);
    keep(std::move(step));
    goOnAfterStep(other);
}

void Document::select(const Selection& selection, const Message& name) {
    History::Step step{name, m_now.current, {}};
    step.selection = changeOf(m_now.selection, selection);
    if (step.empty()) return;
    m_now.selection = selection;
    keep(std::move(step));
    goOnAfterStep();
}

void Document::setHistoryLimit(std::size_t bytes) {
    m_history.setLimit(bytes);
    announce(PartOfDocument::History);
}

void Document::goTo(std::size_t position) {
    if (m_open) return;
    dropGeneration();
    const auto wanted = std::min(position, m_history.steps().size());
    const bool back = wanted < m_history.position();
    const bool oneStep = (back ? m_history.position() - wanted : wanted - m_history.position()) == 1;
    const auto before = oneStep ? std::nullopt : std::optional(m_now.world); // steps may cancel out
    const std::string levelBefore = level().id;
    const Selection selectionBefore = m_now.selection;
    const auto recipeBefore = level().recipe; // the one that the notes belong to
    while (m_history.position() > wanted) {
        const auto& step = m_history.stepBack();
        if (oneStep) m_news.addTakenBack(step);
        m_now.takeBack(step);
    }
    while (m_history.position() < wanted) {
        const auto& step = m_history.stepForward();
        if (oneStep) m_news.addDone(step);
        m_now.doAgain(step);
    }
    if (before) m_news.add(WorldEdit::between(*before, m_now.world), m_now.current);
    if (m_now.selection->size() != level().size()) m_now.selection = {};
    if (level().recipe != recipeBefore || level().id != levelBefore) m_orders.report.notes.clear();
    showRecipeOfLevel();
    m_tracing.dropStale();
    showedBefore(levelBefore, selectionBefore);
    announce(PartOfDocument::History);
}

/// Compares with what was shown and selected before, and adds the differences to the next signal.
void Document::showedBefore(const std::string& levelId, const Selection& selection) {
    if (level().id != levelId) m_news.add(PartOfDocument::Shown);
    m_news.parts = m_news.parts - PartOfDocument::Selected; // added by steps, perhaps of a level that was not shown
    if (!(m_now.selection == selection)) m_news.add(PartOfDocument::Selected);
}

void Document::announce(PartsOfDocument more) {
    DocumentChange news = std::exchange(m_news, {});
    news.add(more);
    if (std::exchange(m_shownModified, modified()) != modified()) news.add(PartOfDocument::Modified);
    if (news.has(PartOfDocument::Name) && m_path.isEmpty()) news.add(PartOfDocument::Title);
    news.shown = m_now.current;
    if (!news.empty()) emit changed(news);
}

void Document::undo() {
    if (m_history.canUndo()) goTo(m_history.position() - 1);
}

void Document::redo() {
    if (m_history.canRedo()) goTo(m_history.position() + 1);
}

} // namespace delve::editor

#include "moc_document.cpp"
