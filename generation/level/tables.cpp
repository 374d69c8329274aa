#include "generation/level/tables.h"

#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/text.h"
#include "generation/level/word_table.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr auto effects = wordTable<GoodsEffect>({{GoodsEffect::Healing, "healing"},
                                                 {GoodsEffect::Blade, "blade"},
                                                 {GoodsEffect::Armour, "armour"},
                                                 {GoodsEffect::Lamp, "lamp"},
                                                 {GoodsEffect::Supplies, "supplies"}});

/// Name, glyph and colour, then health, strength, aggression, speed, sight, worth, heavy, open.
std::vector<EnemyKind> enemies() {
    return {
        {DELVE_TEXT("table", "rat").source, U'r', {0x8d, 0x7b, 0x68}, 3, 2, 50, 8, 5, 1, 20, 50, {}},
        {DELVE_TEXT("table", "bat").source, U'b', {0x6a, 0x5a, 0x7e}, 2, 2, 45, 14, 6, 1, 15, 55, {}},
        {DELVE_TEXT("table", "goblin").source, U'g', {0x6d, 0x8f, 0x3e}, 5, 3, 55, 9, 7, 3, 30, 45, {}},
        {DELVE_TEXT("table", "skeleton").source, U'k', {0xd8, 0xd4, 0xc4}, 7, 3, 60, 7, 6, 4, 30, 40, {}},
        {DELVE_TEXT("table", "ghost").source, U'w', {0xa9, 0xc8, 0xd6}, 5, 4, 65, 10, 9, 5, 35, 40, {}},
        {DELVE_TEXT("table", "ogre").source, U'o', {0x9c, 0x5b, 0x36}, 12, 5, 55, 5, 6, 8, 40, 45, {}},
        {DELVE_TEXT("table", "boss").source, U'B', {0xb0, 0x2c, 0x2c}, 20, 5, 65, 6, 8, 25, 30, 40, {}},
    };
}

std::vector<Goods> goods() {
    return {
        {DELVE_TEXT("table", "healing draught").source, GoodsEffect::Healing, 8, 5, {}},
        {DELVE_TEXT("table", "better blade").source, GoodsEffect::Blade, 2, 10, {}},
        {DELVE_TEXT("table", "armour").source, GoodsEffect::Armour, 1, 12, {}},
        {DELVE_TEXT("table", "lamp").source, GoodsEffect::Lamp, 3, 6, {}},
        {DELVE_TEXT("table", "bag of provisions").source, GoodsEffect::Supplies, 3, 4, {}},
    };
}

/// For people who read the table below: weight, text, then what is gained or lost.
Outcome outcome(std::int64_t weight, Text text, std::int64_t health, std::int64_t supplies, std::int64_t coins,
                std::string fight = {}) {
    return {weight, text.source, health, supplies, coins, std::move(fight), {}};
}

EncounterChoice choice(Text text, std::vector<Outcome> outcomes) { return {text.source, std::move(outcomes), {}}; }

Encounter encounter(Text name, bool road, Text text, std::vector<EncounterChoice> choices) {
    return {name.source, road, false, text.source, std::move(choices), {}};
}

Encounter hermit() {
    return encounter(DELVE_TEXT("table", "hermit"), false,
                     DELVE_TEXT("table", "An old man sits by a small fire. “Few come this way”, he says."),
                     {choice(DELVE_TEXT("table", "Sit down with him"),
                             {outcome(1, DELVE_TEXT("table", "You rest, and he tells of the way."), 4, 0, 0)}),
                      choice(DELVE_TEXT("table", "Beg for a coin"),
                             {outcome(2, DELVE_TEXT("table", "He has none himself."), 0, 0, 0),
                              outcome(1, DELVE_TEXT("table", "He sighs and gives you what he has."), 0, 0, 2)})});
}

