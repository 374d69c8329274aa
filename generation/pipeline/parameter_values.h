#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/parameter_kind.h"
#include "generation/pipeline/text_values.h"

#include <cstdint>
#include <string>

/// The types of parameter values as members of a stage's
/// struct: which kind each is, and how it stands in a recipe.
namespace delve::generation {

/// How many of something, from–to. `automatic`: as many as declared for the size of the map.
struct Count {
    std::int64_t from = 0;
    std::int64_t to = 0;
    bool automatic = true;
    friend constexpr bool operator==(const Count&, const Count&) = default;
};

/// Whole numbers from–to, both included.
struct Span {
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend constexpr bool operator==(const Span&, const Span&) = default;
};

/// A percentage.
struct Percent {
    Decimal value;
    /// For Stream::chance: of 100,000.
    [[nodiscard]] constexpr std::uint64_t of100000() const { return static_cast<std::uint64_t>(value.thousandths); }
    friend constexpr bool operator==(const Percent&, const Percent&) = default;
};
[[nodiscard]] constexpr Percent percent(std::int64_t whole) { return {Decimal::of(whole)}; }

namespace detail {

/// Converts a member of a stage's struct to a value of a recipe, and back. The value has the right kind already.
template <class T>
struct Conversion;

template <>
struct Conversion<bool> {
    static const SharedKind& kind() { return ParameterKinds::flag(); }
    static ParameterValue from(bool v) { return v; }
    static bool to(const ParameterValue& v) { return std::get<bool>(v); }
};
template <>
struct Conversion<std::int64_t> {
    static const SharedKind& kind() { return ParameterKinds::whole(); }
    static ParameterValue from(std::int64_t v) { return Decimal::of(v); }
    static std::int64_t to(const ParameterValue& v) { return std::get<Decimal>(v).floor(); }
};
template <>
struct Conversion<Decimal> {
    static const SharedKind& kind() { return ParameterKinds::number(); }
    static ParameterValue from(Decimal v) { return v; }
    static Decimal to(const ParameterValue& v) { return std::get<Decimal>(v); }
};
template <>
struct Conversion<Percent> {
    static const SharedKind& kind() { return ParameterKinds::percent(); }
    static ParameterValue from(Percent v) { return v.value; }
    static Percent to(const ParameterValue& v) { return {std::get<Decimal>(v)}; }
};
template <>
struct Conversion<Span> {
    static const SharedKind& kind() { return ParameterKinds::span(); }
    static ParameterValue from(Span v) { return Range{Decimal::of(v.from), Decimal::of(v.to)}; }
    static Span to(const ParameterValue& v) { return {std::get<Range>(v).from.floor(), std::get<Range>(v).to.floor()}; }
};
template <>
struct Conversion<std::string> {
    static const SharedKind& kind() { return ParameterKinds::choice(); }
    static ParameterValue from(const std::string& v) { return v; }
    static std::string to(const ParameterValue& v) { return std::get<std::string>(v); }
};
template <>
struct Conversion<FreeText> {
    static const SharedKind& kind() { return ParameterKinds::text(); }
    static ParameterValue from(const FreeText& v) { return v.text; }
    static FreeText to(const ParameterValue& v) { return {std::get<std::string>(v)}; }
};
template <>
struct Conversion<FileName> {
    static const SharedKind& kind() { return ParameterKinds::file(); }
    static ParameterValue from(const FileName& v) { return v.name; }
    static FileName to(const ParameterValue& v) { return {std::get<std::string>(v)}; }
};
template <>
struct Conversion<LevelPart> {
    static const SharedKind& kind() { return ParameterKinds::level(); }
    static ParameterValue from(const LevelPart& v) { return toText(v); }
    static LevelPart to(const ParameterValue& v) { return levelPartFrom(std::get<std::string>(v)); }
};
template <>
struct Conversion<TableText> {
    static const SharedKind& kind() { return ParameterKinds::table(); }
    static ParameterValue from(const TableText& v) { return v.table; }
    static TableText to(const ParameterValue& v) { return {std::get<std::string>(v)}; }
};
template <>
struct Conversion<Range> {
    static const SharedKind& kind() { return ParameterKinds::numberSpan(); }
    static ParameterValue from(Range v) { return v; }
    static Range to(const ParameterValue& v) { return std::get<Range>(v); }
};
template <>
struct Conversion<Count> {
    static const SharedKind& kind() { return ParameterKinds::count(); }
    static ParameterValue from(Count v) { return Range{Decimal::of(v.from), Decimal::of(v.to)}; }
    static Count to(const ParameterValue& v) {
        return {std::get<Range>(v).from.floor(), std::get<Range>(v).to.floor(), false};
    }
};

} // namespace detail

} // namespace delve::generation
