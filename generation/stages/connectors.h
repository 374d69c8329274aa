#pragma once

#include "generation/graph/regions.h"
#include "generation/pipeline/draft.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The cells between regions of a draft that join them when they are opened.
namespace delve {

/// A cell that joins regions when it is opened: those that lie beside it, two to four, rising.
struct Connector {
    Cell at;
    std::array<std::uint32_t, 4> regions{};
    std::uint32_t count = 0;

    [[nodiscard]] std::span<const std::uint32_t> all() const { return std::span(regions).first(count); }
    void add(std::uint32_t region);
};

class RegionRows;

/// All connectors of a draft. A large map has millions, and they are drawn from all over it, so they are kept small and
/// numbered by the lowest region that they join: what is looked at together lies together. Owned by the stage that
/// opens some; lies in `numbers` 0 to 2 of the draft's workspace, of which the first is free again after find().
class Connectors {
public:
    Connectors(Draft& draft, const Regions& regions)
        : m_draft(draft), m_regions(regions), m_found(draft.workspace().numbers[0]),
          m_numbered(draft.workspace().numbers[1]), m_ofRegions(draft.workspace().numbers[2]) {}

    static constexpr std::uint32_t noPlace = 0xffffffff;

    /// False where the draft was stopped.
    [[nodiscard]] bool find();

    [[nodiscard]] Connector at(std::uint32_t connector) const;
    [[nodiscard]] Cell cellOf(std::uint32_t connector) const { return cellAt(record(connector)[Index]); }
    /// The numbers of the connectors of a region, in the order of their cells.
    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t region) const {
        return std::span(m_ofRegions).subspan(m_first[region], m_first[region + 1] - m_first[region]);
    }
    /// Is every region that it joins among these?
    [[nodiscard]] bool allAmong(std::uint32_t connector, const std::vector<std::uint8_t>& regions) const {
        const auto* const one = record(connector);
        if (one[Other] >= several) return allOfSeveralAmong(one[Other] - several, regions);
        return (regions[one[Lowest]] & regions[one[Other]]) != 0;
    }
    /// Its place in whatever list the owner keeps; noPlace at first.
    [[nodiscard]] std::uint32_t place(std::uint32_t connector) const { return record(connector)[Place]; }
    void setPlace(std::uint32_t connector, std::uint32_t place) { m_numbered[connector * width + Place] = place; }

private:
    /// The numbers of each: the cell, the lowest region, and the other one, or from `several` on its place among those
    /// that join more than two.
    enum : std::size_t { Index, Lowest, Other, Place, width };
    static constexpr std::uint32_t several = 0x80000000;

    [[nodiscard]] const std::uint32_t* record(std::uint32_t connector) const {
        return m_numbered.data() + connector * width;
    }
    void findInRow(std::int32_t y, const RegionRows& rows);
    void add(const Connector& connector);
    [[nodiscard]] bool number();
    [[nodiscard]] bool allOfSeveralAmong(std::size_t one, const std::vector<std::uint8_t>& regions) const;
    [[nodiscard]] Cell cellAt(std::uint32_t index) const {
        const auto columns = static_cast<std::uint32_t>(m_draft.size().width);
        return {static_cast<std::int32_t>(index % columns), static_cast<std::int32_t>(index / columns)};
    }

    Draft& m_draft;
    const Regions& m_regions;
    std::vector<std::uint32_t>& m_found; ///< row by row
    std::vector<std::uint32_t>& m_numbered;
    std::vector<std::uint32_t>& m_ofRegions; ///< one list after the other
    std::vector<Connector> m_several;        ///< those that join more than two
    std::vector<std::uint8_t> m_between;     ///< of a row: a flag for each cell between two regions
    std::vector<std::uint32_t> m_first;      ///< of each region: where its list begins
    std::vector<std::uint32_t> m_lowest;     ///< of each region: how many have it as the lowest
};

} // namespace delve
