#pragma once

#include <QByteArray>
#include <QEventLoop>
#include <QTcpSocket>
#include <QTimer>

/// A client by bare sockets, for tests of the live link: it sends what no well-behaved client would.
namespace delve::test {

struct HttpReply {
    int status = 0; ///< 0: the connection was cut without an answer
    QByteArray head;
    QByteArray body;

    [[nodiscard]] QByteArray header(const QByteArray& name) const {
        for (const auto& line : head.split('\n'))
            if (line.toLower().startsWith(name.toLower() + ':')) return line.mid(name.size() + 1).trimmed();
        return {};
    }
};

inline HttpReply replyFrom(const QByteArray& bytes) {
    const auto end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return {};
    return {bytes.mid(9, 3).toInt(), bytes.left(end), bytes.mid(end + 4)};
}

/// Sends these bytes, and takes all that comes until the other side closes the connection.
inline HttpReply talk(quint16 port, const QByteArray& bytes, int patience = 10'000) {
    QTcpSocket socket;
    QByteArray received;
    QEventLoop loop;
    QObject::connect(&socket, &QTcpSocket::connected, &loop, [&] { socket.write(bytes); });
    QObject::connect(&socket, &QTcpSocket::readyRead, &loop, [&] { received += socket.readAll(); });
    QObject::connect(&socket, &QTcpSocket::disconnected, &loop, &QEventLoop::quit);
    QObject::connect(&socket, &QTcpSocket::errorOccurred, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    loop.exec();
    return replyFrom(received + socket.readAll());
}

inline QByteArray request(const QByteArray& path, quint16 port, const QByteArray& more = {},
                          const QByteArray& method = "GET") {
    return method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) + "\r\n" + more + "\r\n";
}

} // namespace delve::test
