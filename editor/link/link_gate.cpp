#include "editor/link/link_gate.h"

#include <QUrl>

namespace delve::editor {
namespace {

Failure noOrigin(const QString& text) {
    return badInput({DELVE_TEXT("live-link", "“%1” is not an origin. Give the beginning of an address, such as "
                                             "http://localhost:8080."),
                     {text.left(100).toStdString()}});
}

} // namespace

Result<QByteArray> originFromText(const QString& text) {
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool hasPath = !url.path().isEmpty() && url.path() != QLatin1String("/");
    const bool web = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !web || url.host().isEmpty() || hasPath || url.hasQuery() || url.hasFragment() ||
        !url.userInfo().isEmpty())
        return noOrigin(text);
    const int defaultPort = url.scheme() == QLatin1String("https") ? 443 : 80;
    auto host = url.host(QUrl::FullyEncoded).toLower();
    if (host.contains(u':')) host = u'[' + host + u']';
    auto origin = url.scheme() + QStringLiteral("://") + host;
    if (url.port(defaultPort) != defaultPort) origin += u':' + QString::number(url.port());
    return origin.toLatin1();
}

std::optional<Message> LinkGate::refusal(const HttpRequest& request) const {
    // A name of a stranger's may lead here (DNS rebinding): then the browser takes our answers for that stranger's.
    const auto host = request.header("host").toLower();
    const auto port = ':' + QByteArray::number(m_port);
    const bool ours = host == "127.0.0.1" + port || host == "localhost" + port || host == "[::1]" + port;
    if (request.count("host") != 1 || !ours)
        return Message{DELVE_TEXT("live-link", "Ask for 127.0.0.1 or localhost, with the port of the live link.")};
    const auto origins = request.count("origin");
    if (origins > 1 || (origins == 1 && !m_origins.contains(request.header("origin"))))
        return Message{DELVE_TEXT("live-link", "This origin is not allowed. Allow it in the live link's settings, or "
                                               "by --allow-origin.")};
    // A picture or a script that a page shows asks without naming its origin; only the browser says that it is a page.
    const auto site = request.header("sec-fetch-site");
    if (origins == 0 && !site.isEmpty() && site != "none" && site != "same-origin")
        return Message{DELVE_TEXT("live-link",
                                  "Pages must ask with their origin: fetch(), or crossorigin=\"anonymous\" "
                                  "on a picture.")};
    return {};
}

QByteArray LinkGate::allowedOrigin(const HttpRequest& request) const {
    const auto origin = request.header("origin");
    return m_origins.contains(origin) ? origin : QByteArray();
}

} // namespace delve::editor
