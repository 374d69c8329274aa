#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/formats/tile_pictures.h"
#include "generation/files/world_file.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve/read_world.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"
#include "generation/level/rules.h"
#include "playtest/rules/objective.h"

#include <QFile>
#include <QFileInfo>

namespace delve::editor {
namespace {

Message noteOfObjective(const std::string& word) {
    return {DELVE_TEXT("formats", "Unknown objective “%1”, kept as it is. To play the map, choose another."), {word}};
}

Result<Imported> read(const QString& path, const ReadRequest& request) {
    const auto bytes = QFileInfo(path).size();
    const auto mayGoOn = [&](std::uintmax_t soFar) {
        return goesOn(request.feedback, static_cast<std::int64_t>(soFar), bytes);
    };
    auto world = readDelveFile(QFile::encodeName(path).toStdString(), mayGoOn);
    if (!world) return std::move(world).failure();
    auto notes = takeInPictures(*world, path);
    if (!play::builtInObjectives().find(world->rules->objective))
        notes.push_back(noteOfObjective(world->rules->objective));
    return Imported{std::move(*world), std::move(notes)};
}

/// Counts the portals that were mended. Mending keeps the number and order of the things.
Notes notesOfMending(const World& before, const World& after) {
    std::int64_t mended = 0;
    for (std::size_t i = 0; i < before.levels.size(); ++i) {
        const auto& were = *before.levels[i].things;
        const auto& are = *after.levels[i].things;
        for (std::size_t k = 0; &were != &are && k < were.size(); ++k) mended += were[k] == are[k] ? 0 : 1;
    }
    return {{DELVE_TEXT_N("formats", "%n portal(s) led to a missing level or cell and now lead nowhere."), mended, {}}};
}

/// Estimates the bytes of a world in a file: one for each cell, and a fixed number for each thing.
std::int64_t bytesOf(const World& world) {
    constexpr std::int64_t ofThing = 80;
    std::int64_t bytes = 1;
    for (const auto& level : world.levels)
        bytes += level.size().area() + ofThing * static_cast<std::int64_t>(level.things->size());
    return bytes;
}

/// Writes only a world that can be opened again. A portal to a deleted level is written without a target.
Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    World whole = world;
    const bool mended = mendPortals(whole);
    if (auto checked = checkWorld(whole); !checked) return checked.failure();
    bool stopped = false;
    const auto sink = [&, soFar = std::int64_t{0}, all = bytesOf(whole)](std::string_view piece) mutable {
        soFar += static_cast<std::int64_t>(piece.size());
        stopped = !goesOn(request.feedback, soFar, all);
        return !stopped && writeText(into, piece).ok();
    };
    if (!writeDelve(whole, sink)) return stopped ? cancelled() : notWritten(into);
    return mended ? notesOfMending(world, whole) : Notes{};
}

} // namespace

/// The native file, which holds everything.
Format delveFormat() {
    Format format;
    format.id = "delve";
    format.name = DELVE_TEXT("formats", "Delvewright map");
    format.endings = {"delve"};
    format.holdsWorlds = true;
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve::editor
