#pragma once

#include "generation/level/geometry.h"
#include "generation/level/text.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

/// The result of a function that may fail. No exception crosses a folder; a failure is a value that says what, where
/// and what to do.
namespace delve {

struct Failure {
    enum class Kind {
        Impossible, ///< what was asked cannot be done
        BadInput,   ///< a file or a value is not what it should be
        FileAccess, ///< a file could not be read or written
        Cancelled,  ///< somebody asked to stop
    };

    Kind kind = Kind::Impossible;
    Message message;
    std::vector<Cell> cells; ///< where on the map, if it is about the map
    std::string where;       ///< line or JSON path, if it is about a file

    [[nodiscard]] bool cancelled() const { return kind == Kind::Cancelled; }
};

[[nodiscard]] inline Failure impossible(Message message, std::vector<Cell> cells = {}) {
    return {Failure::Kind::Impossible, std::move(message), std::move(cells), {}};
}
[[nodiscard]] inline Failure badInput(Message message, std::string where = {}) {
    return {Failure::Kind::BadInput, std::move(message), {}, std::move(where)};
}
[[nodiscard]] inline Failure fileAccess(Message message) {
    return {Failure::Kind::FileAccess, std::move(message), {}, {}};
}
[[nodiscard]] Failure cancelled();

template <class T = std::monostate>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Failure failure) : m_content(std::in_place_index<1>, std::move(failure)) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] T& value() & { return std::get<0>(m_content); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_content); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_content)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    [[nodiscard]] const Failure& failure() const& { return std::get<1>(m_content); }
    [[nodiscard]] Failure&& failure() && { return std::get<1>(std::move(m_content)); }

private:
    std::variant<T, Failure> m_content;
};

/// The result of work that gives nothing but success.
using Done = Result<std::monostate>;
[[nodiscard]] inline Done done() { return Done{std::monostate{}}; }

} // namespace delve
