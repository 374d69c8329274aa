#include "playtest/shell/replay.h"

#include "playtest/shell/keys.h"

#include <utility>

namespace delve::play {

Result<Replay> Replay::of(std::string_view text, const Declarations& declarations) {
    auto read = readSavedGame(text, declarations);
    if (!read) return std::move(read).failure();
    return of(read->shell);
}

namespace {

/// "2", "1, 2".
std::string versionsIn(const std::vector<std::int64_t>& rules) {
    std::string text;
    for (const auto version : rules) (text += text.empty() ? "" : ", ") += std::to_string(version);
    return text.empty() ? std::to_string(firstRules) : text;
}

Failure ofOtherRules(const Shell& shell) {
    return badInput(
        {DELVE_TEXT("play",
                    "This replay was recorded with rules version %1; this Delvewright has version %2. Load it as "
                    "a saved game to continue from its end."),
         {versionsIn(shell.rulesPlayed()), std::to_string(rulesVersionOf(*shell.game()))}},
        "rules");
}

} // namespace

Result<Replay> Replay::of(const Shell& shell) {
    if (!shell.isOfTheseRules()) return ofOtherRules(shell);
    auto begun = shell.beginning();
    if (!begun) return std::move(begun).failure();
    return Replay(std::move(*begun), keysOf(shell.keys()));
}

Result<Replay> Replay::of(std::shared_ptr<const World> world, std::span<const Command> commands,
                          const Declarations& declarations) {
    const auto seed = defaultSeed(*world);
    auto begun = Shell::inPlay(std::move(world), seed, {}, declarations);
    if (!begun) return std::move(begun).failure();
    return Replay(std::move(*begun), keysOf(keysFor(commands)));
}

Typed Replay::next() {
    if (finished()) return {false, {}, {}};
    return m_shell.type((*m_keys)[m_next++], m_saves);
}

} // namespace delve::play
