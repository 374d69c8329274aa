#include "generation/stages/keys_and_locks.h"

#include "generation/graph/passages.h"
#include "generation/level/bit_runs.h"
#include "generation/level/sides.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/doors.h"
#include "generation/stages/key_colours.h"
#include "generation/stages/winning_cells.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// All that wins a level: the tiles that end the game, the boss, the goal. The locks keep the player from each of them.
std::vector<Cell> goalsOf(const Draft& draft) {
    auto goals = cellsThatEndTheGame(draft);
    const auto things = thingsThatWin(draft);
    goals.insert(goals.end(), things.begin(), things.end());
    return goals;
}

/// A lock or a key on its cell, with the place of its colour in the list of those in use.
struct Coloured {
    static constexpr std::size_t noColour = static_cast<std::size_t>(-1); ///< a lock that no key opens
    Cell at;
    std::size_t colour = noColour;
};

/// The locks and keys of a draft: those that were there, pinned or put by an earlier stage, and those that this one
/// adds.
class LocksAndKeys {
public:
    explicit LocksAndKeys(const Draft& draft) {
        for (const auto& thing : draft.things()) {
            if (thing.kind != ThingKind::Lock && thing.kind != ThingKind::Key) continue;
            const auto* colour = thing.fields.find("colour");
            const Coloured found{thing.at, colour ? placeOf(*colour) : Coloured::noColour};
            (thing.kind == ThingKind::Lock ? locks : keys).push_back(found);
            if (thing.kind == ThingKind::Lock && draft.pinned(thing.at)) keptColours.push_back(found.colour);
        }
        std::ranges::sort(keptColours);
        keptColours.erase(std::unique(keptColours.begin(), keptColours.end()), keptColours.end());
        keptLocks = locks.size();
        keptKeys = keys.size();
    }

    /// A colour of the palette that nothing has yet.
    [[nodiscard]] std::optional<std::size_t> freshColour() {
        for (const auto& colour : colourOfKey)
            if (std::ranges::find(colours, PropertyValue(colour)) == colours.end()) return placeOf(colour);
        return {};
    }
    [[nodiscard]] bool hasKey(std::size_t colour) const {
        return std::ranges::find(keys, colour, &Coloured::colour) != keys.end();
    }
    [[nodiscard]] bool hasLock(std::size_t colour) const {
        return std::ranges::find(locks, colour, &Coloured::colour) != locks.end();
    }

    std::vector<PropertyValue> colours;
    std::vector<Coloured> locks;
    std::vector<Coloured> keys;
    std::size_t keptLocks = 0; ///< so many of the list were there before
    std::size_t keptKeys = 0;
    std::vector<std::size_t> keptColours; ///< of pinned locks, once each: they count among the colours asked for

private:
    std::size_t placeOf(const PropertyValue& colour) {
        const auto found = std::ranges::find(colours, colour);
        if (found != colours.end()) return static_cast<std::size_t>(found - colours.begin());
        colours.push_back(colour);
        return colours.size() - 1;
    }
};

/// Where a lock may be put but on doors: where a hall meets a room, or, where that is not enough, anywhere in a hall.
enum class LockPlaces { Doors, Halls };

class LockPlacer {
public:
    LockPlacer(Draft& draft, Stream& random, LocksAndKeys& all, Cell start, std::vector<Cell> goals)
        : m_draft(draft), m_random(random), m_all(all), m_start(start), m_goals(std::move(goals)),
          m_open(draft.workspace().bits[0]), m_reach(draft.workspace().bits[1]), m_toGoals(draft.workspace().bits[2]) {
        m_open = draft.walkableCells();
        m_toGoals = m_open;
        for (const Cell goal : m_goals) m_toGoals.set(goal);
    }

    /// A key for each pinned lock that has none, or none that can be had without opening it; a lock for each pinned key
    /// that has none, and pairs of new colours, until there are enough or no place is left that separates something.
    /// Gives how many colours of locks there are then; nothing when stopped.
    std::optional<std::size_t> place(std::size_t wanted) {
        const auto kept = m_all.keptColours;
        for (const auto colour : kept)
            if (colour != Coloured::noColour && !reachesKey(colour)) (void)placeKey(colour);
        auto made = kept.size();
        for (std::size_t colour = 0; colour < m_all.colours.size() && made < wanted; ++colour)
            if (!m_all.hasLock(colour) && addLock(colour)) ++made;
        while (made < wanted) {
            if (m_draft.stopped()) return {};
            const auto colour = m_all.freshColour();
            if (!colour || !addLock(*colour)) break;
            ++made;
        }
        return m_draft.stopped() ? std::nullopt : std::optional(made);
    }

