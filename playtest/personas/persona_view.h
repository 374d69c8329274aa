#pragma once

#include "generation/pipeline/feedback.h"
#include "playtest/personas/known_cells.h"
#include "playtest/personas/trial_world.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/game.h"

#include <cstddef>
#include <functional>
#include <vector>

/// A game as one player knows it: all that a persona may ask. Of the map it tells only what the persona's declaration
/// says: all of it as it stands, or what the player has seen, as it stood then. Everybody knows the rules, the tables,
/// how large a level is, and what they carry themselves.
namespace delve::play {

class PersonaView {
public:
    /// `known` is null for a persona that knows the whole map, and `feedback` where nobody stops the game. All of these
    /// outlive the view.
    PersonaView(const TrialWorld& trial, const Game& game, std::size_t who, const KnownCells* known,
                const generation::Feedback* feedback = nullptr);

    /// Is the game to be stopped? Whoever looks at many cells asks before it begins, and again every 2^14 cells; what
    /// it decides then does not count.
    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }
    /// The same question, for longer than the view lives.
    [[nodiscard]] std::function<bool()> stopQuestion() const {
        return [feedback = m_feedback] { return feedback && feedback->stopped(); };
    }

    [[nodiscard]] std::size_t who() const { return m_who; }
    [[nodiscard]] const Player& me() const { return m_game.players[m_who]; }
    [[nodiscard]] Mode mode() const { return m_game.mode; }
    [[nodiscard]] const Interaction& interaction() const { return m_game.interaction; }
    [[nodiscard]] Offer offer() const { return offerOf(m_game); }
    [[nodiscard]] const Rules& rules() const { return m_game.rules(); }
    [[nodiscard]] const Tables& tables() const { return m_game.world().tables; }
    [[nodiscard]] const ObjectiveInfo& objective() const { return m_game.objective(); }
    [[nodiscard]] const EnemyKind& kindOf(const Enemy& enemy) const { return play::kindOf(m_game, enemy); }
    /// Null if there is none, they are out, or the player does not know where they are.
    [[nodiscard]] const Player* otherPlayer() const;

    // The level on which the player is, as far as they know it.
    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] bool isKnown(Cell cell) const { return !m_known || m_known->at({m_level, cell}); }
    /// Known ground that this player can step on: perhaps through a door, or through a lock whose key they hold.
    [[nodiscard]] bool isOpen(Cell cell) const {
        return isKnown(cell) && (m_open.at(cell) || (m_hasShut && isOpenWithKeys(cell))) && !isTaken(cell);
    }
    /// Nothing under the feet or in front of them speaks against a step from here: no ledge that leads another way, no
    /// lava.
    [[nodiscard]] bool mayStep(Cell from, Direction direction) const;
    /// May a step onto this known cell lead anywhere: onto ground that is open, whoever stands there, down a chasm, or
    /// into a tile that ends the game?
    [[nodiscard]] bool canEnter(Cell cell) const;
    /// Is a ledge there, down which there may be no way back?
    [[nodiscard]] bool isLedge(Cell cell) const;
    /// A known chasm that leads to the level below.
    [[nodiscard]] bool isChasm(Cell cell) const;
    /// Before somebody steps there, they have to wait for a turn: it is a secret door, and the player knows that, since
    /// they know the whole map. To others it is a wall.
    [[nodiscard]] bool isDoorToFind(Cell cell) const { return !m_known && isHidden(m_game, m_level, cell); }
    /// Could a secret door be beside this cell: is there a wall, as far as is known?
    [[nodiscard]] bool isBesideWall(Cell cell) const;
    [[nodiscard]] bool isPortal(Cell cell) const { return has(cell, ThingKind::Portal); }
    /// Would somebody who stands on a portal go through it by walking that way?
    [[nodiscard]] bool leadsOut(Direction direction) const;
    /// A thing of this kind stands there, as far as is known.
    [[nodiscard]] bool has(Cell cell, ThingKind kind) const {
        return hasThing(cell, [kind](const Thing& thing) { return thing.kind == kind; });
    }
    /// One for which `isWanted` holds.
    template <class IsWanted>
    [[nodiscard]] bool hasThing(Cell cell, const IsWanted& isWanted) const {
        if (!m_marks.things.at(cell) || !isKnown(cell) || looksLikeWall(cell)) return false;
        for (const auto& entry : m_game.prepared->levels[m_level].thingsAt(cell))
            if (isStillThere(entry.second) && isWanted((*m_game.level(m_level).things)[entry.second])) return true;
        return false;
    }
    /// A key of a colour that the player does not hold.
    [[nodiscard]] bool isNewKey(Cell cell) const;
    /// What the objective needs somebody to come to: a tile, a thing, the boss where they stand.
    [[nodiscard]] bool isTarget(Cell cell) const;
    /// Ground that nobody has seen yet, and that the objective wants to be seen; for a persona that knows the whole
    /// map.
    [[nodiscard]] bool isToSee(Cell cell) const {
        return !m_known && cellsToSee(m_game, m_level).at(cell) && !m_game.levels[m_level].seen.at(cell);
    }
    /// The cells in sight where a thing was at the beginning, or what the objective needs is; nothing for a persona
    /// that knows the whole map.
    [[nodiscard]] std::vector<Cell> marksInSight() const;
    /// Enemies of this level: all of them, or those in sight.
    [[nodiscard]] std::vector<Enemy> enemies() const;

    /// The game itself, for a persona that knows the whole map; null for others. It is the same object in all views of
    /// one game.
    [[nodiscard]] const Game* whole() const { return m_known ? nullptr : &m_game; }
    /// The colours of all keys and locks, for walks in the whole game.
    [[nodiscard]] const std::vector<std::string>& colours() const { return m_trial.colours; }
    /// A good order to take all that the objective needs, for these walks; empty if nobody knows.
    [[nodiscard]] const std::vector<Place>& tour() const { return m_trial.tour; }

private:
    [[nodiscard]] bool isOpenWithKeys(Cell cell) const;
    [[nodiscard]] bool isTaken(Cell cell) const {
        const auto* const other = otherPlayer();
        return other && other->place == Place{m_level, cell};
    }
    [[nodiscard]] bool isInSight(const Enemy& enemy) const;
    /// As far as is known.
    [[nodiscard]] bool isStillThere(std::uint32_t thing) const {
        return m_known ? !m_known->isGone(m_level, thing) : isThere(m_game, m_level, thing);
    }
    /// A secret door, to who does not know better.
    [[nodiscard]] bool looksLikeWall(Cell cell) const {
        return m_known && m_game.prepared->levels[m_level].isOdd(cell) && m_game.world().tiles.secret(tileAt(cell)) &&
               !m_known->isDoorFound({m_level, cell});
    }
    [[nodiscard]] Tile tileAt(Cell cell) const { return m_game.level(m_level).tiles.at(cell); }

    const TrialWorld& m_trial;
    const Game& m_game;
    std::size_t m_who;
    const KnownCells* m_known;
    const generation::Feedback* m_feedback;
    std::uint32_t m_level;
    const TrialLevel& m_marks;
    Size m_size;
    JoinedBits m_open;
    bool m_hasShut; ///< locks, barriers, ledges or secret doors
};

} // namespace delve::play
