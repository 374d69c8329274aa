#include "editor/skins/read_skin.h"
#include "generation/level/delve/text_out.h"

#include <utility>

namespace delve::editor {
namespace {

void writePiece(TextOut& out, const Piece& piece, const Skin& skin) {
    if (piece.picture == 0 && piece.flips == 0) {
        out << piece.number;
        return;
    }
    std::string text = piece.picture == 0 ? "" : skin.pictures[piece.picture].name + '#';
    text += std::to_string(piece.number);
    if (piece.flips & FlipAcross) text += " x";
    if (piece.flips & FlipDown) text += " y";
    if (piece.flips & FlipDiagonally) text += " d";
    out.quoted(text);
}

void writeUnknown(TextOut& out, const std::string& unknown) {
    if (!unknown.empty()) out << ", " << unknown;
}

bool isPlain(const PieceChoice& choice) {
    return choice.weight == 1 && choice.frames.size() == 1 && choice.frames[0].milliseconds == 0 &&
           choice.unknown.empty();
}

void writeChoice(TextOut& out, const PieceChoice& choice, const Skin& skin) {
    if (isPlain(choice)) return writePiece(out, choice.frames[0].piece, skin);
    if (choice.frames.size() == 1 && choice.frames[0].milliseconds == 0) {
        out << "{ \"piece\": ";
        writePiece(out, choice.frames[0].piece, skin);
    } else {
        std::string_view before = "{ \"frames\": [";
        for (const auto& frame : choice.frames) {
            out << std::exchange(before, ", ") << "{ \"piece\": ";
            writePiece(out, frame.piece, skin);
            out << ", \"ms\": " << frame.milliseconds << " }";
        }
        out << ']';
    }
    if (choice.weight != 1) out << ", \"weight\": " << choice.weight;
    writeUnknown(out, choice.unknown);
    out << " }";
}

void writeSlot(TextOut& out, const PieceSlot& slot, const Skin& skin) {
    if (slot.empty()) {
        out << "null";
        return;
    }
    if (slot.size() == 1) return writeChoice(out, slot[0], skin);
    std::string_view before = "[";
    for (const auto& choice : slot) writeChoice(out << std::exchange(before, ", "), choice, skin);
    out << ']';
}

void writeSlots(TextOut& out, const std::vector<PieceSlot>& list, const Skin& skin) {
    std::string_view before = "[";
    for (const auto& slot : list) writeSlot(out << std::exchange(before, ", "), slot, skin);
    out << ']';
}

void writeNames(TextOut& out, std::string_view member, const std::vector<std::string>& names) {
    if (names.empty()) return;
    out << '"' << member << "\": [";
    std::string_view before;
    for (const auto& name : names) (out << std::exchange(before, ", ")).quoted(name);
    out << "], ";
}

void writeTile(TextOut& out, const TilePieces& tile, const Skin& skin) {
    out << "{ ";
    if (tile.joining == Joining::Edges) out << "\"joins\": \"edges\", ";
    if (tile.joining == Joining::Corners) out << "\"joins\": \"corners\", ";
    if (tile.joining == Joining::Blob) out << "\"joins\": \"blob\", ";
    writeNames(out, "with", tile.with);
    writeNames(out, "against", tile.against);
    if (!tile.joinsVoid) out << "\"joinsVoid\": false, ";
    if (!tile.over.empty()) (out << "\"over\": ").quoted(tile.over) << ", ";
    out << "\"pieces\": ";
    if (tile.joining == Joining::None) writeSlot(out, tile.pieces[0], skin);
    else writeSlots(out, tile.pieces, skin);
    std::string_view before = ", \"face\": [";
    for (const auto& row : tile.face) writeSlots(out << std::exchange(before, ", "), row, skin);
    if (!tile.face.empty()) out << ']';
    writeUnknown(out, tile.unknown);
    out << " }";
}

void writeThing(TextOut& out, const ThingPieces& thing, const Skin& skin) {
    (out << "{ \"kind\": ").quoted(thing.kind);
    if (!thing.property.empty()) (out << ", \"property\": ").quoted(thing.property);
    if (!thing.value.empty()) (out << ", \"value\": ").quoted(thing.value);
    writeSlot(out << ", \"pieces\": ", thing.pieces, skin);
    if (thing.anchorX && thing.anchorY) out << ", \"anchor\": [" << *thing.anchorX << ", " << *thing.anchorY << ']';
    writeUnknown(out, thing.unknown);
    out << " }";
}

void writePicture(TextOut& out, const SkinPicture& picture, Embedding embedding) {
    (out << "{ \"name\": ").quoted(picture.name);
    if (embedding == Embedding::AsItIs && !picture.file.empty()) (out << ", \"file\": ").quoted(picture.file);
    else out << ", \"data\": \"data:image/png;base64," << picture.png.toBase64().toStdString() << '"';
    out << ", \"width\": " << picture.piece.width() << ", \"height\": " << picture.piece.height();
    if (picture.margin != 0) out << ", \"margin\": " << picture.margin;
    if (picture.spacing != 0) out << ", \"spacing\": " << picture.spacing;
    writeUnknown(out, picture.unknown);
    out << " }";
}

/// A list, one element a line.
template <class List, class Write>
void writeLines(TextOut& out, std::string_view begin, const List& list, std::string_view end, Write write) {
    out << begin;
    std::string_view before = "\n        ";
    for (const auto& element : list) write(element, out << std::exchange(before, ",\n        "));
    out << end;
}

} // namespace

std::string skinText(const Skin& skin, Embedding embedding) {
    std::string text;
    const TextOut::Sink sink = [&text](std::string_view piece) {
        text += piece;
        return true;
    };
    TextOut out(sink);
    (out << "{\n    \"skin\": 1,\n    \"name\": ").quoted(skin.id);
    out << ",\n    \"cell\": " << skin.cell;
    (out << ",\n    \"base\": ").quoted(skin.base);
    writeLines(out, ",\n    \"pictures\": [", skin.pictures, "\n    ]",
               [&](const SkinPicture& picture, TextOut& line) { writePicture(line, picture, embedding); });
    if (!skin.pieces.empty())
        writeLines(out, ",\n    \"tiles\": {", skin.pieces, "\n    }", [&](const TilePieces& tile, TextOut& line) {
            writeTile(line.quoted(tile.tile) << ": ", tile, skin);
        });
    if (!skin.things.empty())
        writeLines(out, ",\n    \"things\": [", skin.things, "\n    ]",
                   [&](const ThingPieces& thing, TextOut& line) { writeThing(line, thing, skin); });
    if (!skin.unknown.empty()) out << ",\n    " << skin.unknown;
    out << "\n}\n";
    out.flush();
    return text;
}

} // namespace delve::editor