    /// Starts without keys and takes all that can be reached: does that reach a goal?
    [[nodiscard]] bool canBeWon() {
        collect(Coloured::noColour);
        return std::ranges::any_of(m_goals, [this](Cell goal) {
            return m_reach.at(goal) ||
                   std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return m_reach.has(goal + side); });
        });
    }

private:
    bool addLock(std::size_t colour) {
        return addLock(colour, LockPlaces::Doors) || addLock(colour, LockPlaces::Halls);
    }

    /// A lock before all goals, or else before a key that is there already; its own key goes where it can be reached.
    bool addLock(std::size_t colour, LockPlaces allowed) {
        const bool hadKey = m_all.hasKey(colour);
        for (std::size_t i = 0; i <= m_all.keys.size(); ++i) {
            auto* const distances = &m_draft.workspace().distances;
            auto places =
                i == 0 ? everyWayPasses(m_toGoals, m_start, m_goals, m_stopped, distances)
                       : everyWayPasses(m_open, m_start, m_all.keys[m_all.keys.size() - i].at, m_stopped, distances);
            std::erase_if(places, [&](Cell cell) { return !takesLock(cell, allowed); });
            m_random.shuffle(std::span(places));
            for (const Cell lock : places) {
                if (m_draft.stopped()) return false;
                m_all.locks.push_back({lock, colour});
                if (hadKey ? reachesKey(colour) : placeKey(colour)) return true;
                m_all.locks.pop_back();
            }
        }
        return false;
    }

    /// A door, or a place for one, that neither a lock nor a key is on. A second lock right behind a first one would be
    /// no lock of its own.
    [[nodiscard]] bool takesLock(Cell cell, LockPlaces allowed) const {
        const bool door = m_draft.catalogue().opens(m_draft.at(cell)) && !m_draft.pinned(cell);
        const bool place = allowed == LockPlaces::Halls ? takesDoorInHall(m_draft, cell) : takesDoor(m_draft, cell);
        if ((!door && !place) || !m_draft.takesThing(cell)) return false;
        return std::ranges::none_of(m_all.locks, [&](const Coloured& lock) { return steps(lock.at, cell) <= 1; }) &&
               std::ranges::find(m_all.keys, cell, &Coloured::at) == m_all.keys.end();
    }

    /// Is a key of this colour found without opening what it opens?
    [[nodiscard]] bool reachesKey(std::size_t colour) {
        collect(colour);
        return std::ranges::any_of(m_all.keys,
                                   [&](const Coloured& key) { return key.colour == colour && m_reach.at(key.at); });
    }

    /// Assumed fill: the key goes to a cell that can be reached without it, whatever the keys placed before it need.
    bool placeKey(std::size_t colour) {
        collect(colour);
        std::vector<std::uint64_t> inRow;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            inRow.push_back(keyPlaces(y).size());
        }
        const auto places = std::accumulate(inRow.begin(), inRow.end(), std::uint64_t{0});
        if (places == 0) return false;
        auto drawn = m_random.below(places);
        std::int32_t y = 0;
        while (drawn >= inRow[static_cast<std::size_t>(y)]) drawn -= inRow[static_cast<std::size_t>(y++)];
        m_all.keys.push_back({keyPlaces(y)[static_cast<std::size_t>(drawn)], colour});
        return true;
    }

    [[nodiscard]] std::vector<Cell> keyPlaces(std::int32_t y) const {
        std::vector<Cell> places;
        forEachBit(std::as_const(m_reach).row(y), [&](std::int32_t x) {
            const Cell cell{x, y};
            const bool taken = std::ranges::find(m_all.keys, cell, &Coloured::at) != m_all.keys.end();
            if (m_draft.catalogue().roomFloor(m_draft.at(cell)) && m_draft.takesThing(cell) && !taken)
                places.push_back(cell);
        });
        return places;
    }

    /// From the start without keys: takes every key in reach except those of one colour, opens what they open, until
    /// nothing changes. What was reached is in m_reach.
    void collect(std::size_t without) {
        std::vector<bool> held(m_all.colours.size());
        const auto setLocks = [&](bool all) {
            for (const auto& lock : m_all.locks)
                m_open.set(lock.at, m_draft.walkable(lock.at) &&
                                        (all || (lock.colour != Coloured::noColour && held[lock.colour])));
        };
        for (bool changed = true; changed;) {
            setLocks(false);
            findReach(m_open, m_start, m_reach, m_stopped);
            changed = false;
            for (const auto& key : m_all.keys) {
                if (key.colour == Coloured::noColour || key.colour == without || held[key.colour]) continue;
                if (m_reach.at(key.at)) held[key.colour] = changed = true;
            }
        }
        setLocks(true);
    }

    Draft& m_draft;
    std::function<bool()> m_stopped = [this] { return m_draft.stopped(); };
    Stream& m_random;
    LocksAndKeys& m_all;
    Cell m_start;
    std::vector<Cell> m_goals;
    BitGrid& m_open; ///< what can be walked with all keys
    BitGrid& m_reach;
    BitGrid& m_toGoals; ///< the same, and the goals
};

