#pragma once

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

/// The head of a request by HTTP/1.1, as far as a server needs it that only hands something out. Trusts nothing: a head
/// is short, and whatever two readers could understand differently is refused.
namespace delve::editor {

struct HttpRequest {
    QByteArray method;
    QByteArray path;                                  ///< without the query
    QByteArray query;                                 ///< behind the question mark; may be empty
    QList<std::pair<QByteArray, QByteArray>> headers; ///< names in lower case

    /// How often a header is there, and its first value.
    [[nodiscard]] int count(const char* name) const;
    [[nodiscard]] QByteArray header(const char* name) const;
};

/// Why a request gets no answer but this status.
struct HttpRefusal {
    int status = 400;
};

/// The rest of the head is still to come.
struct HttpUnfinished {};

inline constexpr qsizetype maxHttpHead = 8192;
inline constexpr int maxHttpHeaders = 64;

/// Reads what came so far.
[[nodiscard]] std::variant<HttpUnfinished, HttpRequest, HttpRefusal> readHttpHead(const QByteArray& bytes);

/// "Not Found".
[[nodiscard]] const char* httpReason(int status);

} // namespace delve::editor
