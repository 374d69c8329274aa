#pragma once

#include "generation/graph/regions.h"
#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The cells between regions of a draft that join them when they are opened.
namespace delve::generation {

/// A cell that joins regions when it is opened: the two to four regions beside it, ascending.
struct Connector {
    Cell at;
    std::array<std::uint32_t, 4> regions{};
    std::uint32_t count = 0;

    [[nodiscard]] std::span<const std::uint32_t> all() const { return std::span(regions).first(count); }
    void add(std::uint32_t region);
};

class RegionRows;

/// All connectors of a draft, in cell order, each with a number drawn for it. A large map has millions: they are
/// processed from the first to the last, never by random access. Owned by the stage that opens some; uses `numbers` 0
/// of the draft's workspace.
class Connectors {
public:
    Connectors(Draft& draft, const Regions& regions)
        : m_draft(draft), m_regions(regions), m_found(draft.workspace().numbers[0]) {}

    /// False where the draft was stopped.
    [[nodiscard]] bool find(Stream& random);

    [[nodiscard]] std::uint32_t count() const { return m_count; }
    [[nodiscard]] Connector at(std::uint32_t connector) const;
    [[nodiscard]] Cell cellOf(std::uint32_t connector) const { return cellAt(record(connector)[Index]); }
    /// Its rank in the drawn order of all connectors; unique.
    [[nodiscard]] std::uint64_t rank(std::uint32_t connector) const {
        return std::uint64_t{record(connector)[Drawn]} << 32 | connector;
    }
    [[nodiscard]] static std::uint32_t ofRank(std::uint64_t rank) { return static_cast<std::uint32_t>(rank); }
    /// Calls visit(region) for each of the regions that it joins.
    template <class Visit>
    void forEachRegion(std::uint32_t connector, Visit visit) const {
        const auto* const one = record(connector);
        if (one[Other] < several) {
            visit(one[Lowest]);
            visit(one[Other]);
            return;
        }
        for (const auto region : m_several[one[Other] - several].all()) visit(region);
    }

private:
    /// The numbers of each: the cell, the lowest region, the other region (or, from `several` on, its place among those
    /// that join more than two), and the drawn number.
    enum : std::size_t { Index, Lowest, Other, Drawn, width };
    static constexpr std::uint32_t several = 0x80000000;

    [[nodiscard]] const std::uint32_t* record(std::uint32_t connector) const {
        return m_found.data() + connector * width;
    }
    void findInRow(std::int32_t y, const RegionRows& rows, Stream& random);
    void add(Cell cell, const std::array<std::uint32_t, 4>& beside, std::uint32_t drawn);
    [[nodiscard]] Cell cellAt(std::uint32_t index) const {
        const auto columns = static_cast<std::uint32_t>(m_draft.size().width);
        return {static_cast<std::int32_t>(index % columns), static_cast<std::int32_t>(index / columns)};
    }

    Draft& m_draft;
    const Regions& m_regions;
    std::vector<std::uint32_t>& m_found; ///< may be longer than they need
    std::uint32_t m_count = 0;
    std::vector<Connector> m_several;    ///< those that join more than two
    std::vector<std::uint8_t> m_between; ///< of a row: a flag for each cell between two regions
};

} // namespace delve::generation
