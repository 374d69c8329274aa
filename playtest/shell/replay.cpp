#include "playtest/shell/replay.h"

#include "playtest/shell/keys.h"

namespace delve {

Result<Replay> Replay::of(std::string_view text) {
    auto read = readSavedGame(text);
    if (!read) return std::move(read).failure();
    return of(read->shell);
}

Result<Replay> Replay::of(const Shell& shell) {
    auto begun = shell.beginning();
    if (!begun) return std::move(begun).failure();
    return Replay(std::move(*begun), keysOf(shell.keys()));
}

Typed Replay::next() {
    if (finished()) return {false, {}, {}};
    return m_shell.type(m_keys[m_next++], m_saves);
}

} // namespace delve
