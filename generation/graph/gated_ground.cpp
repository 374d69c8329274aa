#include "generation/graph/gated_ground.h"

#include "generation/graph/union_find.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace delve {
namespace {

/// More states than this are not tried: a person pinned dozens of keys and of steps that lead one way.
constexpr std::size_t mostStates = 1 << 14;

/// A part, and the keys that a player holds there.
struct State {
    std::uint32_t part;
    std::uint64_t keys;
};

/// The states that a search came to, and which leads to which.
class States {
public:
    explicit States(std::size_t parts) : m_ofPart(parts) {}

    [[nodiscard]] std::size_t count() const { return m_states.size(); }
    [[nodiscard]] const State& operator[](std::size_t i) const { return m_states[i]; }

    void come(State state, std::uint32_t from) {
        const auto known =
            std::ranges::find_if(m_ofPart[state.part], [&](std::uint32_t i) { return m_states[i].keys == state.keys; });
        auto place = static_cast<std::uint32_t>(m_states.size());
        if (known != m_ofPart[state.part].end()) {
            place = *known;
        } else {
            m_ofPart[state.part].push_back(place);
            m_states.push_back(state);
            m_from.emplace_back();
        }
        m_from[place].push_back(from);
    }

    /// Does each of them lead to one in this part?
    [[nodiscard]] bool allLeadTo(std::uint32_t part) const {
        std::vector<bool> leads(m_states.size());
        auto rim = m_ofPart[part];
        for (const auto i : rim) leads[i] = true;
        for (std::size_t i = 0; i < rim.size(); ++i)
            for (const auto before : m_from[rim[i]]) {
                if (leads[before]) continue;
                leads[before] = true;
                rim.push_back(before);
            }
        return rim.size() == m_states.size();
    }

private:
    std::vector<State> m_states;
    std::vector<std::vector<std::uint32_t>> m_from; ///< of each: the states before it
    std::vector<std::vector<std::uint32_t>> m_ofPart;
};

} // namespace

GatedGround::GatedGround(std::size_t places, std::span<const Edge> edges, std::span<const Gate> gates,
                         std::span<const PlacedKey> keys, std::uint32_t start)
    : m_partOf(places) {
    auto& parents = m_partOf; // until they are numbered
    std::iota(parents.begin(), parents.end(), 0u);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (gates[i].kind == Gate::Kind::Open) unite(parents, edges[i]);
    }
    // Parents are lower than what hangs on them, so they are numbered before it.
    for (std::uint32_t place = 0; place < places; ++place)
        m_partOf[place] = parents[place] == place ? m_parts++ : m_partOf[parents[place]];
    m_start = m_partOf[start];
    m_steps.resize(m_parts);
    m_keysIn.resize(m_parts);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto kind = gates[i].kind;
        const auto a = m_partOf[edges[i].a];
        const auto b = m_partOf[edges[i].b];
        if (kind == Gate::Kind::Open || a == b) continue;
        m_oneWay = m_oneWay || kind == Gate::Kind::Forward || kind == Gate::Kind::Backward;
        if (kind != Gate::Kind::Backward) m_steps[a].push_back({b, kind, gates[i].colour});
        if (kind != Gate::Kind::Forward) m_steps[b].push_back({a, kind, gates[i].colour});
    }
    for (const auto& key : keys) m_keysIn[m_partOf[key.place]] |= std::uint64_t{1} << key.colour;
}

bool GatedGround::Reach::all() const { return std::ranges::find(parts, false) == parts.end(); }

std::optional<GatedGround::Reach> GatedGround::reach(bool knowsSecrets, std::uint64_t keys) const {
    Reach reach{std::vector<bool>(m_parts)};
    States states(m_parts);
    const auto taken = [&](std::uint32_t part) { return m_oneWay ? 0 : m_keysIn[part] & keys; };
    states.come({m_start, taken(m_start)}, 0);
    for (std::uint32_t i = 0; i < states.count(); ++i) {
        if (i == mostStates) return {};
        const State state = states[i];
        reach.parts[state.part] = true;
        for (auto left = m_keysIn[state.part] & keys & ~state.keys; left != 0; left &= left - 1)
            states.come({state.part, state.keys | (left & (~left + 1))}, i);
        for (const auto& step : m_steps[state.part]) {
            if (step.kind == Gate::Kind::Lock && (state.keys >> step.colour & 1) == 0) continue;
            if (step.kind == Gate::Kind::Secret && !knowsSecrets) continue;
            states.come({step.to, state.keys | taken(step.to)}, i);
        }
    }
    reach.leadsHome = states.allLeadTo(m_start);
    return reach;
}

} // namespace delve
