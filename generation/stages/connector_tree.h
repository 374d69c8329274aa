#pragma once

#include "generation/pipeline/draft.h"
#include "generation/stages/connectors.h"

#include <cstdint>
#include <vector>

/// Which connectors hold all regions together, each with as few openings as it takes.
namespace delve::generation {

/// A connector that is opened, as one more way out of a region that was joined already.
struct OpenedConnector {
    Connector connector;
    std::uint32_t known;
};

/// The tree that grows from a region by opening always, of the connectors that lead out of what is joined so far, the
/// first in their drawn order (Prim 1957). It is the same from wherever it grows, so it can be found without going from
/// one end of the map to the other for each step: every region chooses its first connector, what those join is one
/// region from then on, and so on (Borůvka 1926). Lies in `numbers` 1 and 2 of the draft's workspace and its bytes.
class ConnectorTree {
public:
    ConnectorTree(Draft& draft, const Connectors& connectors, std::size_t regions);

    /// Finds the connectors of which the tree is. False where the draft was stopped.
    [[nodiscard]] bool find();
    /// What is opened when it grows from this region, in that order, onto the end of `openings`. Nothing where the
    /// region was joined before. False where the draft was stopped.
    [[nodiscard]] bool growFrom(std::uint32_t region, std::vector<OpenedConnector>& openings);
    [[nodiscard]] bool has(std::uint32_t connector) const { return m_isPart[connector] != 0; }

private:
    /// A connector of the tree: looked at from all sides, so it lies close to the others.
    struct Part {
        Connector connector;
        std::uint32_t number;
    };

    [[nodiscard]] std::uint32_t setOf(std::uint32_t region);
    [[nodiscard]] bool chooseAmongAll();
    void chooseAmongLeft();
    void joinChosen();
    [[nodiscard]] bool leadsOut(std::uint32_t connector) const;
    [[nodiscard]] bool keepWhatLeadsOut();
    void listByRegion();
    void join(std::uint32_t region);
    void open(std::uint32_t place, std::vector<OpenedConnector>& openings);
    [[nodiscard]] bool isJoined(std::uint32_t region) const { return m_joined[region] != 0; }

    Draft& m_draft;
    const Connectors& m_connectors;
    std::size_t m_regions;
    std::vector<std::uint32_t>& m_left;      ///< connectors that may still lead out
    std::vector<std::uint32_t>& m_ofRegions; ///< places of the parts of each region, one list after the other
    std::vector<std::uint8_t>& m_isPart;     ///< of each connector
    std::vector<std::uint64_t> m_chosen;     ///< ranks of the connectors of the tree
    std::vector<Part> m_parts;               ///< by rising rank
    std::vector<std::uint8_t> m_opened;      ///< of each part
    std::vector<std::uint32_t> m_parent;     ///< of each region: one of the same set, no higher than it
    std::vector<std::uint64_t> m_first;      ///< of each set: the lowest rank of its connectors
    std::vector<std::uint32_t> m_begin;      ///< of each region: where its list begins
    std::vector<std::uint8_t> m_joined;      ///< of each region: has the tree grown to it?
    std::vector<std::uint32_t> m_frontier;   ///< a heap of places of parts, the lowest first
};

} // namespace delve::generation
