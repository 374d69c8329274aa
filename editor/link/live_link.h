#pragma once

#include "editor/link/link_connection.h"
#include "editor/link/link_content.h"
#include "editor/link/link_gate.h"

#include <QTcpServer>

#include <vector>

/// Hands a map to games that run on this machine: as files, and as a stream of events that says when it changed. A
/// server by HTTP on loopback only; nothing can be written through it. Owned by the window, or by the verb `serve`.
namespace delve::editor {

class LiveLink : public QObject {
    Q_OBJECT
public:
    static constexpr quint16 defaultPort = 8430;
    static constexpr int maxConnections = 32;
    static constexpr int maxStreams = 16;
    /// No more events than one in this time, in milliseconds, however fast a slider moves.
    static constexpr int eventPause = 40;

    explicit LiveLink(JobPool& pool, const LinkPatience& patience = {}, QObject* parent = nullptr);
    ~LiveLink() override;

    /// Port 0 takes any that is free.
    [[nodiscard]] Done start(quint16 port, const QList<QByteArray>& origins);
    void stop(); ///< at once: all clients are cut
    [[nodiscard]] bool isOn() const { return m_server.isListening(); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QString address() const; ///< "http://127.0.0.1:8430/"

    /// What it hands out from now on: a map, of which this level is shown.
    void publish(const World& world, const std::string& level);
    [[nodiscard]] int streams() const; ///< clients that are told of changes

signals:
    void streamsChanged();

private:
    void accept();
    void serve(LinkConnection& connection);
    void tell();
    [[nodiscard]] std::vector<LinkConnection*> connections() const;

    LinkPatience m_patience;
    QTcpServer m_server;
    LinkGate m_gate;
    LinkContent m_content;
    QTimer m_telling; ///< runs from one event on, for as long as there is no further one
    bool m_untold = false;
    QObject m_clients; ///< parent of the connections; last, so that they are gone first
};

} // namespace delve::editor
