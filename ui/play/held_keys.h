#pragma once

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <vector>

/// Lets two people hold keys on one keyboard: each keeps walking while one of their keys is down, at the same pace,
/// independent of the system's key repeat. If a player holds several keys, the last one counts. Owned by the play
/// screen.
namespace delve::ui {

class HeldKeys : public QObject {
    Q_OBJECT
public:
    explicit HeldKeys(QObject* parent = nullptr);

    /// Is this a walking key? Others are not repeated.
    [[nodiscard]] static bool walks(char32_t key);
    /// Types it at once, and repeatedly while it is held.
    void press(char32_t key);
    void release(char32_t key);
    void clear();
    /// Releases all keys of a player: 0 is player one.
    void releaseAllOf(std::size_t player);
    void setStepsPerSecond(int steps);

signals:
    void typed(char32_t key);

private:
    struct Held {
        char32_t key;
        int waits; ///< ticks before it is typed again
    };
    void tick();

    std::vector<Held> m_held; ///< in the order of pressing
    QTimer m_timer;
};

} // namespace delve::ui
