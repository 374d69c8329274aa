#include "editor/tiled/raw_json.h"

#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/json_tape.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace delve::editor {
namespace {

/// Takes any value whole.
class AnyValue : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue) override {}
};

} // namespace

bool isJsonValue(std::string_view text) {
    AnyValue any;
    return readJson(piecesOf(text), any).ok();
}

std::string membersOf(std::string_view object, const std::function<bool(const std::string&)>& isTaken) {
    if (object.size() < 2 || object.front() != '{' || object.back() != '}' || !isJsonValue(object)) return {};
    const auto bytes = QByteArray::fromRawData(object.data(), static_cast<qsizetype>(object.size()));
    const auto names = QJsonDocument::fromJson(bytes).object().keys();
    for (const auto& name : names)
        if (isTaken(name.toStdString())) return {};
    return std::string(object.substr(1, object.size() - 2));
}

} // namespace delve::editor
