#pragma once

#include <QWidget>

namespace delve::ui {

/// A way to look at a document, shown in place of its map. Which there are stands in builtInViews(). Owned by the page.
class PageView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void usePreferences() {} ///< they may be others now

signals:
    void stateChanged(); ///< what can be done with it is something else
    /// It is in this window from now on, which takes the keys of its actions: those whose ids begin as the view's.
    void windowMade(QWidget* window);
    void pointedAt(const QString& name); ///< what is under the mouse there; empty: nothing
};

} // namespace delve::ui
