#include "tests/ui/window/words_in_sight.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QToolButton>

namespace delve::test {
namespace {

bool fits(const QWidget& widget, const QString& text, const QRect& place) {
    return widget.fontMetrics().horizontalAdvance(text) <= place.width();
}

QStringList cutOff(const QLabel& label) {
    if (label.textFormat() == Qt::RichText || Qt::mightBeRichText(label.text())) return {};
    const int flags = Qt::AlignLeft | Qt::TextShowMnemonic | (label.wordWrap() ? Qt::TextWordWrap : 0);
    const QRect place = label.contentsRect();
    const QRect needed = label.fontMetrics().boundingRect(QRect(0, 0, place.width(), 10'000), flags, label.text());
    if (needed.width() <= place.width() && needed.height() <= place.height()) return {};
    return {label.text()};
}

/// Checks all entries, since any of them may be chosen.
QStringList cutOff(const QComboBox& list) {
    QStyleOptionComboBox option;
    option.initFrom(&list);
    option.frame = list.hasFrame();
    const auto place = list.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list);
    QStringList texts;
    for (int i = 0; i < list.count(); ++i)
        if (!fits(list, list.itemText(i), place)) texts.append(list.itemText(i));
    return texts;
}

QStringList cutOff(const QAbstractButton& button) {
    return button.text().isEmpty() || button.width() >= button.sizeHint().width() ? QStringList()
                                                                                  : QStringList(button.text());
}

/// Checks the placeholder text, which is shown while the field is empty.
QStringList cutOff(const QLineEdit& field) {
    constexpr int margin = 2;
    QStyleOptionFrame option;
    option.initFrom(&field);
    const auto place = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
    const bool shown = fits(field, field.placeholderText(), place.adjusted(margin, 0, -margin, 0));
    return shown ? QStringList() : QStringList(field.placeholderText());
}

} // namespace

QStringList cutOffTexts(const QWidget& within) {
    QStringList texts;
    for (const auto* child : within.findChildren<QWidget*>()) {
        if (!child->isVisible()) continue;
        if (const auto* label = qobject_cast<const QLabel*>(child)) texts += cutOff(*label);
        if (const auto* list = qobject_cast<const QComboBox*>(child)) texts += cutOff(*list);
        if (const auto* button = qobject_cast<const QAbstractButton*>(child)) texts += cutOff(*button);
        if (const auto* field = qobject_cast<const QLineEdit*>(child)) texts += cutOff(*field);
    }
    return texts;
}

int coloursIn(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 4)
        for (int x = 0; x < picture.width(); x += 4) colours.insert(picture.pixel(x, y));
    return static_cast<int>(colours.size());
}

} // namespace delve::test
