#pragma once

#include <QObject>

#include <functional>

class QWidget;

/// Esc stops the work of a dock while the focus is in it: before any action of the window with that key, and after a
/// field that has a use for it.
namespace delve::ui {

class StopKey : public QObject {
public:
    StopKey(QWidget& dock, std::function<bool()> busy, std::function<void()> stop);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> m_busy;
    std::function<void()> m_stop;
};

} // namespace delve::ui
