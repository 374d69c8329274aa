#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// What the fuzzers try, a function for each kind of file that the program reads. Each function aborts where a reader
/// breaks a promise; the sanitizers find the rest. The bytes are those of a file, except that checksums are
/// corrected: otherwise the reader would refuse nearly every input because of its checksum alone.
namespace delve::fuzz {

/// Worlds: a refusal says where and why; a world that is read, written and read again is the same.
void fuzzDelve(std::string_view bytes);
/// Recipes: the same; and a recipe that passes the check generates a small map, or says why not.
void fuzzRecipe(std::string_view bytes);
/// Saved games: the same; and a game that is read accepts more keys, and can be saved and read after them.
void fuzzSavedGame(std::string_view bytes);
/// Saved games as replays: a game that is read plays from its beginning.
void fuzzReplay(std::string_view bytes);

/// PNG pictures: one that is read has all its rows, whatever size of pieces it comes in, and is the same when written.
void fuzzPng(std::string_view bytes);
/// The picture field of a tile, and a PNG within a tile: a picture that is shown is small, and is the same when
/// embedded again.
void fuzzTilePicture(std::string_view bytes);

/// Maps of Tiled as XML: a refusal says why; one that is read becomes a world that can be written and read, and what is
/// kept of the map is a map again.
void fuzzTmx(std::string_view bytes);
/// The same as JSON.
void fuzzTmj(std::string_view bytes);
/// Projects of LDtk: one that is read can be saved as a map.
void fuzzLdtk(std::string_view bytes);

/// Changes the first `size` bytes of `room` in place, and returns the new size.
using Mutate = std::size_t (*)(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

struct Target {
    std::string_view name; ///< also the name of its corpus folder
    void (*run)(std::string_view bytes);
    Mutate mutate;
};

[[nodiscard]] std::span<const Target> allTargets();
[[nodiscard]] const Target* findTarget(std::string_view name);

} // namespace delve::fuzz
