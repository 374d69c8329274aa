#include "editor/work/thread_work.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QThreadPool>
#include <QtTest>

using namespace delve;

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

    /// Even to say so takes a little.
    void itIsTriedUntilThereIsEnoughToSaySo() {
        int tries = 0;
        const auto scarce = [&tries] {
            if (++tries < 3) throw std::bad_alloc();
            return tries;
        };
        QCOMPARE(withinMemory([]() -> int { throw std::bad_alloc(); }, scarce), 3);
    }

    void theOwnerIsToldOnItsThread() {
        QThread* toldOn = nullptr;
        QThreadPool pool;
        pool.start([&] { tellOwner(this, [&] { toldOn = QThread::currentThread(); }); });
        pool.waitForDone();
        QTRY_COMPARE(toldOn, QThread::currentThread());
    }

    /// Whatever runs on a thread of its own goes through here.
    void everyThreadIsGuarded() {
        const QRegularExpression starts(
            R"((std::thread\(\[|std::jthread|std::async|QtConcurrent::|\.start\(\[|->start\(\[))");
        for (const char* folder : {"editor", "ui", "app"}) {
            QDirIterator files(QStringLiteral(DELVE_SOURCE "/") + folder, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                // These only free, or move bytes that they have.
                const bool asksForNone =
                    file.fileName().endsWith("freed_memory.cpp") || file.fileName().endsWith("standard_input.cpp");
                if (!text.contains(starts) || asksForNone) continue;
                QVERIFY2(text.contains("withinMemory("), qPrintable(file.fileName()));
            }
        }
    }
};

DELVE_TEST(ThreadWorkTest)
#include "thread_work_test.moc"
