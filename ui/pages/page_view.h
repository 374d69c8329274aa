#pragma once

#include <QWidget>

namespace delve::ui {

/// A view of a document, shown in place of its map. builtInViews() lists all of them. Owned by the page.
class PageView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// While it is in front, the docks leave the window to it.
    [[nodiscard]] virtual bool takesWindow() const { return false; }
    virtual void usePreferences() {} ///< the preferences may have changed

signals:
    void stateChanged(); ///< other actions may be enabled now
    /// It now has this window of its own, whose keys trigger the actions with the view's id prefix.
    void windowMade(QWidget* window);
    void pointedAt(const QString& name); ///< what is under the mouse there; empty: nothing
};

} // namespace delve::ui
