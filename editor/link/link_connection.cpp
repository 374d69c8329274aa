#include "editor/link/link_connection.h"

#include <algorithm>

namespace delve::editor {
namespace {

constexpr qint64 pieceBytes = 1 << 18;
/// Of events that a client has not taken yet: a thousand of them.
constexpr qint64 mostUnsent = 1 << 17;

} // namespace

LinkConnection::LinkConnection(QTcpSocket* socket, const LinkPatience& patience, QObject* parent)
    : QObject(parent), m_socket(socket), m_patience(patience) {
    socket->setParent(this);
    socket->setReadBufferSize(maxHttpHead + 4);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket, &QTcpSocket::readyRead, this, &LinkConnection::readMore);
    connect(socket, &QTcpSocket::bytesWritten, this, &LinkConnection::onWritten);
    connect(socket, &QTcpSocket::disconnected, this, [this] {
        if (std::exchange(m_stream, false)) emit streamEnded();
        deleteLater();
    });
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_stream) send(": \n\n");
        else if (!m_answered) answer(refusingAnswer(408, {DELVE_TEXT("live-link", "The request took too long.")}), {});
        else cut();
    });
    m_timer.start(m_patience.head);
    QMetaObject::invokeMethod(this, &LinkConnection::readMore, Qt::QueuedConnection); // it may be there already
}

void LinkConnection::cut() {
    m_timer.stop();
    m_socket->abort();
}

void LinkConnection::readMore() {
    if (m_answered || m_stream || !m_request.method.isEmpty()) {
        m_ignored += m_socket->readAll().size(); // one request a connection: nobody reads a second
        if (m_ignored > maxHttpHead) cut();
        return;
    }
    m_received += m_socket->read(maxHttpHead + 4 - m_received.size() + 1);
    auto head = readHttpHead(m_received);
    if (std::holds_alternative<HttpUnfinished>(head)) return;
    m_received.clear();
    if (const auto* const refusal = std::get_if<HttpRefusal>(&head))
        return answer(refusingAnswer(refusal->status, {DELVE_TEXT("live-link", "This request cannot be understood.")}),
                      {});
    m_request = std::get<HttpRequest>(std::move(head));
    m_timer.stop(); // from here on it waits for us
    emit asked();
}

void LinkConnection::sendHead(int status, const QByteArray& type, const QByteArray& allowedOrigin,
                              const QByteArray& more) {
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + httpReason(status) + "\r\n";
    head += "Connection: close\r\nX-Content-Type-Options: nosniff\r\nVary: Origin\r\nContent-Type: " + type + "\r\n";
    head += "Cross-Origin-Resource-Policy: " + QByteArray(allowedOrigin.isEmpty() ? "same-origin" : "cross-origin") +
            "\r\n";
    if (!allowedOrigin.isEmpty()) head += "Access-Control-Allow-Origin: " + allowedOrigin + "\r\n";
    m_socket->write(head + more + "\r\n");
}

void LinkConnection::answer(const LinkAnswer& answer, const QByteArray& allowedOrigin, const QByteArray& more) {
    if (std::exchange(m_answered, true)) return;
    QByteArray headers = more + "Cache-Control: no-cache\r\n";
    if (answer.status == 405) headers += "Allow: GET, HEAD\r\n";
    if (answer.revision > 0) headers += "ETag: \"" + QByteArray::number(answer.revision) + "\"\r\n";
    headers += "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n";
    sendHead(answer.status, answer.type, allowedOrigin, headers);
    if (m_request.method != "HEAD") m_body = answer.body;
    m_timer.start(m_patience.answer);
    sendPiece();
}

/// The socket gets a piece when it has sent the one before: so many clients of a large file share its memory.
void LinkConnection::sendPiece() {
    const auto left = m_body.size() - m_sent;
    const auto piece = std::min<qsizetype>(left, pieceBytes);
    if (piece > 0) m_sent += std::max<qint64>(0, m_socket->write(m_body.constData() + m_sent, piece));
    if (left == piece) m_socket->disconnectFromHost(); // once all of it is sent
}

void LinkConnection::onWritten() {
    if (m_stream || !m_answered) return;
    m_timer.start(m_patience.answer);
    if (m_socket->bytesToWrite() == 0 && m_sent < m_body.size()) sendPiece();
}

void LinkConnection::beginEvents(const QByteArray& allowedOrigin) {
    if (std::exchange(m_answered, true)) return;
    m_stream = true;
    sendHead(200, "text/event-stream", allowedOrigin, "Cache-Control: no-store\r\n");
    m_socket->write("retry: 1000\n\n");
    m_timer.start(m_patience.heartbeat);
}

void LinkConnection::send(const QByteArray& event) {
    if (!m_stream) return;
    if (m_socket->bytesToWrite() > mostUnsent) return cut();
    m_socket->write(event);
}

} // namespace delve::editor
