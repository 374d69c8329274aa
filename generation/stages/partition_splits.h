#pragma once

#include "generation/stages/partition_rooms.h"

#include <vector>

namespace delve::generation {

/// Splits the inside of a map into a tree of zones, by the rules of `partition-rooms`. Works on the tree of the draft.
class PartitionSplits {
public:
    PartitionSplits(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters);

    /// Splits as seed 003 does: every zone, until no axis allows it. False if the draft was stopped.
    [[nodiscard]] bool splitAll();
    /// Splits the largest zone first, until there are so many leaves; if chance would leave fewer, zones are split so
    /// that there is room for all. Returns the number of leaves, 0 if the draft was stopped.
    [[nodiscard]] std::int64_t splitInto(std::int64_t leaves);
    /// The most leaves there can be: as many of the smallest parts as lie side by side.
    [[nodiscard]] std::int64_t maxLeaves() const { return roomFor(m_draft.inside()); }

private:
    /// A zone, and how many leaves it is to have.
    struct Share {
        std::uint32_t node;
        std::int64_t leaves;
    };

    void begin();
    [[nodiscard]] bool allows(std::int32_t side);
    bool splitByRule(std::uint32_t node);
    [[nodiscard]] std::int64_t splitLargestFirst(std::int64_t leaves);
    [[nodiscard]] std::int64_t splitEvenly(std::int64_t leaves);
    void splitShare(const Share& share, std::vector<Share>& waiting);
    void split(std::uint32_t node, bool vertical, std::int32_t first);
    [[nodiscard]] std::int64_t sideBySide(std::int32_t length) const;
    [[nodiscard]] std::int64_t roomFor(const Rect& zone) const {
        return sideBySide(zone.width) * sideBySide(zone.height);
    }

    Draft& m_draft;
    Stream& m_random;
    const PartitionRoomsParameters& m_parameters;
    std::int32_t m_between;
    std::int32_t m_smallestHalf;
    std::int32_t m_splitBelow;  ///< a shorter side may not be split
    std::int32_t m_splitAlways; ///< a side this long or longer may always be split
};

} // namespace delve::generation
