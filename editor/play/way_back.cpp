#include "editor/play/way_back.h"

#include "playtest/shell/replay.h"

#include <utility>

namespace delve::editor {

void WayBack::keep(const play::Shell& before) {
    m_kept.push_back(before);
    if (m_kept.size() > maxKept) m_kept.pop_front();
}

std::optional<play::Shell> WayBack::back(const play::Shell& now) {
    if (!isOpen(now)) return {};
    if (m_kept.empty()) playAgainUpTo(now);
    if (m_kept.empty()) return {};
    auto before = std::move(m_kept.back());
    m_kept.pop_back();
    return before;
}

void WayBack::playAgainUpTo(const play::Shell& now) {
    auto replay = play::Replay::of(now);
    if (!replay) return;
    play::Shell settled = replay->shell(); // before the step that is being typed
    while (!replay->finished()) {
        (void)replay->next();
        const play::Shell& shell = replay->shell();
        if (!shell.typed().empty()) continue;
        if (shell.keys().size() > settled.keys().size() && shell.view() == settled.view()) keep(settled);
        settled = shell;
    }
}

} // namespace delve::editor
