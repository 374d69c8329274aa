#pragma once

#include "generation/level/properties.h"
#include "generation/level/world.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

/// A control for a value by its type: text, number, yes or no, colour, reference, cell. One factory for what things
/// declare and for what people add.
namespace delve::ui {

/// What a value may be, beside what its type says.
struct ValueLimits {
    std::optional<std::int64_t> min = {}; ///< with `max`: a whole number in this range
    std::optional<std::int64_t> max = {};
    Size cells = {largestSide, largestSide}; ///< of the map that a cell lies on
    QStringList references = {};             ///< ids to choose from, of a reference
    QStringList labels = {};                 ///< what people call them
    bool leads = false;                      ///< a reference is where something leads to, such as a portal
    /// Gives all of these when the list is used, where there may be many.
    std::function<ValueLimits()> all = {};
};

[[nodiscard]] QWidget* makeValueEditor(const QString& name, const PropertyValue& value, const ValueLimits& limits,
                                       std::function<void(PropertyValue)> changed);

/// For a colour that is not there yet.
[[nodiscard]] QWidget* makeColourEditor(const QString& name, std::function<void(PropertyValue)> changed);

/// What a reference in this level may mean: levels of the world, and the rooms and things of the level; with `only`
/// that one alone.
[[nodiscard]] ValueLimits referencesIn(const World& world, const Level& level, const std::string* only = nullptr);

/// The types of further properties that a person can add, with a first value.
struct ValueType {
    QString label;
    PropertyValue first;
};
[[nodiscard]] std::vector<ValueType> valueTypes();

} // namespace delve::ui
