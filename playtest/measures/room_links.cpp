#include "playtest/measures/betweenness.h"
#include "playtest/measures/values.h"

#include <algorithm>
#include <numeric>

/// How the rooms of a level are linked. See room_graph.h for what a link is.
namespace delve::play {
namespace {

std::int64_t countWithLinks(const Measured& level, std::uint32_t least, std::uint32_t most) {
    return std::ranges::count_if(level.rooms().degrees(), [&](auto links) { return links >= least && links <= most; });
}

/// Rooms with so many links ÷ rooms.
MaybeValue shareWithLinks(const Measured& level, std::uint32_t least, std::uint32_t most) {
    return percent(countWithLinks(level, least, most), static_cast<std::int64_t>(level.rooms().count()));
}

constexpr std::uint32_t any = 0xffffffff;

/// The pairs of rooms between which walks pass a third: (n − 1)(n − 2), or fewer where walks begin at some rooms only.
std::int64_t pairsOf(const Measured& level) {
    const auto count = static_cast<std::int64_t>(level.rooms().count());
    const auto sources = countSources(level.rooms().count());
    return std::min(sources, count - 1) * (count - 2);
}

} // namespace

/// Rooms of the level's list that have a walkable cell.
MeasureInfo roomsMeasure() {
    return {.id = "rooms",
            .label = DELVE_TEXT("measure", "Rooms"),
            .help = DELVE_TEXT("measure", "Rooms of the level's list that have a walkable cell."),
            .group = MeasureGroup::Links,
            .unit = units::rooms,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) { return whole(static_cast<std::int64_t>(level.rooms().count())); }};
}

/// Rooms with one link.
MeasureInfo deadEndRoomsMeasure() {
    return {.id = "dead-end-rooms",
            .label = DELVE_TEXT("measure", "Dead-end rooms"),
            .help = DELVE_TEXT("measure", "Rooms that are linked with one other. Higher values mean more walks that "
                                          "lead nowhere."),
            .group = MeasureGroup::Links,
            .unit = units::rooms,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                return level.rooms().count() > 0 ? whole(countWithLinks(level, 1, 1)) : MaybeValue();
            }};
}

// Rooms with so many links ÷ rooms.
MeasureInfo noLinksMeasure() {
    return {.id = "rooms-with-0-links",
            .label = DELVE_TEXT("measure", "Rooms without a link"),
            .help = DELVE_TEXT("measure", "Share of the rooms that no way leads to from another room."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareWithLinks(level, 0, 0); }};
}

MeasureInfo oneLinkMeasure() {
    return {.id = "rooms-with-1-link",
            .label = DELVE_TEXT("measure", "Rooms with one link"),
            .help = DELVE_TEXT("measure", "Share of the rooms that are linked with one other."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareWithLinks(level, 1, 1); }};
}

MeasureInfo twoLinksMeasure() {
    return {.id = "rooms-with-2-links",
            .label = DELVE_TEXT("measure", "Rooms with two links"),
            .help = DELVE_TEXT("measure", "Share of the rooms that are linked with two others."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareWithLinks(level, 2, 2); }};
}

MeasureInfo threeLinksMeasure() {
    return {.id = "rooms-with-3-links",
            .label = DELVE_TEXT("measure", "Rooms with three links"),
            .help = DELVE_TEXT("measure", "Share of the rooms that are linked with three others."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareWithLinks(level, 3, 3); }};
}

MeasureInfo manyLinksMeasure() {
    return {.id = "rooms-with-4-links",
            .label = DELVE_TEXT("measure", "Rooms with many links"),
            .help = DELVE_TEXT("measure", "Share of the rooms that are linked with four others or more."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareWithLinks(level, 4, any); }};
}

/// The sum of the links of all rooms with two or more ÷ number of these rooms.
MeasureInfo branchingMeasure() {
    return {.id = "branching",
            .label = DELVE_TEXT("measure", "Branching"),
            .help = DELVE_TEXT("measure", "Mean number of links of the rooms that have two or more. At 2, no room "
                                          "offers a choice."),
            .group = MeasureGroup::Links,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) {
                std::vector<std::int64_t> links;
                for (const auto degree : level.rooms().degrees())
                    if (degree >= 2) links.push_back(degree);
                return mean(links);
            }};
}

/// The most walks between two other rooms that pass one room ÷ (n − 1)(n − 2), n being the number of rooms.
MeasureInfo busiestRoomMeasure() {
    return {.id = "busiest-room",
            .label = DELVE_TEXT("measure", "Busiest room"),
            .help = DELVE_TEXT("measure", "Share of the walks between two rooms that pass the room with the most of "
                                          "them. Higher values mean one hub for the whole level."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .value = [](const Measured& level) -> MaybeValue {
                if (level.rooms().count() < 3) return {};
                return percent(std::ranges::max(level.roomsBetween()), pairsOf(level));
            }};
}

/// The same, on average over all rooms.
MeasureInfo trafficMeasure() {
    return {.id = "traffic",
            .label = DELVE_TEXT("measure", "Traffic of rooms"),
            .help = DELVE_TEXT("measure", "Share of the walks between two rooms that pass a room, on average. Higher "
                                          "values mean long chains of rooms."),
            .group = MeasureGroup::Links,
            .unit = units::percent,
            .value = [](const Measured& level) -> MaybeValue {
                if (level.rooms().count() < 3) return {};
                const auto& between = level.roomsBetween();
                return percent(std::accumulate(between.begin(), between.end(), std::int64_t{0}),
                               pairsOf(level) * static_cast<std::int64_t>(level.rooms().count()));
            }};
}

} // namespace delve::play
