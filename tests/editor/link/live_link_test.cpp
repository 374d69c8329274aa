#include "editor/formats/formats.h"
#include "editor/link/live_link.h"
#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/editor/link/http_client.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkInterface>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

const QByteArray game = "http://localhost:8080";

QByteArray bytesAs(const char* format, const World& world, const std::string& level) {
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly)) qFatal("no buffer");
    WriteRequest request;
    request.level = level;
    if (!writeWorld(world, *builtInFormats().find(format), request, buffer)) qFatal("not written");
    return buffer.data();
}

/// A client that listens to the events.
class Listener {
public:
    explicit Listener(quint16 port, const QByteArray& more = {}) {
        QObject::connect(&m_socket, &QTcpSocket::connected,
                         [this, port, more] { m_socket.write(request("/events", port, more)); });
        QObject::connect(&m_socket, &QTcpSocket::readyRead, [this] { m_received += m_socket.readAll(); });
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    }
    [[nodiscard]] int events() const { return static_cast<int>(m_received.count("event: changed\n")); }
    [[nodiscard]] QJsonObject last() const {
        const auto at = m_received.lastIndexOf("\ndata: ") + 7;
        return QJsonDocument::fromJson(m_received.mid(at, m_received.indexOf('\n', at) - at)).object();
    }
    [[nodiscard]] const QByteArray& received() const { return m_received; }
    [[nodiscard]] bool open() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    void leave() { m_socket.abort(); }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

} // namespace

/// The live link by real sockets: what it hands out, and to whom it does not.
class LiveLinkTest : public QObject {
    Q_OBJECT

    std::unique_ptr<JobPool> m_pool;
    std::unique_ptr<LiveLink> m_link;
    const World m_world = worldOfEverything();

    [[nodiscard]] quint16 port() const { return m_link->port(); }
    [[nodiscard]] HttpReply get(const QByteArray& path, const QByteArray& more = {}) const {
        return talk(port(), request(path, port(), more));
    }
    void restart(const LinkPatience& patience) {
        m_link = std::make_unique<LiveLink>(*m_pool, patience);
        QVERIFY(m_link->start(0, {game}));
        m_link->publish(m_world, "level-1");
    }

private slots:
    void init() {
        m_pool = std::make_unique<JobPool>(4);
        restart({});
    }
    void cleanup() {
        m_link.reset();
        m_pool.reset();
    }

    void theMapIsHandedOut() {
        const auto json = get("/level.json");
        QCOMPARE(json.status, 200);
        QCOMPARE(json.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(json.header("Content-Length").toLongLong(), json.body.size());
        QCOMPARE(json.body, bytesAs("json", m_world, "level-1"));
        const auto picture = get("/level.png");
        QCOMPARE(picture.status, 200);
        QCOMPARE(picture.header("Content-Type"), QByteArray("image/png"));
        QVERIFY(!QImage::fromData(picture.body, "PNG").isNull());
    }

    /// It is there as soon as the program can write it.
    void aTiledMapIsHandedOutIfThereIsTheFormat() {
        const auto reply = get("/level.tmj");
        const auto* const format = formatOfPath(QStringLiteral("level.tmj"));
        QCOMPARE(reply.status, format && format->canWrite() ? 200 : 404);
        if (reply.status == 200) QVERIFY(QJsonDocument::fromJson(reply.body).isObject());
        else QVERIFY(reply.body.contains("level.tmj"));
    }

    void anotherLevelCanBeAskedFor() {
        QCOMPARE(get("/level.json?level=cellar").body, bytesAs("json", m_world, "cellar"));
        QCOMPARE(get("/level.json?level=%63ellar&t=5").body, bytesAs("json", m_world, "cellar"));
        QCOMPARE(get("/level.json?t=12345").body, bytesAs("json", m_world, "level-1"));
        QCOMPARE(get("/level.json?level=attic").status, 404);
        m_link->publish(m_world, "cellar");
        QCOMPARE(get("/level.json").body, bytesAs("json", m_world, "cellar"));
    }

    void aHeadHasNoBody() {
        const auto reply = talk(port(), request("/level.json", port(), {}, "HEAD"));
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.body.isEmpty());
        QCOMPARE(reply.header("Content-Length").toLongLong(), bytesAs("json", m_world, "level-1").size());
    }

