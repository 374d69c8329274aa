#pragma once

#include <QComboBox>
#include <QLabel>
#include <QStringList>
#include <QStyleOptionComboBox>

/// Finds texts that are cut off, measured as the style draws them: for the tests of all languages.
namespace delve::test {

/// The items of a list that would be cut off when chosen.
inline QStringList cutItems(const QComboBox& list) {
    QStyleOptionComboBox option;
    option.initFrom(&list);
    option.editable = false;
    option.frame = true;
    option.subControls = QStyle::SC_All;
    const QRect field = list.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list);
    QStringList cut;
    for (int i = 0; i < list.count(); ++i)
        if (list.fontMetrics().horizontalAdvance(list.itemText(i)) > field.width())
            cut.append(QStringLiteral("%1 (%2 of %3)")
                           .arg(list.itemText(i))
                           .arg(field.width())
                           .arg(list.fontMetrics().horizontalAdvance(list.itemText(i))));
    return cut;
}

/// The cut-off texts of all visible lists and labels in a panel.
inline QStringList cutTexts(const QWidget& panel) {
    QStringList cut;
    for (const auto* list : panel.findChildren<QComboBox*>())
        if (list->isVisible()) cut += cutItems(*list);
    for (const auto* label : panel.findChildren<QLabel*>())
        if (label->isVisible() && !label->wordWrap() && label->width() < label->sizeHint().width())
            cut.append(label->text());
    return cut;
}

} // namespace delve::test
