#include "playtest/rules/derived.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// Doors, keys and locks. Keys are kept: one opens every lock of its colour.
namespace delve::play {
namespace {

bool holdsKey(const Player& player, const std::string& colour) {
    return std::ranges::binary_search(player.keys, colour);
}

/// A colour as people read it: a word can be translated, a number of a colour is no word.
Message coloured(Text withColour, Text plain, const std::string& colour) {
    if (colour.empty()) return Message(plain);
    return StepContext::messageWithWords(withColour, {colour});
}

bool openLock(StepContext& context, std::size_t who, Place place, std::uint32_t thing) {
    const auto colour = colourOf((*context.game.level(place.level).things)[thing]);
    if (!holdsKey(context.game.players[who], colour)) {
        stop(context, who, place.at,
             coloured(DELVE_TEXT("play", "The lock is shut. Its key is %1."),
                      DELVE_TEXT("play", "The lock is shut, and you have no key to it."), colour));
        return false;
    }
    context.takeAway(place.level, thing);
    context.tell(EventKind::Opened, who, {DELVE_TEXT("play", "Your key opens the lock.")}).at = place.at;
    return true;
}

} // namespace

bool openWay(StepContext& context, std::size_t who, Place place) {
    Game& game = context.game;
    for (const auto& entry : game.prepared->levels[place.level].thingsAt(place.at)) {
        if (!isThere(game, place.level, entry.second)) continue;
        const auto kind = (*game.level(place.level).things)[entry.second].kind;
        if (kind == ThingKind::Lock && !openLock(context, who, place, entry.second)) return false;
        if (kind != ThingKind::Barrier) continue;
        stop(context, who, place.at,
             {DELVE_TEXT("play", "The road is closed until you explore the site at one of its ends.")});
        return false;
    }
    if (game.world().tiles.opens(tileAt(game, place.level, place.at))) openDoor(context, place, who);
    if (!openCellsOf(game, place.level).at(place.at) && isOpen(game, place.level, place.at))
        context.state(place.level).unlocked.set(place.at);
    return true;
}

void openDoor(StepContext& context, Place place, std::size_t who) {
    context.state(place.level).opened.set(place.at);
    auto& event = context.tell(EventKind::Opened, who);
    event.level = place.level;
    event.at = place.at;
}

void takeKey(StepContext& context, std::size_t who, std::uint32_t thing) {
    Player& player = context.game.players[who];
    const auto colour = colourOf((*context.game.level(player.place.level).things)[thing]);
    const auto at = std::ranges::lower_bound(player.keys, colour);
    if (at == player.keys.end() || *at != colour) player.keys.insert(at, colour);
    context.takeAway(player.place.level, thing);
    context.tell(EventKind::Taken, who,
                 coloured(DELVE_TEXT("play", "You take a key: %1."), DELVE_TEXT("play", "You take a key."), colour));
}

} // namespace delve::play
