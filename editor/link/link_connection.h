#pragma once

#include "editor/link/http_request.h"
#include "editor/link/link_content.h"

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <functional>
#include <memory>

/// One client of the live link: its request, and the answer, or the stream of events. Whoever is slow is cut. Deletes
/// itself, with the socket, when that is closed.
namespace delve::editor {

/// How long a client may take.
struct LinkPatience {
    int head = 5000;        ///< milliseconds until the whole request is there
    int answer = 10'000;    ///< until it takes a piece of the answer
    int heartbeat = 15'000; ///< between two signs of life in a stream of events
};

class LinkConnection : public QObject {
    Q_OBJECT
public:
    LinkConnection(QTcpSocket* socket, const LinkPatience& patience, QObject* parent);

    /// `allowedOrigin` is empty where a program asks, and not a page.
    void answer(const LinkAnswer& answer, const QByteArray& allowedOrigin, const QByteArray& more = {});
    void beginEvents(const QByteArray& allowedOrigin);
    /// Into a stream of events. A client that takes none of them is cut.
    void send(const QByteArray& event);
    [[nodiscard]] bool isStream() const { return m_stream; }
    [[nodiscard]] const HttpRequest& request() const { return m_request; }
    /// At once, whatever is still to be sent.
    void cut();

signals:
    void asked(); ///< the request is there
    void streamEnded();

private:
    void readMore();
    void sendHead(int status, const QByteArray& type, const QByteArray& allowedOrigin, const QByteArray& more);
    void sendPiece();
    void onWritten();

    QTcpSocket* m_socket; ///< a child
    LinkPatience m_patience;
    QTimer m_timer;
    QByteArray m_received;
    HttpRequest m_request;
    QByteArray m_body;
    qsizetype m_sent = 0;
    qsizetype m_ignored = 0; ///< bytes behind the request
    bool m_answered = false;
    bool m_stream = false;
};

} // namespace delve::editor
