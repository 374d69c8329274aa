#pragma once

#include "generation/pipeline/draft.h"
#include "generation/stages/connectors.h"

#include <cstdint>
#include <vector>

/// Which connectors join all regions, with as few openings as possible.
namespace delve::generation {

/// An opened connector, as one more way out of a region that was joined before.
struct OpenedConnector {
    Connector connector;
    std::uint32_t known;
};

/// The tree that grows from a region by always opening, of the connectors that lead out of the part joined so far, the
/// first in their drawn order (Prim 1957). It is the same from wherever it grows, so it can be found without crossing
/// the map for each step: every region chooses its first connector, the regions that these join become one, and so on
/// (Borůvka 1926). Uses `numbers` 1 and 2 of the draft's workspace and its bytes.
class ConnectorTree {
public:
    ConnectorTree(Draft& draft, const Connectors& connectors, std::size_t regions);

    /// Finds the connectors of the tree. False if the draft was stopped.
    [[nodiscard]] bool find();
    /// Appends to `openings` what is opened when the tree grows from this region, in that order. Appends nothing if the
    /// region was joined before. False if the draft was stopped.
    [[nodiscard]] bool growFrom(std::uint32_t region, std::vector<OpenedConnector>& openings);
    [[nodiscard]] bool has(std::uint32_t connector) const { return m_isPart[connector] != 0; }

private:
    /// A connector of the tree: accessed in any order, so these are stored close together.
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
