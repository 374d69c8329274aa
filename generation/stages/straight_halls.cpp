#include "generation/stages/straight_halls.h"

#include "generation/stages/hall_places.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <unordered_map>
#include <utility>
#include <vector>

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

/// The halls of each two rooms: those that were there, and those chosen since.
class HallsOfTwo {
public:
    HallsOfTwo(const Draft& draft, const StraightHalls& parameters) : m_parameters(parameters) {
        if (!limits()) return;
        for (const auto& hall : draft.halls()) {
            auto& halls = m_halls[keyOf(hall.a, hall.b)];
            ++halls.number;
            halls.runs.insert(halls.runs.end(), hall.runs.begin(), hall.runs.end());
        }
    }

    [[nodiscard]] bool takes(const HallPlace& place) const {
        if (!limits()) return true;
        const auto found = m_halls.find(keyOf(place.from, place.to));
        if (found == m_halls.end()) return true;
        const auto& halls = found->second;
        if (m_parameters.forTwo > 0 && halls.number >= m_parameters.forTwo) return false;
        return std::ranges::none_of(halls.runs, [&](const Run& run) { return isBeside(run, place.run); });
    }

    void add(const HallPlace& place) {
        if (!limits()) return;
        auto& halls = m_halls[keyOf(place.from, place.to)];
        ++halls.number;
        halls.runs.push_back(place.run);
    }

private:
    struct Halls {
        std::int64_t number = 0;
        std::vector<Run> runs;
    };

    [[nodiscard]] bool limits() const { return m_parameters.forTwo > 0 || m_parameters.apart > 0; }
    [[nodiscard]] static std::uint64_t keyOf(RoomId a, RoomId b) {
        return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
    }
    [[nodiscard]] bool isBeside(const Run& one, const Run& other) const {
        const auto between = one.down ? one.at.x - other.at.x : one.at.y - other.at.y;
        return one.down == other.down && std::abs(between) <= m_parameters.apart;
    }

    const StraightHalls& m_parameters;
    std::unordered_map<std::uint64_t, Halls> m_halls;
};

/// Draws places one after the other and takes each that is still valid, until enough are taken or none is left. Every
/// place is tried once only, since what has become invalid stays so. Nothing where the draft was stopped.
template <class IsValid, class Taken>
std::optional<std::vector<bool>> choose(const Draft& draft, std::span<const HallPlace> places, std::int64_t wanted,
                                        Stream& random, HallsOfTwo& halls, IsValid isValid, Taken taken) {
    std::vector<std::uint32_t> untried(places.size());
    std::iota(untried.begin(), untried.end(), 0u);
    std::vector<bool> chosen(places.size(), false);
    for (std::size_t left = untried.size(); left > 0 && wanted > 0; --left) {
        if (left % 4096 == 0 && draft.stopped()) return {};
        std::swap(untried[random.below(left)], untried[left - 1]);
        const auto place = untried[left - 1];
        if (!isValid(places[place].run) || !halls.takes(places[place])) continue;
        taken(places[place].run);
        halls.add(places[place]);
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
    HallsOfTwo halls(draft, parameters);
    const auto freeOfRowHalls = [&](const Run& run) { return !rowHalls.anyIn(run.area().grown(1)); };
    const auto rowsChosen = choose(draft, *alongRows, wanted, random, halls, freeOfRowHalls, [&](const Run& run) {
        rowHalls.setRun(run.at.y, run.at.x, run.length);
        rowHallsByColumn.set(run.area());
    });
    if (!rowsChosen) return cancelled();
    const auto freeForColumn = [&](const Run& run) {
        return !columnHalls.anyBeside(run) && rowHallsByColumn.crossesAtRightAngles(run);
    };
    const auto columnsChosen = choose(draft, *alongColumns, wanted, random, halls, freeForColumn,
                                      [&](const Run& run) { columnHalls.set(run.area()); });
    if (!columnsChosen) return cancelled();
    const bool dug = dig(draft, *alongRows, *rowsChosen) && dig(draft, *alongColumns, *columnsChosen);
    return dug ? done() : Done(cancelled());
}

} // namespace

/// Takes whatever place it draws: some rooms get seven halls side by side.
StageInfo straightHalls1Stage() {
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

StageInfo straightHallsStage() {
    using P = StraightHalls;
    StageInfo stage = straightHalls1Stage();
    stage.version = 2;
    stage.parameters.push_back(
        withDefault(parameter("for-two", &P::forTwo, whole(0, 1000).in(Unit::PlainCount),
                              DELVE_TEXT("stage", "Halls between two rooms"),
                              DELVE_TEXT("stage", "How many halls may connect the same two rooms; 0 sets no limit. "
                                                  "Higher values allow more halls side by side.")),
                    Decimal::of(2)));
    stage.parameters.push_back(withDefault(
        parameter("apart", &P::apart, whole(0, 64).in(Unit::Cells), DELVE_TEXT("stage", "Distance of parallel halls"),
                  DELVE_TEXT("stage", "Parallel halls between the same two rooms are farther apart than this. Higher "
                                      "values keep fewer of them.")),
        Decimal::of(2)));
    stage.run = runWith(&straightHalls, stage.parameters);
    return stage;
}

} // namespace delve::generation
