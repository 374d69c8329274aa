#include "playtest/proof/reversible.h"

#include "generation/level/patience.h"
#include "playtest/proof/wide_ground.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace delve::play {
namespace {

/// The ground of two players, where not keys open ways, but each lock by itself: whoever goes through one that the
/// other has opened need not hold its key.
class GroundOfLocks : public PartGraph {
public:
    explicit GroundOfLocks(const Parts& parts) {
        m_count = parts.count();
        m_start = parts.start();
        m_items.resize(m_count);
        for (auto passage : parts.passages()) {
            const bool isShut = passage.needs.any();
            passage.needs.reset();
            passage.takes.reset();
            if (isShut) addLock(passage);
            m_passages.push_back(passage);
        }
        sortPassages();
    }

    /// False: there are more locks than can be told apart.
    [[nodiscard]] bool fits() const { return m_numbers.size() <= Held().size(); }

private:
    void addLock(Passage& passage) {
        const auto number = m_numbers.try_emplace(passage.front(), m_numbers.size()).first->second;
        if (number < passage.needs.size()) passage.needs.set(number);
    }

    std::map<Place, std::size_t> m_numbers;
};

/// Does a step lead elsewhere than to the cell in front?
bool isLeap(const PartGraph::Passage& passage) { return passage.lands != passage.front(); }

/// Can one of the players get to ground on which two can change places?
bool isWideAround(const Game& start, const Parts& parts, const StrongParts& strong,
                  const std::function<bool()>& stopped) {
    const auto isNear = [&](std::uint32_t part) {
        return std::ranges::any_of(start.players, [&](const Player& player) {
            return strong.groupOf[parts.at(player.place)] == strong.groupOf[part];
        });
    };
    for (std::uint32_t level = 0; level < start.prepared->levels.size(); ++level) {
        const auto wide = wideRegions(parts.regionsOf(level), stopped);
        for (std::uint32_t region = 0; region < wide.size(); ++region)
            if (wide[region] && isNear(parts.firstRegionOf(level) + region)) return true;
    }
    return false;
}

} // namespace

/// What is held for certain in a part is that without which nobody gets in.
bool isReversible(std::span<const std::uint32_t> begins, StrongPartsByHeld& strong) {
    const PartGraph& parts = strong.parts();
    std::vector<Held> certain(parts.count(), Held{}.set());
    for (const auto part : begins) certain[part].reset();
    for (auto part = parts.start(); part < parts.count(); ++part) certain[part].reset();
    for (const auto& passage : parts.passages()) certain[passage.to] &= passage.needs;
    Patience patience([&strong] { return strong.stopped(); });
    return std::ranges::all_of(parts.passages(), [&](const PartGraph::Passage& passage) {
        if (passage.from >= parts.start() || certain[passage.from].all()) return true; // nobody comes from there
        constexpr std::size_t cellsOfLookup = 8;
        if (strong.tooMany() || patience.ended(cellsOfLookup)) return false;
        const auto& groups = strong.of(passage.needs | certain[passage.from]).groupOf;
        return groups[passage.from] == groups[passage.to];
    });
}

/// Where steps lead to and fro, whoever comes later opens what could have been opened before, and whoever holds a key
/// can bring it wherever the other one could have. Two on connected ground can get to any two of its cells unless all
/// of it is one path (Kornhauser, Miller and Spirakis): so one wide place is enough. A portal, which also stops whoever
/// comes while somebody stands on it, is left to a search.
bool isReversibleForTwo(const Game& start, const Parts& parts, const std::function<bool()>& stopped) {
    if (std::ranges::any_of(parts.passages(), isLeap)) return false;
    const GroundOfLocks ground(parts);
    if (!ground.fits()) return false;
    StrongPartsByHeld strong(ground, stopped);
    const std::array begins{parts.at(start.players[0].place), parts.at(start.players[1].place)};
    return isReversible(begins, strong) && isWideAround(start, parts, strong.of({}), stopped);
}

} // namespace delve::play