void furnish(Draft& draft, const LocksAndKeys& all) {
    for (auto i = all.keptLocks; i < all.locks.size(); ++i) {
        draft.set(all.locks[i].at, Tile::Door);
        draft.addThing(ThingKind::Lock, all.locks[i].at)->fields.set("colour", all.colours[all.locks[i].colour]);
    }
    for (auto i = all.keptKeys; i < all.keys.size(); ++i)
        draft.addThing(ThingKind::Key, all.keys[i].at)->fields.set("colour", all.colours[all.keys[i].colour]);
}

} // namespace

Done keysAndLocksThatHold(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters) {
    const auto before = draft.things().size();
    if (auto placed = keysAndLocks(draft, random, parameters); !placed) return placed;
    for (auto i = before; i < draft.things().size(); ++i) {
        const auto& thing = draft.things()[i];
        draft.reserve(thing.at);
        if (thing.kind != ThingKind::Lock) continue;
        for (const Cell side : sidesInReadingOrder)
            if (draft.walkable(thing.at + side)) draft.reserve(thing.at + side);
    }
    return done();
}

Done keysAndLocks(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    const auto goals = goalsOf(draft);
    if (draft.stopped()) return cancelled();
    if (!start || goals.empty())
        return impossible(
            {DELVE_TEXT("stage", "The start or the exit is missing, so no lock can stand between them. Put the stages "
                                 "that make them before this one.")},
            pinsOf(draft));
    const auto wanted = static_cast<std::size_t>(parameters.colours);
    LocksAndKeys all(draft);
    LockPlacer placer(draft, random, all, start->at, goals);
    const auto made = placer.place(wanted);
    if (!made) return cancelled();
    const bool won = placer.canBeWon();
    if (draft.stopped()) return cancelled();
    if (!won)
        return impossible(
            {DELVE_TEXT("stage", "The exit cannot be reached from the start, so no lock can stand between them.")},
            goals);
    furnish(draft, all);
    if (*made < wanted)
        draft.note({DELVE_TEXT_N("stage", "%n lock(s) instead of %1: all other doors can be bypassed."),
                    static_cast<std::int64_t>(*made),
                    {std::to_string(wanted)}});
    return done();
}

Done keysOfPinnedLocks(Draft& draft, Stream& random) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    LocksAndKeys all(draft);
    if (!start || all.keptColours.empty()) return done();
    LockPlacer placer(draft, random, all, start->at, {});
    if (!placer.place(0)) return cancelled();
    furnish(draft, all);
    return done();
}

StageInfo keysAndLocks1Stage() {
    using P = KeysAndLocksParameters;
    StageInfo stage;
    stage.name = "keys-and-locks";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Keys and locks");
    stage.help = DELVE_TEXT("stage", "Locks doors that cannot be bypassed on the way to the exit or to another key, "
                                     "and places their keys within reach.");
    stage.needs = Part::Start | Part::Exit;
    stage.locks = true;
    stage.parameters = {
        parameter("colours", &P::colours, whole(1, static_cast<std::int64_t>(colourOfKey.size())).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Key colours"),
                  DELVE_TEXT("stage", "How many keys there are, each with its own colour and lock. Higher values lock "
                                      "more doors.")),
    };
    stage.run = runWith<P>(keysAndLocks, stage.parameters);
    return stage;
}

StageInfo keysAndLocksStage() {
    auto stage = keysAndLocks1Stage();
    stage.version = 2;
    stage.ways = Ways::Fixes;
    stage.run = runWith<KeysAndLocksParameters>(keysAndLocksThatHold, stage.parameters);
    return stage;
}

} // namespace delve::generation
