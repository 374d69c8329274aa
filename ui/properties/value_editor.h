#pragma once

#include "generation/level/properties.h"
#include "generation/level/world.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

/// A control for a value by its type: text, number, yes or no, colour, reference, cell. One factory for declared and
/// for custom properties.
namespace delve::ui {

/// Restrictions of a value beyond its type.
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

/// For a colour that is not set yet.
[[nodiscard]] QWidget* makeColourEditor(const QString& name, std::function<void(PropertyValue)> changed);

/// The targets of a reference in this level: levels of the world, and the rooms and things of the level; with `only`
/// that one alone.
[[nodiscard]] ValueLimits referencesIn(const World& world, const Level& level, const std::string* only = nullptr);

/// The types of custom properties that can be added, with an initial value.
struct ValueType {
    QString label;
    PropertyValue first;
};
[[nodiscard]] std::vector<ValueType> valueTypes();

} // namespace delve::ui
