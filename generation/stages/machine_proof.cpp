#include "generation/stages/machine_proof.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace delve::generation {
namespace {

using Place = MachinePlan::Place;

struct Player {
    bool findsSecrets = false;
    bool takesKey = false;
};

/// A step to or from a place that not everybody passes, or not both ways.
struct Step {
    std::size_t from = 0; ///< a part
    std::size_t to = 0;
    bool needsKey = false;
    bool isSecret = false;
};

class Proof {
public:
    explicit Proof(const MachinePlan& plan) : m_plan(plan) {
        m_partOf.fill(MachinePlan::none);
        label(plan.doorway());
        for (Place place = 0; place < plan.doorway(); ++place)
            if (plan.walkable(place) && m_partOf[place] == MachinePlan::none) label(place);
        for (Place place = 0; place <= plan.doorway(); ++place)
            if (plan.walkable(place) && plan.isGate(place)) addSteps(place);
    }

    [[nodiscard]] bool holds() const {
        if (m_steps.empty()) return m_parts == 1;
        for (const bool findsSecrets : {false, true})
            for (const bool takesKey : {false, true}) {
                const Player player{findsSecrets, takesKey};
                const auto reached = reachedBy(player);
                if ((reached & ~leadingHome(player)).any()) return false;
                if (findsSecrets && takesKey && !areAllIn(reached)) return false;
            }
        return true;
    }

private:
    /// A part, and in the lowest bit whether the key is held there.
    using States = std::bitset<2 * MachinePlan::mostPlaces>;

    /// A gate is a part by itself.
    void label(Place first) {
        MachinePlan::PlaceList rim;
        rim.push_back(first);
        m_partOf[first] = m_parts;
        for (std::size_t i = 0; i < rim.size() && !m_plan.isGate(first); ++i)
            for (const auto side : directionsClockwise) {
                const Place next = m_plan.beside(rim[i], side);
                if (next == MachinePlan::none || m_partOf[next] != MachinePlan::none) continue;
                if (!m_plan.walkable(next) || m_plan.isGate(next)) continue;
                m_partOf[next] = m_parts;
                rim.push_back(next);
            }
        ++m_parts;
    }

    /// Between a gate and what lies beside it; of two gates, each adds those away from it.
    void addSteps(Place gate) {
        for (const auto side : directionsClockwise) {
            const Place other = m_plan.beside(gate, side);
            if (other == MachinePlan::none || !m_plan.walkable(other)) continue;
            addStep(gate, other, side);
            if (!m_plan.isGate(other)) addStep(other, gate, opposite(side));
        }
    }

    void addStep(Place from, Place to, Direction side) {
        if (m_plan.holdsBack(from, side) || m_plan.holdsBack(to, side)) return;
        m_steps.push_back({m_partOf[from], m_partOf[to], to == m_plan.lock, m_plan.isSecret(to)});
    }

    [[nodiscard]] static bool takes(const Player& player, const Step& step, std::size_t key) {
        return (key == 1 || !step.needsKey) && (player.findsSecrets || !step.isSecret);
    }
    [[nodiscard]] bool mayTakeKey(const Player& player) const {
        return player.takesKey && m_plan.key != MachinePlan::none;
    }

    [[nodiscard]] States reachedBy(const Player& player) const {
        States reached;
        reached.set(0); // at the doorway, without the key
        for (States before; before != reached;) {
            before = reached;
            if (mayTakeKey(player) && reached[2 * keyPart()]) reached.set(2 * keyPart() + 1);
            for (const auto& step : m_steps)
                for (const std::size_t key : {0, 1})
                    if (reached[2 * step.from + key] && takes(player, step, key)) reached.set(2 * step.to + key);
        }
        return reached;
    }

    [[nodiscard]] States leadingHome(const Player& player) const {
        States home;
        home.set(0);
        home.set(1);
        for (States before; before != home;) {
            before = home;
            if (mayTakeKey(player) && home[2 * keyPart() + 1]) home.set(2 * keyPart());
            for (const auto& step : m_steps)
                for (const std::size_t key : {0, 1})
                    if (home[2 * step.to + key] && takes(player, step, key)) home.set(2 * step.from + key);
        }
        return home;
    }

    [[nodiscard]] bool areAllIn(const States& reached) const {
        for (std::size_t part = 0; part < m_parts; ++part)
            if (!reached[2 * part] && !reached[2 * part + 1]) return false;
        return true;
    }

    [[nodiscard]] std::size_t keyPart() const { return m_partOf[m_plan.key]; }

    const MachinePlan& m_plan;
    std::array<std::size_t, MachinePlan::mostPlaces> m_partOf{};
    std::size_t m_parts = 0; ///< the first one is the doorway's
    Few<Step, 8 * MachinePlan::mostPlaces> m_steps;
};

} // namespace

bool isProven(const MachinePlan& plan) { return Proof(plan).holds(); }

} // namespace delve::generation
