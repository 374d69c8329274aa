#include "editor/link/link_gate.h"
#include "editor/text/message_text.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve::editor;

namespace {

bool passes(const LinkGate& gate, const QByteArray& headers) {
    const auto head = readHttpHead("GET / HTTP/1.1\r\n" + headers + "\r\n");
    const auto* const request = std::get_if<HttpRequest>(&head);
    return request && !gate.refusal(*request);
}

} // namespace

/// Who may ask the live link.
class LinkGateTest : public QObject {
    Q_OBJECT
    const LinkGate m_gate{8430, {"http://localhost:8080", "https://game.example"}};

private slots:
    void programsOfThisMachineMayAsk() {
        for (const char* const host : {"127.0.0.1:8430", "localhost:8430", "LOCALHOST:8430", "[::1]:8430"})
            QVERIFY(passes(m_gate, "Host: " + QByteArray(host) + "\r\n"));
        QVERIFY(passes(m_gate, "Host: 127.0.0.1:8430\r\nSec-Fetch-Site: none\r\n")); // typed into a browser
    }

    /// A stranger's name that leads to this machine is not this machine.
    void otherHostsAreRefused() {
        for (const char* const host :
             {"evil.example:8430", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8431", "localhost.evil.example:8430", "",
              "127.0.0.1:8430.evil.example", "127.0.0.1:08430", "0.0.0.0:8430", "127.1:8430",
              "localhost:8430 "
              "evil"})
            QVERIFY2(!passes(m_gate, "Host: " + QByteArray(host) + "\r\n"), host);
        QVERIFY(!passes(m_gate, ""));
        QVERIFY(!passes(m_gate, "Host: 127.0.0.1:8430\r\nHost: 127.0.0.1:8430\r\n"));
    }

    void onlyAllowedOriginsMayAsk() {
        const auto from = [&](const QByteArray& origin) {
            return passes(m_gate, "Host: 127.0.0.1:8430\r\nOrigin: " + origin + "\r\nSec-Fetch-Site: cross-site\r\n");
        };
        QVERIFY(from("http://localhost:8080"));
        QVERIFY(from("https://game.example"));
        for (const char* const origin :
             {"null", "", "*", "http://localhost:8081", "http://localhost", "https://localhost:8080",
              "http://localhost:8080.evil.example", "http://evil.example", "http://127.0.0.1:8430", "file://",
              "http://localhost:8080/", "http://localhost:8080, http://evil.example"})
            QVERIFY2(!from(origin), origin);
        QVERIFY(!passes(m_gate, "Host: 127.0.0.1:8430\r\nOrigin: http://localhost:8080\r\n"
                                "Origin: http://evil.example\r\n"));
        QVERIFY(!passes(LinkGate(8430), "Host: 127.0.0.1:8430\r\nOrigin: http://localhost:8080\r\n"));
    }

    /// A picture that a page of a stranger shows has no origin.
    void pagesThatHideTheirOriginAreRefused() {
        for (const char* const site : {"cross-site", "same-site", "anything"})
            QVERIFY2(!passes(m_gate, "Host: 127.0.0.1:8430\r\nSec-Fetch-Site: " + QByteArray(site) + "\r\n"), site);
    }

    void originsAreReadAsBrowsersWriteThem() {
        const auto read = [](const char* text) {
            const auto origin = originFromText(QString::fromUtf8(text));
            return origin ? *origin : QByteArray();
        };
        QCOMPARE(read("http://localhost:8080"), QByteArray("http://localhost:8080"));
        QCOMPARE(read(" HTTP://LocalHost:8080/ "), QByteArray("http://localhost:8080"));
        QCOMPARE(read("https://game.example:443"), QByteArray("https://game.example"));
        QCOMPARE(read("http://game.example:80"), QByteArray("http://game.example"));
        QCOMPARE(read("http://[::1]:5173"), QByteArray("http://[::1]:5173"));
        QCOMPARE(read("https://spiel\xc3\xbc.example"), QByteArray("https://xn--spiel-ova.example"));
        for (const char* const wrong :
             {"", "*", "null", "localhost:8080", "localhost", "file:///a", "ftp://a", "http://", "http://a/b",
              "http://a?b", "http://a#b", "http://u@a", "http://a:99999", "http://a\r\nX: y", "javascript:1"}) {
            const auto refused = originFromText(QString::fromUtf8(wrong));
            QVERIFY2(!refused, wrong);
            QVERIFY(toQString(refused.failure()).endsWith('.'));
        }
    }
};

DELVE_TEST(LinkGateTest)
#include "link_gate_test.moc"
