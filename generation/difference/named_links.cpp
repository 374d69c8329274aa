#include "generation/difference/named_links.h"

#include "generation/difference/applied_list.h"
#include "generation/difference/lists.h"

#include <tuple>
#include <unordered_map>

namespace delve::generation {
namespace {

/// The rooms of a link or a hall.
constexpr auto roomsOf = [](const auto& element) {
    return std::pair(std::string_view(element.a), std::string_view(element.b));
};

auto keyOf(const NamedLink& link) { return std::tuple(roomsOf(link), link.kind); }
auto keyOf(const NamedHall& hall) { return std::tuple(roomsOf(hall), hall.runs.empty() ? Cell{} : hall.runs[0].at); }

std::string nameOf(RoomId room, const std::vector<std::string_view>& rooms) {
    return room < rooms.size() ? std::string(rooms[room]) : std::string();
}

/// Links of the same kind, or halls with the same beginning; then those that join the same rooms in another way.
template <class T>
ListDifference<T> between(const std::vector<T>& before, const std::vector<T>& after) {
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return keyOf(before[i]); }, [&](std::size_t i) { return keyOf(after[i]); });
    if (matches.canPairMore())
        matches.pair([&](std::size_t i) { return roomsOf(before[i]); },
                     [&](std::size_t i) { return roomsOf(after[i]); },
                     [&](std::size_t was, std::size_t) { return !before[was].a.empty() || !before[was].b.empty(); });
    return listDifference(before, after, matches);
}

class RoomPlaces {
public:
    explicit RoomPlaces(const std::vector<Room>& rooms) {
        for (std::size_t i = 0; i < rooms.size(); ++i) m_places.try_emplace(rooms[i].id, static_cast<RoomId>(i));
    }
    [[nodiscard]] RoomId operator[](const std::string& name) const {
        const auto found = m_places.find(name);
        return found == m_places.end() ? noRoom : found->second;
    }

private:
    std::unordered_map<std::string_view, RoomId> m_places;
};

} // namespace

std::vector<std::string_view> roomNames(const std::vector<Room>& before, const std::vector<Room>& after,
                                        const std::vector<std::size_t>& placesAfter) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < before.size(); ++i)
        names.emplace_back(placesAfter[i] == Matches::none ? before[i].id : after[placesAfter[i]].id);
    return names;
}

std::vector<std::string_view> roomNames(const std::vector<Room>& rooms) {
    std::vector<std::string_view> names;
    for (const auto& room : rooms) names.emplace_back(room.id);
    return names;
}

std::vector<NamedLink> named(const std::vector<Link>& links, const std::vector<std::string_view>& rooms) {
    std::vector<NamedLink> list;
    list.reserve(links.size());
    for (const auto& link : links)
        list.push_back({nameOf(link.a, rooms), nameOf(link.b, rooms), link.kind, link.unknown});
    return list;
}

std::vector<NamedHall> named(const std::vector<Hall>& halls, const std::vector<std::string_view>& rooms) {
    std::vector<NamedHall> list;
    list.reserve(halls.size());
    for (const auto& hall : halls)
        list.push_back({nameOf(hall.a, rooms), nameOf(hall.b, rooms), hall.runs, hall.unknown, hall.kind});
    return list;
}

std::vector<Link> placed(std::vector<NamedLink> links, const std::vector<Room>& rooms) {
    const RoomPlaces places(rooms);
    std::vector<Link> list;
    list.reserve(links.size());
    for (auto& link : links) {
        const Link made{places[link.a], places[link.b], link.kind, std::move(link.unknown)};
        const bool lost = (made.a == noRoom && !link.a.empty()) || (made.b == noRoom && !link.b.empty());
        if (!lost) list.push_back(made);
    }
    return list;
}

std::vector<Hall> placed(std::vector<NamedHall> halls, const std::vector<Room>& rooms) {
    const RoomPlaces places(rooms);
    std::vector<Hall> list;
    list.reserve(halls.size());
    for (auto& hall : halls)
        list.push_back({places[hall.a], places[hall.b], std::move(hall.runs), std::move(hall.unknown), hall.kind});
    return list;
}

ListDifference<NamedLink> linksBetween(const std::vector<NamedLink>& before, const std::vector<NamedLink>& after) {
    return between(before, after);
}

ListDifference<NamedHall> hallsBetween(const std::vector<NamedHall>& before, const std::vector<NamedHall>& after) {
    return between(before, after);
}

std::vector<NamedLink> applied(const ListDifference<NamedLink>& difference, std::vector<NamedLink> links) {
    return appliedList(std::move(links), difference, roomsOf).list;
}

std::vector<NamedHall> applied(const ListDifference<NamedHall>& difference, std::vector<NamedHall> halls) {
    return appliedList(std::move(halls), difference, roomsOf).list;
}

} // namespace delve::generation