Encounter well() {
    return encounter(DELVE_TEXT("table", "well"), false,
                     DELVE_TEXT("table", "A well. Something glitters far down in the water."),
                     {choice(DELVE_TEXT("table", "Climb down"),
                             {outcome(3, DELVE_TEXT("table", "You come up wet, with a hand full of coins."), 0, 0, 5),
                              outcome(2, DELVE_TEXT("table", "The rope breaks. You crawl out, bruised."), -3, 0, 0)}),
                      choice(DELVE_TEXT("table", "Drink"),
                             {outcome(1, DELVE_TEXT("table", "The water is cold and good."), 2, 0, 0)})});
}

Encounter shrine() {
    return encounter(
        DELVE_TEXT("table", "shrine"), false, DELVE_TEXT("table", "A shrine to a god whose name nobody remembers."),
        {choice(DELVE_TEXT("table", "Leave a coin"),
                {outcome(3, DELVE_TEXT("table", "A warmth goes through you."), 5, 0, -1),
                 outcome(1, DELVE_TEXT("table", "Nothing happens."), 0, 0, -1)}),
         choice(DELVE_TEXT("table", "Take the offerings"),
                {outcome(1, DELVE_TEXT("table", "You leave quickly, richer than before."), 0, 0, 4),
                 outcome(1, DELVE_TEXT("table", "The shadow behind the shrine gets up."), 0, 0, 3, "ghost")})});
}

Encounter sleeper() {
    return encounter(
        DELVE_TEXT("table", "sleeper"), false, DELVE_TEXT("table", "A goblin lies asleep on a sack."),
        {choice(DELVE_TEXT("table", "Pull the sack away"),
                {outcome(1, DELVE_TEXT("table", "It snores on. There are provisions in the sack."), 0, 2, 1),
                 outcome(1, DELVE_TEXT("table", "It wakes up, and it is in no good mood."), 0, 0, 0, "goblin")}),
         choice(DELVE_TEXT("table", "Tiptoe past it"),
                {outcome(1, DELVE_TEXT("table", "It never saw you coming."), 0, 0, 0)})});
}

Encounter mushrooms() {
    return encounter(DELVE_TEXT("table", "mushrooms"), false,
                     DELVE_TEXT("table", "Mushrooms glow in a corner, blue and green."),
                     {choice(DELVE_TEXT("table", "Eat a blue one"),
                             {outcome(1, DELVE_TEXT("table", "Sweet. You feel stronger."), 4, 0, 0),
                              outcome(1, DELVE_TEXT("table", "Bitter. Your stomach turns."), -3, 0, 0)}),
                      choice(DELVE_TEXT("table", "Pick the green ones"),
                             {outcome(1, DELVE_TEXT("table", "They will keep for some days."), 0, 1, 0)})});
}

Encounter robbers() {
    return encounter(
        DELVE_TEXT("table", "robbers"), true,
        DELVE_TEXT("table", "Robbers step onto the road. “Your bags, or your skin!”"),
        {choice(DELVE_TEXT("table", "Fight"),
                {outcome(2, DELVE_TEXT("table", "You drive them off."), -1, 0, 2),
                 outcome(1, DELVE_TEXT("table", "You drive them off, but it costs you blood."), -4, 0, 1)}),
         choice(DELVE_TEXT("table", "Flee"),
                {outcome(1, DELVE_TEXT("table", "You get away."), 0, 0, 0),
                 outcome(1, DELVE_TEXT("table", "You get away, but a bag stays behind."), 0, -1, 0)})});
}

Encounter wolves() {
    return encounter(
        DELVE_TEXT("table", "wolves"), true, DELVE_TEXT("table", "Wolves follow you, and they come nearer."),
        {choice(DELVE_TEXT("table", "Fight"),
                {outcome(2, DELVE_TEXT("table", "You beat the leader, and the others turn away."), -2, 0, 0),
                 outcome(1, DELVE_TEXT("table", "They bite before they turn away."), -4, 0, 0)}),
         choice(DELVE_TEXT("table", "Flee"),
                {outcome(1, DELVE_TEXT("table", "You reach a tree in time."), 0, 0, 0),
                 outcome(2, DELVE_TEXT("table", "You throw them what you have to eat, and run."), 0, -1, 0)})});
}

