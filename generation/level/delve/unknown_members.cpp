#include "generation/level/delve/unknown_members.h"

#include "generation/level/delve/json_stream.h"

#include <utility>

namespace delve {
namespace {

class MemberList : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return !std::exchange(m_inside, true); }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view name, std::string_view, JsonValue value) override {
        members.push_back({std::string(name), clipped(value.raw())});
    }

    std::vector<UnknownMember> members;

private:
    bool m_inside = false;
};

} // namespace

std::vector<UnknownMember> unknownMembers(const std::string& raw) {
    MemberList list;
    const std::string object = '{' + raw + '}';
    (void)readJson(piecesOf(object), list); // it was read from a file before, so it is well-formed
    return std::move(list.members);
}

} // namespace delve
