#include "editor/link/live_link.h"

#include <QHostAddress>
#include <QPointer>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// What a person sees who opens the address in a browser.
LinkAnswer listOfFiles() {
    QByteArray text = "Delvewright live link\n\n";
    for (const auto& path : LinkContent::paths()) text += path + '\n';
    text += "/events\n";
    return {200, "text/plain; charset=utf-8", text, 0};
}

std::string levelIn(const QByteArray& query) {
    return QUrlQuery(QString::fromLatin1(query))
        .queryItemValue(QStringLiteral("level"), QUrl::FullyDecoded)
        .toStdString();
}

} // namespace

LiveLink::LiveLink(JobPool& pool, const LinkPatience& patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_content(pool) {
    m_server.setMaxPendingConnections(maxConnections);
    connect(&m_server, &QTcpServer::newConnection, this, &LiveLink::accept);
    m_telling.setSingleShot(true);
    m_telling.setInterval(eventPause);
    connect(&m_telling, &QTimer::timeout, this, [this] {
        if (std::exchange(m_untold, false)) tell();
    });
}

LiveLink::~LiveLink() {
    disconnect(&m_server, nullptr, this, nullptr);
    for (auto* const connection : connections()) {
        disconnect(connection, nullptr, this, nullptr);
        delete connection;
    }
}

Done LiveLink::start(quint16 port, const QList<QByteArray>& origins) {
    stop();
    if (!m_server.listen(QHostAddress(QHostAddress::LocalHost), port)) {
        if (m_server.serverError() == QAbstractSocket::AddressInUseError)
            return fileAccess({DELVE_TEXT("live-link", "Port %1 is in use. Choose another."), {std::to_string(port)}});
        return fileAccess({DELVE_TEXT("live-link", "The live link cannot start on port %1: %2."),
                           {std::to_string(port), m_server.errorString().toStdString()}});
    }
    m_gate = LinkGate(m_server.serverPort(), origins);
    return done();
}

void LiveLink::stop() {
    m_server.close();
    for (auto* const connection : connections()) connection->cut();
}

QString LiveLink::address() const { return QStringLiteral("http://127.0.0.1:%1/").arg(port()); }

void LiveLink::publish(const World& world, const std::string& level) {
    m_content.set(world, level);
    if (m_telling.isActive()) m_untold = true;
    else tell();
}

void LiveLink::tell() {
    m_telling.start();
    for (auto* const connection : connections()) connection->send(m_content.event());
}

std::vector<LinkConnection*> LiveLink::connections() const {
    std::vector<LinkConnection*> all;
    for (auto* const child : m_clients.children())
        if (auto* const connection = qobject_cast<LinkConnection*>(child)) all.push_back(connection);
    return all;
}

int LiveLink::streams() const {
    const auto all = connections();
    return static_cast<int>(std::ranges::count_if(all, [](const auto* one) { return one->isStream(); }));
}

void LiveLink::accept() {
    while (auto* const socket = m_server.nextPendingConnection()) {
        auto* const connection = new LinkConnection(socket, m_patience, &m_clients);
        const auto open = static_cast<int>(connections().size());
        if (open > 2 * maxConnections) {
            connection->cut();
            continue;
        }
        if (open > maxConnections) {
            connection->answer(refusingAnswer(503, {DELVE_TEXT("live-link", "Too many connections. Try again later.")}),
                               {});
            continue;
        }
        connect(connection, &LinkConnection::asked, this, [this, connection] { serve(*connection); });
        connect(connection, &LinkConnection::streamEnded, this, &LiveLink::streamsChanged, Qt::QueuedConnection);
    }
}

void LiveLink::serve(LinkConnection& connection) {
    const auto& request = connection.request();
    if (const auto refused = m_gate.refusal(request)) return connection.answer(refusingAnswer(403, *refused), {});
    const auto origin = m_gate.allowedOrigin(request);
    if (request.method != "GET" && request.method != "HEAD")
        return connection.answer(
            refusingAnswer(405, {DELVE_TEXT("live-link", "Nothing can be written here. Use GET.")}), origin);
    if (request.path == "/") return connection.answer(listOfFiles(), origin);
    if (request.path == "/events" && request.method == "GET") {
        if (streams() >= maxStreams)
            return connection.answer(refusingAnswer(503, {DELVE_TEXT("live-link", "Too many listeners.")}), origin);
        connection.beginEvents(origin);
        if (m_content.revision() > 0) connection.send(m_content.event());
        emit streamsChanged();
        return;
    }
    const QPointer<LinkConnection> waiting(&connection);
    m_content.ask(request.path, levelIn(request.query), [waiting, origin](const LinkAnswer& answer) {
        if (waiting) waiting->answer(answer, origin);
    });
}

} // namespace delve::editor
