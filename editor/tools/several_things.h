#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Several things of a level that are edited at once: what they have in common, and edits of all of them.
namespace delve::editor {

/// A field or a property that all of them have.
struct SharedValue {
    std::string name;
    const ThingField* field = nullptr;       ///< as the first of them declares it; null: a property
    std::optional<PropertyValue> value = {}; ///< nothing: not set, or mixed
    bool mixed = false;                      ///< not the same in all

    friend bool operator==(const SharedValue&, const SharedValue&) = default;
};

struct SeveralThings {
    std::size_t count = 0;
    std::optional<ThingKind> kind = {}; ///< if all are of one kind
    std::vector<SharedValue> fields = {};
    std::vector<SharedValue> properties = {}; ///< those of one type
    std::optional<bool> pinned = {};          ///< nothing: some of them

    friend bool operator==(const SeveralThings&, const SeveralThings&) = default;
};

/// What these things of a level have in common. Left out is what only one thing can have: the player of a start.
[[nodiscard]] SeveralThings whatIsShared(const Level& level, std::span<const Thing* const> things);

/// Sets a field of all things with these ids. A portal that leads to another level then gets a cell there.
void setField(Level& level, std::span<const std::string> ids, std::string_view name, const PropertyValue& value,
              const World& world);
/// Sets a property of all of them, or removes it where there is no value.
void setProperty(Level& level, std::span<const std::string> ids, std::string_view name,
                 const std::optional<PropertyValue>& value);

/// The name of the step: "Set strength of 4 things". `words` is the context in which `what` can be translated.
[[nodiscard]] Message stepOfSetting(const std::string& what, std::size_t things, const char* words = "");

} // namespace delve::editor
