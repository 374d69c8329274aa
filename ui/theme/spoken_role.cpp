#include "ui/theme/spoken_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace delve::ui {

namespace {

constexpr auto roleOfWidget = "accessible role";

QAccessibleInterface* interfaceWithRole(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const auto role = widget ? widget->property(roleOfWidget) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

} // namespace

void giveRole(QWidget& widget, QAccessible::Role role) {
    QAccessible::installFactory(interfaceWithRole); // once: Qt ignores a second time
    widget.setProperty(roleOfWidget, static_cast<int>(role));
    // Qt asks for it, and keeps the answer, as soon as a widget is named.
    auto* before = QAccessible::queryAccessibleInterface(&widget);
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

} // namespace delve::ui
