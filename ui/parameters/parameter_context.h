#pragma once

#include "generation/pipeline/text_values.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace delve::ui {

/// Suggested values for some kinds of parameters, offered beside free input. Empty:
/// none.
struct ParameterContext {
    std::function<QString()> map = {};        ///< the file of the map; empty where it has none yet
    std::function<QStringList()> levels = {}; ///< the ids that can be named
    std::function<std::optional<generation::LevelPart>()> selection = {};
    std::function<QString(QWidget*, const QString& title, const QStringList& filters)> whichFile = {};
};

} // namespace delve::ui
