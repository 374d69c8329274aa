#pragma once

#include "editor/play/play_card.h"
#include "playtest/rules/command.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What is done with a controller, and the characters of the shell that it stands for. Pure: events come in as the
/// system numbers them, from a device or from a test.
namespace delve::editor {

/// By the numbers of Linux (input-event-codes.h), which are the same on all its machines.
struct ControllerEvent {
    std::uint16_t type = 0;
    std::uint16_t code = 0;
    std::int32_t value = 0;
};

enum class ControllerButton : std::uint8_t { A, B, X, Y, LeftShoulder, RightShoulder };

/// A direction that is held from now on or no longer, or a button that was pressed.
struct ControllerSign {
    enum class Kind : std::uint8_t { Held, LetGo, Button };
    Kind kind = Kind::Button;
    Direction direction = Direction::North;
    ControllerButton button = ControllerButton::A;
    friend bool operator==(const ControllerSign&, const ControllerSign&) = default;
};

/// What an axis of the stick says at its ends.
struct StickRange {
    std::int32_t min = -32768;
    std::int32_t max = 32767;
};

/// One controller as it is held now. Directions come from the cross, whether it tells of itself as buttons or as axes,
/// and from the left stick, of which the farther axis counts: near its middle it is still.
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
    std::int32_t m_percent[2] = {0, 0}; ///< of its way, the stick's axes
    // Directions as bits, by their number.
    std::uint8_t m_cross = 0;
    std::uint8_t m_stick = 0;
    std::uint8_t m_held = 0;
};

/// W A S D or I J K L.
[[nodiscard]] char32_t walkingKey(Direction direction, std::size_t player);
/// Where a seed is typed the directions are digits: 1 is up, and on clockwise.
[[nodiscard]] char32_t digitKey(Direction direction);
/// A, X, Y and the shoulders choose in this order what a card offers, and B goes back, or quits; without a card A, X
/// and Y are lights, first person and minimap.
[[nodiscard]] std::optional<char32_t> keyOf(ControllerButton button, const std::optional<PlayCard>& card);

} // namespace delve::editor
