#include "editor/drawing/creatures.h"

#include "generation/level/hash.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr std::array<const char*, 9> parts{"enemy",        "enemy-2",        "enemy-3",     "enemy-rat", "enemy-bat",
                                           "enemy-goblin", "enemy-skeleton", "enemy-ghost", "enemy-ogre"};
constexpr std::size_t generalOnes = 3;
constexpr std::string_view prefix = "enemy-";

} // namespace

std::uint8_t creatureOf(std::string_view kind) {
    if (kind.empty()) return 0;
    const auto own = std::find_if(parts.begin() + generalOnes, parts.end(),
                                  [kind](std::string_view part) { return part.substr(prefix.size()) == kind; });
    if (own != parts.end()) return static_cast<std::uint8_t>(own - parts.begin());
    return static_cast<std::uint8_t>(fnv1a(kind) % generalOnes);
}

QString creaturePart(std::uint8_t creature) {
    return QString::fromLatin1(parts[creature < parts.size() ? creature : 0]);
}

} // namespace delve::editor
