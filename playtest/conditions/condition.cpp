#include "playtest/conditions/condition.h"

#include <algorithm>
#include <cstdlib>

namespace delve::play {
namespace {

struct Sides {
    Decimal left;
    Decimal right;
};

/// Nothing if a measure has no value.
std::optional<Sides> sidesOf(const Comparison& comparison, const ValueOfMeasure& valueOf) {
    const auto left = valueOf(comparison.measure);
    if (!left) return {};
    if (comparison.otherMeasure.empty()) return Sides{*left, comparison.number};
    const auto right = valueOf(comparison.otherMeasure);
    return right ? std::optional(Sides{*left, *right}) : std::nullopt;
}

bool holds(const Comparison& comparison, const ValueOfMeasure& valueOf) {
    const auto sides = sidesOf(comparison, valueOf);
    if (!sides) return false;
    switch (comparison.relation) {
    case Relation::Equal: return sides->left == sides->right;
    case Relation::NotEqual: return sides->left != sides->right;
    case Relation::Less: return sides->left < sides->right;
    case Relation::AtMost: return sides->left <= sides->right;
    case Relation::Greater: return sides->left > sides->right;
    case Relation::AtLeast: return sides->left >= sides->right;
    case Relation::Within: break;
    }
    return sides->left >= comparison.number && sides->left <= comparison.last;
}

/// How far off, as a share of the number that is asked for, in millionths.
std::int64_t gap(Decimal value, Decimal asked) {
    const std::int64_t apart = std::abs(value.thousandths - asked.thousandths);
    const std::int64_t scale = std::max<std::int64_t>(std::abs(asked.thousandths), Decimal::of(1).thousandths);
    if (apart >= scale) return farthestShortfall - 1;
    const auto share =
        scale >= farthestShortfall ? apart / (scale / farthestShortfall + 1) : apart * (farthestShortfall - 1) / scale;
    return std::max<std::int64_t>(1, share);
}

std::int64_t shortfall(const Comparison& comparison, const ValueOfMeasure& valueOf) {
    if (holds(comparison, valueOf)) return 0;
    const auto sides = sidesOf(comparison, valueOf);
    if (!sides) return farthestShortfall;
    if (comparison.relation != Relation::Within) return gap(sides->left, sides->right);
    return gap(sides->left, sides->left < comparison.number ? comparison.number : comparison.last);
}

void addMeasures(const Condition& condition, std::vector<std::string>& found) {
    const auto add = [&found](const std::string& measure) {
        if (!measure.empty() && std::ranges::find(found, measure) == found.end()) found.push_back(measure);
    };
    add(condition.comparison.measure);
    add(condition.comparison.otherMeasure);
    for (const auto& part : condition.parts) addMeasures(part, found);
}

} // namespace

bool holds(const Condition& condition, const ValueOfMeasure& valueOf) {
    const auto partHolds = [&valueOf](const Condition& part) { return holds(part, valueOf); };
    switch (condition.kind) {
    case Condition::Kind::Compare: return holds(condition.comparison, valueOf);
    case Condition::Kind::Not: return !holds(condition.parts.front(), valueOf);
    case Condition::Kind::And: return std::ranges::all_of(condition.parts, partHolds);
    case Condition::Kind::Or: break;
    }
    return std::ranges::any_of(condition.parts, partHolds);
}

std::int64_t shortfall(const Condition& condition, const ValueOfMeasure& valueOf) {
    if (holds(condition, valueOf)) return 0;
    switch (condition.kind) {
    case Condition::Kind::Compare: return shortfall(condition.comparison, valueOf);
    case Condition::Kind::Not: return farthestShortfall;
    case Condition::Kind::And: {
        std::int64_t sum = 0;
        for (const auto& part : condition.parts) sum += shortfall(part, valueOf);
        return sum;
    }
    case Condition::Kind::Or: break;
    }
    std::int64_t nearest = shortfall(condition.parts.front(), valueOf);
    for (const auto& part : condition.parts) nearest = std::min(nearest, shortfall(part, valueOf));
    return nearest;
}

std::vector<std::string> measuresIn(const Condition& condition) {
    std::vector<std::string> found;
    addMeasures(condition, found);
    return found;
}

std::vector<const Condition*> demandsOf(const Condition& condition) {
    if (condition.kind != Condition::Kind::And) return {&condition};
    std::vector<const Condition*> demands;
    for (const auto& part : condition.parts) demands.push_back(&part);
    return demands;
}

} // namespace delve::play
