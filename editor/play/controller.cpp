#include "editor/play/controller.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace delve::editor {
namespace {

constexpr std::uint16_t synchronising = 0, lostEvents = 3;
constexpr std::uint16_t buttonEvent = 1, axisEvent = 3;
constexpr std::uint16_t stickAcross = 0x00, stickAlong = 0x01, crossAcross = 0x10, crossAlong = 0x11;
constexpr std::uint16_t crossUp = 0x220, crossDown = 0x221, crossLeft = 0x222, crossRight = 0x223;

constexpr int percentToGo = 55;   ///< of its range: pushed this far, the stick counts as held
constexpr int percentToStay = 40; ///< down to this it stays held, so that a trembling hand takes no extra steps

struct Button {
    std::uint16_t code;
    ControllerButton button;
};
constexpr std::array<Button, 6> buttons{{{0x130, ControllerButton::A},
                                         {0x131, ControllerButton::B},
                                         {0x133, ControllerButton::X},
                                         {0x134, ControllerButton::Y},
                                         {0x136, ControllerButton::LeftShoulder},
                                         {0x137, ControllerButton::RightShoulder}}};

constexpr std::uint8_t bit(Direction direction) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(direction));
}

std::uint8_t with(std::uint8_t bits, Direction direction, bool on) {
    return static_cast<std::uint8_t>(on ? bits | bit(direction) : bits & ~bit(direction));
}

bool leads(char32_t key) { return key != U'B' && key != U'Q'; }

} // namespace

std::vector<ControllerSign> ControllerState::take(const ControllerEvent& event) {
    if (event.type == synchronising && event.code == lostEvents) m_cross = m_stick = 0; // what is held is unknown
    if (event.type == axisEvent) {
        if (event.code == stickAcross || event.code == stickAlong) moveStick(event.code, event.value);
        else pushCross(event.code, event.value);
    }
    if (event.type == buttonEvent) {
        const auto pressed = std::ranges::find(buttons, event.code, &Button::code);
        if (pressed != buttons.end() && event.value == 1)
            return {{ControllerSign::Kind::Button, Direction::North, pressed->button}};
        pushCross(event.code, event.value);
    }
    return changes();
}

void ControllerState::pushCross(std::uint16_t code, std::int32_t value) {
    const auto push = [this](Direction direction, bool on) { m_cross = with(m_cross, direction, on); };
    switch (code) {
    case crossAcross:
        push(Direction::West, value < 0);
        push(Direction::East, value > 0);
        break;
    case crossAlong:
        push(Direction::North, value < 0);
        push(Direction::South, value > 0);
        break;
    case crossUp: push(Direction::North, value != 0); break;
    case crossDown: push(Direction::South, value != 0); break;
    case crossLeft: push(Direction::West, value != 0); break;
    case crossRight: push(Direction::East, value != 0); break;
    default: break;
    }
}

void ControllerState::moveStick(std::size_t axis, std::int32_t value) {
    const auto min = std::int64_t{m_ranges[axis].min};
    const auto way = std::max<std::int64_t>(1, m_ranges[axis].max - min);
    const auto percent = 200 * (std::clamp<std::int64_t>(value, min, m_ranges[axis].max) - min) / way - 100;
    m_percent[axis] = static_cast<std::int32_t>(percent);
    m_stick = stickDirection();
}

std::uint8_t ControllerState::stickDirection() const {
    const auto across = std::abs(m_percent[0]);
    const auto along = std::abs(m_percent[1]);
    if (std::max(across, along) < (m_stick == 0 ? percentToGo : percentToStay)) return 0;
    if (across > along) return bit(m_percent[0] < 0 ? Direction::West : Direction::East);
    return bit(m_percent[1] < 0 ? Direction::North : Direction::South);
}

std::vector<ControllerSign> ControllerState::changes() {
    const auto now = static_cast<std::uint8_t>(m_cross | m_stick);
    std::vector<ControllerSign> signs;
    for (const auto kind : {ControllerSign::Kind::LetGo, ControllerSign::Kind::Held}) {
        const auto changed = kind == ControllerSign::Kind::Held ? now & ~m_held : m_held & ~now;
        for (const auto direction : {Direction::North, Direction::East, Direction::South, Direction::West})
            if (changed & bit(direction)) signs.push_back({kind, direction, {}});
    }
    m_held = now;
    return signs;
}

char32_t walkingKey(Direction direction, std::size_t player) {
    return (player == 0 ? U"WDSA" : U"ILKJ")[static_cast<std::size_t>(direction)];
}

char32_t digitKey(Direction direction) { return U'1' + static_cast<char32_t>(direction); }

std::optional<char32_t> keyOf(ControllerButton button, const std::optional<PlayCard>& card) {
    constexpr std::array order{ControllerButton::A, ControllerButton::X, ControllerButton::Y,
                               ControllerButton::LeftShoulder, ControllerButton::RightShoulder};
    const auto place = static_cast<std::size_t>(std::ranges::find(order, button) - order.begin());
    if (!card) return place < order.size() ? std::optional(U"TFM.."[place]) : std::nullopt;
    std::size_t leading = 0;
    std::optional<char32_t> back;
    for (const auto& choice : card->choices) {
        if (!leads(choice.key) && (!back || choice.key == U'B')) back = choice.key;
        if (leads(choice.key) && leading++ == place && choice.possible) return choice.key;
    }
    return button == ControllerButton::B ? back : std::nullopt;
}

} // namespace delve::editor
