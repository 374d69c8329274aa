#include "generation/stages/spots.h"

#include "generation/stages/free_cells.h"

#include <algorithm>
#include <bit>

namespace delve::generation {
std::optional<Cell> middleFreeCell(const Draft& draft, RoomId room) {
    return FreeCells(draft, room).nearestTo(draft.rooms()[room].box.centre());
}

std::int64_t pinnedThings(const Draft& draft, ThingKind kind) {
    return std::ranges::count_if(draft.things(),
                                 [&](const Thing& thing) { return thing.kind == kind && draft.pinned(thing.at); });
}

bool addStart(Draft& draft, Cell cell, std::int64_t player) {
    Thing* const thing = draft.addThing(ThingKind::Start, cell);
    if (!thing) return false;
    thing->fields.set("player", Decimal::of(player));
    return true;
}

std::vector<std::uint32_t> drawDistinct(std::uint32_t n, std::uint32_t count, Stream& random) {
    // Floyd's way: the i-th of the last `count` numbers is drawn from all up to it; one that was drawn before stands
    // for it.
    count = std::min(count, n);
    std::vector<std::uint64_t> chosen((n + 63) / 64);
    const auto choose = [&](std::uint64_t i) { chosen[i >> 6] |= std::uint64_t{1} << (i & 63); };
    for (std::uint64_t last = n - count; last < n; ++last) {
        const auto drawn = random.below(last + 1);
        choose((chosen[drawn >> 6] >> (drawn & 63)) & 1 ? last : drawn);
    }
    std::vector<std::uint32_t> numbers;
    numbers.reserve(count);
    for (std::size_t word = 0; word < chosen.size(); ++word)
        for (auto bits = chosen[word]; bits != 0; bits &= bits - 1)
            numbers.push_back(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    return numbers;
}

} // namespace delve::generation
