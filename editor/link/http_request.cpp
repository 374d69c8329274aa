#include "editor/link/http_request.h"

#include <algorithm>

namespace delve::editor {
namespace {

bool isTokenByte(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           QByteArrayLiteral("!#$%&'*+-.^_`|~").contains(c);
}

bool isToken(const QByteArray& text) { return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenByte); }

/// Nothing that ends a line, and nothing beyond ASCII.
bool isPlain(const QByteArray& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 0x7f; });
}

/// The request line: a method, a path from the root, and the version.
std::optional<HttpRefusal> readLine(const QByteArray& line, HttpRequest& request) {
    const auto parts = line.split(' ');
    if (parts.size() != 3 || !isToken(parts[0]) || !isPlain(parts[1])) return HttpRefusal{400};
    if (parts[2] != "HTTP/1.1" && parts[2] != "HTTP/1.0") return HttpRefusal{parts[2].startsWith("HTTP/") ? 505 : 400};
    if (!parts[1].startsWith('/')) return HttpRefusal{400};
    request.method = parts[0];
    const auto question = parts[1].indexOf('?');
    request.path = question < 0 ? parts[1] : parts[1].left(question);
    if (question >= 0) request.query = parts[1].mid(question + 1);
    return {};
}

std::optional<HttpRefusal> readHeader(const QByteArray& line, HttpRequest& request) {
    const auto colon = line.indexOf(':');
    const auto name = line.left(std::max<qsizetype>(colon, 0));
    const auto value = line.mid(colon + 1).trimmed();
    if (colon < 1 || !isToken(name) || !isPlain(value)) return HttpRefusal{400}; // a folded line, too
    if (request.headers.size() >= maxHttpHeaders) return HttpRefusal{431};
    request.headers.emplaceBack(name.toLower(), value);
    return {};
}

/// A request that only asks for something has no body; with one, nobody can be sure where the next begins.
bool hasBody(const HttpRequest& request) {
    return request.count("transfer-encoding") > 0 ||
           (request.count("content-length") > 0 && request.header("content-length") != "0");
}

} // namespace

int HttpRequest::count(const char* name) const {
    return static_cast<int>(
        std::count_if(headers.begin(), headers.end(), [&](const auto& header) { return header.first == name; }));
}

QByteArray HttpRequest::header(const char* name) const {
    for (const auto& header : headers)
        if (header.first == name) return header.second;
    return {};
}

std::variant<HttpUnfinished, HttpRequest, HttpRefusal> readHttpHead(const QByteArray& bytes) {
    const auto end = bytes.indexOf("\r\n\r\n");
    if (end > maxHttpHead || (end < 0 && bytes.size() > maxHttpHead)) return HttpRefusal{431};
    if (end < 0) return HttpUnfinished{};
    HttpRequest request;
    qsizetype from = 0;
    for (bool first = true; from < end || first; first = false) {
        auto to = bytes.indexOf("\r\n", from);
        const auto line = bytes.mid(from, to - from);
        const auto refusal = first ? readLine(line, request) : readHeader(line, request);
        if (refusal) return *refusal;
        from = to + 2;
    }
    if (request.count("content-length") > 1 || hasBody(request)) return HttpRefusal{400};
    return request;
}

const char* httpReason(int status) {
    switch (status) {
    case 200: return "OK";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 431: return "Request Header Fields Too Large";
    case 503: return "Service Unavailable";
    case 505: return "HTTP Version Not Supported";
    default: return "Internal Server Error";
    }
}

} // namespace delve::editor
