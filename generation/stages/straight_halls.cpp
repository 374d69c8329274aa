#include "generation/stages/straight_halls.h"

#include "generation/stages/hall_places.h"

#include <algorithm>
#include <numeric>

namespace delve::generation {
namespace {

/// The halls dug so far, with rows for columns: the cells along a column of the map lie in one word.
class ColumnBits {
public:
    ColumnBits(BitGrid& bits, Size size) : m_bits(bits) { m_bits.reset({size.height, size.width}); }

    void set(const Rect& area) {
        for (auto x = area.x; x < area.right(); ++x) m_bits.setRun(x, area.y, area.height);
    }
    [[nodiscard]] bool anyBeside(const Run& run) const {
        for (auto x = run.at.x - 1; x <= run.at.x + 1; ++x)
            if (m_bits.anyInRun(x, run.at.y, run.length)) return true;
        return false;
    }
    /// Is each cell of the run set together with both its flanks, or none of the three?
    [[nodiscard]] bool crossesAtRightAngles(const Run& run) const {
        const auto left = m_bits.row(run.at.x - 1);
        const auto middle = m_bits.row(run.at.x);
        const auto right = m_bits.row(run.at.x + 1);
        const auto first = static_cast<std::size_t>(run.at.y);
        const auto end = first + static_cast<std::size_t>(run.length);
        for (auto i = first / 64; i * 64 < end; ++i) {
            std::uint64_t differing = (left[i] ^ middle[i]) | (middle[i] ^ right[i]);
            if (i == first / 64) differing &= ~std::uint64_t{0} << (first % 64);
            if (end < (i + 1) * 64) differing &= (std::uint64_t{1} << (end % 64)) - 1;
            if (differing != 0) return false;
        }
        return true;
    }

private:
    BitGrid& m_bits;
};

/// Draws places one after the other and takes each that is still valid, until enough are taken or none is left. Every
/// place is tried once only, since what has become invalid stays so. Nothing where the draft was stopped.
template <class IsValid, class Taken>
std::optional<std::vector<bool>> choose(const Draft& draft, std::span<const HallPlace> places, std::int64_t wanted,
                                        Stream& random, IsValid isValid, Taken taken) {
    std::vector<std::uint32_t> untried(places.size());
    std::iota(untried.begin(), untried.end(), 0u);
    std::vector<bool> chosen(places.size(), false);
    for (std::size_t left = untried.size(); left > 0 && wanted > 0; --left) {
        if (left % 4096 == 0 && draft.stopped()) return {};
        std::swap(untried[random.below(left)], untried[left - 1]);
        const auto place = untried[left - 1];
        if (!isValid(places[place].run)) continue;
        taken(places[place].run);
        chosen[place] = true;
        --wanted;
    }
    return chosen;
}

/// Digs the chosen ones in the order of their places, row after row, so that the map is gone through once.
bool dig(Draft& draft, std::span<const HallPlace> places, const std::vector<bool>& chosen) {
    draft.reserveHalls(static_cast<std::size_t>(std::ranges::count(chosen, true)));
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i % 4096 == 0 && draft.stopped()) return false;
        if (!chosen[i] || !draft.addHall(places[i].from, places[i].to, {places[i].run})) continue;
        draft.addLink(places[i].from, places[i].to, LinkKind::Hall);
    }
    return true;
}

Done straightHalls(Draft& draft, Stream& random, const StraightHalls& parameters) {
    const auto rooms = static_cast<std::int64_t>(draft.rooms().size());
    const auto wanted = (parameters.share.thousandths * rooms + 500) / 1000;
    // Both are looked for before any is dug: what is in their way later is only other halls.
    auto alongRows = hallPlacesAlongRows(draft);
    if (!alongRows) return cancelled();
    auto alongColumns = hallPlacesAlongColumns(draft);
    if (!alongColumns) return cancelled();

    auto& rowHalls = draft.workspace().bits[0];
    rowHalls.reset(draft.size());
    ColumnBits rowHallsByColumn(draft.workspace().bits[1], draft.size());
    ColumnBits columnHalls(draft.workspace().bits[2], draft.size());
    const auto freeOfRowHalls = [&](const Run& run) { return !rowHalls.anyIn(run.area().grown(1)); };
    const auto rowsChosen = choose(draft, *alongRows, wanted, random, freeOfRowHalls, [&](const Run& run) {
        rowHalls.setRun(run.at.y, run.at.x, run.length);
        rowHallsByColumn.set(run.area());
    });
    if (!rowsChosen) return cancelled();
    const auto freeForColumn = [&](const Run& run) {
        return !columnHalls.anyBeside(run) && rowHallsByColumn.crossesAtRightAngles(run);
    };
    const auto columnsChosen = choose(draft, *alongColumns, wanted, random, freeForColumn,
                                      [&](const Run& run) { columnHalls.set(run.area()); });
    if (!columnsChosen) return cancelled();
    const bool dug = dig(draft, *alongRows, *rowsChosen) && dig(draft, *alongColumns, *columnsChosen);
    return dug ? done() : Done(cancelled());
}

} // namespace

StageInfo straightHallsStage() {
    StageInfo stage;
    stage.name = "straight-halls";
    stage.group = StageGroup::Halls;
    stage.label = DELVE_TEXT("stage", "Straight halls");
    stage.help =
        DELVE_TEXT("stage", "Digs straight halls between rooms that face each other: first west to east, then north to "
                            "south, where they may cross the first ones.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Floor | Part::Links;
    stage.carves = true;
    stage.parameters = {
        parameter("halls", &StraightHalls::share, thousandths(0, 10'000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Halls per room"),
                  DELVE_TEXT("stage",
                             "How many halls to dig per room in each of the two directions, as far as they fit. Higher "
                             "values dig more halls.")),
    };
    stage.run = runWith(&straightHalls, stage.parameters);
    return stage;
}

} // namespace delve::generation
