#include "generation/stages/keys_and_locks.h"

#include "generation/graph/passages.h"
#include "generation/level/bit_runs.h"
#include "generation/stages/doors.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace delve {
namespace {

/// Told apart by those who do not see all colours, too (after Okabe and Ito).
constexpr std::array<Colour, 6> colourOfKey{{{0xd5, 0x5e, 0x00},
                                             {0x00, 0x72, 0xb2},
                                             {0xf0, 0xe4, 0x42},
                                             {0x00, 0x9e, 0x73},
                                             {0xcc, 0x79, 0xa7},
                                             {0x56, 0xb4, 0xe9}}};

struct LockAndKey {
    Cell lock;
    Cell key;
};

/// The tile or the thing that wins: what the locks are to keep from the player.
std::optional<Cell> exitOf(const Draft& draft) {
    for (const auto kind : {ThingKind::Boss, ThingKind::Goal})
        if (const auto* thing = draft.findThing(kind)) return thing->at;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) break;
        const auto row = draft.row(y);
        const auto found = std::ranges::find_if(row, [&](Tile tile) { return draft.catalogue().endsGame(tile); });
        if (found != row.end()) return Cell{static_cast<std::int32_t>(found - row.begin()), y};
    }
    return {};
}

class LockPlacer {
public:
    LockPlacer(Draft& draft, Stream& random, Cell start, Cell exit)
        : m_draft(draft), m_random(random), m_start(start), m_exit(exit), m_open(draft.workspace().bits[0]),
          m_reach(draft.workspace().bits[1]) {
        m_open = draft.walkableCells();
        m_open.set(exit);
    }

    /// Places pairs until there are enough or no door is left that separates something. False when stopped.
    bool place(std::size_t wanted) {
        while (m_pairs.size() < wanted) {
            if (m_draft.stopped()) return false;
            if (!addPair()) break;
        }
        return !m_draft.stopped();
    }

    [[nodiscard]] const std::vector<LockAndKey>& pairs() const { return m_pairs; }

    /// Walks in with empty hands and takes what can be had: does that reach the exit?
    [[nodiscard]] bool canBeWon() {
        collect(m_pairs.size());
        return m_reach.at(m_exit);
    }

private:
    /// A lock before the exit, or else before a key that is there already; its own key goes where it can be reached.
    bool addPair() {
        std::vector<Cell> goals{m_exit};
        for (auto pair = m_pairs.rbegin(); pair != m_pairs.rend(); ++pair) goals.push_back(pair->key);
        for (const Cell goal : goals) {
            auto places = lockPlaces(goal);
            m_random.shuffle(std::span(places));
            for (const Cell lock : places) {
                if (m_draft.stopped()) return false;
                m_pairs.push_back({lock, lock});
                if (placeKey(m_pairs.back())) return true;
                m_pairs.pop_back();
            }
        }
        return false;
    }

    /// Doors, and places for doors, that every way from the start to the goal passes.
    [[nodiscard]] std::vector<Cell> lockPlaces(Cell goal) const {
        std::vector<Cell> places = everyWayPasses(m_open, m_start, goal, [this] { return m_draft.stopped(); });
        std::erase_if(places, [&](Cell cell) {
            const bool door = m_draft.at(cell) == Tile::Door && !m_draft.pinned(cell);
            return (!door && !takesDoor(m_draft, cell)) || !m_draft.takesThing(cell) || standsBeside(cell);
        });
        return places;
    }

    /// A second lock right behind a first one would be no lock of its own.
    [[nodiscard]] bool standsBeside(Cell cell) const {
        return std::ranges::any_of(
            m_pairs, [&](const LockAndKey& pair) { return steps(pair.lock, cell) <= 1 || pair.key == cell; });
    }

    /// Assumed fill: the key goes to a cell that can be reached without it, whatever the keys placed before it need.
    bool placeKey(LockAndKey& pair) {
        collect(m_pairs.size() - 1);
        const auto inRow = countKeyPlaces();
        const auto places = std::accumulate(inRow.begin(), inRow.end(), std::uint64_t{0});
        if (places == 0) return false;
        auto drawn = m_random.below(places);
        std::int32_t y = 0;
        while (drawn >= inRow[static_cast<std::size_t>(y)]) drawn -= inRow[static_cast<std::size_t>(y++)];
        pair.key = keyPlaces(y)[static_cast<std::size_t>(drawn)];
        return true;
    }

