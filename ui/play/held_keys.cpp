#include "ui/play/held_keys.h"

#include "playtest/shell/keys.h"
#include "playtest/shell/shell.h"
#include "ui/play/play_preferences.h"

#include <algorithm>
#include <optional>

namespace delve::ui {
namespace {

constexpr int patience = 1; ///< additional ticks before the first repeat, so that a tap is one step

/// Maps arrow keys to player one; a game for two ignores them.
std::optional<std::size_t> playerOfKey(char32_t key) {
    const auto move = play::moveOf(key, 1);
    return move ? std::optional(move->player) : std::nullopt;
}

} // namespace

HeldKeys::HeldKeys(QObject* parent) : QObject(parent) {
    setStepsPerSecond(8);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &HeldKeys::tick);
}

bool HeldKeys::walks(char32_t key) { return playerOfKey(key).has_value(); }

void HeldKeys::press(char32_t key) {
    release(key);
    m_held.push_back({key, patience + 1});
    if (!m_timer.isActive()) m_timer.start();
    emit typed(key);
}

void HeldKeys::release(char32_t key) {
    std::erase_if(m_held, [key](const Held& held) { return held.key == key; });
    if (m_held.empty()) m_timer.stop();
}

void HeldKeys::clear() {
    m_held.clear();
    m_timer.stop();
}

void HeldKeys::releaseAllOf(std::size_t player) {
    std::erase_if(m_held, [player](const Held& held) { return playerOfKey(held.key) == player; });
    if (m_held.empty()) m_timer.stop();
}

void HeldKeys::setStepsPerSecond(int steps) {
    m_timer.setInterval(1000 / std::clamp(steps, minStepsPerSecond, maxStepsPerSecond));
}

void HeldKeys::tick() {
    for (auto& held : m_held) held.waits = std::max(0, held.waits - 1);
    std::vector<char32_t> now;
    for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
        const auto last = std::find_if(m_held.rbegin(), m_held.rend(),
                                       [player](const Held& held) { return playerOfKey(held.key) == player; });
        if (last != m_held.rend() && last->waits == 0) now.push_back(last->key);
    }
    for (const char32_t key : now) emit typed(key); // may release all keys
}

} // namespace delve::ui
