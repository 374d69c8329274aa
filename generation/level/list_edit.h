#pragma once

#include "generation/level/part_edit.h"

#include <algorithm>
#include <span>

/// The edit of a list: rooms, links, halls, things. Used by edits, and to find what must be drawn again after one.
namespace delve {

/// The elements of two lists without their common beginning and end.
template <class T>
struct Middle {
    std::size_t begin = 0;
    std::span<const T> a;
    std::span<const T> b;
};

template <class T>
[[nodiscard]] Middle<T> differingMiddle(const std::vector<T>& a, const std::vector<T>& b) {
    const auto [left, right] = std::ranges::mismatch(a, b);
    const auto begin = static_cast<std::size_t>(left - a.begin());
    std::size_t endA = a.size();
    std::size_t endB = b.size();
    while (endA > begin && endB > begin && a[endA - 1] == b[endB - 1]) --endA, --endB;
    return {begin, std::span(a).subspan(begin, endA - begin), std::span(b).subspan(begin, endB - begin)};
}

/// Only the elements that are replaced, if they are few; else both lists, which are shared.
template <class T>
class PartEdit<Shared<std::vector<T>>> {
public:
    using List = Shared<std::vector<T>>;

    [[nodiscard]] static std::optional<PartEdit> between(const List& before, const List& after) {
        if (before.sameAs(after)) return {};
        const auto middle = differingMiddle(*before, *after);
        if (middle.a.empty() && middle.b.empty()) return {};
        PartEdit edit;
        if (4 * std::max(middle.a.size(), middle.b.size()) > std::max(before->size(), after->size()))
            edit.m_content = Change<List>{before, after};
        else
            edit.m_content =
                Splice{middle.begin, {middle.a.begin(), middle.a.end()}, {middle.b.begin(), middle.b.end()}};
        return edit;
    }
    void apply(List& list) const {
        if (const auto* const whole = std::get_if<Change<List>>(&m_content)) {
            list = whole->after;
            return;
        }
        const auto& splice = std::get<Splice>(m_content);
        auto& elements = list.write();
        const auto at = elements.begin() + static_cast<std::ptrdiff_t>(splice.at);
        const auto common = static_cast<std::ptrdiff_t>(std::min(splice.before.size(), splice.after.size()));
        std::copy_n(splice.after.begin(), common, at);
        if (splice.before.size() > splice.after.size())
            elements.erase(at + common, at + static_cast<std::ptrdiff_t>(splice.before.size()));
        else elements.insert(at + common, splice.after.begin() + common, splice.after.end());
    }
    void turn() {
        std::visit([](auto& content) { std::swap(content.before, content.after); }, m_content);
    }
    [[nodiscard]] Change<std::size_t> bytes() const {
        return std::visit(
            [](const auto& content) {
                return Change<std::size_t>{bytesOf(content.before), bytesOf(content.after)};
            },
            m_content);
    }

private:
    struct Splice {
        std::size_t at;
        std::vector<T> before;
        std::vector<T> after;
    };
    std::variant<Splice, Change<List>> m_content;
};

} // namespace delve
