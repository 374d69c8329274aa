#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/editor/link/http_client.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include <csignal>
#include <memory>

using namespace delve::app;
using namespace delve::test;

/// `serve` as a process of its own, asked by sockets.
class ServeVerbTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    void save(const QByteArray& rows) {
        QFile file(m_folder->filePath("map.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(rows);
    }
    /// Starts it, and waits for its address.
    quint16 begin(QProcess& process, QStringList more = {}) {
        start(process, QStringList{"serve", "map.txt", "--port", "0"} + more, m_folder->path());
        QByteArray line;
        QElapsedTimer timer;
        timer.start();
        while (!line.endsWith('\n') && timer.elapsed() < 30'000 && process.state() != QProcess::NotRunning) {
            process.waitForReadyRead(100);
            line += process.readAllStandardOutput();
        }
        return static_cast<quint16>(QUrl(QString::fromUtf8(line.trimmed())).port(0));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        save("#####\n#@..#\n#####\n");
    }

    void theMapIsHandedOutUntilItIsStopped() {
        QProcess process;
        const auto port = begin(process);
        QVERIFY(port != 0);
        QVERIFY(talk(port, request("/level.json", port)).body.contains("\"width\": 5, \"height\": 3"));
        QVERIFY(talk(port, request("/level.png", port)).body.startsWith("\x89PNG"));
        save("#######\n#@....#\n#######\n");
        QTRY_VERIFY_WITH_TIMEOUT(talk(port, request("/level.json", port)).body.contains("\"width\": 7"), 10'000);
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const auto ended = endOf(process);
        QVERIFY(timer.elapsed() < 3000);
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains("read again"), ended.err.constData());
    }

    void onlyAllowedPagesMayAsk() {
        QProcess process;
        const auto port = begin(process, {"--allow-origin", "http://localhost:8080"});
        QVERIFY(port != 0);
        QCOMPARE(talk(port, request("/", port, "Origin: http://localhost:8080\r\n")).status, 200);
        QCOMPARE(talk(port, request("/", port, "Origin: http://localhost:8081\r\n")).status, 403);
        process.kill();
        process.waitForFinished();
    }

    void whatCannotBeServedIsRefused() {
        const auto path = m_folder->filePath("map.txt").toStdString();
        QCOMPARE(run({"serve", path, "--port", "70000"}).status, ExitStatus::Words);
        QCOMPARE(run({"serve", path, "--port", "x"}).status, ExitStatus::Words);
        QCOMPARE(run({"serve", path, "--allow-origin", "*"}).status, ExitStatus::Words);
        QCOMPARE(run({"serve", "-"}).status, ExitStatus::Words);
        QCOMPARE(run({"serve", m_folder->filePath("gone.txt").toStdString()}).status, ExitStatus::File);
        QCOMPARE(run({"serve", path, "--port", "0", "--level", "attic"}).status, ExitStatus::File);
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress(QHostAddress::LocalHost)));
        const auto said = run({"serve", path, "--port", std::to_string(taken.serverPort())});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(whatIsWrongWith(said.err), QString());
    }
};

DELVE_TEST(ServeVerbTest)
#include "serve_verb_test.moc"