    void theAddressListsTheFiles() {
        const auto reply = get("/");
        QCOMPARE(reply.status, 200);
        for (const char* const path : {"/level.json", "/level.tmj", "/level.png", "/events"})
            QVERIFY(reply.body.contains(path));
        QCOMPARE(m_link->address(), QStringLiteral("http://127.0.0.1:%1/").arg(port()));
    }

    void otherPathsAreNotThere() {
        for (const char* const path : {"/level.delve", "/../../etc/passwd", "/%2e%2e/etc/passwd", "//level.json",
                                       "/level.json/", "/LEVEL.JSON", "/events/", "/level.json%00"})
            QCOMPARE(get(path).status, 404);
    }

    void clientsOfOthersReadIt() {
        QNetworkAccessManager network;
        QNetworkReply* const reply = network.get(QNetworkRequest(QUrl(m_link->address() + "level.json")));
        QTRY_VERIFY(reply->isFinished());
        QCOMPARE(reply->error(), QNetworkReply::NoError);
        QCOMPARE(reply->readAll(), bytesAs("json", m_world, "level-1"));
        delete reply;
    }

    void nothingCanBeWritten() {
        const char* const methods[] = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "MKCOL"};
        for (const char* const method : methods) {
            const auto reply = talk(port(), request("/level.json", port(), {}, method));
            QCOMPARE(reply.status, 405);
            QCOMPARE(reply.header("Allow"), QByteArray("GET, HEAD"));
        }
        QCOMPARE(talk(port(), request("/level.json", port(), "Content-Length: 3\r\n", "PUT") + "abc").status, 400);
        QCOMPARE(get("/level.json").status, 200);
    }

    void strangersGetNothing() {
        QCOMPARE(get("/level.json", "Origin: http://evil.example\r\n").status, 403);
        QCOMPARE(get("/events", "Origin: http://evil.example\r\n").status, 403);
        QCOMPARE(get("/", "Origin: null\r\n").status, 403);
        QCOMPARE(get("/level.png", "Sec-Fetch-Site: cross-site\r\n").status, 403);
        const auto reply = get("/level.json", "Origin: http://evil.example\r\n");
        QVERIFY(reply.header("Access-Control-Allow-Origin").isEmpty());
        QVERIFY(!reply.body.contains("cells"));
        QCOMPARE(talk(port(), "GET /level.json HTTP/1.1\r\nHost: evil.example\r\n\r\n").status, 403);
        QCOMPARE(talk(port(), "GET /level.json HTTP/1.1\r\n\r\n").status, 403);
    }

    void anAllowedOriginIsAnswered() {
        const auto reply = get("/level.json", "Origin: " + game + "\r\nSec-Fetch-Site: cross-site\r\n");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("Access-Control-Allow-Origin"), game);
        QCOMPARE(reply.header("Vary"), QByteArray("Origin"));
        QCOMPARE(get("/level.json").header("Access-Control-Allow-Origin"), QByteArray());
        QCOMPARE(get("/level.json").header("Cross-Origin-Resource-Policy"), QByteArray("same-origin"));
    }

    void brokenRequestsAreRefused() {
        QCOMPARE(talk(port(), "\r\n\r\n").status, 400);
        QCOMPARE(talk(port(), "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").status, 505);
        QCOMPARE(talk(port(), QByteArray(100, '\xff') + "\r\n\r\n").status, 400);
        QCOMPARE(talk(port(), "GET /" + QByteArray(20'000, 'a')).status, 431);
        QCOMPARE(get("/level.json").status, 200);
    }

    void itListensOnLoopbackAlone() {
        for (const auto& address : QNetworkInterface::allAddresses()) {
            if (address.isLoopback() || address.protocol() != QAbstractSocket::IPv4Protocol) continue;
            QTcpSocket socket;
            socket.connectToHost(address, port());
            QVERIFY2(!socket.waitForConnected(500), qPrintable(address.toString()));
        }
    }

    void changesAreTold() {
        Listener listener(port());
        QTRY_COMPARE(listener.events(), 1); // at once
        QVERIFY(listener.received().contains("Content-Type: text/event-stream"));
        QCOMPARE(listener.last()["level"].toString(), "level-1");
        QTRY_COMPARE(m_link->streams(), 1);
        const auto before = listener.last()["revision"].toInt();
        m_link->publish(m_world, "cellar");
        QTRY_COMPARE(listener.events(), 2);
        QCOMPARE(listener.last()["level"].toString(), "cellar");
        QVERIFY(listener.last()["revision"].toInt() > before);
        listener.leave();
        QTRY_COMPARE(m_link->streams(), 0);
    }

    /// A slider that moves a hundred times gives few events, and the last one is of the last level.
    void manyChangesAreToldTogether() {
        Listener listener(port(), "Origin: " + game + "\r\n");
        QTRY_COMPARE(listener.events(), 1);
        World world = m_world;
        for (int i = 0; i < 100; ++i) {
            world.name = std::to_string(i);
            m_link->publish(world, "level-1");
        }
        QTRY_COMPARE(listener.last()["map"].toString(), "99");
        QVERIFY2(listener.events() < 10, qPrintable(QString::number(listener.events())));
        QVERIFY(get("/level.json").body.contains("\"map\": \"99\""));
    }

    /// No name ends a line of the stream, or the object in it.
    void anyNameIsTold() {
        World world = m_world;
        world.name = "a\n\nevent: evil\ndata: {}\r\n\x01\"}";
        Listener listener(port());
        QTRY_COMPARE(listener.events(), 1);
        m_link->publish(world, "level-1");
        QTRY_COMPARE(listener.events(), 2);
        QCOMPARE(listener.last()["map"].toString(), QString::fromStdString(world.name));
        QVERIFY(!listener.received().contains("\nevent: evil"));
    }

    void listenersGetSignsOfLife() {
        restart({.head = 1000, .answer = 1000, .heartbeat = 30});
        Listener listener(port());
        QTRY_VERIFY(listener.received().count("\n: \n\n") > 0 && listener.received().endsWith(": \n\n"));
        QVERIFY(listener.open());
    }

    void whoIsSlowToAskIsCut() {
        restart({.head = 50, .answer = 50, .heartbeat = 1000});
        QCOMPARE(talk(port(), "GET /level.json HTTP/1.1\r\nHo").status, 408);
        QCOMPARE(talk(port(), "").status, 408);
        QTcpSocket drip; // a byte now and then gives no more time
        drip.connectToHost(QStringLiteral("127.0.0.1"), port());
        QElapsedTimer timer;
        timer.start();
        QTRY_COMPARE(drip.state(), QAbstractSocket::ConnectedState);
        QSignalSpy cut(&drip, &QTcpSocket::disconnected);
        while (!cut.wait(10) && timer.elapsed() < 5000) drip.write("x");
        QVERIFY(timer.elapsed() < 2000);
    }

    /// A client that takes nothing of a large answer.
    void whoIsSlowToReadIsCut() {
        restart({.head = 1000, .answer = 100, .heartbeat = 1000});
        World large = worldOfTiles();
        large.levels.front().tiles = Grid({4000, 4000}, Tile::Floor);
        m_link->publish(large, "level-1");
        QTcpSocket socket;
        socket.setReadBufferSize(1024);
        socket.connectToHost(QStringLiteral("127.0.0.1"), port());
        QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
        socket.write(request("/level.json", port()));
        QTRY_VERIFY_WITH_TIMEOUT(socket.bytesAvailable() > 0, 60'000);
        QSignalSpy cut(&socket, &QTcpSocket::disconnected);
        (void)cut.wait(1000); // nobody tells a client that does not read
        qint64 received = 0;
        connect(&socket, &QTcpSocket::readyRead, this, [&] { received += socket.readAll().size(); });
        socket.setReadBufferSize(0);
        received += socket.readAll().size();
        QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QAbstractSocket::UnconnectedState, 10'000);
        QVERIFY(received < bytesAs("json", large, "level-1").size());
        QCOMPARE(get("/").status, 200);
    }

    void aLargeAnswerArrivesWhole() {
        World large = worldOfTiles();
        large.levels.front().tiles = Grid({1000, 1000}, Tile::Floor);
        m_link->publish(large, "level-1");
        QCOMPARE(get("/level.json").body, bytesAs("json", large, "level-1"));
    }

    void connectionsAreFew() {
        std::vector<std::unique_ptr<Listener>> listeners;
        for (int i = 0; i < LiveLink::maxStreams; ++i) listeners.push_back(std::make_unique<Listener>(port()));
        QTRY_COMPARE(m_link->streams(), LiveLink::maxStreams);
        QCOMPARE(get("/events").status, 503);
        QCOMPARE(get("/level.json").status, 200);
        std::vector<std::unique_ptr<QTcpSocket>> idle;
        for (int i = LiveLink::maxStreams; i < LiveLink::maxConnections; ++i) {
            idle.push_back(std::make_unique<QTcpSocket>());
            idle.back()->connectToHost(QStringLiteral("127.0.0.1"), port());
            QTRY_COMPARE(idle.back()->state(), QAbstractSocket::ConnectedState);
        }
        const auto isRefused = [&] {
            const auto status = get("/level.json").status;
            return status == 503 || status == 0;
        };
        QTRY_VERIFY(isRefused());
        idle.clear();
        QTRY_COMPARE(get("/level.json").status, 200);
    }

    void whoSendsOnAfterTheRequestIsCut() {
        Listener listener(port());
        QTRY_COMPARE(listener.events(), 1);
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), port());
        QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
        socket.write(request("/events", port()));
        QTRY_VERIFY(socket.bytesAvailable() > 0);
        QSignalSpy cut(&socket, &QTcpSocket::disconnected);
        QElapsedTimer timer;
        timer.start();
        while (!cut.wait(5) && timer.elapsed() < 5000) socket.write(QByteArray(4096, 'x'));
        QVERIFY(socket.state() != QAbstractSocket::ConnectedState);
        QVERIFY(listener.open());
    }

    void whoLeavesBeforeTheAnswerHarmsNothing() {
        for (int i = 0; i < 20; ++i) {
            QTcpSocket socket;
            socket.connectToHost(QStringLiteral("127.0.0.1"), port());
            QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
            m_link->publish(m_world, "level-1"); // so that it has to be made again
            socket.write(request("/level.png", port()));
            socket.waitForBytesWritten(100);
            for (int turn = 0; turn < i % 3; ++turn) QCoreApplication::processEvents();
            socket.abort();
        }
        QCOMPARE(get("/level.png").status, 200);
    }

    void stoppingCutsEverybody() {
        Listener listener(port());
        QTRY_COMPARE(listener.events(), 1);
        const auto where = port();
        m_link->stop();
        QVERIFY(!m_link->isOn());
        QTRY_VERIFY(!listener.open());
        QCOMPARE(talk(where, request("/", where), 300).status, 0);
        QVERIFY(m_link->start(where, {}));
        QCOMPARE(get("/level.json").status, 200);
    }

    void aPortInUseIsSaid() {
        LiveLink other(*m_pool);
        const auto started = other.start(port(), {});
        QVERIFY(!started);
        QVERIFY(toQString(started.failure()).contains(QString::number(port())));
        QVERIFY(!other.isOn());
    }

    void withoutAMapThereAreNoFiles() {
        m_link = std::make_unique<LiveLink>(*m_pool);
        QVERIFY(m_link->start(0, {}));
        QCOMPARE(get("/level.json").status, 404);
    }
};

DELVE_TEST(LiveLinkTest)
#include "live_link_test.moc"
