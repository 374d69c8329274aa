#include "ui/window/dialog_manners.h"

#include "ui/theme/tokens.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>

namespace delve {

namespace {

constexpr QSize frame{2 * gridStep, 5 * gridStep}; ///< of a window, as window systems draw it

void add(QStringList& letters, const QString& text) {
    if (const auto key = QKeySequence::mnemonic(text); !key.isEmpty()) letters.append(key.toString());
}

/// Of all that has one, whether it is seen now or only on another tab.
QStringList lettersOf(const QDialog& dialog) {
    QStringList letters;
    for (const auto* button : dialog.findChildren<QAbstractButton*>()) add(letters, button->text());
    for (const auto* box : dialog.findChildren<QGroupBox*>()) add(letters, box->title());
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->buddy()) add(letters, label->text());
    for (const auto* tabs : dialog.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i) add(letters, tabs->tabText(i));
    return letters;
}

/// The text with a letter marked that is not among these; as it is where it has none.
QString marked(const QString& text, const QStringList& letters) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLetterOrNumber()) continue;
        const QString tried = QString(text).insert(i, u'&');
        if (!letters.contains(QKeySequence::mnemonic(tried).toString())) return tried;
    }
    return text;
}

} // namespace

void giveMnemonics(QDialog& dialog) {
    auto letters = lettersOf(dialog);
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().contains(u'&')) continue;
        button->setText(marked(button->text(), letters));
        add(letters, button->text());
    }
}

void keepOnScreen(QWidget& window) {
    const QSize room = window.screen()->availableSize() - frame;
    if (window.width() > room.width() || window.height() > room.height()) window.resize(window.size().boundedTo(room));
}

DialogManners::DialogManners(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

/// When it was just filled, and before it is shown.
bool DialogManners::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* dialog = qobject_cast<QDialog*>(watched);
    if (!dialog) return false;
    giveMnemonics(*dialog);
    keepOnScreen(*dialog);
    return false;
}

} // namespace delve
