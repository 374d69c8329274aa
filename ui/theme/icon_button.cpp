#include "ui/theme/icon_button.h"

#include "ui/theme/icon.h"

#include <QToolButton>

namespace delve::ui {

QToolButton* iconButton(const QString& iconName, const QString& name, QWidget* parent, const QString& help) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setToolTip(help.isEmpty() ? name : name + u'\n' + help);
    button->setAccessibleName(name);
    return button;
}

} // namespace delve::ui
