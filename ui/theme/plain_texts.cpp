#include "ui/theme/plain_texts.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QToolTip>

#include <algorithm>

namespace delve::ui {
namespace {

/// The labels in which Qt shows tool tips: their text is already escaped.
bool isToolTip(const QLabel& label) { return label.inherits("QTipLabel"); }

/// The tool tip that Qt would show at this position of the widget.
QString toolTipAt(const QWidget& widget, QPoint at) {
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        const auto* action = menu->toolTipsVisible() ? menu->actionAt(at) : nullptr;
        return action ? action->toolTip() : QString();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) return tabs->tabToolTip(tabs->tabAt(at));
    const auto* list = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (list && list->viewport() == &widget) return list->indexAt(at).data(Qt::ToolTipRole).toString();
    return widget.toolTip();
}

/// Qt wraps rich text alone: any other line is as wide as it is long.
bool isTooWide(const QString& text) {
    constexpr qsizetype widest = 80; // characters
    const auto lines = text.split(u'\n');
    return std::ranges::any_of(lines, [](const QString& line) { return line.size() > widest; });
}

} // namespace

QString withoutLetter(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

PlainTexts::PlainTexts(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool PlainTexts::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) { // before it is shown or measured
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->textFormat() == Qt::AutoText && !isToolTip(*label)) label->setTextFormat(Qt::PlainText);
    }
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType()) return false;
    auto* const widget = static_cast<QWidget*>(watched);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto text = toolTipAt(*widget, help->pos());
    const bool wraps = isTooWide(text);
    if (!wraps && !Qt::mightBeRichText(text)) return false;
    const auto spaces = wraps ? Qt::WhiteSpaceNormal : Qt::WhiteSpacePre;
    QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(text, spaces), widget);
    return true;
}

} // namespace delve::ui
