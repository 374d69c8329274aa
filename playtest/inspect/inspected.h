#pragma once

#include "generation/graph/regions.h"
#include "generation/pipeline/feedback.h"
#include "playtest/measures/measured.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/prepared_world.h"
#include "playtest/rules/targets.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// A world as the checks look at it: what several of them ask for is computed once, when it is first asked for.
namespace delve::play {

class Inspected {
public:
    /// `proof` is null if the world is not proven. All of these outlive the object.
    Inspected(std::shared_ptr<const PreparedWorld> prepared, const Proof* proof, const generation::Feedback* feedback);

    [[nodiscard]] const World& world() const { return *m_prepared->world; }
    [[nodiscard]] const PreparedWorld& prepared() const { return *m_prepared; }
    [[nodiscard]] const Level& level(std::uint32_t number) const { return m_prepared->level(number); }
    [[nodiscard]] const TileCatalogue& tiles() const { return world().tiles; }
    /// The level of player one's start; the first if there is none.
    [[nodiscard]] std::uint32_t home() const { return m_home; }
    /// Null if the rules name none that is known.
    [[nodiscard]] const ObjectiveInfo* objective() const { return m_prepared->objective; }
    [[nodiscard]] const Proof* proof() const { return m_proof; }
    /// The cells of a level that the reason of the proof is about; none without a proof.
    [[nodiscard]] std::vector<Cell> cellsOfProof(std::uint32_t level) const;
    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }

    /// Where the players start: of the first one, and of the second if the rules have two.
    [[nodiscard]] const std::vector<Place>& starts() const { return m_starts; }
    /// The cells of each level that can be walked to from there, with the keys that lie on the way.
    [[nodiscard]] const std::vector<BitGrid>& reached() const;
    /// The same if players started elsewhere.
    [[nodiscard]] std::vector<BitGrid> reachFrom(std::span<const Place> starts) const { return reach(starts, {}); }
    [[nodiscard]] bool isReached(std::uint32_t level, Cell cell) const;
    /// The same if the player had all keys of the world.
    [[nodiscard]] const std::vector<BitGrid>& reachedWithAllKeys() const;
    using Keys = std::vector<std::pair<std::uint32_t, const Thing*>>; ///< each with the number of its level
    /// The keys of the world, and the colours of its locks.
    [[nodiscard]] const Keys& keysOf(const std::string& colour) const;
    [[nodiscard]] const std::set<std::string>& lockColours() const;
    /// Are keys all that is missing: would what the objective needs be reached with all of them?
    [[nodiscard]] bool onlyKeysAreMissing() const;
    /// Where in the world something answers this need.
    [[nodiscard]] const std::vector<Target>& targets(const ObjectiveNeed& need) const;
    /// Those of one level.
    [[nodiscard]] std::span<const Target> targetsOn(std::uint32_t level, const ObjectiveNeed& need) const;
    /// Is as much of it reached as a game needs?
    [[nodiscard]] bool isMet(const ObjectiveNeed& need) const;
    /// Would somebody who comes to these cells of each level meet every need of this objective?
    [[nodiscard]] bool meets(const ObjectiveInfo& objective, const std::vector<BitGrid>& reached) const;
    /// Is there an objective that can be played, a start for each player, and a way to what the objective needs?
    [[nodiscard]] bool hasWhatIsNeeded() const;
    /// The parts of a level that can be walked, whatever shuts them. Ledges belong to none, since they lead one way.
    [[nodiscard]] const Regions& regions(std::uint32_t level) const;
    /// The reached cells of a level on which something may be put: without a thing, and neither ledges nor secret
    /// doors.
    [[nodiscard]] const BitGrid& freeCells(std::uint32_t level) const;
    /// The free cell of the level that is farthest from the start, or from where one enters it; the lowest of equals.
    [[nodiscard]] std::optional<Cell> farthestReached(std::uint32_t level) const;
    /// The cells of a level to which a portal or a chasm leads, in order.
    [[nodiscard]] const std::vector<Cell>& arrivalsOn(std::uint32_t level) const;
    /// Do players come here from elsewhere, or go elsewhere from here: does a portal or a chasm lead here, or is a
    /// chasm beside it that leads to another level?
    [[nodiscard]] bool leadsElsewhere(std::uint32_t level, Cell cell) const;
    /// Does a thing stand there?
    [[nodiscard]] bool isTaken(std::uint32_t level, Cell cell) const;
    /// The facts of the measures about a level.
    [[nodiscard]] const Measured& measured(std::uint32_t level) const;
    /// May its main region be searched, or would that take too much memory: for its cells, or for those of the map?
    [[nodiscard]] bool isSearchable(std::uint32_t level) const;
    /// By cell of the main region: does it lie on no way from the start to what the objective needs, to a portal or a
    /// chasm, to where one of them leads, or to anything that can be taken? Empty where nobody can tell: without a
    /// start, a goal or an end to the ground.
    [[nodiscard]] const std::vector<bool>& offTheWay(std::uint32_t level) const;

private:
    struct TargetsOfNeed {
        std::optional<ThingKind> thing;
        bool (TileCatalogue::*tile)(Tile) const = nullptr;
        std::vector<Target> targets;
        std::optional<bool> anyMet = {}; ///< of a need of one of them, and of all of them
        std::optional<bool> allMet = {};
    };

    [[nodiscard]] std::vector<BitGrid> reach(std::span<const Place> starts, std::vector<std::string> keys) const;
    [[nodiscard]] bool isMet(const ObjectiveNeed& need, const std::vector<BitGrid>& reached) const;
    [[nodiscard]] TargetsOfNeed& targetsOf(const ObjectiveNeed& need) const;
    [[nodiscard]] std::optional<Cell> findFarthest(std::uint32_t level) const;

    std::shared_ptr<const PreparedWorld> m_prepared;
    const Proof* m_proof;
    const generation::Feedback* m_feedback;
    std::uint32_t m_home;
    std::vector<Place> m_starts;
    // Computed when they are first asked for.
    mutable std::optional<std::vector<BitGrid>> m_reached;
    mutable std::optional<std::vector<BitGrid>> m_reachedWithAllKeys;
    mutable std::optional<std::map<std::string, Keys>> m_keys;
    mutable std::optional<std::set<std::string>> m_lockColours;
    mutable std::optional<bool> m_onlyKeysAreMissing;
    mutable std::deque<TargetsOfNeed> m_targets; ///< a deque: references to them stay valid
    mutable std::optional<std::uint32_t> m_levelOfRegions;
    mutable Regions m_regions;
    mutable std::optional<std::vector<std::vector<Cell>>> m_arrivals;
    mutable std::optional<std::uint32_t> m_levelOfFree;
    mutable BitGrid m_free;
    mutable std::optional<std::uint32_t> m_levelOfFarthest;
    mutable std::optional<Cell> m_farthest;
    mutable std::unique_ptr<Measured> m_measured; ///< of the level that was asked for last
    mutable std::optional<std::uint32_t> m_levelOffTheWay;
    mutable std::vector<bool> m_offTheWay;
};

} // namespace delve::play
