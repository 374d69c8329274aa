#pragma once

#include <QString>

class QToolButton;
class QWidget;

namespace delve::ui {

/// A flat button that shows an icon alone; its name is told by the tip, with a sentence of help where there is one, and
/// to who cannot see it.
[[nodiscard]] QToolButton* iconButton(const QString& iconName, const QString& name, QWidget* parent,
                                      const QString& help = {});

} // namespace delve::ui
