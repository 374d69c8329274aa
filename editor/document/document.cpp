#include "editor/document/document.h"

#include "editor/document/first_goal.h"
#include "editor/document/naming.h"
#include "editor/formats/files_beside.h"
#include "editor/formats/formats.h"
#include "editor/text/level_name.h"
#include "editor/work/freed_memory.h"
#include "generation/level/portal_mending.h"
#include "generation/level/program.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace delve {
namespace {

/// What has to be shown anew after steps were taken back or done again.
struct Shown {
    Rect touched;
    bool everything = false;
    bool world = false;
    std::optional<std::size_t> level = {}; ///< of the last step

    void add(const History::Step& step) {
        // Who hears of one level alone looks at no other.
        world = world || std::exchange(level, step.level).value_or(step.level) != step.level;
        touched = touched.united(step.edit.touched());
        world = world || step.world || step.rules;
        if (!step.world) return;
        touched = touched.united(step.world->touched(step.level));
        everything = everything || step.world->changesTiles();
    }
};

/// Nothing where all lead somewhere.
std::optional<World> withPortalsMended(World world) {
    return mendPortals(world) ? std::optional(std::move(world)) : std::nullopt;
}

/// Of which what comes and goes with it is worth giving back.
bool isLarge(const World& world) {
    std::int64_t cells = 0;
    for (const auto& level : world.levels) cells += level.size().area();
    return cells >= DrawnAhead::cellsOfLarge;
}

} // namespace

Document::Document(JobPool& pool, const Declarations& declarations, QObject* parent)
    : Document(pool, generateWith(declarations.stages), declarations, parent) {}

Document::Document(JobPool& pool, GenerateLevel generate, const Declarations& declarations, QObject* parent)
    : QObject(parent), m_declarations(declarations), m_generation(pool, std::move(generate), declarations),
      m_saving(pool, {[this](const QString& path) { return worldToSave(path); },
                      [this](const QString& path, const World& written) { takeSaved(path, written); }}) {
    const auto* const generator = &m_generation.generator();
    connect(generator, &Generator::generated, this, &Document::takeGenerated);
    connect(generator, &Generator::failed, this, &Document::takeFailure);
    connect(generator, &Generator::progressed, this, &Document::generationProgress);
    connect(&m_tracing, &Tracing::failed, this, [this](const Failure& failure) { emit generationFailed(failure, {}); });
    connect(this, &Document::pathChanged, this, [this] { m_generation.setFiles(filesBeside(m_path)); });
    m_history.setLetGo([&pool](std::shared_ptr<const void> step) { letGoInBackground(pool, std::move(step)); });
    reset(World());
}

Document::~Document() {
    m_history.clear();
    letGoInBackground(pool(), std::make_shared<World>(std::move(m_now.world)));
}

void Document::setCurrentLevel(std::size_t index) {
    if (index >= m_now.world.levels.size() || index == m_now.current) return;
    dropGeneration();
    m_now.current = index;
    m_now.selection = {};
    m_orders.report.notes.clear(); // of the level that is left
    showRecipeOfLevel();
    m_tracing.dropStale();
    emit selectionChanged();
    emit levelChanged(wholeOf(level().size()), true);
}

QString Document::title() const {
    return m_path.isEmpty() ? shownLevelName(m_now.world.name) : QFileInfo(m_path).fileName();
}

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
    chooseObjective(); // perhaps to explore: the file does not say whether a person did
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
    m_history.beginSaving();
    m_orders.orderedSince = false;
    return named;
}

void Document::takeSaved(const QString& path, const World& written) {
    if (untitled()) m_now.world.name = written.name;
    m_now.world.madeBy = written.madeBy;
    m_history.markSaved();
    m_orders.ordered = m_orders.orderedSince;
    if (std::exchange(m_path, path) != path) emit pathChanged();
    announceHistory();
    emit saved();
}

void Document::reset(World world, const QString& path) {
    m_saving.finish();
    dropGeneration();
    endDrag();
    m_objectiveChosen = !path.isEmpty();
    if (isLarge(m_now.world) || isLarge(world)) giveBackFreedMemoryLater(pool(), this);
    letGoInBackground(pool(), std::make_shared<World>(std::exchange(m_now.world, std::move(world))));
    m_now.current = 0;
    m_path = path;
    m_loadNotes.clear();
    m_orders.report = {};
    m_orders.beginning = m_orders.ordered = false;
    const bool named = !m_now.world.name.empty();
    if (path.isEmpty()) nameWorld(m_now.world);
    m_ownName = named ? std::string() : m_now.world.name;
    m_history.clear();
    m_now.selection = {};
    showRecipeOfLevel();
    m_tracing.dropStale();
    emit pathChanged();
    emit worldChanged();
    emit selectionChanged();
    announceHistory();
    emit levelChanged(wholeOf(level().size()), true);
    emit saved();
}

