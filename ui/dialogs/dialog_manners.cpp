#include "ui/dialogs/dialog_manners.h"

#include "ui/theme/tokens.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>
#include <functional>
#include <vector>

namespace delve::ui {

namespace {

constexpr QSize frame{2 * gridStep, 5 * gridStep}; ///< of a window, as window systems draw it

/// A text that has or needs a mnemonic letter, and where it is visible.
struct Lettered {
    QString text;
    std::function<void(const QString&)> show;
    const QWidget* page; ///< of a tab widget; null if visible on all of its pages
    bool needed;         ///< must have a letter
};

const QWidget* pageOf(const QWidget& widget) {
    const auto* page = &widget;
    while (page && !qobject_cast<const QStackedWidget*>(page->parentWidget())) page = page->parentWidget();
    return page;
}

QString letterOf(const QString& text) { return QKeySequence::mnemonic(text).toString(); }

bool seenTogether(const Lettered& a, const Lettered& b) { return !a.page || !b.page || a.page == b.page; }

/// Sorted by priority: of two texts with the same letter, the first one keeps it.
std::vector<Lettered> letteredIn(QDialog& dialog) {
    std::vector<Lettered> all;
    for (auto* tabs : dialog.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i)
            all.push_back({tabs->tabText(i), [tabs, i](const QString& text) { tabs->setTabText(i, text); },
                           pageOf(*tabs), false});
    for (auto* label : dialog.findChildren<QLabel*>())
        if (label->buddy())
            all.push_back(
                {label->text(), [label](const QString& text) { label->setText(text); }, pageOf(*label), false});
    for (auto* box : dialog.findChildren<QGroupBox*>())
        all.push_back({box->title(), [box](const QString& text) { box->setTitle(text); }, pageOf(*box), false});
    for (auto* button : dialog.findChildren<QAbstractButton*>())
        all.push_back({button->text(), [button](const QString& text) { button->setText(text); }, pageOf(*button),
                       qobject_cast<QPushButton*>(button) != nullptr});
    return all;
}

/// The text with the first letter marked that is not in `letters`; without a mark if there is none.
QString marked(QString text, const QStringList& letters) {
    text.remove(u'&');
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLetterOrNumber()) continue;
        const QString tried = QString(text).insert(i, u'&');
        if (!letters.contains(letterOf(tried))) return tried;
    }
    return text;
}

/// The letters of the other texts that are visible together with this one.
QStringList lettersBeside(const Lettered& one, const std::vector<Lettered>& all) {
    QStringList letters;
    for (const auto& other : all)
        if (&other != &one && seenTogether(one, other)) letters.append(letterOf(other.text));
    return letters;
}

} // namespace

void giveMnemonics(QDialog& dialog) {
    auto all = letteredIn(dialog);
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& one = all[i];
        const QString letter = letterOf(one.text);
        const bool taken =
            !letter.isEmpty() &&
            std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), [&](const Lettered& before) {
                return seenTogether(one, before) && letterOf(before.text) == letter;
            });
        if (!taken && (!letter.isEmpty() || !one.needed)) continue;
        one.text = marked(one.text, lettersBeside(one, all));
        one.show(one.text);
    }
}

void keepOnScreen(QWidget& window) {
    const QSize room = window.screen()->availableSize() - frame;
    if (window.width() > room.width() || window.height() > room.height()) window.resize(window.size().boundedTo(room));
}

DialogManners::DialogManners(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

/// Polish arrives once the dialog is filled, and before it is shown.
bool DialogManners::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* dialog = qobject_cast<QDialog*>(watched);
    if (!dialog) return false;
    giveMnemonics(*dialog);
    keepOnScreen(*dialog);
    return false;
}

} // namespace delve::ui
