#pragma once

#include "generation/level/delve/json_tape.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

/// Reads JSON as a stream: the listener enters the large objects and lists, and receives each value in them whole.
namespace delve {

/// Receives the parts of a JSON text. `name` is the name of a member; in a list it is empty.
class JsonListener {
public:
    virtual ~JsonListener() = default;
    /// An object or list begins inside the one that was entered last, or at the top. True: enter it too. False: receive
    /// it whole.
    virtual bool enters(std::string_view name, JsonKind kind) = 0;
    /// The one that was entered last ends; returns what is wrong with it.
    virtual std::optional<Message> left() = 0;
    /// A whole value; `member` is its raw text with its name. A wrong value is refused on its tape.
    virtual void value(std::string_view name, std::string_view member, JsonValue value) = 0;
};

/// Reads up to `into.size()` bytes; returns 0 at the end, nothing if reading failed.
using ReadPiece = std::function<std::optional<std::size_t>(std::span<char> into)>;

/// Reads from a text that is all in memory, and that outlives the reader.
[[nodiscard]] ReadPiece piecesOf(std::string_view text);

/// Reads all of it. Duplicate names in one object are refused. A failure names the line and, if the JSON itself is
/// well-formed, the path; if reading failed, it is of the kind FileAccess and has no message.
[[nodiscard]] Done readJson(const ReadPiece& read, JsonListener& listener);

/// How deep objects and lists may be nested.
inline constexpr std::size_t deepestJson = 64;

} // namespace delve