void Document::restore(World world, const QString& path) {
    reset(std::move(world), path);
    chooseObjective(); // as of a file
    m_history.markUnsaved();
    announceHistory();
}

void Document::setName(const QString& name) {
    if (untitled()) m_ownName = name.toStdString();
    m_now.world.name = name.toStdString();
    emit pathChanged();
    emit worldChanged();
}

void Document::setFileAway(bool away) {
    m_history.markAway(away);
    announceHistory();
}

void Document::apply(const Edit& edit, const Message& name, const std::optional<Selection>& selectionAfter) {
    if (edit.empty()) {
        if (selectionAfter) select(*selectionAfter, name);
        return;
    }
    History::Step step{name, m_now.current, edit};
    const Size before = level().size();
    if (!edit.apply(m_now.world.levels[m_now.current])) return;
    const bool resized = level().size() != before;
    if (const auto mended =
            resized ? withPortalsMended(m_now.world) : std::nullopt) { // they led off what is now the map
        (void)edit.inverse().apply(m_now.world.levels[m_now.current]);
        return applyWorld(WorldEdit::between(m_now.world, *mended), name);
    }
    const auto selection = resized ? Selection{} : selectionAfter.value_or(m_now.selection);
    step.selection = changeOf(m_now.selection, selection);
    const bool selects = step.selection.has_value();
    m_now.selection = selection;
    keep(std::move(step));
    orderAgain();
    announceHistory();
    m_tracing.dropStale();
    if (selects || resized) emit selectionChanged();
    emit levelChanged(edit.touched(), resized);
}

void Document::applyWorld(const WorldEdit& wanted, const Message& name, std::optional<std::size_t> show) {
    if (wanted.empty()) return;
    World after = m_now.world;
    if (!wanted.apply(after) || after.levels.empty()) return;
    // Portals to what goes are mended in the same step, as the file would have them: undo brings both back.
    const WorldEdit edit = mendPortals(after) ? WorldEdit::between(m_now.world, after) : wanted;
    History::Step step{name, m_now.current, {}};
    step.world = edit;
    step.levelAfter =
        std::min(show.value_or(edit.placeAfter(m_now.current).value_or(m_now.current)), after.levels.size() - 1);
    const Level& shown = after.levels[step.levelAfter];
    const bool other = edit.placeAfter(m_now.current) != step.levelAfter || shown.size() != level().size();
    if (other) {
        dropGeneration();
        step.selection = changeOf(m_now.selection, Selection{});
        m_now.selection = {};
    }
    const Rect touched = edit.touched(m_now.current);
    m_now.current = step.levelAfter;
    m_now.world = std::move(after);
    keep(std::move(step));
    if (other) showRecipeOfLevel();
    orderAgain();
    announceHistory();
    m_tracing.dropStale();
    emit worldChanged();
    if (other) emit selectionChanged();
    emit levelChanged(touched, other || edit.changesTiles());
}

void Document::select(const Selection& selection, const Message& name) {
    History::Step step{name, m_now.current, {}};
    step.selection = changeOf(m_now.selection, selection);
    if (step.empty()) return;
    m_now.selection = selection;
    if (tookBackObjectiveOfFirstGoal(m_history)) chooseObjective();
    m_history.push(std::move(step));
    orderAgain();
    announceHistory();
    emit selectionChanged();
}

void Document::setHistoryLimit(std::size_t bytes) {
    m_history.setLimit(bytes);
    announceHistory();
}

void Document::goTo(std::size_t position) {
    dropGeneration();
    const std::string levelBefore = level().id;
    const Size sizeBefore = level().size();
    const auto recipeBefore = level().recipe; // of which the notes are
    Shown shown;
    while (m_history.position() > std::min(position, m_history.steps().size())) {
        const auto& step = m_history.stepBack();
        shown.add(step);
        m_now.takeBack(step);
    }
    while (m_history.position() < position && m_history.canRedo()) {
        const auto& step = m_history.stepForward();
        shown.add(step);
        m_now.doAgain(step);
    }
    if (m_now.selection->size() != level().size()) m_now.selection = {};
    if (level().recipe != recipeBefore || level().id != levelBefore) m_orders.report.notes.clear();
    showRecipeOfLevel();
    m_tracing.dropStale();
    announceHistory();
    if (shown.world) emit worldChanged();
    emit selectionChanged();
    emit levelChanged(shown.touched, shown.everything || level().id != levelBefore || level().size() != sizeBefore);
}

void Document::announceHistory() {
    emit historyChanged();
    if (std::exchange(m_shownModified, modified()) != modified()) emit modifiedChanged(modified());
}

void Document::undo() {
    if (m_history.canUndo()) goTo(m_history.position() - 1);
}

void Document::redo() {
    if (m_history.canRedo()) goTo(m_history.position() + 1);
}

} // namespace delve

#include "moc_document.cpp"
