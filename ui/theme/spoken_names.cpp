#include "ui/theme/spoken_names.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QToolButton>

namespace delve::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SpokenNames)
};

void describe(QComboBox& list) {
    const QString name = list.accessibleName(), more = list.accessibleDescription();
    if (!name.isEmpty() && !more.startsWith(name))
        list.setAccessibleDescription(more.isEmpty() ? name : name + QStringLiteral(": ") + more);
}

/// By the name that Qt gives to its action: a field may have other buttons.
bool isCross(const QToolButton& button) {
    return qobject_cast<const QLineEdit*>(button.parentWidget()) && button.defaultAction() &&
           button.defaultAction()->objectName() == QStringLiteral("_q_qlineeditclearaction");
}

void nameCross(QToolButton& cross) {
    if (!cross.accessibleName().isEmpty()) return;
    cross.setAccessibleName(Words::tr("Clear the field"));
    if (cross.toolTip().isEmpty()) cross.setToolTip(cross.accessibleName());
}

} // namespace

SpokenNames::SpokenNames(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

/// As late as a widget is shown first: it has its name by then.
bool SpokenNames::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    if (auto* list = qobject_cast<QComboBox*>(watched)) describe(*list);
    else if (auto* button = qobject_cast<QToolButton*>(watched))
        if (isCross(*button)) nameCross(*button);
    return false;
}

} // namespace delve::ui
