#pragma once

#include "generation/graph/regions.h"
#include "generation/level/room.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace delve::generation {

/// The regions of a draft while they are being joined: disjoint sets of these regions and of the halls that join them.
/// Each region and each hall is a node; the lowest node of a set is its head. The main component is the one that the
/// others are joined to; it is never listed cell by cell.
class Components {
public:
    using Node = std::uint32_t;
    static constexpr Node none = Regions::none;

    /// The main component has the most cells that are not in `pinned` (null if there are no pins): ground that can be
    /// moved makes way for ground that cannot.
    Components(const Regions& regions, const BitGrid* pinned);

    /// How many components are left.
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] Node find(Node node);
    [[nodiscard]] bool isMain(Node node) { return find(node) == find(m_main); }
    /// The heads of all components but the main one, ascending.
    [[nodiscard]] std::vector<Node> heads();
    /// The node that holds this cell; none if no node does.
    [[nodiscard]] Node at(Cell cell) const;
    [[nodiscard]] bool isHall(Node node) const { return node >= m_regions.count(); }
    [[nodiscard]] std::size_t hallIndex(Node node) const { return node - m_regions.count(); }

    void unite(Node a, Node b);
    /// Adds a hall as a node of this component.
    void addHall(Node component, std::span<const Run> runs);
    /// Removes a component from the count: its cells are no longer ground, or stay apart.
    void remove(Node head);

    /// The cells of a component that is not the main one, as runs.
    template <class Visit>
    void forEachRun(Node head, Visit visit) const {
        Node node = head;
        do {
            const auto& part = m_parts[node];
            for (auto i = part.from; i < part.to; ++i) visit(m_runs[i]);
            node = m_next[node];
        } while (node != head);
    }

private:
    struct Part {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    [[nodiscard]] Node chooseMain(const BitGrid* pinned) const;
    void listRuns();

    const Regions& m_regions;
    Node m_main;
    std::size_t m_count;
    std::vector<Node> m_parent;
    std::vector<Node> m_next; ///< the nodes of one component are a ring
    std::vector<bool> m_removed;
    std::vector<Part> m_parts; ///< of each node, its runs
    std::vector<Run> m_runs;
    std::unordered_map<std::uint64_t, Node> m_hallCells;
};

} // namespace delve::generation
