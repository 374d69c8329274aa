#include "editor/link/http_request.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve::editor;

namespace {

/// The status of the refusal; 0 where it is read, -1 where more has to come.
int refusalOf(const QByteArray& bytes) {
    const auto head = readHttpHead(bytes);
    if (std::holds_alternative<HttpUnfinished>(head)) return -1;
    const auto* const refusal = std::get_if<HttpRefusal>(&head);
    return refusal ? refusal->status : 0;
}

} // namespace

/// Heads of requests, whole and broken.
class HttpRequestTest : public QObject {
    Q_OBJECT
private slots:
    void aPathNeedsNoQuery() {
        const auto head = readHttpHead("GET /events HTTP/1.1\r\nHost: a\r\n\r\n");
        const auto* const request = std::get_if<HttpRequest>(&head);
        QVERIFY(request);
        QCOMPARE(request->path, QByteArray("/events"));
        QCOMPARE(request->query, QByteArray());
    }

    void aHeadIsTakenApart() {
        const auto head =
            readHttpHead("GET /level.json?level=a%20b HTTP/1.1\r\nHost: x:1\r\nORIGIN:  http://y \r\n\r\nrest");
        const auto* const request = std::get_if<HttpRequest>(&head);
        QVERIFY(request);
        QCOMPARE(request->method, QByteArray("GET"));
        QCOMPARE(request->path, QByteArray("/level.json"));
        QCOMPARE(request->query, QByteArray("level=a%20b"));
        QCOMPARE(request->header("host"), QByteArray("x:1"));
        QCOMPARE(request->header("origin"), QByteArray("http://y"));
        QCOMPARE(request->count("origin"), 1);
        QCOMPARE(request->header("none"), QByteArray());
    }

    void headsAreReadWhenTheyAreWhole() {
        const QByteArray whole = "GET / HTTP/1.0\r\nHost: x\r\n\r\n";
        for (qsizetype i = 0; i < whole.size(); ++i) QCOMPARE(refusalOf(whole.left(i)), -1);
        QCOMPARE(refusalOf(whole), 0);
        QCOMPARE(refusalOf("GET / HTTP/1.1\r\n\r\n"), 0);
    }

    void brokenHeadsAreRefused_data() {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, QByteArray head, int status) {
            QTest::newRow(name) << head + "\r\n\r\n" << status;
        };
        row("nothing", "", 400);
        row("no version", "GET /", 400);
        row("two blanks", "GET  / HTTP/1.1", 400);
        row("a later version", "GET / HTTP/2.0", 505);
        row("another protocol", "GET / RTSP/1.0", 400);
        row("an address of another server", "GET http://evil/ HTTP/1.1", 400);
        row("no path", "GET * HTTP/1.1", 400);
        row("a zero in the path", QByteArray("GET /a\0b HTTP/1.1", 17), 400);
        row("a method that is no word", "G(T / HTTP/1.1", 400);
        row("a header without a colon", "GET / HTTP/1.1\r\nHost", 400);
        row("a header without a name", "GET / HTTP/1.1\r\n: x", 400);
        row("a blank before the colon", "GET / HTTP/1.1\r\nHost : x", 400);
        row("a folded line", "GET / HTTP/1.1\r\nA: x\r\n  y", 400);
        row("a bare line end", "GET / HTTP/1.1\r\nA: x\nHost: y", 400);
        row("a control character", "GET / HTTP/1.1\r\nA: x\x01", 400);
        row("a body", "GET / HTTP/1.1\r\nContent-Length: 5", 400);
        row("two lengths", "GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0", 400);
        row("a body in pieces", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked", 400);
        row("too many headers", "GET / HTTP/1.1" + QByteArray("\r\nA: b").repeated(maxHttpHeaders + 1), 431);
        row("a head too long", "GET / HTTP/1.1\r\nA: " + QByteArray(maxHttpHead, 'x'), 431);
    }
    void brokenHeadsAreRefused() {
        QFETCH(QByteArray, head);
        QFETCH(int, status);
        QCOMPARE(refusalOf(head), status);
    }

    void aHeadWithoutEndIsRefusedInTime() {
        QCOMPARE(refusalOf(QByteArray(maxHttpHead, 'x')), -1);
        QCOMPARE(refusalOf(QByteArray(maxHttpHead + 1, 'x')), 431);
    }

    /// Whatever the bytes, it comes to an end.
    void anyBytesAreRead() {
        const QByteArray whole = "GET /level.json HTTP/1.1\r\nHost: 127.0.0.1:8430\r\nOrigin: http://a\r\n\r\n";
        for (qsizetype i = 0; i < whole.size(); ++i)
            for (const char c : {'\0', '\r', '\n', ' ', ':', '\x7f', '\xff'}) {
                QByteArray changed = whole;
                changed[i] = c;
                QVERIFY(refusalOf(changed) >= -1);
            }
    }
};

DELVE_TEST(HttpRequestTest)
#include "http_request_test.moc"
