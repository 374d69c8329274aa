#include "generation/level/decorations.h"

namespace delve {
namespace {

/// No two have one colour, nor that of another built-in tile, so that a picture of colours can be read again.
constexpr std::array<Decoration, decorationCount> table{{
    {"rug", U'ρ', {0x9a, 0x35, 0x24}, true, DELVE_TEXT("tile", "Rug")},
    {"moss", U'μ', {0x55, 0x7d, 0x48}, true, DELVE_TEXT("tile", "Moss")},
    {"bones", U'β', {0xdd, 0xd5, 0xc4}, true, DELVE_TEXT("tile", "Bones")},
    {"mushrooms", U'φ', {0xb5, 0x3a, 0x34}, true, DELVE_TEXT("tile", "Mushrooms")},
    {"cobweb", U'ω', {0xe4, 0xe0, 0xd8}, true, DELVE_TEXT("tile", "Cobweb")},
    {"puddle", U'λ', {0x7d, 0xa3, 0xc0}, true, DELVE_TEXT("tile", "Puddle")},
    {"flower-bed", U'ψ', {0xb0, 0x5a, 0x86}, true, DELVE_TEXT("tile", "Flower bed")},
    {"hay", U'χ', {0xd8, 0xa8, 0x3c}, true, DELVE_TEXT("tile", "Hay")},
    {"bush", U'Φ', {0x46, 0x74, 0x43}, false, DELVE_TEXT("tile", "Bush")},
    {"tree", U'Ψ', {0x3d, 0x6b, 0x3f}, false, DELVE_TEXT("tile", "Tree")},
    {"statue", U'Ω', {0x98, 0xa6, 0xb2}, false, DELVE_TEXT("tile", "Statue")},
    {"grave", U'τ', {0x86, 0x7d, 0x75}, false, DELVE_TEXT("tile", "Grave")},
    {"table", U'π', {0x9a, 0x6a, 0x36}, false, DELVE_TEXT("tile", "Table")},
    {"chair", U'η', {0x92, 0x5f, 0x31}, false, DELVE_TEXT("tile", "Chair")},
    {"bed", U'Π', {0x3f, 0x64, 0x97}, false, DELVE_TEXT("tile", "Bed")},
    {"shelf", U'Σ', {0x6a, 0x4a, 0x30}, false, DELVE_TEXT("tile", "Shelf")},
    {"barrel", U'θ', {0x80, 0x55, 0x2c}, false, DELVE_TEXT("tile", "Barrel")},
    {"crate", U'Ξ', {0xa2, 0x76, 0x41}, false, DELVE_TEXT("tile", "Crate")},
    {"cauldron", U'Θ', {0x41, 0x4b, 0x50}, false, DELVE_TEXT("tile", "Cauldron")},
    {"banner", U'Γ', {0x67, 0x51, 0xbd}, false, DELVE_TEXT("tile", "Banner")},
}};

} // namespace

std::span<const Decoration, decorationCount> decorations() { return table; }

} // namespace delve
