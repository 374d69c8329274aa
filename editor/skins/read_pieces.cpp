#include "editor/skins/read_pieces.h"

#include "generation/level/delve/members.h"
#include "generation/level/thing.h"

#include <algorithm>
#include <charconv>

namespace delve::editor {
namespace {

constexpr std::size_t maxChoices = 64;
constexpr std::size_t maxNames = 512;
constexpr std::int32_t maxWeight = 1000;
constexpr std::int32_t maxMilliseconds = 600'000;

/// What a slot is read into, with the pictures that it may name.
template <class T>
struct Reading {
    T& into;
    SkinPictures& pictures;
};

void notAPiece(JsonValue value) {
    value.expected(DELVE_TEXT("skin", "Expected a piece such as 12, \"NAME#12\" or \"NAME#12 x\", found %1."));
}

/// The flips behind a piece: " x y d" or some of them, each once.
std::optional<std::uint8_t> flipsOf(std::string_view text) {
    std::uint8_t flips = 0;
    while (!text.empty()) {
        if (text.size() < 2 || text[0] != ' ') return {};
        const std::uint8_t flip = text[1] == 'x'   ? FlipAcross
                                  : text[1] == 'y' ? FlipDown
                                  : text[1] == 'd' ? FlipDiagonally
                                                   : 0;
        if (flip == 0 || (flips & flip)) return {};
        flips |= flip;
        text.remove_prefix(2);
    }
    return flips;
}

struct NamedPiece {
    std::string_view picture; ///< empty: the first
    std::uint32_t number = 0;
    std::uint8_t flips = 0;
};

std::optional<NamedPiece> namedPiece(std::string_view text) {
    NamedPiece named;
    const auto space = text.find(' ', text.rfind('#') == std::string_view::npos ? 0 : text.rfind('#'));
    if (space != std::string_view::npos) {
        const auto flips = flipsOf(text.substr(space));
        if (!flips) return {};
        named.flips = *flips;
        text = text.substr(0, space);
    }
    if (const auto hash = text.rfind('#'); hash != std::string_view::npos) {
        named.picture = text.substr(0, hash);
        if (named.picture.empty()) return {};
        text.remove_prefix(hash + 1);
    }
    const auto read = std::from_chars(text.data(), text.data() + text.size(), named.number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return {};
    return named;
}

std::size_t placeOf(std::string_view name, const std::vector<SkinPicture>& pictures) {
    if (name.empty()) return 0;
    return static_cast<std::size_t>(std::ranges::find(pictures, name, &SkinPicture::name) - pictures.begin());
}

Piece readPiece(JsonValue value, const SkinPictures& pictures) {
    std::optional<NamedPiece> named;
    if (value.kind() == JsonKind::Number)
        named = NamedPiece{{}, static_cast<std::uint32_t>(value.whole(0, 1'000'000'000)), 0};
    else if (value.kind() == JsonKind::Text) named = namedPiece(value.text());
    if (!named) {
        notAPiece(value);
        return {};
    }
    const auto place = placeOf(named->picture, pictures.list);
    if (place >= pictures.list.size()) {
        value.refuse({DELVE_TEXT("skin", "Unknown picture \"%1\". Name one of the list \"pictures\"."),
                      {clipped(named->picture)}});
        return {};
    }
    const auto& picture = pictures.list[place];
    if (named->number >= picture.count()) {
        value.refuse({DELVE_TEXT("skin", "The picture \"%1\" has no piece %2; its pieces are numbered from 0 to %3."),
                      {clipped(picture.name), std::to_string(named->number),
                       std::to_string(std::int64_t{picture.count()} - 1)}});
        return {};
    }
    return {static_cast<std::uint16_t>(place), named->number, named->flips};
}

/// May it name so many more? Asked before they are kept.
bool takeFrames(JsonValue value, SkinPictures& pictures, std::size_t count) {
    if (count <= pictures.framesLeft) {
        pictures.framesLeft -= count;
        return true;
    }
    value.refuse(
        {DELVE_TEXT("skin", "A skin names at most %1 pieces in all. Remove some."), {std::to_string(maxSkinFrames)}});
    return false;
}

constexpr std::array<Member<Reading<PieceFrame>>, 2> frameMembers{{
    {"piece", Needed::Yes,
     [](Reading<PieceFrame>& reading, JsonValue value) { reading.into.piece = readPiece(value, reading.pictures); }},
    {"ms", Needed::Yes,
     [](Reading<PieceFrame>& reading, JsonValue value) {
         reading.into.milliseconds = value.whole32(1, maxMilliseconds);
     }},
}};

void readFrames(Reading<PieceChoice>& reading, JsonValue value) {
    if (value.kind() == JsonKind::Array && (value.size() == 0 || value.size() > maxFramesOfSlot)) {
        value.refuse({DELVE_TEXT("skin", "Expected 1 to %1 frames."), {std::to_string(maxFramesOfSlot)}});
        return;
    }
    if (value.kind() == JsonKind::Array && !takeFrames(value, reading.pictures, value.size())) return;
    reading.into.frames.clear();
    value.elements([&](JsonValue element) {
        PieceFrame frame;
        Reading<PieceFrame> inner{frame, reading.pictures};
        std::string unknown; // of a frame nothing else is kept
        readMembers(element, frameMembers, inner, unknown);
        if (!unknown.empty())
            element.refuse({DELVE_TEXT("skin", "Unknown member in a frame; expected \"piece\" and \"ms\".")});
        reading.into.frames.push_back(frame);
    });
}

constexpr std::array<Member<Reading<PieceChoice>>, 3> choiceMembers{{
    {"piece", Needed::No,
     [](Reading<PieceChoice>& reading, JsonValue value) {
         if (takeFrames(value, reading.pictures, 1))
             reading.into.frames.assign(1, {readPiece(value, reading.pictures), 0});
     }},
    {"frames", Needed::No, readFrames},
    {"weight", Needed::No,
     [](Reading<PieceChoice>& reading, JsonValue value) { reading.into.weight = value.whole32(1, maxWeight); }},
}};

PieceChoice readChoice(JsonValue value, SkinPictures& pictures) {
    PieceChoice choice;
    if (value.kind() != JsonKind::Object) {
        if (takeFrames(value, pictures, 1)) choice.frames.push_back({readPiece(value, pictures), 0});
        return choice;
    }
    Reading<PieceChoice> reading{choice, pictures};
    readMembers(value, choiceMembers, reading, choice.unknown);
    if (value.find("piece").has_value() == value.find("frames").has_value())
        value.refuse({DELVE_TEXT("skin", "Expected \"piece\" or \"frames\", and not both.")});
    return choice;
}

std::vector<std::string> readNames(JsonValue value, SkinPictures& pictures) {
    std::vector<std::string> names;
    if (value.kind() == JsonKind::Array && value.size() > maxNames) {
        value.refuse({DELVE_TEXT("skin", "Expected at most %1 tiles."), {std::to_string(maxNames)}});
        return names;
    }
    if (value.kind() == JsonKind::Array && value.size() > pictures.namesLeft) {
        value.refuse({DELVE_TEXT("skin", "A skin joins tiles by at most %1 names in all. Remove some."),
                      {std::to_string(maxSkinNames)}});
        return names;
    }
    value.elements([&](JsonValue element) { names.emplace_back(element.text()); });
    pictures.namesLeft -= names.size();
    return names;
}

void readJoins(Reading<TilePieces>& reading, JsonValue value) {
    const auto word = value.text();
    if (word == "edges") reading.into.joining = Joining::Edges;
    else if (word == "corners") reading.into.joining = Joining::Corners;
    else if (word == "blob") reading.into.joining = Joining::Blob;
    else value.expected(DELVE_TEXT("skin", "Expected \"edges\", \"corners\" or \"blob\", found %1."));
}

FaceRow readFaceRow(JsonValue value, SkinPictures& pictures) {
    if (value.kind() != JsonKind::Array || value.size() != 4) {
        value.refuse({DELVE_TEXT("skin", "Expected a row of four: alone, left end, middle, right end.")});
        return {};
    }
    FaceRow row;
    value.elements([&](JsonValue element) { row.push_back(readSlot(element, pictures)); });
    return row;
}

void readFace(Reading<TilePieces>& reading, JsonValue value) {
    if (value.kind() == JsonKind::Array && (value.size() == 0 || value.size() > maxFaceRows)) {
        value.refuse({DELVE_TEXT("skin", "A face is 1 to %1 rows high."), {std::to_string(maxFaceRows)}});
        return;
    }
    value.elements([&](JsonValue row) { reading.into.face.push_back(readFaceRow(row, reading.pictures)); });
}

void skipPieces(Reading<TilePieces>&, JsonValue) {}

constexpr std::array<Member<Reading<TilePieces>>, 7> tileMembers{{
    {"joins", Needed::No, readJoins},
    {"with", Needed::No,
     [](Reading<TilePieces>& reading, JsonValue value) { reading.into.with = readNames(value, reading.pictures); }},
    {"against", Needed::No,
     [](Reading<TilePieces>& reading, JsonValue value) { reading.into.against = readNames(value, reading.pictures); }},
    {"joinsVoid", Needed::No,
     [](Reading<TilePieces>& reading, JsonValue value) { reading.into.joinsVoid = value.yesNo(); }},
    {"over", Needed::No, [](Reading<TilePieces>& reading, JsonValue value) { reading.into.over = value.text(); }},
    {"face", Needed::No, readFace},
    {"pieces", Needed::Yes, skipPieces}, // read below, when it is known how they are joined
}};

void readPieceList(TilePieces& tile, JsonValue value, SkinPictures& pictures) {
    if (tile.joining == Joining::None) {
        tile.pieces.push_back(readSlot(value, pictures));
        return;
    }
    const auto count = slotCount(tile.joining);
    if (value.kind() != JsonKind::Array || value.size() != count) {
        value.refuse({DELVE_TEXT("skin", "Expected a list of %1 pieces."), {std::to_string(count)}});
        tile.pieces.resize(count);
        return;
    }
    value.elements([&](JsonValue element) { tile.pieces.push_back(readSlot(element, pictures)); });
}

constexpr std::array<Member<Reading<ThingPieces>>, 5> thingMembers{{
    {"kind", Needed::Yes,
     [](Reading<ThingPieces>& reading, JsonValue value) {
         reading.into.kind = value.text();
         if (!thingKindFromName(reading.into.kind)) value.expected(DELVE_TEXT("skin", "Unknown kind of thing: %1."));
     }},
    {"property", Needed::No,
     [](Reading<ThingPieces>& reading, JsonValue value) { reading.into.property = value.text(); }},
    {"value", Needed::No, [](Reading<ThingPieces>& reading, JsonValue value) { reading.into.value = value.text(); }},
    {"pieces", Needed::Yes,
     [](Reading<ThingPieces>& reading, JsonValue value) { reading.into.pieces = readSlot(value, reading.pictures); }},
    {"anchor", Needed::No,
     [](Reading<ThingPieces>& reading, JsonValue value) {
         const auto both = value.fewElements(2, 2);
         if (both.size() != 2) return;
         reading.into.anchorX = both[0].whole32(0, 1024);
         reading.into.anchorY = both[1].whole32(0, 1024);
     }},
}};

} // namespace

PieceSlot readSlot(JsonValue value, SkinPictures& pictures) {
    PieceSlot slot;
    if (value.kind() == JsonKind::Null) return slot;
    if (value.kind() != JsonKind::Array) {
        slot.push_back(readChoice(value, pictures));
        return slot;
    }
    if (value.size() == 0 || value.size() > maxChoices) {
        value.refuse({DELVE_TEXT("skin", "Expected 1 to %1 pieces to choose from."), {std::to_string(maxChoices)}});
        return slot;
    }
    value.elements([&](JsonValue element) { slot.push_back(readChoice(element, pictures)); });
    if (frameCount(slot) > maxFramesOfSlot)
        value.refuse({DELVE_TEXT("skin", "The pieces to choose from have more than %1 frames together."),
                      {std::to_string(maxFramesOfSlot)}});
    return slot;
}

TilePieces readTilePieces(std::string_view name, JsonValue value, SkinPictures& pictures) {
    TilePieces tile;
    tile.tile = name;
    Reading<TilePieces> reading{tile, pictures};
    readMembers(value, tileMembers, reading, tile.unknown);
    if (!tile.with.empty() && !tile.against.empty())
        value.refuse({DELVE_TEXT("skin", "\"with\" and \"against\" exclude each other. Remove one.")});
    if (const auto pieces = value.find("pieces")) readPieceList(tile, *pieces, pictures);
    return tile;
}

ThingPieces readThingPieces(JsonValue value, SkinPictures& pictures) {
    ThingPieces thing;
    Reading<ThingPieces> reading{thing, pictures};
    readMembers(value, thingMembers, reading, thing.unknown);
    if (thing.pieces.empty()) value.refuse({DELVE_TEXT("skin", "A thing needs a piece.")});
    return thing;
}

} // namespace delve::editor
