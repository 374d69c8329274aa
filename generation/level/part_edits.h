#pragma once

#include "generation/level/part_edit.h"

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>

/// The edits of several parts of one value: what the edits of a level and of a world are made of.
namespace delve {

/// One part of a value and its edit; nothing if the part does not change.
template <auto member>
struct MemberEdit;
template <class Whole, class T, T Whole::*member>
struct MemberEdit<member> {
    std::optional<PartEdit<T>> edit;
};

/// The parts of one value, processed together: what editing levels and worlds has in common.
template <auto... members>
class PartEdits {
public:
    template <class Whole>
    [[nodiscard]] static PartEdits between(const Whole& before, const Whole& after) {
        PartEdits made;
        const auto compare = [&]<auto member>(MemberEdit<member> & part) {
            using T = std::remove_cvref_t<decltype(before.*member)>;
            part.edit = PartEdit<T>::between(before.*member, after.*member);
        };
        std::apply([&](auto&... part) { (compare(part), ...); }, made.m_parts);
        return made;
    }
    template <auto member>
    [[nodiscard]] const auto& of() const {
        return std::get<MemberEdit<member>>(m_parts).edit;
    }
    [[nodiscard]] bool empty() const {
        return std::apply([](const auto&... part) { return (!part.edit && ...); }, m_parts);
    }
    template <class Whole>
    void apply(Whole& whole) const {
        const auto swapIn = [&]<auto member>(const MemberEdit<member>& part) {
            if (part.edit) part.edit->apply(whole.*member);
        };
        std::apply([&](const auto&... part) { (swapIn(part), ...); }, m_parts);
    }
    void turn() {
        const auto turnPart = [](auto& part) {
            if (part.edit) part.edit->turn();
        };
        std::apply([&](auto&... part) { (turnPart(part), ...); }, m_parts);
    }
    [[nodiscard]] Change<std::size_t> bytes() const {
        Change<std::size_t> sum{0, 0};
        const auto add = [&](const auto& part) {
            if (!part.edit) return;
            const auto bytes = part.edit->bytes();
            sum = {sum.before + bytes.before, sum.after + bytes.after};
        };
        std::apply([&](const auto&... part) { (add(part), ...); }, m_parts);
        return sum;
    }

private:
    std::tuple<MemberEdit<members>...> m_parts;
};

} // namespace delve
