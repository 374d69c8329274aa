#pragma once

#include <QString>

class QToolButton;
class QWidget;

namespace delve::ui {

/// A flat button with only an icon; its tooltip and its accessible name give its name, with a sentence of help if there
/// is one.
[[nodiscard]] QToolButton* iconButton(const QString& iconName, const QString& name, QWidget* parent,
                                      const QString& help = {});

} // namespace delve::ui
