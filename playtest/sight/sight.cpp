#include "playtest/sight/sight.h"

#include "playtest/sight/bit_window.h"

#include <algorithm>
#include <bit>

namespace delve::play {
namespace {

struct Rounded {
    std::int32_t nearest; ///< floor(x + 1/2)
    bool between;         ///< x lies exactly between two cells
    bool below;           ///< nearest > x, or equal to it: so it is also the first centre from x on
    bool above;           ///< nearest < x, or equal to it: so it is also the last centre up to x
};

/// Where a slope is in row `depth`.
template <class Slope>
Rounded at(const Slope& slope, std::int32_t depth) {
    const auto whole = 2 * slope.under;
    const auto sum = 2 * depth * slope.over + slope.under;
    auto nearest = sum / whole;
    if (sum % whole < 0) --nearest;
    const auto rest = sum - nearest * whole;
    return {nearest, rest == 0, rest <= slope.under, rest >= slope.under};
}

std::size_t inChunk(std::int32_t y) { return static_cast<std::size_t>(y % ChunkedBits::chunkSide); }

/// Calls visit(column of chunks, row of chunks, the part of it that is in the window).
template <class Visit>
void forEachChunkIn(const Rect& area, Visit visit) {
    constexpr auto side = ChunkedBits::chunkSide;
    if (area.empty()) return;
    for (auto row = area.y / side; row <= (area.bottom() - 1) / side; ++row)
        for (auto column = area.x / side; column <= (area.right() - 1) / side; ++column)
            visit(column, row, area.intersected({column * side, row * side, side, side}));
}

/// The slope of a ray: so many columns for so many rows.
struct Across {
    std::int32_t over;
    std::int32_t under;
};

/// The greatest n with n * n <= square.
std::int32_t root(std::int32_t square, std::int32_t atMost) {
    auto n = atMost;
    while (n * n > square) --n;
    return n;
}

} // namespace

void Sight::look(const JoinedBits& seeThrough, Cell from, std::int32_t radius, SeenCells& into) {
    m_radius = std::clamp(radius, 0, farthestSight);
    m_side = 2 * m_radius + 1;
    m_width = (static_cast<std::size_t>(m_side) + 63) / 64;
    const auto words = m_width * static_cast<std::size_t>(m_side);
    for (auto* part : {&m_open, &m_turnedOpen, &m_turnedSeen}) part->resize(words);
    m_seen.assign(words, 0);
    cutOut(seeThrough.base(), from);
    if (seeThrough.added()) add(*seeThrough.added(), seeThrough.size(), from);
    turnBits(m_open, m_turnedOpen, m_width, m_side);
    scan(m_turnedOpen, m_seen, -1);
    scan(m_turnedOpen, m_seen, 1);
    turnBits(m_seen, m_turnedSeen, m_width, m_side);
    m_seen.swap(m_turnedSeen);
    scan(m_open, m_seen, -1);
    scan(m_open, m_seen, 1);
    clipToDisc();
    paste(seeThrough.size(), from, into);
}

void Sight::cutOut(const BitGrid& seeThrough, Cell from) {
    const auto words = static_cast<std::int32_t>(seeThrough.wordsPerRow());
    for (std::int32_t y = 0; y < m_side; ++y) {
        auto* const into = &m_open[static_cast<std::size_t>(y) * m_width];
        const auto row = from.y - m_radius + y;
        if (row < 0 || row >= seeThrough.size().height) std::fill_n(into, m_width, 0);
        else cutBits(seeThrough.row(row).data(), words, from.x - m_radius, into, m_width);
    }
}

/// Adds the opened cells to the window: a chunk at a time, since most have none.
void Sight::add(const ChunkedBits& opened, Size map, Cell from) {
    const Cell corner{from.x - m_radius, from.y - m_radius};
    const Rect window = Rect{corner.x, corner.y, m_side, m_side}.intersected(wholeOf(map));
    forEachChunkIn(window, [&](std::int32_t column, std::int32_t row, const Rect& part) {
        const auto* const chunk = opened.chunk(column, row);
        if (!chunk) return;
        for (auto y = part.y; y < part.bottom(); ++y) {
            auto* const into = &m_open[static_cast<std::size_t>(y - corner.y) * m_width];
            auto word = (*chunk)[inChunk(y)] & maskIn(column, part.x, part.right() - 1);
            for (; word != 0; word &= word - 1) {
                const auto x = column * ChunkedBits::chunkSide + std::countr_zero(word) - corner.x;
                into[x / 64] |= std::uint64_t{1} << (x % 64);
            }
        }
    });
}

/// Casts beams over the rows above (-1) or below (1) the eye. A beam is what is not in shadow, both of its edges
/// included.
void Sight::scan(const Words& open, Words& seen, std::int32_t direction) {
    if (m_radius == 0) return;
    m_beams.push_back({1, {-1, 1}, {1, 1}});
    while (!m_beams.empty()) {
        const Beam beam = m_beams.back();
        m_beams.pop_back();
        const auto row = static_cast<std::size_t>(m_radius + direction * beam.depth) * m_width;
        scanRow(&open[row], &seen[row], beam);
    }
}

void Sight::scanRow(const std::uint64_t* open, std::uint64_t* seen, const Beam& beam) {
    const auto from = at(beam.from, beam.depth);
    const auto to = at(beam.to, beam.depth);
    const auto firstOpen = m_radius + (from.below ? from.nearest : from.nearest + 1);
    const auto lastOpen = m_radius + (to.above ? to.nearest : to.nearest - 1);
    const auto firstWall = m_radius + from.nearest;
    const auto lastWall = m_radius + (to.between ? to.nearest - 1 : to.nearest);
    const auto first = m_radius + (from.between ? from.nearest - 1 : from.nearest);
    const auto last = m_radius + to.nearest;
    for (auto word = std::max(first, 0) / 64; word <= last / 64 && word < static_cast<std::int32_t>(m_width); ++word)
        seen[word] |=
            (open[word] & maskIn(word, firstOpen, lastOpen)) | (~open[word] & maskIn(word, firstWall, lastWall));
    if (beam.depth < m_radius) split(open, beam, first, last);
}

/// One beam for each run of cells in first … last that can be seen through.
void Sight::split(const std::uint64_t* open, const Beam& beam, std::int32_t first, std::int32_t last) {
    const auto under = 2 * beam.depth;
    auto begin = findBit(open, first, last, true);
    while (begin <= last) {
        const auto end = findBit(open, begin, last, false);
        Beam next = beam;
        ++next.depth;
        if (begin > first) next.from = {2 * (begin - m_radius) - 1, under};
        if (end <= last) next.to = {2 * (end - 1 - m_radius) + 1, under};
        m_beams.push_back(next);
        begin = findBit(open, end, last, true);
    }
}

void Sight::clipToDisc() {
    const auto square = m_radius * m_radius + m_radius;
    auto half = m_radius;
    for (std::int32_t dy = 0; dy <= m_radius; ++dy) {
        half = root(square - dy * dy, half);
        for (const auto y : {m_radius - dy, m_radius + dy})
            for (std::size_t word = 0; word < m_width; ++word)
                m_seen[static_cast<std::size_t>(y) * m_width + word] &=
                    maskIn(static_cast<std::int32_t>(word), m_radius - half, m_radius + half);
    }
    m_seen[static_cast<std::size_t>(m_radius) * m_width + static_cast<std::size_t>(m_radius / 64)] |=
        std::uint64_t{1} << (m_radius % 64);
}

void Sight::paste(Size map, Cell from, SeenCells& into) const {
    const Rect window = Rect{from.x, from.y, 1, 1}.grown(m_radius);
    const Rect area = window.intersected(wholeOf(map));
    into.reset(area);
    for (auto y = area.y; y < area.bottom(); ++y) {
        const auto row = into.row(y);
        cutBits(&m_seen[static_cast<std::size_t>(y - window.y) * m_width], static_cast<std::int32_t>(m_width),
                area.x - window.x, row.data(), row.size());
        if (area.width % 64 != 0) row.back() &= (std::uint64_t{1} << (area.width % 64)) - 1;
    }
}

bool SeenCells::anyIn(const Rect& part) const {
    return m_cells.anyIn({part.x - m_area.x, part.y - m_area.y, part.width, part.height});
}

void SeenCells::combine(const SeenCells& other, bool either) {
    const auto first = either ? std::max(m_area.y, other.m_area.y) : m_area.y; // nothing is added to other rows
    const auto end = either ? std::min(m_area.bottom(), other.m_area.bottom()) : m_area.bottom();
    for (auto y = first; y < end; ++y) {
        const bool there = y >= other.m_area.y && y < other.m_area.bottom();
        const auto mine = row(y);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            std::uint64_t bits = 0;
            const auto column = m_area.x - other.m_area.x + static_cast<std::int32_t>(i) * 64;
            if (there) {
                const auto theirs = other.row(y);
                cutBits(theirs.data(), static_cast<std::int32_t>(theirs.size()), column, &bits, 1);
            }
            mine[i] = either ? mine[i] | bits : mine[i] & bits;
        }
        if (m_area.width % 64 != 0) mine.back() &= (std::uint64_t{1} << (m_area.width % 64)) - 1;
    }
}

