#pragma once

#include "generation/pipeline/text_values.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace delve::ui {

/// What the widgets of some kinds of parameters offer for choice, beside what a person types. What is empty offers
/// nothing.
struct ParameterContext {
    std::function<QString()> map = {};        ///< the file of the map; empty where it has none yet
    std::function<QStringList()> levels = {}; ///< the ids of those that can be named
    std::function<std::optional<generation::LevelPart>()> selection = {};
    std::function<QString(QWidget*, const QString& title, const QStringList& filters)> whichFile = {};
};

} // namespace delve::ui
