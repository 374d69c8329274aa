#pragma once

#include "editor/formats/format.h"

#include <QString>
#include <QStringList>

/// The filters of file dialogs, such as "Delvewright map (*.delve)".
namespace delve::ui {

[[nodiscard]] QString filterOf(const editor::Format& format);
[[nodiscard]] QStringList filtersOf(bool (*wanted)(const editor::Format&));
/// One filter for all readable formats, then one for each format.
[[nodiscard]] QStringList openFilters();

} // namespace delve::ui
