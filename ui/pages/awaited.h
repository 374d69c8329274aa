#pragma once

#include <QEventLoop>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace delve::ui {

/// Runs events, so that the window goes on answering, until `over` holds; it is asked again whenever the loop that
/// `wake` is given is told to quit. False where the program ends first.
inline bool waitUntil(const std::function<bool()>& over, const std::function<void(QEventLoop& loop)>& wake) {
    QEventLoop loop;
    wake(loop);
    bool ends = false;
    while (!ends && !over()) ends = loop.exec() != 0;
    return !ends;
}

/// Something that comes later, for whoever waits for it while the window goes on answering. A handle: whoever brings it
/// holds a copy, and does what has to be done when it comes; who waits may have to wait longer, for others further up.
template <class T>
class Awaited {
public:
    void come(T value) const {
        m_state->value = std::move(value);
        if (m_state->loop) m_state->loop->quit();
    }
    /// Nothing where the program ends first, or where that goes without which it does not come.
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
