#include "editor/files/file_set.h"
#include "editor/files/files.h"
#include "editor/formats/format.h"
#include "editor/formats/godot_scene.h"
#include "editor/formats/losses.h"
#include "editor/formats/tiled_drawn.h"
#include "editor/skins/own_skin.h"
#include "generation/pipeline/feedback.h"

#include <QFileInfo>

#include <algorithm>

namespace delve::editor {
namespace {

struct GodotOptions {
    std::int64_t cell = 16;
};

const std::vector<generation::Parameter>& godotParameters() {
    constexpr std::int64_t min = 8, max = 256;
    static const std::vector<generation::Parameter> parameters = {
        generation::parameter("cell", &GodotOptions::cell, generation::whole(min, max).in(generation::Unit::PlainCount),
                              DELVE_TEXT("formats", "Pixels per cell"),
                              DELVE_TEXT("formats", "Width and height of a tile in the tileset. Higher values give a "
                                                    "larger picture."))};
    return parameters;
}

/// As many as Godot loads in a bearable time; a cell takes 16 bytes in the scene, and more in Godot.
constexpr std::int64_t mostCells = std::int64_t{4096} * 4096;

/// Not the name of the map alone: a picture of that name may be another export.
std::string pictureNameFor(const QString& path) {
    const QFileInfo file(path.isEmpty() ? QStringLiteral("map") : path);
    const auto base = file.completeBaseName().isEmpty() ? file.fileName() : file.completeBaseName();
    return (base + QStringLiteral("-tiles.png")).toStdString();
}

/// Shares of the progress in permille.
constexpr std::int32_t piecesDone = 400;
constexpr std::int32_t pictureDone = 600;

void enter(generation::Feedback* feedback, std::int32_t from, std::int32_t to) {
    if (feedback) feedback->setPart(from, to);
}

Notes notesOf(const World& world, const Level& level, const WriteRequest& request, const CellPieces& pieces,
              std::int64_t moving) {
    Notes notes = lossesOf(
        world, level,
        {.things = true, .thingDetails = true, .rooms = true, .layersApart = true, .names = true, .ownTiles = true},
        request);
    if (moving > 0) notes.push_back({DELVE_TEXT_N("formats", "%n animated tile(s) stand still in Godot."), moving, {}});
    std::vector<bool> drawn(world.tiles.custom().size());
    for (CellPieces::Number piece = 1; piece <= pieces.count(); ++piece)
        if (const auto own = static_cast<int>(pieces.tileOf(piece)) - firstCustomTile;
            own >= 0 && own < static_cast<int>(drawn.size()))
            drawn[static_cast<std::size_t>(own)] = true;
    const auto unused = std::count(drawn.begin(), drawn.end(), false);
    if (unused > 0)
        notes.push_back(
            {DELVE_TEXT_N("formats", "%n tile(s) of the map's own that the level does not use are left out."),
             unused,
             {}});
    return notes;
}

Result<Notes> writeSet(const World& world, const WriteRequest& request, FileSet& into) {
    const Level& level = levelToWrite(world, request);
    if (level.size().area() > mostCells)
        return impossible({DELVE_TEXT("formats", "The level has more than 4096 x 4096 cells, which Godot cannot load. "
                                                 "Choose a smaller one.")});
    const auto options = valuesOf<GodotOptions>(godotParameters(), request.options);
    CellPieces pieces(static_cast<int>(options.cell), world.tiles, skinOf(world, level));
    enter(request.feedback, 0, piecesDone);
    const auto map = drawnMap(world, level, pieces, request.feedback);
    if (!map) return map.failure();
    enter(request.feedback, piecesDone, pictureDone);
    const auto picture = pictureNameFor(request.path);
    const auto drawn =
        into.writeBeside(picture, [&](QIODevice& device) { return writePieces(pieces, device, request.feedback); });
    if (!drawn) return drawn.failure();
    enter(request.feedback, pictureDone, 1000);
    std::int64_t moving = 0;
    const auto written = into.writeNamed([&](QIODevice& device) -> Done {
        const TextOut::Sink sink = [&device](std::string_view piece) { return writeText(device, piece).ok(); };
        TextOut out(sink);
        GodotScene scene(out, world, level, *map, pieces, picture);
        const bool whole = scene.write(request.feedback);
        moving = scene.moving();
        if (whole) return done();
        return scene.stopped() ? cancelled() : notWritten(device);
    });
    if (!written) return written.failure();
    return notesOf(world, level, request, pieces, moving);
}

} // namespace

/// A level as a scene of Godot 4, with the picture of its tiles beside it. It can only be written.
Format godotFormat() {
    Format format;
    format.id = "tscn";
    format.name = DELVE_TEXT("formats", "Godot scene");
    format.endings = {"tscn"};
    format.draws = true;
    format.writeOptions = godotParameters();
    format.writeSet = writeSet;
    format.filesBeside = [](const World&, const WriteRequest& request) {
        return std::vector<std::string>{pictureNameFor(request.path)};
    };
    return format;
}

} // namespace delve::editor
