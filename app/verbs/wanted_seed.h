#pragma once

#include "app/verbs/verb.h"
#include "app/words/arguments.h"
#include "editor/survey/want.h"

#include <cstdint>
#include <optional>
#include <string>

/// `--want`: the first of the seeds derived from a given one whose level is as wanted.
namespace delve::app {

struct WantedLevel {
    std::string text;
    play::Condition condition;
    std::uint32_t tries = editor::usualTries;
};

[[nodiscard]] Option wantOption();
[[nodiscard]] Option triesOption();
/// As they ask for; nothing without --want.
[[nodiscard]] Result<std::optional<WantedLevel>> wantedFrom(const Arguments& arguments);

/// Tries seeds on all cores; the one found is the same for any number of them. Says on standard error how many it took.
/// Fails where none fits, and says how near they came; with Impossible if there was no level at all.
[[nodiscard]] Result<std::uint64_t> findWantedSeed(const WantedLevel& wanted, const editor::MakeWorld& make,
                                                   std::uint64_t firstSeed, CommandContext& context);

} // namespace delve::app
