#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// What the fuzzers try, a function for each kind of file that the program reads. Each function aborts where a reader
/// breaks a promise, and the sanitizers see the rest. The bytes are those of a file, but where a file ends in a
/// checksum, or holds some, they are made to fit: otherwise nearly every input would be refused by them alone.
namespace delve::fuzz {

/// Worlds: what is refused says where and why; what is read, written and read again is the same.
void fuzzDelve(std::string_view bytes);
/// Recipes: the same; and what may run makes a small map, or says why not.
void fuzzRecipe(std::string_view bytes);
/// Saved games: the same; and what is read goes on for some keys, and can be saved and read after them.
void fuzzSavedGame(std::string_view bytes);
/// Saved games as replays: what is read plays from its beginning.
void fuzzReplay(std::string_view bytes);

/// PNG pictures: one that is read has all its rows, however small the pieces it comes in, and is the same when written.
void fuzzPng(std::string_view bytes);
/// What a tile says of its picture, and a PNG within a tile: one that is shown is small, and is the same when kept
/// again.
void fuzzTilePicture(std::string_view bytes);

/// Changes the first `size` bytes of `room` in place, and gives how many they are then.
using Mutate = std::size_t (*)(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed);

struct Target {
    std::string_view name; ///< of the folder of its corpus, too
    void (*run)(std::string_view bytes);
    Mutate mutate;
};

[[nodiscard]] std::span<const Target> allTargets();
[[nodiscard]] const Target* findTarget(std::string_view name);

} // namespace delve::fuzz
