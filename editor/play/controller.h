#pragma once

#include "editor/play/play_card.h"
#include "playtest/rules/command.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Translates the input of a game controller into the characters of the shell. Pure: events come in with the system's
/// numbers, from a device or from a test.
namespace delve::editor {

/// By the numbers of Linux (input-event-codes.h), which are the same on all its machines.
struct ControllerEvent {
    std::uint16_t type = 0;
    std::uint16_t code = 0;
    std::int32_t value = 0;
};

enum class ControllerButton : std::uint8_t { A, B, X, Y, LeftShoulder, RightShoulder };

/// A direction that begins or stops being held, or a pressed button.
struct ControllerSign {
    enum class Kind : std::uint8_t { Held, LetGo, Button };
    Kind kind = Kind::Button;
    Direction direction = Direction::North;
    ControllerButton button = ControllerButton::A;
    friend bool operator==(const ControllerSign&, const ControllerSign&) = default;
};

/// The values of a stick axis at its two ends.
struct StickRange {
    std::int32_t min = -32768;
    std::int32_t max = 32767;
};

/// The current state of one controller. Directions come from the d-pad, which may report buttons or axes, and from the
/// left stick, of which the axis farther from its centre counts; near the centre it is still.
class ControllerState {
public:
    void setStick(StickRange across, StickRange along) { m_ranges[0] = across, m_ranges[1] = along; }
    [[nodiscard]] std::vector<ControllerSign> take(const ControllerEvent& event);

private:
    [[nodiscard]] std::vector<ControllerSign> changes();
    void pushCross(std::uint16_t code, std::int32_t value);
    void moveStick(std::size_t axis, std::int32_t value);
    [[nodiscard]] std::uint8_t stickDirection() const;

    StickRange m_ranges[2];
    std::int32_t m_percent[2] = {0, 0}; ///< of its range, the stick's axes
    // Directions as bits, by their number.
    std::uint8_t m_cross = 0;
    std::uint8_t m_stick = 0;
    std::uint8_t m_held = 0;
};

/// W A S D or I J K L.
[[nodiscard]] char32_t walkingKey(Direction direction, std::size_t player);
/// While a seed is typed, the directions are digits: 1 is up, continuing clockwise.
[[nodiscard]] char32_t digitKey(Direction direction);
/// A, X, Y and the shoulder buttons select a card's choices in this order; B goes back, or quits. Without a card, A, X
/// and Y switch lights, first person and minimap.
[[nodiscard]] std::optional<char32_t> keyOf(ControllerButton button, const std::optional<PlayCard>& card);

} // namespace delve::editor
