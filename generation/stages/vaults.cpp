#include "generation/stages/vaults.h"

#include "generation/pipeline/choices.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/hand_made.h"
#include "generation/stages/room_boxes.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

std::vector<HandMade> roomsToPlace(Draft& draft, VaultSource from) {
    std::vector<HandMade> rooms;
    if (from != VaultSource::Stamps)
        for (const auto& vault : vaultLibrary()) rooms.push_back(handMadeOf(vault));
    if (from == VaultSource::Library) return rooms;
    for (const auto& stamp : draft.sources().stamps) {
        if (auto room = handMadeOf(stamp, draft.catalogue())) {
            rooms.push_back(std::move(*room));
            continue;
        }
        draft.note(
            {DELVE_TEXT("stage", "Stamp %1 was skipped: a stamp needs a walkable cell, and no side longer than %2 "
                                 "cells."),
             {stamp.name.empty() ? stamp.id : stamp.name, std::to_string(longestStampSide)}});
    }
    return rooms;
}

/// A room and the orientation it gets.
struct Drawn {
    std::size_t room = 0;
    std::int64_t quarters = 0;
    bool mirrored = false;
};

/// Chooses rooms and their places, and then builds them.
class VaultPlacer {
public:
    VaultPlacer(Draft& draft, Stream& random, const std::vector<HandMade>& rooms)
        : m_draft(draft), m_random(random), m_rooms(rooms), m_boxes(draft, 1) {}

    /// As many as are wanted: if one of them finds no place, all restart with the smallest ones, packed. False if the
    /// draft was stopped.
    [[nodiscard]] bool choose(std::int64_t wanted) {
        while (m_boxes.count() < wanted && !m_draft.stopped())
            if (!chooseByDraws() && !chooseBySearch()) break;
        if (m_draft.stopped()) return false;
        return m_boxes.count() >= wanted || m_boxes.fill(wanted, {smallest(), 0}, m_random);
    }

    [[nodiscard]] std::int64_t count() const { return m_boxes.count(); }

    void build() {
        Mark corners{"vaults", Mark::Shape::Boxes, {}};
        for (std::size_t i = 0; i < m_boxes.boxes().size(); ++i) {
            const Rect& box = m_boxes.boxes()[i];
            const bool asDrawn = i < m_drawn.size() && m_drawn[i].second == box;
            rotated(asDrawn ? m_drawn[i].first : drawFor({box.width, box.height})).build(m_draft, box.topLeft());
            corners.cells.push_back(box.topLeft());
            corners.cells.push_back({box.right() - 1, box.bottom() - 1});
        }
        m_draft.mark(std::move(corners));
    }

private:
    [[nodiscard]] RotatedRoom rotated(const Drawn& drawn) const {
        return {m_rooms[drawn.room], drawn.quarters, drawn.mirrored};
    }

    bool take(const Drawn& drawn, Cell corner) {
        const Size size = rotated(drawn).size();
        const Rect box{corner.x, corner.y, size.width, size.height};
        if (!m_boxes.take(box)) return false;
        m_drawn.emplace_back(drawn, box);
        return true;
    }

