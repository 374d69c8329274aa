#include "generation/level/locks.h"

namespace delve {

std::string colourOf(const Thing& thing) {
    const auto* value = thing.fields.find("colour");
    if (!value) return {};
    if (const auto* colour = std::get_if<Colour>(value)) return toText(*colour);
    const auto* word = std::get_if<std::string>(value);
    return word ? *word : std::string();
}

bool opens(const Thing& key, const Thing& lock) { return colourOf(key) == colourOf(lock); }

} // namespace delve
