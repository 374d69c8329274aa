#include "editor/generation/live_generation.h"

#include "editor/work/freed_memory.h"

#include <utility>

namespace delve::editor {

LiveGeneration::LiveGeneration(JobPool& pool, GenerateLevel generate, const generation::Declarations& declarations)
    : m_declarations(declarations), m_generator(pool, std::move(generate), declarations) {
    m_generator.setAfterwards(
        [ahead = m_drawnAhead](const Level& made, const TileCatalogue& tiles) { ahead->draw(made, tiles); });
}

void LiveGeneration::setStamps(std::vector<Level> stamps) {
    m_stamps = std::make_shared<const std::vector<Level>>(std::move(stamps));
}

void LiveGeneration::order(const Recipe& recipe, Size size, const EditedWorld& now, bool blank, bool discards) {
    if (!m_dragging || !m_pendingStep || !m_pendingStep->open) {
        m_generator.cancel();
        m_pendingStep = PendingStep{
            now.level(), worldFor(recipe, now, m_declarations, blank), now.current, {}, now.world.rules, now.selection,
            m_dragging};
        if (m_pendingStep->worldBefore) m_pendingStep->before = m_pendingStep->worldBefore->levels[now.current];
    }
    GenerationOrder order{recipe,     size,     now.world.tiles,           m_pendingStep->before,
                          m_dragging, m_stamps, m_pendingStep->worldBefore};
    order.discardsHandWork = discards;
    order.files = m_files;
    order.tables = now.world.tables;
    m_generator.generate(std::move(order));
}

GenerationOrder LiveGeneration::orderOf(const Recipe& recipe, Size size, const EditedWorld& now) const {
    const auto world = worldFor(recipe, now, m_declarations);
    GenerationOrder order{recipe, size, now.world.tiles, now.level(), false, m_stamps, world};
    order.discardsHandWork = true;
    order.files = m_files;
    order.declarations = &m_declarations;
    order.tables = now.world.tables;
    return order;
}

void LiveGeneration::orderInside(const Recipe& recipe, const Selection& cells, const EditedWorld& now) {
    m_generator.cancel();
    m_pendingStep = PendingStep{now.level(), {}, now.current, cells, now.world.rules, now.selection};
    GenerationOrder order{recipe, now.level().size(), now.world.tiles, now.level(), false, m_stamps, {}, cells};
    order.files = m_files;
    order.tables = now.world.tables;
    m_generator.generate(std::move(order));
}

void LiveGeneration::orderAgain(const Recipe& recipe, Size size, const EditedWorld& now) {
    const Selection inside = m_pendingStep ? m_pendingStep->inside : Selection{};
    m_pendingStep.reset();
    if (!busy()) return;
    if (inside->size() == now.level().size()) orderInside(recipe, inside, now);
    else order(recipe, size, now);
}

void LiveGeneration::trace(const EditedWorld& now) {
    m_generator.trace(now.level(), now.world.tiles, m_stamps, worldFor(*now.level().recipe, now, m_declarations),
                      m_files, now.world.tables);
}

std::optional<DocumentChange> LiveGeneration::take(const GenerationResult& result, EditedWorld& now, History& history,
                                                   bool blank) {
    if (!m_pendingStep) return {};
    DocumentChange change;
    if (blank) {
        m_pendingStep->beginWith(result, now, m_declarations.recipes, m_generator.pool());
        change = DocumentChange::ofOtherWorld();
    } else {
        change = m_pendingStep->keep(result, now, history, m_declarations, m_generator.pool());
    }
    finish();
    return change;
}

void LiveGeneration::finish() {
    if (!m_pendingStep || m_pendingStep->open || busy()) return;
    letGoInBackground(m_generator.pool(), std::move(m_pendingStep->worldBefore));
    m_pendingStep.reset();
}

void LiveGeneration::endDrag() {
    m_dragging = false;
    if (m_pendingStep) m_pendingStep->open = false;
    finish();
}

std::optional<PendingStep> LiveGeneration::leaveDrag() {
    m_dragging = false;
    return m_pendingStep && m_pendingStep->open ? m_pendingStep : std::nullopt;
}

void LiveGeneration::cancel() {
    m_generator.cancel();
    finish();
}

void LiveGeneration::drop() {
    m_generator.cancel(); // also a running trace, which is of the level before
    if (m_pendingStep) letGoInBackground(m_generator.pool(), std::move(m_pendingStep->worldBefore));
    m_pendingStep.reset();
}

} // namespace delve::editor
