#include "generation/stages/purpose.h"

#include "generation/level/blueprint.h"
#include "generation/level/purpose.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/furnisher.h"
#include "generation/stages/room_facts.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::size_t none = ~std::size_t{0};

/// Rooms with another use have furniture enough, a set piece among them, and one that is pinned as a whole stays as it
/// is.
bool mayFurnish(const Draft& draft, const Room& room) {
    if (room.kind != RoomKind::Room || room.properties.find(blueprintProperty)) return false;
    if (!draft.anyPins()) return true;
    return room.shape.empty() ? !allIn(room.box, draft.pinnedCells()) : !allIn(room.shape, draft.pinnedCells());
}

/// Draws purposes for rooms: first the landmarks, each for one of the rooms that suit it, then the others.
class PurposeDraw {
public:
    PurposeDraw(Draft& draft, Stream& random, const std::vector<Purpose>& table, std::span<const RoomFacts> facts)
        : m_draft(draft), m_random(random), m_table(table), m_facts(facts), m_used(table.size()),
          m_purposes(draft.rooms().size(), none) {
        for (RoomId room = 0; room < m_purposes.size(); ++room) {
            const auto has = purposeOf(draft.rooms()[room]);
            const auto row = std::ranges::find(table, has, &Purpose::name);
            if (row != table.end()) ++m_used[static_cast<std::size_t>(row - table.begin())];
            if (has.empty() && mayFurnish(draft, draft.rooms()[room])) m_open.push_back(room);
        }
    }

    [[nodiscard]] std::int64_t openRooms() const { return static_cast<std::int64_t>(m_open.size()); }

    /// Returns how many landmarks the level has; those that were there count. Nothing if the draft was stopped.
    std::optional<std::int64_t> drawLandmarks(std::int64_t wanted) {
        std::vector<std::size_t> rows;
        std::int64_t placed = 0;
        for (std::size_t row = 0; row < m_table.size(); ++row) {
            if (!m_table[row].landmark) continue;
            if (m_used[row] > 0) ++placed;
            else rows.push_back(row);
        }
        while (placed < wanted && !rows.empty()) {
            if (m_draft.stopped()) return {};
            const auto drawn = rows.begin() + static_cast<std::ptrdiff_t>(drawRow(rows));
            const auto suiting = roomsFor(m_table[*drawn]);
            if (!suiting.empty()) {
                const auto room = m_random.below(suiting.size());
                give(suiting[static_cast<std::size_t>(room)], *drawn);
                ++placed;
            }
            rows.erase(drawn);
        }
        return placed;
    }

    /// Until this many rooms have got one, landmarks included. False if the draft was stopped.
    bool drawOthers(std::int64_t wanted) {
        auto rooms = m_open;
        if (!m_random.shuffle(std::span(rooms), [this] { return m_draft.stopped(); })) return false;
        for (std::size_t i = 0; i < rooms.size() && m_given < wanted; ++i) {
            if (i % 256 == 0 && m_draft.stopped()) return false;
            const auto rows = rowsFor(m_facts[rooms[i]]);
            if (m_purposes[rooms[i]] == none && !rows.empty()) give(rooms[i], rows[drawRow(rows)]);
        }
        return true;
    }

    [[nodiscard]] std::int64_t given() const { return m_given; }
    /// The row of the table for a room; null where it got none.
    [[nodiscard]] const Purpose* of(RoomId room) const {
        return m_purposes[room] == none ? nullptr : &m_table[m_purposes[room]];
    }

private:
    /// The place of one of these rows. What is there already weighs less, so that a level has many kinds of rooms.
    std::size_t drawRow(const std::vector<std::size_t>& rows) {
        std::vector<std::uint64_t> weights;
        weights.reserve(rows.size());
        for (const auto row : rows)
            weights.push_back(1 + static_cast<std::uint64_t>(m_table[row].weight) * 1000 / (1 + m_used[row]));
        return m_random.weighted(weights);
    }

    [[nodiscard]] std::vector<RoomId> roomsFor(const Purpose& purpose) const {
        std::vector<RoomId> rooms;
        for (const RoomId room : m_open)
            if (m_purposes[room] == none && suits(purpose, m_facts[room])) rooms.push_back(room);
        return rooms;
    }

    [[nodiscard]] std::vector<std::size_t> rowsFor(const RoomFacts& facts) const {
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < m_table.size(); ++row)
            if (!m_table[row].landmark && suits(m_table[row], facts)) rows.push_back(row);
        return rows;
    }

    void give(RoomId room, std::size_t row) {
        m_purposes[room] = row;
        ++m_used[row];
        ++m_given;
    }

    Draft& m_draft;
    Stream& m_random;
    const std::vector<Purpose>& m_table;
    std::span<const RoomFacts> m_facts;
    std::vector<std::uint64_t> m_used; ///< rooms of each row
    std::vector<std::size_t> m_purposes;
    std::vector<RoomId> m_open; ///< rooms that may get one
    std::int64_t m_given = 0;
};

/// Writes purposes into the properties of rooms. Rooms of one purpose share them, where they have no others.
class RoomNaming {
public:
    explicit RoomNaming(Draft& draft) : m_draft(draft) {}

