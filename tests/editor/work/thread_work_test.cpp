#include "editor/work/thread_work.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

/// Lack of memory ends a piece of work, and not the program.
class ThreadWorkTest : public QObject {
    Q_OBJECT
private slots:
    void whatWorkGivesIsGiven() {
        QCOMPARE(withinMemory([] { return 3; }, [] { return 4; }), 3);
    }

    void whereMemoryEndsTheOtherIsGiven() {
        QCOMPARE(withinMemory([]() -> int { throw std::bad_alloc(); }, [] { return 4; }), 4);
        QCOMPARE(withinMemory([]() -> int { throw std::length_error("too long"); }, [] { return 4; }), 4);
    }

    /// Even the failure takes a little memory.
    void itIsTriedUntilThereIsEnoughToSaySo() {
        int tries = 0;
        const auto scarce = [&tries] {
            if (++tries < 3) throw std::bad_alloc();
            return tries;
        };
        QCOMPARE(withinMemory([]() -> int { throw std::bad_alloc(); }, scarce), 3);
    }

    void whatIsThrownIsAFailure() {
        const auto failing = [](auto throwIt) {
            return valueOrFailure([&]() -> Result<int> {
                throwIt();
                return 1;
            });
        };
        QCOMPARE(*failing([] {}), 1);
        QCOMPARE(inEnglish(failing([] { throw std::bad_alloc(); }).failure().message),
                 inEnglish(outOfMemory().message));
        QVERIFY(!failing([] { throw std::runtime_error("odd"); }).ok());
        QVERIFY(!failing([] { throw 3; }).ok());
    }

    /// All other code starts jobs (editor/work/jobs.h).
    void thePoolAloneHasThreads() {
        const QStringList threads{"std::thread",  "std::jthread", "std::async", "QThread",
                                  "QtConcurrent", "QFuture",      "QRunnable"};
        for (const char* folder : {"editor", "ui"}) {
            QDirIterator files(QStringLiteral(DELVE_SOURCE "/") + folder, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const bool pool = QFileInfo(file).baseName() == QStringLiteral("job_pool");
                const auto text = QString::fromUtf8(file.readAll());
                const bool any =
                    std::ranges::any_of(threads, [&text](const QString& word) { return text.contains(word); });
                QVERIFY2(any == pool, qPrintable(file.fileName()));
            }
        }
    }

    /// The command line starts each of its threads with startThread(). A member may hold a thread; any other mention of
    /// threads there would start one unguarded.
    void everyThreadIsGuarded() {
        const QRegularExpression begins(
            R"(\bstd::(thread(?! m_\w+;)|jthread|async)\b|QThread|QtConcurrent|QRunnable|pthread_create)");
        const QStringList allowed{"start_thread.h"}; // startThread() guards them
        QStringList found;
        QDirIterator files(QStringLiteral(DELVE_SOURCE "/app"), {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (QString::fromUtf8(file.readAll()).contains(begins)) found << QFileInfo(file).fileName();
        }
        found.sort();
        QCOMPARE(found, allowed);
    }
};

DELVE_TEST(ThreadWorkTest)
#include "thread_work_test.moc"
