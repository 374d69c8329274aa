#include "playtest/shell/keys.h"

#include "generation/level/utf8.h"
#include "playtest/shell/shell.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace delve::play {
namespace {

/// Removes the first word, and returns it.
std::string_view takeWord(std::string_view& text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

template <class Whole>
std::optional<Whole> numberIn(std::string_view text) {
    Whole number = 0;
    const auto* const last = text.data() + text.size();
    const auto read = std::from_chars(text.data(), last, number);
    if (read.ec != std::errc{} || read.ptr != last) return {};
    return number;
}

std::optional<Cell> cellIn(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return {};
    const auto x = numberIn<std::int32_t>(text.substr(0, comma));
    const auto y = numberIn<std::int32_t>(text.substr(comma + 1));
    if (!x || !y) return {};
    return Cell{*x, *y};
}

std::string_view withoutBlanks(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// "coins 5", "strength"; nothing where the words are others.
std::optional<Command> givenAmount(std::string_view words) {
    Command command;
    command.kind = CommandKind::Give;
    command.word = inSmallLetters(takeWord(words));
    constexpr std::array<std::string_view, 4> known{"coins", "health", "supplies", "strength"};
    if (std::ranges::find(known, command.word) == known.end()) return {};
    words = withoutBlanks(words);
    const auto amount = words.empty() ? std::optional<std::int64_t>(1) : numberIn<std::int64_t>(words);
    if (!amount) return {};
    command.amount = *amount;
    return command;
}

/// "key dark red", or the colour alone, which may be of several words.
std::optional<Command> givenKey(std::string_view words) {
    Command command;
    command.kind = CommandKind::GiveKey;
    const auto all = withoutBlanks(words);
    const bool saysKey = inSmallLetters(takeWord(words)) == "key" && !withoutBlanks(words).empty();
    command.word = saysKey ? withoutBlanks(words) : all;
    return command.word.empty() ? std::nullopt : std::optional(command);
}

} // namespace

char32_t upperCase(char32_t key) { return key >= U'a' && key <= U'z' ? key - U'a' + U'A' : key; }

std::string keysFor(std::span<const Command> commands) {
    constexpr std::array<std::string_view, 2> directions{"WDSA", "ILKJ"}; // clockwise, of each player
    std::string keys;
    for (const auto& command : commands) switch (command.kind) {
        case CommandKind::Move:
        case CommandKind::Turn: keys += directions[command.player][static_cast<std::size_t>(command.direction)]; break;
        case CommandKind::Choose: keys += static_cast<char>('0' + command.choice); break;
        case CommandKind::Back: keys += 'B'; break;
        case CommandKind::Deeper: keys += 'N'; break;
        case CommandKind::Wait: keys += waitKey; break;
        case CommandKind::StepBack:
        case CommandKind::WalkThroughWalls:
        case CommandKind::Reveal:
        case CommandKind::GoTo:
        case CommandKind::Give:
        case CommandKind::GiveKey: break; // in first person, and of testers
        }
    return keys;
}

std::string keyText(char32_t key) {
    std::string text;
    appendUtf8(text, key);
    return text;
}

std::u32string keysOf(std::string_view text) {
    std::u32string keys;
    while (!text.empty()) {
        const auto point = firstCodePoint(text);
        keys += point.bytes == 0 ? char32_t{0xfffd} : point.value;
        text.remove_prefix(point.bytes == 0 ? 1 : point.bytes);
    }
    return keys;
}

std::optional<Command> moveOf(char32_t key, std::size_t players) {
    switch (upperCase(key)) {
    case U'W': return Command::move(0, Direction::North);
    case U'A': return Command::move(0, Direction::West);
    case U'S': return Command::move(0, Direction::South);
    case U'D': return Command::move(0, Direction::East);
    case U'I': return Command::move(1, Direction::North);
    case U'J': return Command::move(1, Direction::West);
    case U'K': return Command::move(1, Direction::South);
    case U'L': return Command::move(1, Direction::East);
    default: break;
    }
    if (players != 1) return {};
    switch (key) {
    case arrowNorth: return Command::move(0, Direction::North);
    case arrowWest: return Command::move(0, Direction::West);
    case arrowSouth: return Command::move(0, Direction::South);
    case arrowEast: return Command::move(0, Direction::East);
    default: return {};
    }
}

std::optional<Command> walkOf(char32_t key, std::size_t players, Direction facing) {
    const auto move = moveOf(key, players);
    if (!move || move->player != 0) return move;
    switch (move->direction) {
    case Direction::North: return Command::move(0, facing);
    case Direction::South: return Command::stepBack(0);
    case Direction::East: return Command::turn(0, rotated(facing, 1));
    case Direction::West: return Command::turn(0, rotated(facing, 3));
    }
    return {};
}

std::optional<Command> testingOf(std::string_view word) {
    const std::size_t player = word.starts_with('2') ? 1 : 0;
    word.remove_prefix(player);
    Command command;
    command.player = player;
    const auto verb = inSmallLetters(takeWord(word));
    if (verb == "walls") command.kind = CommandKind::WalkThroughWalls;
    else if (verb == "reveal") command.kind = CommandKind::Reveal;
    else if (verb == "go") {
        const auto cell = cellIn(takeWord(word));
        if (!cell) return {};
        command.kind = CommandKind::GoTo;
        command.cell = *cell;
        command.word = takeWord(word);
    } else if (verb == "give") {
        const auto amount = givenAmount(word);
        const auto given = amount ? amount : givenKey(word);
        if (!given) return {};
        command = *given;
        command.player = player;
    } else {
        return {};
    }
    return command;
}

} // namespace delve::play
