#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// Where the keys of `play` come from.
class PlayKeysTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QCOMPARE(shell("\"$DELVEWRIGHT\" generate caves --seed 7 --size 40x30 -o map.delve").status, 0);
    }

    void aFileAndStandardInputPlayAsTyped_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("file") << "printf 'WWDD\\n' >keys; \"$DELVEWRIGHT\" play map.delve --json --keys-from keys";
        QTest::newRow("broken into lines")
            << "printf 'W\\r\\nWD\\n\\nD' >keys; \"$DELVEWRIGHT\" play map.delve --json --keys-from keys";
        QTest::newRow("a mark of the byte order")
            << "printf '\\357\\273\\277WWDD' >keys; \"$DELVEWRIGHT\" play map.delve --json --keys-from keys";
        QTest::newRow("standard input") << "echo WWDD | \"$DELVEWRIGHT\" play map.delve --json --keys-from -";
        QTest::newRow("joined") << "\"$DELVEWRIGHT\" play map.delve --json --keys-from=<(echo WWDD)";
        QTest::newRow("the map from standard input")
            << "echo WWDD >keys; \"$DELVEWRIGHT\" play - --json --keys-from keys <map.delve";
    }
    void aFileAndStandardInputPlayAsTyped() {
        QFETCH(QString, line);
        const auto typed = shell("\"$DELVEWRIGHT\" play map.delve --json --keys WWDD");
        const auto ended = shell(line);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
        QVERIFY(typed.out.contains("\"turn\": "));
        QCOMPARE(ended.out, typed.out);
    }

    void areRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("none") << "play map.delve" << 2 << QByteArray("needs --keys TEXT");
        QTest::newRow("both") << "play map.delve --keys W --keys-from keys" << 2 << QByteArray("cannot be combined");
        QTest::newRow("twice") << "play map.delve --keys W --keys W" << 2 << QByteArray("only once");
        QTest::newRow("no such file") << "play map.delve --keys-from none" << 3 << QByteArray("none");
        QTest::newRow("a folder") << "play map.delve --keys-from ." << 3 << QByteArray("folder");
        QTest::newRow("too many") << "play map.delve --keys-from /dev/zero" << 3 << QByteArray("too large");
        QTest::newRow("too many from standard input")
            << "play map.delve --keys-from - </dev/zero" << 3 << QByteArray("4194304 keys");
    }
    void areRefused() {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QByteArray, part);
        const auto ended = shell("echo W >keys; \"$DELVEWRIGHT\" " + line);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.contains(part), ended.err.constData());
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.out, QByteArray());
    }

private:
    [[nodiscard]] test::Ended shell(const QString& line) const { return test::runShell(line, m_folder.path()); }
    QTemporaryDir m_folder;
};

DELVE_TEST(PlayKeysTest)
#include "play_keys_test.moc"
