#include "playtest/proof/pairs.h"

#include "generation/level/patience.h"
#include "playtest/state/hash128.h"

namespace delve::play {
namespace {

std::uint64_t ownerOf(std::uint64_t owners, std::uint32_t key) { return owners >> (2 * key) & 3; }

} // namespace

Pairs::Pairs(const Spots& spots, const std::function<bool()>& stopped) : m_spots(spots) {
    m_tooMany = spots.tooMany() || spots.keys() > mostKeys || spots.locks() > mostLocks;
    if (m_tooMany) return;
    Patience patience(stopped);
    constexpr std::size_t cellsOfPair = 32;
    (void)numberOf({.spots = {spots.startOf(0), spots.startOf(1)}});
    for (std::uint32_t number = 0; number < m_pairs.size() && !m_tooMany; ++number) {
        goOnFrom(number);
        m_tooMany = m_tooMany || patience.ended(cellsOfPair);
    }
    m_count = static_cast<std::uint32_t>(m_pairs.size());
    for (const auto& pair : m_pairs)
        m_items.push_back(spots.collectedAt(pair.spots[0]) | spots.collectedAt(pair.spots[1]));
    sortPassages();
}

void Pairs::goOnFrom(std::uint32_t number) {
    for (const std::uint8_t who : {std::uint8_t{0}, std::uint8_t{1}})
        for (const auto& move : m_spots.movesFrom(m_pairs[number].spots.at(who))) go(number, who, move);
}

void Pairs::go(std::uint32_t number, std::uint8_t who, const Spots::Move& move) {
    Pair next = m_pairs[number];
    if (m_spots.stops(next.spots.at(1 - who), move)) return;
    if (move.lock != Spots::none && (next.opened >> move.lock & 1) == 0) {
        if (!isSubset(move.colours, coloursOf(next, who))) return;
        next.opened |= std::uint64_t{1} << move.lock;
    }
    next.spots.at(who) = move.to;
    take(next, who, move.passedKey);
    take(next, who, m_spots.keyAt(move.to));
    m_passages.push_back({.from = number,
                          .to = numberOf(next),
                          .takes = move.passed,
                          .at = move.at,
                          .step = move.step,
                          .who = who,
                          .lands = move.lands});
    m_tooMany = m_tooMany || m_passages.size() > mostPassages || m_pairs.size() > mostPairs;
}

/// Unless somebody has it, or there is none.
void Pairs::take(Pair& pair, std::uint8_t who, std::uint32_t key) {
    if (key != Spots::none && ownerOf(pair.owners, key) == 0) pair.owners |= (std::uint64_t{who} + 1) << (2 * key);
}

Held Pairs::coloursOf(const Pair& pair, std::uint8_t who) const {
    Held colours;
    for (std::uint32_t key = 0; key < m_spots.keys(); ++key)
        if (ownerOf(pair.owners, key) == std::uint64_t{who} + 1) colours |= m_spots.coloursOfKey(key);
    return colours;
}

std::uint32_t Pairs::numberOf(const Pair& pair) {
    const auto [found, added] = m_numbers.try_emplace(pair, static_cast<std::uint32_t>(m_pairs.size()));
    if (added) m_pairs.push_back(pair);
    return found->second;
}

std::vector<bool> Pairs::spotsReached() const {
    std::vector<bool> reached(m_spots.count());
    for (const auto& pair : m_pairs)
        for (const auto spot : pair.spots) reached[spot] = true;
    return reached;
}

std::vector<bool> Pairs::withOneAt(const std::vector<bool>& spots) const {
    std::vector<bool> with(m_pairs.size());
    for (std::size_t i = 0; i < m_pairs.size(); ++i) with[i] = spots[m_pairs[i].spots[0]] || spots[m_pairs[i].spots[1]];
    return with;
}

std::size_t Pairs::PairHash::operator()(const Pair& pair) const {
    Hash128 hash;
    hash.add(std::uint64_t{pair.spots[0]} << 32 | pair.spots[1]);
    hash.add(pair.owners);
    hash.add(pair.opened);
    return static_cast<std::size_t>(hash.result().low);
}

} // namespace delve::play
