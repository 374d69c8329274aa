#include "editor/play/way_back.h"

#include "playtest/shell/replay.h"

#include <utility>

namespace delve {

void WayBack::keep(const Shell& before) {
    m_kept.push_back(before);
    if (m_kept.size() > maxKept) m_kept.pop_front();
}

std::optional<Shell> WayBack::back(const Shell& now) {
    if (!isOpen(now)) return {};
    if (m_kept.empty()) playAgainUpTo(now);
    if (m_kept.empty()) return {};
    auto before = std::move(m_kept.back());
    m_kept.pop_back();
    return before;
}

void WayBack::playAgainUpTo(const Shell& now) {
    auto replay = Replay::of(now);
    if (!replay) return;
    Shell settled = replay->shell(); // before the step that is being typed
    while (!replay->finished()) {
        (void)replay->next();
        const Shell& shell = replay->shell();
        if (!shell.typed().empty()) continue;
        if (shell.keys().size() > settled.keys().size() && shell.view() == settled.view()) keep(settled);
        settled = shell;
    }
}

} // namespace delve
