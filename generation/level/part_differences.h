#pragma once

#include "generation/level/difference.h"

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>

/// The differences of several parts of one value: what the edits of a level and of a world are made of.
namespace delve {

/// One part of a value and how it differs; nothing where it does not.
template <auto member>
struct MemberDifference;
template <class Whole, class T, T Whole::*member>
struct MemberDifference<member> {
    std::optional<Difference<T>> difference;
};

/// Parts of one value, gone through together. What levels and worlds have in common where they are edited.
template <auto... members>
class PartDifferences {
public:
    template <class Whole>
    [[nodiscard]] static PartDifferences between(const Whole& before, const Whole& after) {
        PartDifferences made;
        const auto compare = [&]<auto member>(MemberDifference<member> & part) {
            using T = std::remove_cvref_t<decltype(before.*member)>;
            part.difference = Difference<T>::between(before.*member, after.*member);
        };
        std::apply([&](auto&... part) { (compare(part), ...); }, made.m_parts);
        return made;
    }
    template <auto member>
    [[nodiscard]] const auto& of() const {
        return std::get<MemberDifference<member>>(m_parts).difference;
    }
    [[nodiscard]] bool empty() const {
        return std::apply([](const auto&... part) { return (!part.difference && ...); }, m_parts);
    }
    template <class Whole>
    void apply(Whole& whole) const {
        const auto swapIn = [&]<auto member>(const MemberDifference<member>& part) {
            if (part.difference) part.difference->apply(whole.*member);
        };
        std::apply([&](const auto&... part) { (swapIn(part), ...); }, m_parts);
    }
    void turn() {
        const auto turnPart = [](auto& part) {
            if (part.difference) part.difference->turn();
        };
        std::apply([&](auto&... part) { (turnPart(part), ...); }, m_parts);
    }
    [[nodiscard]] Change<std::size_t> bytes() const {
        Change<std::size_t> sum{0, 0};
        const auto add = [&](const auto& part) {
            if (!part.difference) return;
            const auto bytes = part.difference->bytes();
            sum = {sum.before + bytes.before, sum.after + bytes.after};
        };
        std::apply([&](const auto&... part) { (add(part), ...); }, m_parts);
        return sum;
    }

private:
    std::tuple<MemberDifference<members>...> m_parts;
};

} // namespace delve
