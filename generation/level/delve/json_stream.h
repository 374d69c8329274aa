#pragma once

#include "generation/level/delve/json_tape.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

/// Reads JSON as a stream: whoever listens enters the large objects and lists, and is handed each value in them whole.
namespace delve {

/// What is told of a JSON text. `name` is that of a member; in a list it is empty.
class JsonListener {
public:
    virtual ~JsonListener() = default;
    /// An object or list begins in one that was entered (the first one: in nothing). True: enter it too. False: it
    /// comes whole.
    virtual bool enters(std::string_view name, JsonKind kind) = 0;
    /// What was entered last ends; gives what is wrong with it.
    virtual std::optional<Message> left() = 0;
    /// A whole value; `member` is its raw text with its name. What is wrong with it is refused on its tape.
    virtual void value(std::string_view name, std::string_view member, JsonValue value) = 0;
};

/// Gives up to `into.size()` bytes, 0 at the end, nothing where reading failed.
using ReadPiece = std::function<std::optional<std::size_t>(std::span<char> into)>;

/// The pieces of a text that is all in memory, and outlives them.
[[nodiscard]] ReadPiece piecesOf(std::string_view text);

/// Reads all of it. Members with the same name in one object are refused. A failure names the line and, where the JSON
/// itself is well-formed, the path; where reading failed, it is of the kind FileAccess and says nothing.
[[nodiscard]] Done readJson(const ReadPiece& read, JsonListener& listener);

/// How deep objects and lists may be nested.
inline constexpr std::size_t deepestJson = 64;

} // namespace delve
