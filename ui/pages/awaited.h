#pragma once

#include <QEventLoop>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace delve::ui {

/// Processes events, so that the window stays responsive, until `over` returns true; it is called again whenever the
/// loop passed to `wake` is told to quit. False if the program ends first.
inline bool waitUntil(const std::function<bool()>& over, const std::function<void(QEventLoop& loop)>& wake) {
    QEventLoop loop;
    wake(loop);
    bool ends = false;
    while (!ends && !over()) ends = loop.exec() != 0;
    return !ends;
}

/// A later result, for code that waits while the window stays responsive. A handle: the producer holds a copy, and acts
/// itself when the result is there; a waiting caller may return later, after nested waits have ended.
template <class T>
class Awaited {
public:
    void come(T value) const {
        m_state->value = std::move(value);
        if (m_state->loop) m_state->loop->quit();
    }
    /// Nothing if the program ends first, or if `source`, which produces the result, is destroyed.
    [[nodiscard]] std::optional<T> waitFor(const QPointer<QObject>& source) const {
        waitUntil([this, &source] { return m_state->value || !source; },
                  [this, &source](QEventLoop& loop) {
                      m_state->loop = &loop;
                      if (source) QObject::connect(source, &QObject::destroyed, &loop, &QEventLoop::quit);
                  });
        return m_state->value;
    }

private:
    struct State {
        std::optional<T> value;
        QPointer<QEventLoop> loop;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace delve::ui
