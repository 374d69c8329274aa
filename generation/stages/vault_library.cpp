#include "generation/stages/vault_library.h"

namespace delve::generation {
namespace {

constexpr std::string_view pillars[] = {
    ".........", "..#...#..", ".........", "....c....", ".........", "..#...#..", ".........",
};
constexpr std::string_view rotunda[] = {
    "  .....  ", " ....... ", "....#....", "...#i#...", ".........", " ....... ", "  .....  ",
};
constexpr std::string_view cross[] = {
    "   ...   ", "   ...   ", ".........", "...$.$...", ".........", "   ...   ", "   ...   ",
};
constexpr std::string_view pool[] = {
    "..........", "..~~~~~~..", ".~~~~~~~~.", "..~~~~~~..", "..........",
};
constexpr std::string_view island[] = {
    "...........", ".~~~~.~~~~.", ".~~.....~~.", ".~~..c..~~.", ".~~.....~~.", ".~~~~.~~~~.", "...........",
};
constexpr std::string_view garden[] = {
    "...........", ".T.T...T.T.", "...........", ".T.T.i.T.T.", "...........",
};
constexpr std::string_view cells[] = {
    "...#...#...", ".c.#.$.#.$.", "...#...#...", "#.###.###.#", "...........", "...........",
};
constexpr std::string_view library[] = {
    ".............", ".###.###.###.", ".............", ".###.###.###.", "......?......",
};
constexpr std::string_view spiral[] = {
    ".........", ".#######.", ".#.....#.", ".#.###.#.", ".#.#c..#.", ".#.#####.", ".#.......",
};
constexpr std::string_view chapel[] = {
    "   ...   ", "  .....  ", "  ..i..  ", "#.......#", ".........", "..#...#..", ".........", "..#...#..", ".........",
};
constexpr std::string_view diamond[] = {
    "    .    ", "   ...   ", "  .....  ", " ...$... ", "....?....", " ...$... ", "  .....  ", "   ...   ", "    .    ",
};
constexpr std::string_view amphitheatre[] = {
    "  .........  ", " ........... ", "...#.....#...", "..#..~~~..#..",
    "..#.~~~~~.#..", "..#..~~~..#..", "...#.....#...", "......i......",
};
constexpr std::string_view hallOfKings[] = {
    "...............", ".#.#.#.#.#.#.#.", "...............", ".......$.......",
    "...............", ".#.#.#.#.#.#.#.", "...............",
};

constexpr Vault allVaults[] = {
    {"pillars", pillars},
    {"rotunda", rotunda},
    {"cross", cross},
    {"pool", pool},
    {"island", island},
    {"garden", garden},
    {"cells", cells},
    {"library", library},
    {"spiral", spiral},
    {"chapel", chapel},
    {"diamond", diamond},
    {"amphitheatre", amphitheatre},
    {"hall of kings", hallOfKings},
};

} // namespace

std::span<const Vault> vaultLibrary() { return allVaults; }

} // namespace delve::generation
