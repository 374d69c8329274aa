#include "editor/ldtk/ldtk_fields.h"

#include "editor/ldtk/ldtk_properties.h"
#include "editor/tiled/tiled_properties.h"
#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace delve::editor {
namespace {

constexpr std::size_t longestText = 100'000; ///< bytes
constexpr std::size_t longestJson = 10'000;
constexpr int deepestValue = 8; ///< lists and objects in a property; a file nests no deeper than JSON's limit

/// Ours have a meaning of their own, and so has a property that says which level this one lies in.
bool isOurs(const std::string& name) {
    return name.empty() || name == ldtkIdField || name == ldtkMapField || name == ldtkProperty ||
           name == tiledProperty || name == "within" || name.find('-') != std::string::npos;
}

} // namespace

int depthOfJson(std::string_view json) {
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

std::optional<PropertyValue> propertyFrom(const LdtkField& field) {
    if (field.isText) return field.text.size() <= longestText ? std::optional<PropertyValue>(field.text) : std::nullopt;
    if (field.text == "true" || field.text == "false") return PropertyValue(field.text == "true");
    if (const auto number = decimalFromJson(field.text)) return PropertyValue(*number);
    if (field.text.size() > longestJson || depthOfJson(field.text) > deepestValue) return {};
    return PropertyValue(UnknownValue{field.text});
}

Properties propertiesFrom(const std::vector<LdtkField>& fields, std::int64_t& leftOut) {
    std::vector<Property> list;
    std::set<std::string_view> names;
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) { // of two of one name the last counts
        if (isOurs(field->identifier) || (!field->isText && field->text == "null")) continue;
        if (!names.insert(field->identifier).second) continue;
        if (auto value = propertyFrom(*field)) list.push_back({field->identifier, std::move(*value)});
        else ++leftOut;
    }
    return Properties(std::move(list));
}

} // namespace delve::editor
