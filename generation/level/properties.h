#pragma once

#include "generation/level/decimal.h"
#include "generation/level/geometry.h"
#include "generation/level/shared.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Named values that things, rooms, levels and worlds carry.
namespace delve {

/// A name of something else in the world: another thing, a room, a level.
struct Reference {
    std::string id;
    friend bool operator==(const Reference&, const Reference&) = default;
};

/// A value in a file that this version does not know: kept as raw JSON, to be shown and written back.
struct UnknownValue {
    std::string json;
    friend bool operator==(const UnknownValue&, const UnknownValue&) = default;
};

using PropertyValue = std::variant<bool, Decimal, std::string, Colour, Reference, Cell, UnknownValue>;

struct Property {
    std::string name;
    PropertyValue value;
    friend bool operator==(const Property&, const Property&) = default;
};

/// A few named values, sorted by name. Copies share them until one is written: a large world copies a hundred thousand
/// things at each step of its history.
class Properties {
public:
    Properties() = default;
    /// Many at once, in any order; no two of one name.
    explicit Properties(std::vector<Property> list);
    [[nodiscard]] const PropertyValue* find(std::string_view name) const;
    void set(std::string_view name, PropertyValue value);
    bool remove(std::string_view name);
    [[nodiscard]] bool empty() const { return m_list->empty(); }
    [[nodiscard]] auto begin() const { return m_list->begin(); }
    [[nodiscard]] auto end() const { return m_list->end(); }
    [[nodiscard]] std::size_t size() const { return m_list->size(); }

    friend bool operator==(const Properties&, const Properties&) = default;

private:
    Shared<std::vector<Property>> m_list;
};

/// The same number for equal properties, on every machine.
[[nodiscard]] std::uint64_t fingerprint(const Properties& properties);

/// The property of a level that says which of its problems a person ignores; inspection reads it.
inline constexpr std::string_view ignoredProblemsProperty = "ignored-problems";

} // namespace delve
