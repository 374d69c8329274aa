#include "generation/level/delve/rule_options.h"

#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/json_text.h"
#include "generation/level/delve/members.h"
#include "generation/level/rules.h"

#include <functional>
#include <utility>

namespace delve {
namespace {

using Each = std::function<void(std::string_view name, std::string_view member, JsonValue value)>;

class Options : public JsonListener {
public:
    explicit Options(const Each& each) : m_each(each) {}
    bool enters(std::string_view, JsonKind) override { return !std::exchange(m_inside, true); }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view name, std::string_view member, JsonValue value) override {
        m_each(name, member, value);
    }

private:
    const Each& m_each;
    bool m_inside = false;
};

void forEachOption(const Rules& rules, const Each& each) {
    if (rules.unknown.empty()) return;
    const std::string object = '{' + rules.unknown + '}';
    Options options(each);
    (void)readJson(piecesOf(object), options); // it was read from a file before, so it is well-formed
}

PropertyValue valueOf(JsonValue value) {
    if (value.kind() == JsonKind::True || value.kind() == JsonKind::False) return value.yesNo();
    if (value.kind() == JsonKind::Text) return std::string(value.text());
    if (const auto number = value.asDecimal()) return *number;
    return UnknownValue{std::string(value.raw())};
}

std::string textOf(const PropertyValue& value) {
    if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "true" : "false";
    if (const auto* number = std::get_if<Decimal>(&value)) return toText(*number);
    if (const auto* unknown = std::get_if<UnknownValue>(&value)) return unknown->json;
    std::string quoted;
    const auto* text = std::get_if<std::string>(&value);
    appendJsonText(quoted, text ? std::string_view(*text) : std::string_view());
    return quoted;
}

} // namespace

std::optional<PropertyValue> ruleOption(const Rules& rules, std::string_view name) {
    std::optional<PropertyValue> found;
    forEachOption(rules, [&](std::string_view option, std::string_view, JsonValue value) {
        if (option == name) found = valueOf(value);
    });
    return found;
}

void setRuleOption(Rules& rules, std::string_view name, const PropertyValue& value) {
    std::string set;
    appendJsonText(set, name);
    set += ": " + textOf(value);
    std::string all;
    bool there = false;
    forEachOption(rules, [&](std::string_view option, std::string_view member, JsonValue) {
        there = there || option == name;
        keepUnknown(all, option == name ? std::string_view(set) : member);
    });
    if (!there) keepUnknown(all, set);
    rules.unknown = std::move(all);
}

} // namespace delve
