#include "generation/pipeline/room_number.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace delve::generation {
namespace {

std::string textOf(const Count& count) {
    const auto from = std::to_string(count.from);
    return count.from == count.to ? from : from + "–" + std::to_string(count.to);
}

bool isIn(const Count& asked, std::int64_t number) { return number >= asked.from && number <= asked.to; }

Message tooFew(const Count& asked, std::int64_t made) {
    return {DELVE_TEXT_N("rooms",
                         "%n of %1 rooms: no more fit on a map of this size. Make the map larger, or the rooms "
                         "smaller."),
            made,
            {textOf(asked)}};
}

Message tooFewSites(const Count& asked, std::int64_t made) {
    return {DELVE_TEXT_N("rooms",
                         "%n of %1 sites: no more fit on a map of this size. Make the map larger, or the sites "
                         "smaller."),
            made,
            {textOf(asked)}};
}

/// What the stage chose by itself, where nobody told it a number.
Message leftAlone(const Count& automatic, std::int64_t made) {
    return {
        DELVE_TEXT_N("rooms",
                     "%n room(s) instead of the usual %1 at this map size. Set a number of rooms to get that many."),
        made,
        {textOf(automatic)}};
}

Message noNearer(const Count& asked, std::int64_t made, const StageInfo& stage) {
    return Message{
        DELVE_TEXT_N("rooms", "%n room(s) instead of %1: the other parameters of “%2” allow no closer number."),
        made,
        {textOf(asked), stage.label.source}}
        .withWords(stage.label.context);
}

Message builtOver(const Count& asked, std::int64_t left) {
    return {DELVE_TEXT_N("rooms",
                         "%n of %1 rooms are left: a later stage built over the others. Move that stage before "
                         "the one that makes rooms."),
            left,
            {textOf(asked)}};
}

Message withPinned(const Count& asked, std::int64_t rooms, std::int64_t pinned) {
    return {DELVE_TEXT_N("rooms", "%n room(s) instead of %1: %2 of them are pinned."),
            rooms,
            {textOf(asked), std::to_string(pinned)}};
}

} // namespace

bool isAboutRooms(const Message& note) { return std::string_view(note.text.context) == "rooms"; }

void noteMissingRooms(Draft& draft, const Count& asked, std::int64_t made) {
    if (made < asked.from) draft.note(tooFew(asked, made));
}

void noteMissingSites(Draft& draft, const Count& asked, std::int64_t made) {
    if (made < asked.from) draft.note(tooFewSites(asked, made));
}

/// Houses of a town are none of the rooms that anybody asks for.
std::int64_t RoomNumber::countOf(const Draft& draft) {
    return std::ranges::count_if(draft.rooms(), [](const Room& room) { return room.kind != RoomKind::House; });
}

void RoomNumber::begin(const StageInfo& stage) {
    if (!stage.gives.has(Part::Rooms)) return;
    m_before = countOf(m_draft);
    m_notes = m_draft.notes().size();
    m_draft.roomsDecided.reset();
}

std::optional<Count> RoomNumber::askedOf(const StageInfo& stage, const RecipeStage& wanted) const {
    const auto* const found = stage.find(ParameterRole::RoomCount);
    if (!found || found->kind != ParameterKinds::count()) return {};
    if (const auto decided = m_draft.roomsDecided) return Count{*decided, *decided, false};
    const auto* const set = wanted.find(found->id);
    const auto range = std::get<Range>(set ? *set : found->defaultFor(m_draft.size()));
    return Count{range.from.floor(), range.to.floor(), !set};
}

void RoomNumber::end(const StageInfo& stage, const RecipeStage& wanted) {
    if (!stage.gives.has(Part::Rooms)) return;
    const auto made = std::max<std::int64_t>(0, countOf(m_draft) - m_before);
    const auto asked = askedOf(stage, wanted);
    if (!asked) {
        m_others += made;
        return;
    }
    m_made += made;
    const Count all = m_all.value_or(Count{0, 0, true});
    m_all = Count{all.from + asked->from, all.to + asked->to, all.automatic && asked->automatic};
    const auto& notes = m_draft.notes();
    const bool told = std::any_of(notes.begin() + static_cast<std::ptrdiff_t>(m_notes), notes.end(), isAboutRooms);
    if (isIn(*asked, made) || (told && made < asked->from)) return;
    m_draft.note(asked->automatic ? leftAlone(*asked, made) : noNearer(*asked, made, stage));
}

void RoomNumber::finish() {
    const auto rooms = countOf(m_draft) - m_others;
    if (!m_all || rooms == m_made || isIn(*m_all, rooms)) return;
    if (rooms < m_all->from && rooms < m_made + m_kept)
        m_draft.note(builtOver(*m_all, std::max<std::int64_t>(0, rooms)));
    else if (rooms > m_all->to && m_kept > 0) m_draft.note(withPinned(*m_all, rooms, m_kept));
}

} // namespace delve::generation
