#pragma once

#include "generation/level/encounter.h"
#include "generation/level/goods.h"
#include "playtest/personas/persona_view.h"

#include <cstdint>
#include <initializer_list>
#include <optional>

/// What personas answer where the game asks them: encounters, stores, fights; and what they do when there is nothing
/// to do.
namespace delve::play {

/// How much a persona cares for what an encounter gives or takes.
struct EncounterTaste {
    std::int64_t health = 1;
    std::int64_t supplies = 1;
    std::int64_t coins = 0;
    std::int64_t fight = -8;
};

/// The choice whose worst outcome is the best, and what that is worth.
struct RatedChoice {
    std::size_t number = 1;
    std::int64_t worth = 0;
};
[[nodiscard]] RatedChoice safestChoice(const Encounter& encounter, const EncounterTaste& taste);
/// The choice that is worth most on average; the worth is in thousandths.
[[nodiscard]] RatedChoice bestChoice(const Encounter& encounter, const EncounterTaste& taste);
[[nodiscard]] const Encounter& encounterOf(const PersonaView& view);

/// Leaves an encounter if it may be left; else takes the safest choice.
[[nodiscard]] Command leaveOrEndure(const PersonaView& view);
/// Buys what of these effects comes first and can be paid, or leaves. Healing counts only for the hurt.
[[nodiscard]] Command buyOrLeave(const PersonaView& view, std::initializer_list<GoodsEffect> effects);
/// Its number in the store, if there is something of the kind that these coins buy.
[[nodiscard]] std::optional<std::size_t> affordable(const PersonaView& view, GoodsEffect effect);

[[nodiscard]] Command strike();
[[nodiscard]] Command strikeGuarded();
/// By what the enemy is about to do: guards against heavy blows, strikes while it is open, and meets plain blows with
/// its guard up only if it is `wary`.
[[nodiscard]] Command answerIntent(const PersonaView& view, bool wary);

/// Does nothing, and no time passes: a game ends soon if no player does anything else.
[[nodiscard]] Command idle(const PersonaView& view);
/// What the second of two players does instead, as they may stand in the way of the first: a step to a cell beside, if
/// there is one.
[[nodiscard]] std::optional<Command> makeRoom(const PersonaView& view);

} // namespace delve::play