bool seeEachOther(const JoinedBits& seeThrough, Cell a, Cell b, std::int32_t radius) {
    const Cell away = b - a;
    const std::int64_t reach = std::clamp(radius, 0, farthestSight);
    if (std::int64_t{away.x} * away.x + std::int64_t{away.y} * away.y > reach * reach + reach) return false;
    const bool byRows = std::abs(away.y) >= std::abs(away.x);
    const auto ahead = byRows ? away.y : away.x;
    const auto aside = byRows ? away.x : away.y;
    const auto rows = std::abs(ahead);
    for (std::int32_t row = 1; row < rows; ++row) {
        const auto across = at(Across{aside, rows}, row);
        const auto along = ahead > 0 ? row : -row;
        const auto open = [&](std::int32_t column) {
            return seeThrough.at(a + (byRows ? Cell{column, along} : Cell{along, column}));
        };
        if (!open(across.nearest) && !(across.between && open(across.nearest - 1))) return false;
    }
    return true;
}

namespace {

/// The bits of row y that lie in a column of chunks.
std::uint64_t bitsIn(const SeenCells& seen, std::int32_t column, std::int32_t y) {
    const auto row = seen.row(y);
    std::uint64_t bits = 0;
    cutBits(row.data(), static_cast<std::int32_t>(row.size()), column * ChunkedBits::chunkSide - seen.area().x, &bits,
            1);
    return bits;
}

} // namespace

