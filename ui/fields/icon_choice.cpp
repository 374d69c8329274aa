#include "ui/fields/icon_choice.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>

namespace delve::ui {

IconChoice::IconChoice(const QString& name, QWidget* parent) : QComboBox(parent), m_name(name) {
    setAccessibleName(name);
    connect(this, &QComboBox::currentIndexChanged, this, &IconChoice::showTip);
    showTip();
}

void IconChoice::showTip() { setToolTip(currentIndex() < 0 ? m_name : tr("%1: %2").arg(m_name, currentText())); }

void IconChoice::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    option->currentText.clear();
}

QSize IconChoice::sizeHint() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return {style()->sizeFromContents(QStyle::CT_ComboBox, &option, iconSize(), this).width(),
            QComboBox::sizeHint().height()};
}

/// The list is as wide as its names need.
void IconChoice::showPopup() {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth());
    QComboBox::showPopup();
}

} // namespace delve::ui
