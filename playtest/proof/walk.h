#pragma once

#include "playtest/proof/long_list.h"
#include "playtest/proof/step_way.h"
#include "playtest/proof/steps_left.h"
#include "playtest/proof/walk_goals.h"
#include "playtest/proof/walk_layers.h"
#include "playtest/rules/derived.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

/// Shortest walks over all levels of a world, as a game stands: through doors, portals and chasms, down ledges, and
/// through locks with the keys that the player holds or picks up on the way. A secret door counts as a door: before the
/// step into it, whoever plays the walk waits beside it. Fights and costs are left out; whoever asks for a walk plays
/// it by the rules.
namespace delve::play {

class Walk {
public:
    /// At most this many colours of keys are picked up on one walk.
    static constexpr std::size_t maxColours = 6;
    /// At most this many places are visited on one walk.
    static constexpr std::size_t maxPlaces = 10;
    /// A search gives up beyond this many places, or this many bits of places visited: about half a gigabyte in all.
    static constexpr std::size_t mostStops = 1u << 24;
    static constexpr std::int64_t mostBits = std::int64_t{1} << 31;
    /// Likewise beyond this many sets of what was taken on one level.
    static constexpr std::size_t mostSets = 4096;
    /// May a portal be used that leads from one level to another?
    using MayTravel = std::function<bool(std::uint32_t from, std::uint32_t to)>;

    /// Of one of the players. The game and the colours of its keys, see coloursOfKeys(), outlive the walk. The game may
    /// go on between two searches.
    Walk(const Game& game, const std::vector<std::string>& colours, std::size_t who);
    /// From now on an encounter on a portal may hold whoever arrives, or not, since it is gone once somebody has
    /// chosen: what such a walk cannot reach nobody can.
    void beLenient() { m_lenient = true; }
    /// From now on a search takes no step down a ledge or a chasm.
    void stayAbove(bool stays) { m_staysAbove = stays; }
    /// Nobody may come there; for a place where another player stands. Nothing: anywhere.
    void block(const std::optional<Place>& place) { m_blocked = place; }
    /// From now on a search keeps off these cells of one level; null: off none. They outlive the next search.
    void keepOff(std::uint32_t level, const BitGrid* cells) { m_off = {level, cells}; }

    struct Step {
        Direction direction;
        Place to; ///< where it leads, through a portal or not
    };
    /// Is called now and then during a search; once it returns true, the search gives up.
    void stopWhen(std::function<bool()> stopped) { m_stopped = std::move(stopped); }
    /// The steps to the nearest goal; nothing if none can be reached. No walk is shorter, unless there are keys of more
    /// colours: the first ones that the player does not hold count.
    [[nodiscard]] std::optional<std::vector<Step>> nearest(const WalkGoal& goal, const MayTravel& mayTravel = {});
    /// False: the last search gave up.
    [[nodiscard]] bool wentEverywhere() const { return !m_gaveUp; }

    using Way = StepWay;
    using Opening = WayOpening;
    /// All rules of where one can go: whoever looks for something else than the nearest goal asks here.
    [[nodiscard]] Way wayFrom(const Place& from, Direction step, const Opening& opening);
    /// The cells of a level where a step may lead elsewhere than to the cell beside, or back again: those with a key, a
    /// lock, a barrier or a portal, and odd ground.
    [[nodiscard]] const BitGrid& specialOf(std::uint32_t level);
    /// Does this step lead through a secret door that somebody has to find first, by waiting beside it?
    [[nodiscard]] bool hasDoorToFind(const Place& from, const Step& step);

private:
    using Keys = WalkKeys;
    using Layer = WalkLayer;

    struct Stop {
        Cell at;
        std::uint32_t layer;
        std::uint32_t before; ///< number of the stop that it was reached from
        Direction step;
    };

    void noteKeys(bool layersFit);
    void forgetSearch();
    [[nodiscard]] std::optional<std::vector<Step>> searchCounting();
    [[nodiscard]] std::optional<std::vector<Step>> search();
    [[nodiscard]] bool hasSpareKeys();
    [[nodiscard]] bool mayLimit();
    [[nodiscard]] bool isTooFar(Cell cell) const { return m_limit < m_steps + 1 + m_left.from(cell); }
    [[nodiscard]] std::uint32_t layerOf(std::uint32_t level, Keys keys);
    void noteGround(Layer& layer) const;
    [[nodiscard]] bool goOnFrom(std::uint32_t number);
    [[nodiscard]] bool mayEndAt(std::uint32_t level, Cell cell) const;
    [[nodiscard]] bool stepFrom(std::uint32_t number, Direction step);
    [[nodiscard]] Way onto(const Place& place) const;
    [[nodiscard]] Way against(const Place& from, const Place& to) const;
    [[nodiscard]] std::optional<Place> throughPortal(std::uint32_t level, const Thing* portal) const;
    [[nodiscard]] bool mayTravel(std::uint32_t from, const Place& to) const;
    [[nodiscard]] bool pass(const Way& way, std::uint32_t number, Direction step);
    /// `taken`: on the way there.
    [[nodiscard]] bool arrive(const Place& place, std::uint32_t number, Direction step, Keys taken = 0);
    /// The place, with what is taken on this layer.
    [[nodiscard]] bool enter(Layer& layer, std::uint32_t layerNumber, const Place& place, std::uint32_t number,
                             Direction step);
    [[nodiscard]] bool opens(const Place& place, const Opening& opening) const;
    [[nodiscard]] bool isOff(const Place& place) const;
    [[nodiscard]] bool holds(const std::string& colour, Keys keys) const;
    [[nodiscard]] const Thing* portalAt(const Place& place, bool arriving, bool lenient) const;
    [[nodiscard]] Keys takenAt(const Place& place, bool passing) const;
    [[nodiscard]] Keys keysAt(const Place& place, bool passing) const;
    [[nodiscard]] Keys locksAt(const Place& place) const;
    [[nodiscard]] Keys missingOn(const std::vector<Step>& steps);
    [[nodiscard]] Keys bitOf(const std::string& colour) const;
    [[nodiscard]] std::vector<Step> stepsTo(std::uint32_t number) const;

    const Game& m_game;
    const std::vector<std::string>& m_allColours;
    std::size_t m_who;
    std::optional<Place> m_blocked;
    std::pair<std::uint32_t, const BitGrid*> m_off = {}; ///< see keepOff()
    bool m_lenient = false;
    bool m_staysAbove = false;
    std::function<bool()> m_stopped;
    const WalkGoal* m_goal = nullptr;                     ///< of the search, as are the next two
    Keys m_allPlaces = 0;                                 ///< the bits of all places of the goal
    const MayTravel* m_mayTravel = nullptr;               ///< of the search
    Keys m_counted = 0;                                   ///< of the search: the colours of which keys are looked for
    std::vector<std::string> m_colours;                   ///< those that the player does not hold, sorted
    std::vector<std::string> m_held;                      ///< as the layers were made
    std::unordered_map<std::uint32_t, BitGrid> m_special; ///< by level
    WalkLayers m_layers;
    StepsLeft m_left;
    bool m_aimed = false;     ///< at places that were known, before
    bool m_keysKnown = false; ///< is the next one known?
    bool m_spareKeys = false; ///< see hasSpareKeys()
    bool m_isLimited = false; ///< of the search, as are the next two
    std::size_t m_limit = 0;  ///< no longer walk is looked for
    std::size_t m_steps = 0;  ///< to the stop from which it goes on
    bool m_gaveUp = false;
    LongList<Stop> m_stops; ///< in the order in which they are reached
};

} // namespace delve::play
