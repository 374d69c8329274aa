#pragma once

#include "generation/level/properties.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

/// A control for a value by its type: text, number, yes or no, colour, reference, cell. One factory for what things
/// declare and for what people add.
namespace delve {

/// What a value may be, beside what its type says.
struct ValueLimits {
    std::optional<std::int64_t> least = {}; ///< with `most`: a whole number in this range
    std::optional<std::int64_t> most = {};
    QStringList references = {}; ///< ids to choose from, of a reference
    QStringList labels = {};     ///< what people call them
};

[[nodiscard]] QWidget* makeValueEditor(const QString& name, const PropertyValue& value, const ValueLimits& limits,
                                       std::function<void(PropertyValue)> changed);

/// The types of further properties that a person can add, with a first value.
struct ValueType {
    QString label;
    PropertyValue first;
};
[[nodiscard]] std::vector<ValueType> valueTypes();

} // namespace delve
