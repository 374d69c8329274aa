#pragma once

#include <QIcon>
#include <QStringList>

/// The program's icons: outlines of one stroke, drawn in the colour of the text around them and sharp at every scale.
namespace delve::ui {

/// The icon of this name (the file in ui/theme/icons without its ending). It follows the palette when the theme
/// changes.
[[nodiscard]] QIcon icon(const QString& name);
/// The program's own icon, in its colours.
[[nodiscard]] QIcon programIcon();
/// The names of all icons.
[[nodiscard]] QStringList iconNames();

} // namespace delve::ui
