#include "editor/tools/several_things.h"

#include "editor/tools/pins.h"
#include "generation/level/portal_mending.h"

#include <algorithm>
#include <unordered_set>

namespace delve::editor {
namespace {

/// Two starts of one player would be one too many.
constexpr std::string_view ofOneThing = "player";

const ThingField* fieldLike(const ThingField& field, ThingKind kind) {
    const auto fields = infoOf(kind).fields;
    const auto found = std::ranges::find_if(
        fields, [&field](const ThingField& other) { return other.name == field.name && other.type == field.type; });
    return found == fields.end() ? nullptr : &*found;
}

SharedValue valueOf(std::span<const Thing* const> things, std::string_view name, Properties Thing::*of) {
    SharedValue shared{std::string(name), nullptr, {}, false};
    const auto* const first = (things.front()->*of).find(name);
    if (first) shared.value = *first;
    shared.mixed = std::ranges::any_of(things, [&](const Thing* thing) {
        const auto* const value = (thing->*of).find(name);
        return (value == nullptr) != (first == nullptr) || (value && *value != *first);
    });
    if (shared.mixed) shared.value.reset();
    return shared;
}

std::vector<SharedValue> sharedFields(std::span<const Thing* const> things) {
    std::vector<SharedValue> fields;
    for (const auto& field : infoOf(things.front()->kind).fields) {
        if (field.name == ofOneThing) continue;
        if (!std::ranges::all_of(things, [&field](const Thing* thing) { return fieldLike(field, thing->kind); }))
            continue;
        fields.push_back(valueOf(things, field.name, &Thing::fields));
        fields.back().field = &field;
    }
    return fields;
}

/// A value of another type would need another control.
std::vector<SharedValue> sharedProperties(std::span<const Thing* const> things) {
    std::vector<SharedValue> properties;
    for (const auto& property : things.front()->properties) {
        const bool inAll = std::ranges::all_of(things, [&property](const Thing* thing) {
            const auto* const value = thing->properties.find(property.name);
            return value && value->index() == property.value.index();
        });
        if (!inAll) continue;
        properties.push_back(valueOf(things, property.name, &Thing::properties));
        properties.back().value = property.value; // says of which type it is, if mixed
    }
    return properties;
}

std::optional<bool> pinnedOf(const Level& level, std::span<const Thing* const> things) {
    const auto pinned = std::ranges::count_if(things, [&](const Thing* thing) { return isPinned(level, thing->id); });
    if (pinned == 0) return false;
    return pinned == static_cast<std::ptrdiff_t>(things.size()) ? std::optional(true) : std::nullopt;
}

template <class Change>
void changeAll(Level& level, std::span<const std::string> ids, const Change& change) {
    const std::unordered_set<std::string_view> wanted(ids.begin(), ids.end());
    for (auto& thing : level.things.write())
        if (wanted.contains(thing.id)) change(thing);
}

} // namespace

SeveralThings whatIsShared(const Level& level, std::span<const Thing* const> things) {
    SeveralThings shared{.count = things.size()};
    if (things.empty()) return shared;
    const auto kind = things.front()->kind;
    if (std::ranges::all_of(things, [kind](const Thing* thing) { return thing->kind == kind; })) shared.kind = kind;
    shared.fields = sharedFields(things);
    shared.properties = sharedProperties(things);
    shared.pinned = pinnedOf(level, things);
    return shared;
}

void setField(Level& level, std::span<const std::string> ids, std::string_view name, const PropertyValue& value,
              const World& world) {
    const Level before = level;
    changeAll(level, ids, [&](Thing& thing) {
        thing.fields.set(name, value);
        if (thing.kind == ThingKind::Portal) mendPortal(thing, before, world);
    });
}

void setProperty(Level& level, std::span<const std::string> ids, std::string_view name,
                 const std::optional<PropertyValue>& value) {
    changeAll(level, ids, [&](Thing& thing) {
        if (value) thing.properties.set(name, *value);
        else (void)thing.properties.remove(name);
    });
}

Message stepOfSetting(const std::string& what, std::size_t things, const char* words) {
    return Message{DELVE_TEXT_N("step", "Set %1 of %n thing(s)"), static_cast<std::int64_t>(things), {what}}.withWords(
        words);
}

} // namespace delve::editor
