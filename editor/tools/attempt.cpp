#include "editor/tools/attempt.h"

#include <utility>

namespace delve::editor {

Attempt::Attempt(const Canvas& canvas) : m_before(canvas.level), m_tiles(canvas.tiles), m_settings(canvas.settings) {}

Preview Attempt::update(const Pointer& pointer) {
    Level after = m_before;
    Preview preview;
    const auto made = attempt(pointer, after, preview);
    m_refusal = made ? std::nullopt : std::optional(made.failure().message);
    if (!made) {
        after = m_before;
        preview.label = m_refusal;
        preview.refused = true;
    }
    m_edit = Edit::between(m_before, after);
    preview.level = std::move(after);
    preview.changed = m_edit.touched().united(std::exchange(m_shown, m_edit.touched()));
    return preview;
}

GestureOutcome Attempt::end() {
    GestureOutcome outcome{name(), m_edit};
    outcome.refusal = m_refusal;
    if (!m_refusal) choose(outcome);
    return outcome;
}

} // namespace delve::editor
