#include "editor/tiled/tmj_parts.h"

#include <unordered_map>

namespace delve::editor {
namespace {

constexpr std::string_view keptMembers = "delvewright:members";
constexpr std::string_view keptUnknown = "delvewright:unknown";

/// What JSON itself says of the type of a property.
std::string typeOf(JsonKind kind) {
    switch (kind) {
    case JsonKind::True:
    case JsonKind::False: return "bool";
    case JsonKind::Number: return "float";
    case JsonKind::Object: return "class";
    case JsonKind::Null:
    case JsonKind::Text:
    case JsonKind::Array: break;
    }
    return {};
}

} // namespace

std::optional<std::string_view> singleValue(JsonValue value) {
    if (value.kind() == JsonKind::Object || value.kind() == JsonKind::Array) return {};
    return value.kind() == JsonKind::Text ? value.text() : value.raw();
}

void TmjParts::refuse(JsonValue value, Failure failure) {
    if (value.refused()) return;
    value.refuse(failure.message);
    m_failure = std::move(failure);
}

void TmjParts::keep(std::string_view name, JsonValue value, TiledUnknown& unknown) {
    if (!takePart(value)) return;
    if (name != keptUnknown || value.kind() != JsonKind::Array) {
        unknown.emplace_back(name, value.raw());
        return;
    }
    value.elements([&](JsonValue entry) {
        const auto pair = entry.fewElements(2, 2);
        if (pair.size() == 2) unknown.emplace_back(pair[0].text(), pair[1].text());
    });
}

void TmjParts::properties(JsonValue value, TiledProperties& into) {
    if (value.kind() == JsonKind::Array) value.elements([&](JsonValue one) { property(one, into, 0); });
    else value.members([&](std::string_view name, JsonValue one, std::string_view) { propertyOf(name, one, into, 0); });
    keepLast(into);
}

void TmjParts::propertyTypes(JsonValue value, TiledProperties& into) {
    if (value.kind() != JsonKind::Object) return;
    std::unordered_map<std::string_view, TiledProperty*> byName;
    for (auto& property : into) byName.emplace(property.name, &property);
    value.members([&](std::string_view name, JsonValue type, std::string_view) {
        const auto property = byName.find(name);
        if (property != byName.end() && type.kind() == JsonKind::Text) property->second->type = type.text();
    });
}

void TmjParts::property(JsonValue value, TiledProperties& into, int depth) {
    if (depth > deepestTiledProperty) return refuse(value, tooDeepTiled(deepestTiledProperty));
    if (!takePart(value)) return;
    TiledProperty read;
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "value") valueOfProperty(member, read, depth);
        else if (name != keptMembers) (void)single(name, member, read);
    });
    if (const auto members = value.find(keptMembers); members && members->kind() == JsonKind::Array) {
        read.members.clear(); // with their types, which JSON alone does not tell
        members->elements([&](JsonValue one) { property(one, read.members, depth + 1); });
        keepLast(read.members);
    }
    into.push_back(std::move(read));
}

void TmjParts::propertyOf(std::string_view name, JsonValue value, TiledProperties& into, int depth) {
    if (depth > deepestTiledProperty) return refuse(value, tooDeepTiled(deepestTiledProperty));
    if (!takePart(value)) return;
    TiledProperty read;
    read.name = name;
    read.type = typeOf(value.kind());
    valueOfProperty(value, read, depth);
    into.push_back(std::move(read));
}

void TmjParts::valueOfProperty(JsonValue value, TiledProperty& into, int depth) {
    if (value.kind() == JsonKind::Object)
        value.members([&](std::string_view name, JsonValue member, std::string_view) {
            propertyOf(name, member, into.members, depth + 1);
        });
    else into.value = singleValue(value).value_or(value.raw());
}

void TmjParts::object(JsonValue value, std::vector<TiledObject>& into, bool ofTemplate) {
    if (!takePart(value)) return;
    TiledObject object;
    if (const auto path = value.find("template"); path && path->kind() == JsonKind::Text) {
        if (ofTemplate)
            return path->refuse({DELVE_TEXT("tiled", "A template names another template, “%1”. Remove that."),
                                 {clipped(path->text())}});
        const std::string name(path->text());
        if (auto made = m_files.object(m_file, name)) object = std::move(*made);
        else if (m_files.isMissing(m_file, name)) m_files.noteTemplate(made.failure());
        else return refuse(*path, made.failure());
    }
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "properties") properties(member, object.properties);
        else if (name == "propertytypes") propertyTypes(member, object.properties);
        else if (name == "polygon" || name == "polyline") {
            object.shape = name == "polygon" ? TiledShape::Polygon : TiledShape::Polyline;
            points(member, object);
        } else if (name == "text" && member.kind() == JsonKind::Object) objectText(member, object);
        else if (!single(name, member, object)) keep(name, member, object.unknown);
    });
    into.push_back(std::move(object));
}

void TmjParts::points(JsonValue value, TiledObject& into) {
    into.points.clear();
    refuse(value, m_files.budget().takeBytes(value.size() * sizeof(TiledPoint)));
    if (value.refused()) return;
    value.elements([&](JsonValue element) {
        TiledPoint point;
        element.members([&](std::string_view name, JsonValue number, std::string_view) {
            if (!readValue(number.raw(), name == "x" ? point.x : point.y))
                number.expected(DELVE_TEXT("tiled", "Expected a number, found %1."));
        });
        into.points.push_back(point);
    });
}

void TmjParts::objectText(JsonValue value, TiledObject& into) {
    into.shape = TiledShape::Text;
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "text") into.text = singleValue(member).value_or("");
        else keep(name == keptUnknown ? std::string(name) : std::string(textPrefix).append(name), member, into.unknown);
    });
}

void TmjParts::image(std::string_view name, JsonValue value, std::optional<TiledImage>& into) {
    if (!into) into.emplace();
    (void)single(name, value, *into);
}

} // namespace delve::editor