Encounter storm() {
    return encounter(DELVE_TEXT("table", "storm"), true, DELVE_TEXT("table", "A storm comes over the road."),
                     {choice(DELVE_TEXT("table", "Fight on against the wind"),
                             {outcome(2, DELVE_TEXT("table", "You arrive tired, but you arrive."), -1, 0, 0),
                              outcome(1, DELVE_TEXT("table", "A branch hits you."), -3, 0, 0)}),
                      choice(DELVE_TEXT("table", "Flee under a rock"),
                             {outcome(2, DELVE_TEXT("table", "You wait, and eat while you wait."), 0, -1, 0),
                              outcome(1, DELVE_TEXT("table", "It soon passes."), 0, 0, 0)})});
}

Encounter tollKeeper() {
    return encounter(DELVE_TEXT("table", "toll-keeper"), true,
                     DELVE_TEXT("table", "A giant with a club asks for a toll."),
                     {choice(DELVE_TEXT("table", "Fight"),
                             {outcome(1, DELVE_TEXT("table", "He falls into the ditch."), -2, 0, 3),
                              outcome(1, DELVE_TEXT("table", "He hits hard before he runs."), -5, 0, 0)}),
                      choice(DELVE_TEXT("table", "Pay with provisions"),
                             {outcome(1, DELVE_TEXT("table", "He lets you pass."), 0, -1, 0)}),
                      choice(DELVE_TEXT("table", "Flee"),
                             {outcome(2, DELVE_TEXT("table", "You are quicker than he is."), 0, 0, 0),
                              outcome(1, DELVE_TEXT("table", "The club catches your shoulder."), -3, 0, 0)})});
}

/// Of a set piece: whoever takes one of the three leaves the others.
Encounter threeTombs() {
    Encounter made =
        encounter(DELVE_TEXT("table", "three tombs"), false,
                  DELVE_TEXT("table", "Three tombs. As you lean on one of the lids, you hear the other two lock."),
                  {choice(DELVE_TEXT("table", "Open the king's"),
                          {outcome(1, DELVE_TEXT("table", "He was buried with his treasure."), 0, 0, 8)}),
                   choice(DELVE_TEXT("table", "Open the healer's"),
                          {outcome(1, DELVE_TEXT("table", "The flask in her hand still smells of herbs."), 8, 0, 0)}),
                   choice(DELVE_TEXT("table", "Open the pilgrim's"),
                          {outcome(1, DELVE_TEXT("table", "He packed for a long journey."), 0, 3, 2)})});
    made.named = true;
    return made;
}

} // namespace

std::string_view nameOf(GoodsEffect effect) { return effects[effect]; }

std::optional<GoodsEffect> goodsEffectFromName(std::string_view name) { return effects.find(name); }

const Shared<std::vector<EnemyKind>>& builtInEnemies() {
    static const Shared<std::vector<EnemyKind>> table(enemies());
    return table;
}

const Shared<std::vector<Goods>>& builtInGoods() {
    static const Shared<std::vector<Goods>> table(goods());
    return table;
}

const Shared<std::vector<Encounter>>& builtInEncounters() {
    static const Shared<std::vector<Encounter>> table(std::vector<Encounter>{
        hermit(), well(), shrine(), sleeper(), mushrooms(), robbers(), wolves(), storm(), tollKeeper(), threeTombs()});
    return table;
}

const EnemyKind* Tables::findEnemy(std::string_view name) const {
    const auto found = std::ranges::find(*enemies, name, &EnemyKind::name);
    return found == enemies->end() ? nullptr : &*found;
}

bool operator==(const Tables& a, const Tables& b) = default;

} // namespace delve
