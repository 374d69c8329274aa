#include "playtest/personas/answers.h"

#include "generation/level/sides.h"
#include "playtest/rules/numbers.h"

#include <algorithm>

namespace delve::play {
namespace {

std::int64_t worthOf(const Outcome& outcome, const EncounterTaste& taste) {
    return outcome.health * taste.health + outcome.supplies * taste.supplies + outcome.coins * taste.coins +
           (outcome.fight.empty() ? 0 : taste.fight);
}

std::int64_t worstOf(const EncounterChoice& choice, const EncounterTaste& taste) {
    std::int64_t worst = playNumbers.maxGain;
    for (const auto& outcome : choice.outcomes) worst = std::min(worst, worthOf(outcome, taste));
    return worst;
}

std::int64_t averageOf(const EncounterChoice& choice, const EncounterTaste& taste) {
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    for (const auto& outcome : choice.outcomes) {
        sum += worthOf(outcome, taste) * outcome.weight;
        weights += outcome.weight;
    }
    return weights > 0 ? sum * 1000 / weights : 0;
}

template <class Worth>
RatedChoice bestBy(const Encounter& encounter, const Worth& worth) {
    RatedChoice best;
    for (std::size_t i = 0; i < encounter.choices.size(); ++i) {
        const auto value = worth(encounter.choices[i]);
        if (i == 0 || value > best.worth) best = {i + 1, value};
    }
    return best;
}

} // namespace

RatedChoice safestChoice(const Encounter& encounter, const EncounterTaste& taste) {
    return bestBy(encounter, [&](const EncounterChoice& choice) { return worstOf(choice, taste); });
}

RatedChoice bestChoice(const Encounter& encounter, const EncounterTaste& taste) {
    return bestBy(encounter, [&](const EncounterChoice& choice) { return averageOf(choice, taste); });
}

const Encounter& encounterOf(const PersonaView& view) {
    return (*view.tables().encounters)[view.interaction().encounter];
}

Command leaveOrEndure(const PersonaView& view) {
    if (view.offer().mayLeave) return Command::back();
    return Command::choose(safestChoice(encounterOf(view), {}).number);
}

std::optional<std::size_t> affordable(const PersonaView& view, GoodsEffect effect) {
    const auto& goods = *view.tables().goods;
    for (std::size_t i = 0; i < goods.size(); ++i)
        if (goods[i].effect == effect && goods[i].amount > 0 && goods[i].price > 0 && goods[i].price <= view.me().coins)
            return i + 1;
    return {};
}

Command buyOrLeave(const PersonaView& view, std::initializer_list<GoodsEffect> effects) {
    for (const auto effect : effects) {
        if (effect == GoodsEffect::Healing && view.me().health >= playNumbers.health) continue;
        if (const auto number = affordable(view, effect)) return Command::choose(*number);
    }
    return Command::back();
}

Command strike() { return Command::choose(1); }
Command strikeGuarded() { return Command::choose(2); }

Command answerIntent(const PersonaView& view, bool wary) {
    switch (view.interaction().intent) {
    case Intent::Heavy: return strikeGuarded();
    case Intent::Open: return strike();
    case Intent::Plain: break;
    }
    return wary ? strikeGuarded() : strike();
}

Command idle(const PersonaView& view) { return Command::turn(view.who(), view.me().facing); }

std::optional<Command> makeRoom(const PersonaView& view) {
    const auto& me = view.me();
    if (!view.otherPlayer() || view.who() != 1) return {};
    for (int quarters : {0, 1, 3, 2}) {
        const auto direction = rotated(me.facing, quarters);
        const Cell to = me.place.at + towards(direction);
        if (view.size().contains(to) && view.isOpen(to) && !view.isPortal(to) && !view.isLedge(to) &&
            view.mayStep(me.place.at, direction))
            return Command::move(view.who(), direction);
    }
    return {};
}

} // namespace delve::play
