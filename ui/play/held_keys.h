#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

/// Keys held down together by two people at one keyboard: each goes on walking as long as a key of theirs is down, at
/// the same pace, whatever the system does when keys are held. Of several keys of one player the last one counts. Owned
/// by the play screen.
namespace delve::ui {

class HeldKeys : public QObject {
    Q_OBJECT
public:
    explicit HeldKeys(QObject* parent = nullptr);

    /// Does this key walk? Others are not held.
    [[nodiscard]] static bool walks(char32_t key);
    /// Types it at once, and again while it is held.
    void press(char32_t key);
    void release(char32_t key);
    void clear();
    void setStepsPerSecond(int steps);

signals:
    void typed(char32_t key);

private:
    struct Held {
        char32_t key;
        int waits; ///< ticks before it is typed again
    };
    void tick();

    std::vector<Held> m_held; ///< in the order in which they were pressed
    QTimer m_timer;
};

} // namespace delve::ui