    bool chooseByDraws() {
        static constexpr int tries = 60;
        for (int i = 0; i < tries; ++i) {
            const auto room = static_cast<std::size_t>(m_random.below(m_rooms.size()));
            const auto quarters = m_random.between(0, 3);
            const Drawn drawn{room, quarters, m_random.chance(1, 2)};
            const Size size = rotated(drawn).size();
            const Rect inside = m_draft.inside();
            if (size.width > inside.width || size.height > inside.height) continue;
            const auto x = m_random.between(inside.x, inside.right() - size.width);
            const auto y = m_random.between(inside.y, inside.bottom() - size.height);
            if (take(drawn, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)})) return true;
        }
        return false;
    }

    /// Every room, however it is turned, that may be wanted.
    template <class Wanted>
    [[nodiscard]] std::vector<Drawn> allWhere(Wanted wanted) const {
        std::vector<Drawn> all;
        for (std::size_t room = 0; room < m_rooms.size(); ++room)
            for (std::int64_t quarters = 0; quarters < 4; ++quarters)
                for (const bool mirrored : {false, true})
                    if (const Drawn drawn{room, quarters, mirrored}; wanted(rotated(drawn).size()))
                        all.push_back(drawn);
        return all;
    }

    /// All of them in a drawn order, each on all places of the map. False where there is no place for any.
    bool chooseBySearch() {
        auto all = allWhere([this](Size size) { return !m_full.contains({size.width, size.height}); });
        m_random.shuffle(std::span(all));
        for (const auto& drawn : all) {
            if (m_draft.stopped()) return false;
            const Size size = rotated(drawn).size();
            if (m_full.contains({size.width, size.height})) continue;
            const auto& places = m_boxes.placesFor(size);
            const auto count = places.count();
            if (count == 0) {
                m_full.emplace(size.width, size.height);
                continue;
            }
            const auto ordinal = m_random.below(static_cast<std::uint64_t>(count));
            return take(drawn, cellAtOrdinal(places, static_cast<std::int64_t>(ordinal)));
        }
        return false;
    }

    /// Of the rooms that take least space, one lying down.
    [[nodiscard]] Size smallest() const {
        const auto space = [](const HandMade& room) {
            return std::pair((room.size.width + 1) * (room.size.height + 1), room.size.width);
        };
        const Size size = std::ranges::min_element(m_rooms, {}, space)->size;
        return {std::max(size.width, size.height), std::min(size.width, size.height)};
    }

    [[nodiscard]] Drawn drawFor(Size size) {
        const auto all = allWhere([size](Size other) { return other == size; });
        return all[static_cast<std::size_t>(m_random.below(all.size()))];
    }

    Draft& m_draft;
    Stream& m_random;
    const std::vector<HandMade>& m_rooms;
    RoomBoxes m_boxes;
    std::vector<std::pair<Drawn, Rect>> m_drawn;
    std::set<std::pair<std::int32_t, std::int32_t>> m_full; ///< sizes for which there is no place any more
};

} // namespace

Done vaults(Draft& draft, Stream& random, const VaultsParameters& parameters) {
    const auto wanted = random.between(parameters.rooms.from, parameters.rooms.to);
    const auto rooms = roomsToPlace(draft, parameters.from);
    if (rooms.empty()) {
        if (wanted > 0)
            draft.note({DELVE_TEXT("stage", "There are no stamps to place; use the library, or load stamps.")});
        return done();
    }
    VaultPlacer placer(draft, random, rooms);
    if (!placer.choose(wanted)) return cancelled();
    if (placer.count() < wanted)
        draft.note({DELVE_TEXT("stage", "%2 of %1 vaults: there is no room for more."),
                    {std::to_string(wanted), std::to_string(placer.count())}});
    placer.build();
    return done();
}

StageInfo vaultsStage() {
    using P = VaultsParameters;
    StageInfo stage;
    stage.name = "vaults";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Vaults");
    stage.help = DELVE_TEXT("stage", "Places small ready-made rooms, turned and mirrored.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, whole(0, 10'000).in(Unit::PlainCount), DELVE_TEXT("stage", "Vaults"),
                  DELVE_TEXT("stage", "Number of vaults. Higher values place more."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWithArea),
        parameter("from", &P::from,
                  oneOfEach<VaultSource>({{VaultSource::All, "all", DELVE_TEXT("stage", "Library and stamps")},
                                          {VaultSource::Library, "library", DELVE_TEXT("stage", "Library")},
                                          {VaultSource::Stamps, "stamps", DELVE_TEXT("stage", "My stamps")}}),
                  DELVE_TEXT("stage", "Source"),
                  DELVE_TEXT("stage", "Which rooms to place: the program's own library, your stamps, or both.")),
    };
    stage.run = runWith<P>(vaults, stage.parameters);
    return stage;
}

} // namespace delve::generation