    [[nodiscard]] std::vector<Cell> keyPlaces(std::int32_t y) const {
        std::vector<Cell> places;
        forEachBit(std::as_const(m_reach).row(y), [&](std::int32_t x) {
            const Cell cell{x, y};
            const bool taken = std::ranges::any_of(m_pairs, [&](const LockAndKey& pair) { return pair.key == cell; });
            if (m_draft.at(cell) == Tile::Floor && m_draft.takesThing(cell) && !taken) places.push_back(cell);
        });
        return places;
    }

    [[nodiscard]] std::vector<std::uint64_t> countKeyPlaces() const {
        std::vector<std::uint64_t> inRow;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return {};
            inRow.push_back(keyPlaces(y).size());
        }
        return inRow;
    }

    /// From the start with empty hands: takes every key in reach but one, opens what it opens, until nothing changes.
    /// What was reached is in m_reach.
    void collect(std::size_t without) {
        for (const auto& pair : m_pairs) m_open.clear(pair.lock);
        std::vector<bool> held(m_pairs.size());
        for (bool changed = true; changed;) {
            changed = false;
            findReach(m_open, m_start, m_reach, [this] { return m_draft.stopped(); });
            for (std::size_t i = 0; i < m_pairs.size(); ++i) {
                if (i == without || held[i] || !m_reach.at(m_pairs[i].key)) continue;
                held[i] = changed = true;
                m_open.set(m_pairs[i].lock);
            }
        }
        for (const auto& pair : m_pairs) m_open.set(pair.lock);
    }

    Draft& m_draft;
    Stream& m_random;
    Cell m_start;
    Cell m_exit;
    BitGrid& m_open; ///< what can be walked with all keys in hand, and the exit
    BitGrid& m_reach;
    std::vector<LockAndKey> m_pairs;
};

void furnish(Draft& draft, const LockAndKey& pair, Colour colour) {
    draft.set(pair.lock, Tile::Door);
    draft.addThing(ThingKind::Lock, pair.lock)->fields.set("colour", colour);
    draft.addThing(ThingKind::Key, pair.key)->fields.set("colour", colour);
}

} // namespace

Done keysAndLocks(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    const auto exit = exitOf(draft);
    if (draft.stopped()) return cancelled();
    if (!start || !exit)
        return impossible(
            {DELVE_TEXT("stage", "Locks stand between the start and the exit, and one of the two is missing; put the "
                                 "stages that make them before this one.")});
    const auto wanted = static_cast<std::size_t>(parameters.colours);
    LockPlacer placer(draft, random, start->at, *exit);
    if (!placer.place(wanted)) return cancelled();
    const bool won = placer.canBeWon();
    if (draft.stopped()) return cancelled();
    if (!won)
        return impossible(
            {DELVE_TEXT("stage", "The exit cannot be reached from the start, so no lock can stand between them.")},
            {*exit});
    for (std::size_t i = 0; i < placer.pairs().size(); ++i) furnish(draft, placer.pairs()[i], colourOfKey[i]);
    if (placer.pairs().size() < wanted)
        draft.note(
            {DELVE_TEXT("stage", "%1 locks were asked for; only %2 doors can be found that every way must pass."),
             {std::to_string(wanted), std::to_string(placer.pairs().size())}});
    return done();
}

Stage keysAndLocksStage() {
    using P = KeysAndLocksParameters;
    Stage stage;
    stage.name = "keys-and-locks";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Keys and locks");
    stage.help = DELVE_TEXT(
        "stage",
        "Locks doors that every way to the exit, or to another key, must pass, and places their keys within reach.");
    stage.needs = Part::Start | Part::Exit;
    stage.parameters = {
        parameter("colours", &P::colours, whole(1, static_cast<std::int64_t>(colourOfKey.size())),
                  DELVE_TEXT("stage", "Colours"),
                  DELVE_TEXT("stage", "How many keys there are, each of its own colour, and each with a lock.")),
    };
    stage.run = runWith<P>(keysAndLocks, stage.parameters);
    return stage;
}

} // namespace delve
