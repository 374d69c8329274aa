#include "editor/ldtk/ldtk_fields.h"

#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace delve::editor {
namespace {

constexpr std::size_t longestText = 100'000; ///< bytes
constexpr std::size_t longestJson = 10'000;
constexpr int deepestValue = 8; ///< lists and objects in a property; a file nests no deeper than JSON's limit

int depthOf(std::string_view json) {
    int depth = 0, deepest = 0;
    bool inText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText && c == '\\') ++i;
        else if (c == '"') inText = !inText;
        else if (!inText && (c == '[' || c == '{')) deepest = std::max(deepest, ++depth);
        else if (!inText && (c == ']' || c == '}')) --depth;
    }
    return deepest;
}

std::optional<PropertyValue> valueOf(const LdtkField& field) {
    if (field.isText) return field.text.size() <= longestText ? std::optional<PropertyValue>(field.text) : std::nullopt;
    if (field.text == "true" || field.text == "false") return PropertyValue(field.text == "true");
    if (const auto number = decimalFromJson(field.text)) return PropertyValue(*number);
    if (field.text.size() > longestJson || depthOf(field.text) > deepestValue) return {};
    return PropertyValue(UnknownValue{field.text});
}

/// Ours have a meaning of their own, and so has a property that says which level this one lies in.
bool isOurs(const std::string& name) {
    return name.empty() || name == ldtkIdField || name == ldtkMapField || name == "within" ||
           name.find('-') != std::string::npos;
}

} // namespace

Properties propertiesFrom(const std::vector<LdtkField>& fields, std::int64_t& leftOut) {
    Properties properties;
    for (const auto& field : fields) {
        if (isOurs(field.identifier) || (!field.isText && field.text == "null")) continue;
        if (auto value = valueOf(field)) properties.set(field.identifier, std::move(*value));
        else ++leftOut;
    }
    return properties;
}

} // namespace delve::editor
