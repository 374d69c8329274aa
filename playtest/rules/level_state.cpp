#include "playtest/rules/level_state.h"

namespace delve::play {

Key128 LevelStates::key() const {
    return m_states.key([](std::size_t level, const LevelState& state) {
        const auto gone = state.gone.key();
        const auto opened = state.opened.key();
        const auto seen = state.seen.key();
        const auto doorsFound = state.doorsFound.key();
        if (gone == Key128{} && opened == Key128{} && seen == Key128{} && doorsFound == Key128{}) return Key128{};
        Hash128 hash;
        hash.add(level);
        hash.add(gone);
        hash.add(opened);
        hash.add(seen);
        if (doorsFound != Key128{}) hash.add(doorsFound);
        return hash.result();
    });
}

Unshared LevelStates::unshared(const LevelStates& other) const {
    return m_states.unshared(other.m_states, [](const LevelState& mine, const LevelState* theirs) {
        static const LevelState untouched;
        const LevelState& old = theirs ? *theirs : untouched;
        Unshared sum = mine.gone.unshared(old.gone);
        sum += mine.opened.unshared(old.opened);
        sum += mine.seen.unshared(old.seen);
        sum += mine.doorsFound.unshared(old.doorsFound);
        sum += mine.unlocked.unshared(old.unlocked);
        sum += mine.occupied.unshared(old.occupied);
        return sum;
    });
}

} // namespace delve::play