bool addsToSeen(const SeenCells& seen, const ChunkedBits& into) {
    bool adds = false;
    forEachChunkIn(seen.area(), [&](std::int32_t column, std::int32_t row, const Rect& part) {
        const auto* const chunk = adds ? nullptr : into.chunk(column, row);
        for (auto y = part.y; y < part.bottom() && !adds; ++y)
            adds = (bitsIn(seen, column, y) & ~(chunk ? (*chunk)[inChunk(y)] : 0)) != 0;
    });
    return adds;
}

std::int64_t markSeen(const SeenCells& seen, const BitGrid& counted, ChunkedBits& into) {
    std::int64_t found = 0;
    forEachChunkIn(seen.area(), [&](std::int32_t column, std::int32_t row, const Rect& part) {
        const auto* before = into.chunk(column, row);
        ChunkedBits::Chunk* chunk = nullptr; // written to, and so copied, only where something is new
        for (auto y = part.y; y < part.bottom(); ++y) {
            const auto fresh = bitsIn(seen, column, y) & ~(before ? (*before)[inChunk(y)] : 0);
            if (fresh == 0) continue;
            if (!chunk) before = chunk = &into.writeChunk(column, row);
            (*chunk)[inChunk(y)] |= fresh;
            found += std::popcount(fresh & counted.row(y)[static_cast<std::size_t>(column)]);
        }
    });
    return found;
}

void markSeen(const SeenCells& seen, BitGrid& into) {
    const Rect& area = seen.area();
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto word = area.x / 64; word <= (area.right() - 1) / 64; ++word)
            into.row(y)[static_cast<std::size_t>(word)] |= bitsIn(seen, word, y);
}

} // namespace delve::play