    void name(RoomId room, const Purpose& purpose) {
        Properties properties = m_draft.rooms()[room].properties;
        if (!properties.empty()) {
            properties.set(purposeProperty, purpose.name);
            return m_draft.setRoomProperties(room, std::move(properties));
        }
        auto& alone = m_alone[&purpose];
        if (alone.empty()) alone.set(purposeProperty, purpose.name);
        m_draft.setRoomProperties(room, alone);
    }

private:
    Draft& m_draft;
    std::unordered_map<const Purpose*, Properties> m_alone;
};

/// False if the draft was stopped.
bool furnishAll(Draft& draft, Stream& random, const PurposeDraw& drawn, Percent share) {
    Furnisher furnisher(draft, random, share.of100000());
    RoomNaming rooms(draft);
    Mark names{"purposes", Mark::Shape::Texts, {}};
    for (RoomId room = 0; room < draft.rooms().size(); ++room) {
        const auto* const purpose = drawn.of(room);
        if (!purpose) continue;
        rooms.name(room, *purpose);
        if (!furnisher.furnish(room, *purpose)) return false;
        if (!draft.tracing()) continue;
        names.cells.push_back(draft.rooms()[room].box.centre());
        names.texts.push_back(purpose->name);
    }
    for (const auto& tile : furnisher.unknownTiles())
        draft.note({DELVE_TEXT("stage", "“%1” is no tile that can stand in a room: left out."), {tile}});
    draft.mark(std::move(names));
    return true;
}

/// How many landmarks a level with these rooms should have.
std::int64_t landmarksFor(std::int64_t rooms, std::int64_t roomsForLandmark, const std::vector<Purpose>& table) {
    return std::min<std::int64_t>((rooms + roomsForLandmark / 2) / roomsForLandmark,
                                  std::ranges::count(table, true, &Purpose::landmark));
}

void tellMissing(Draft& draft, std::int64_t landmarks, std::int64_t wantedLandmarks, std::int64_t rooms,
                 std::int64_t wantedRooms) {
    if (landmarks < wantedLandmarks)
        draft.note({DELVE_TEXT("stage", "%2 of %1 landmarks: no room suits another."),
                    {std::to_string(wantedLandmarks), std::to_string(landmarks)}});
    if (rooms < wantedRooms)
        draft.note({DELVE_TEXT("stage", "%2 of %1 rooms got a purpose: none of the table suits the others."),
                    {std::to_string(wantedRooms), std::to_string(rooms)}});
}

} // namespace

std::string_view purposeOf(const Room& room) {
    const auto* const value = room.properties.find(purposeProperty);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

Done purpose(Draft& draft, Stream& random, const PurposeParameters& parameters) {
    const auto* const start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible(
            {DELVE_TEXT("stage", "There is no start to measure the depth of rooms from. Put a stage that places one "
                                 "before this one.")},
            pinsOf(draft));
    const Cell from = start->at;
    if (!draft.forgetLostGround()) return cancelled();
    const auto facts = findRoomFacts(draft, from);
    if (!facts) return cancelled();
    const auto table = draft.sources().tables.purposes;
    PurposeDraw draw(draft, random, *table, *facts);
    const auto asked = static_cast<std::int64_t>(
        (static_cast<std::uint64_t>(draw.openRooms()) * parameters.rooms.of100000() + 50'000) / 100'000);
    const auto wanted =
        asked == 0 ? 0
                   : landmarksFor(static_cast<std::int64_t>(draft.rooms().size()), parameters.roomsForLandmark, *table);
    const auto landmarks = draw.drawLandmarks(wanted);
    if (!landmarks || !draw.drawOthers(asked)) return cancelled();
    tellMissing(draft, *landmarks, wanted, draw.given(), asked);
    const bool furnished = furnishAll(draft, random, draw, parameters.furniture) && draft.forgetLostGround();
    return furnished ? done() : cancelled();
}

StageInfo purposeStage() {
    using P = PurposeParameters;
    StageInfo stage;
    stage.name = "purpose";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Purposes of rooms");
    stage.help = DELVE_TEXT("stage", "Makes rooms what they are for: a library, a crypt, a guard room. Furnishes them "
                                     "by the world's table of purposes.");
    stage.needs = Part::Rooms | Part::Floor | Part::Start;
    stage.parameters = {
        parameter("with-purpose", &P::rooms, share(), DELVE_TEXT("stage", "Rooms with a purpose"),
                  DELVE_TEXT("stage", "Share of the rooms that get a purpose. Higher values leave fewer rooms empty.")),
        parameter("rooms-for-landmark", &P::roomsForLandmark, whole(1, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Rooms per landmark"),
                  DELVE_TEXT("stage", "Rooms for each landmark, such as a throne room, which a level has once. Higher "
                                      "values place fewer landmarks.")),
        parameter("furniture", &P::furniture, share(), DELVE_TEXT("stage", "Furniture"),
                  DELVE_TEXT("stage", "Largest share of a room's floor that obstacles and things take. Higher values "
                                      "furnish rooms more densely.")),
    };
    stage.run = runWith<P>(purpose, stage.parameters);
    return stage;
}

} // namespace delve::generation
