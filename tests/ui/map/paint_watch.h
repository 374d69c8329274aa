#pragma once

#include <QObject>
#include <QPaintEvent>
#include <QRegion>
#include <QWidget>

namespace delve::test {

/// Collects what a widget paints.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    QRegion painted;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) painted += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
};

} // namespace delve::test
