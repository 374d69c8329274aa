#include "playtest/rules/turn.h"

#include <algorithm>

/// Doors, keys and locks. Keys are kept: one opens every lock of its colour.
namespace delve {
namespace {

bool holdsKey(const Player& player, const std::string& colour) {
    return std::ranges::binary_search(player.keys, colour);
}

/// A colour as people read it: a word can be translated, a number of a colour is no word.
Message coloured(Text withColour, Text plain, const std::string& colour) {
    if (colour.empty()) return Message(plain);
    return Turn::inWords(withColour, {colour});
}

bool openLock(Turn& turn, std::size_t who, Place place, std::uint32_t thing) {
    const auto colour = colourOf((*turn.game.level(place.level).things)[thing]);
    if (!holdsKey(turn.game.players[who], colour)) {
        stop(turn, who, place.at,
             coloured(DELVE_TEXT("play", "The lock is shut. Its key is %1."),
                      DELVE_TEXT("play", "The lock is shut, and you have no key to it."), colour));
        return false;
    }
    turn.takeAway(place.level, thing);
    turn.tell(EventKind::Opened, who, {DELVE_TEXT("play", "Your key opens the lock.")}).at = place.at;
    return true;
}

} // namespace

bool openWay(Turn& turn, std::size_t who, Place place) {
    Game& game = turn.game;
    for (const auto& entry : game.ground->levels[place.level].thingsAt(place.at)) {
        if (!isThere(game, place.level, entry.second)) continue;
        const auto kind = (*game.level(place.level).things)[entry.second].kind;
        if (kind == ThingKind::Lock && !openLock(turn, who, place, entry.second)) return false;
        if (kind != ThingKind::Barrier) continue;
        stop(turn, who, place.at,
             {DELVE_TEXT("play", "The road is barred until the place at one of its ends is explored.")});
        return false;
    }
    if (game.world().tiles.opens(tileAt(game, place.level, place.at))) openDoor(turn, place, who);
    if (!(*game.levels)[place.level].open->at(place.at)) turn.state(place.level).open.write().set(place.at);
    return true;
}

void openDoor(Turn& turn, Place place, std::size_t who) {
    auto& state = turn.state(place.level);
    auto& opened = state.opened.write();
    opened.insert(std::ranges::lower_bound(opened, place.at), place.at);
    state.seeThrough.write().set(place.at);
    auto& event = turn.tell(EventKind::Opened, who);
    event.level = place.level;
    event.at = place.at;
}

void takeKey(Turn& turn, std::size_t who, std::uint32_t thing) {
    Player& player = turn.game.players[who];
    const auto colour = colourOf((*turn.game.level(player.place.level).things)[thing]);
    const auto at = std::ranges::lower_bound(player.keys, colour);
    if (at == player.keys.end() || *at != colour) player.keys.insert(at, colour);
    turn.takeAway(player.place.level, thing);
    turn.tell(EventKind::Taken, who,
              coloured(DELVE_TEXT("play", "You take a key: %1."), DELVE_TEXT("play", "You take a key."), colour));
}

} // namespace delve
