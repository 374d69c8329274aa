#include "editor/tiled/raw_json.h"

#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::string_view space = " \t\r\n";

/// Takes any value whole.
class AnyValue : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue) override {}
};

/// Looks at the names of the outermost object.
class MemberNames : public JsonListener {
public:
    explicit MemberNames(const std::function<bool(const std::string&)>& isTaken) : m_isTaken(isTaken) {}
    [[nodiscard]] bool anyTaken() const { return m_anyTaken; }

    bool enters(std::string_view, JsonKind) override { return !std::exchange(m_inside, true); }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view name, std::string_view, JsonValue) override {
        m_anyTaken = m_anyTaken || m_isTaken(std::string(name));
    }

private:
    const std::function<bool(const std::string&)>& m_isTaken;
    bool m_inside = false;
    bool m_anyTaken = false;
};

bool isTooDeep(std::string_view json) {
    int depth = 0;
    bool isText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isText && c == '\\') ++i;
        else if (c == '"') isText = !isText;
        else if (!isText && (c == '{' || c == '[') && ++depth > deepestRawJson) return true;
        else if (!isText && (c == '}' || c == ']')) --depth;
    }
    return false;
}

/// Takes digits off the beginning; false where there are none.
bool takeDigits(std::string_view& text) {
    const auto count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count > 0;
}

bool take(std::string_view& text, std::string_view signs) {
    if (text.empty() || signs.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

bool isPlainJson(std::string_view text) {
    if (text == "true" || text == "false") return true;
    (void)take(text, "-");
    if (!take(text, "0") && !takeDigits(text)) return false;
    if (take(text, ".") && !takeDigits(text)) return false;
    if (!take(text, "eE")) return text.empty();
    (void)take(text, "+-");
    return takeDigits(text) && text.empty();
}

bool isJsonValue(std::string_view text) {
    if (isPlainJson(text)) return true;
    AnyValue any;
    return !text.empty() && !isTooDeep(text) && readJson(piecesOf(text), any).ok();
}

std::string membersOf(std::string_view object, const std::function<bool(const std::string&)>& isTaken) {
    if (object.size() < 2 || object.front() != '{' || object.back() != '}' || isTooDeep(object)) return {};
    MemberNames names(isTaken);
    if (!readJson(piecesOf(object), names) || names.anyTaken()) return {};
    object = object.substr(1, object.size() - 2);
    const auto begin = std::min(object.find_first_not_of(space), object.size());
    return std::string(object.substr(begin, object.find_last_not_of(space) + 1 - begin));
}

} // namespace delve::editor
