#include "editor/work/jobs.h"
#include "tests/support/test.h"

#include <QtTest>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>

using namespace delve;
using namespace delve::editor;

namespace {

/// Work functions that wait until a test releases them, with counts of those begun and ended.
class Held {
public:
    [[nodiscard]] std::function<Result<int>(generation::Feedback&)> work(int gives) const {
        return [state = m_state, gives](generation::Feedback& feedback) -> Result<int> {
            ++state->begun;
            while (state->held && state->let <= state->ended && !feedback.stopped()) std::this_thread::yield();
            ++state->ended;
            if (feedback.stopped()) return cancelled();
            return gives;
        };
    }
    void letGo() { m_state->held = false; }
    void letOneGo() { ++m_state->let; }
    [[nodiscard]] int begun() const { return m_state->begun; }
    [[nodiscard]] int ended() const { return m_state->ended; }

private:
    struct State {
        std::atomic<bool> held = true;
        std::atomic<int> let = 0;
        std::atomic<int> begun = 0;
        std::atomic<int> ended = 0;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace

/// Background work, as its owner sees it.
class JobsTest : public QObject {
    Q_OBJECT

    JobPool m_pool;
    std::vector<int> m_values;
    std::vector<Failure> m_failures;

    [[nodiscard]] Job<int> job(std::function<Result<int>(generation::Feedback&)> work,
                               JobPriority priority = JobPriority::Awaited) {
        return {priority, std::move(work), [this](const Result<int>& result) {
                    if (result) m_values.push_back(*result);
                    else m_failures.push_back(result.failure());
                }};
    }
    [[nodiscard]] Job<int> patientJob(const Held& held, int gives, std::chrono::milliseconds patience) {
        auto patient = job(held.work(gives));
        patient.patience = patience;
        return patient;
    }

private slots:
    void init() {
        m_values.clear();
        m_failures.clear();
    }

    void itsResultIsDeliveredOnTheThreadOfItsOwner() {
        JobQueue queue(m_pool, JobPolicy::All);
        std::atomic<QThread*> workedOn = nullptr;
        QThread* deliveredOn = nullptr;
        Job<QString> one;
        one.work = [&workedOn](generation::Feedback&) -> Result<QString> {
            workedOn = QThread::currentThread();
            return QStringLiteral("done");
        };
        QString got;
        one.deliver = [&](const Result<QString>& result) {
            deliveredOn = QThread::currentThread();
            got = *result;
        };
        const auto started = queue.start(one);
        QVERIFY(started.awaited());
        QVERIFY(queue.busy());
        QTRY_COMPARE(got, QStringLiteral("done"));
        QCOMPARE(deliveredOn, QThread::currentThread());
        QVERIFY(workedOn.load() != deliveredOn);
        QVERIFY(!started.awaited());
        QVERIFY(!queue.busy());
    }

    /// Also to an owner in a thread other than the main thread.
    void everyThreadIsDeliveredItsOwn() {
        std::atomic<bool> own = false;
        std::unique_ptr<QThread> thread(QThread::create([&] {
            QEventLoop loop;
            JobQueue queue(m_pool, JobPolicy::All);
            Job<int> one;
            one.work = [](generation::Feedback&) -> Result<int> { return 1; };
            one.deliver = [&, me = QThread::currentThread()](const Result<int>&) {
                own = me == QThread::currentThread();
                loop.quit();
            };
            (void)queue.start(one);
            loop.exec();
        }));
        thread->start();
        QVERIFY(thread->wait(30000));
        QVERIFY(own);
    }

    void nothingArrivesOnceItsOwnerIsGone() {
        Held held;
        for (int round = 0; round < 300; ++round) {
            auto queue = std::make_unique<JobQueue>(m_pool, static_cast<JobPolicy>(round % 3));
            for (int i = 0; i < 4; ++i) (void)queue->start(job([](generation::Feedback&) -> Result<int> { return 1; }));
            if (round % 2) (void)queue->start(job(held.work(2)));
            if (round % 5 == 0) std::this_thread::yield();
        }
        QCoreApplication::processEvents();
        QVERIFY(m_values.empty() && m_failures.empty());
    }

    void anOwnerMayGoWhenItIsTold() {
        auto queue = std::make_unique<JobQueue>(m_pool, JobPolicy::All);
        int told = 0;
        for (int i = 0; i < 20; ++i) {
            auto one = job([](generation::Feedback&) -> Result<int> { return 1; });
            one.deliver = [&](const Result<int>&) {
                ++told;
                queue.reset();
            };
            (void)queue->start(one);
        }
        queue->finish();
        QTRY_VERIFY(!queue);
        QCoreApplication::processEvents();
        QCOMPARE(told, 1);
    }

    /// A stage may check for a stop only every 20 ms: too long for a window to wait.
    void aQueueGoesWithoutWaiting() {
        const auto mayEnd = std::make_shared<std::atomic<bool>>(false);
        const auto begun = std::make_shared<std::atomic<bool>>(false);
        {
            JobQueue queue(m_pool, JobPolicy::All);
            (void)queue.start(job([mayEnd, begun](generation::Feedback&) -> Result<int> {
                *begun = true;
                while (!*mayEnd) std::this_thread::yield();
                return 1;
            }));
            QTRY_VERIFY(begun->load());
        } // a destructor that waited would never return
        *mayEnd = true;
    }

    void theNewestWins() {
        Held held;
        JobQueue queue(m_pool, JobPolicy::NewestWins);
        const auto stopped = std::make_shared<std::atomic<bool>>(false);
        const auto mayEnd = std::make_shared<std::atomic<bool>>(false);
        (void)queue.start(job([stopped, mayEnd, work = held.work(1)](generation::Feedback& feedback) -> Result<int> {
            auto result = work(feedback);
            *stopped = feedback.stopped();
            while (!*mayEnd) std::this_thread::yield();
            return result;
        }));
        QTRY_COMPARE(held.begun(), 1);
        for (int i = 2; i <= 20; ++i) (void)queue.start(job(held.work(i)));
        QTRY_VERIFY(stopped->load());
        *mayEnd = true;
        QTRY_COMPARE(held.begun(), 2); // the jobs in between never began
        held.letGo();
        QTRY_VERIFY(!queue.busy());
        QCOMPARE(m_values, std::vector<int>{20});
        QCOMPARE(held.begun(), 2);
        QVERIFY(m_failures.empty());
    }

    /// A drag shows results while it goes on.
    void withPatienceOneThatJustBeganIsShownBeforeTheNewest() {
        Held held;
        JobQueue queue(m_pool, JobPolicy::NewestWins);
        (void)queue.start(patientJob(held, 1, endlessPatience));
        QTRY_COMPARE(held.begun(), 1);
        (void)queue.start(patientJob(held, 2, endlessPatience));
        (void)queue.start(patientJob(held, 3, endlessPatience));
        held.letOneGo();
        QTRY_COMPARE(m_values, std::vector<int>{1});
        held.letGo();
        QTRY_COMPARE(m_values, (std::vector<int>{1, 3}));
        QVERIFY(!queue.busy());
    }

    void patienceEndsWithALongRunOrANewerOneWithoutIt() {
        for (const bool ofTheNewer : {false, true}) {
            Held held;
            JobQueue queue(m_pool, JobPolicy::NewestWins);
            const auto none = std::chrono::milliseconds(0);
            const auto little = std::chrono::milliseconds(1);
            (void)queue.start(patientJob(held, 1, ofTheNewer ? endlessPatience : little));
            QTRY_COMPARE(held.begun(), 1);
            QElapsedTimer patience;
            patience.start();
            QTRY_VERIFY(patience.hasExpired(3));
            (void)queue.start(patientJob(held, 2, ofTheNewer ? none : endlessPatience));
            QTRY_COMPARE(held.begun(), 2);
            held.letGo();
            QTRY_VERIFY(!queue.busy());
        }
        QCOMPARE(m_values, (std::vector<int>{2, 2}));
    }

    void ofResultsThatComeFasterThanTheyAreTakenTheNewestIsSeen() {
        JobQueue queue(m_pool, JobPolicy::NewestWins);
        Held held;
        held.letGo();
        for (int i = 1; i <= 5; ++i) {
            (void)queue.start(patientJob(held, i, endlessPatience));
            queue.finish();
        }
        QTRY_VERIFY(!queue.busy());
        QCOMPARE(m_values, std::vector<int>{5});
    }

    void oneAtATimeKeepsTheOrder() {
        Held held;
        JobQueue queue(m_pool, JobPolicy::OneAtATime);
        const JobPriority priorities[] = {JobPriority::Background, JobPriority::Saving, JobPriority::Visible};
        for (int i = 1; i <= 12; ++i) (void)queue.start(job(held.work(i), priorities[i % 3]));
        for (int i = 1; i <= 12; ++i) {
            QTRY_COMPARE(held.begun(), i);
            QCoreApplication::processEvents();
            QCOMPARE(held.begun(), i);
            held.letOneGo();
        }
        QTRY_COMPARE(m_values, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    }

    void allRunBesideEachOther() {
        Held held;
        JobPool pool(4);
        JobQueue queue(pool, JobPolicy::All);
        for (int i = 1; i <= 6; ++i) (void)queue.start(job(held.work(i), JobPriority::Saving));
        QTRY_COMPARE(held.begun(), 4); // one on each of the four threads
        held.letGo();
        QTRY_VERIFY(!queue.busy());
        std::ranges::sort(m_values);
        QCOMPARE(m_values, (std::vector<int>{1, 2, 3, 4, 5, 6}));
    }

    void whatIsCancelledNeverArrives() {
        Held held;
        JobQueue queue(m_pool, JobPolicy::OneAtATime);
        const auto runs = queue.start(job(held.work(1)));
        const auto waits = queue.start(job(held.work(2)));
        const auto stays = queue.start(job([](generation::Feedback&) -> Result<int> { return 3; }));
        QTRY_COMPARE(held.begun(), 1);
        waits.cancel();
        runs.cancel();
        runs.cancel();
        QVERIFY(!runs.awaited() && !waits.awaited() && stays.awaited());
        QTRY_COMPARE(m_values, std::vector<int>{3});
        QCOMPARE(held.begun(), 1);
        const auto ended = queue.start(job([](generation::Feedback&) -> Result<int> { return 4; }));
        queue.finish();
        ended.cancel(); // its result is there, but not delivered yet
        QVERIFY(!queue.busy());
        QCoreApplication::processEvents();
        QCOMPARE(m_values, std::vector<int>{3});
        QVERIFY(m_failures.empty());
    }

    /// For owners that must know when a job has ended.
    void whatIsStoppedArrivesAsCancelled() {
        Held held;
        JobQueue queue(m_pool, JobPolicy::OneAtATime);
        const auto runs = queue.start(job(held.work(1)));
        const auto waits = queue.start(job(held.work(2)));
        QTRY_COMPARE(held.begun(), 1);
        runs.stop();
        waits.stop();
        QTRY_COMPARE(m_failures.size(), 2u);
        QVERIFY(m_failures[0].cancelled() && m_failures[1].cancelled());
        QCOMPARE(held.begun(), 1); // a job stopped before it begins does nothing
        runs.stop();
        QVERIFY(!queue.busy());
    }

    /// However long other jobs keep the threads busy.
    void whatHasNotBegunIsStoppedAtOnce() {
        for (const auto policy : {JobPolicy::OneAtATime, JobPolicy::All, JobPolicy::NewestWins}) {
            m_failures.clear();
            Held held;
            Held never;
            JobPool pool(1);
            JobQueue others(pool, JobPolicy::All);
            JobQueue queue(pool, policy);
            (void)others.start(job(held.work(1)));
            QTRY_COMPARE(held.begun(), 1);
            const auto waits = queue.start(job(never.work(2)));
            waits.stop();
            QTRY_COMPARE(m_failures.size(), 1u);
            QVERIFY(m_failures[0].cancelled());
            QVERIFY(!queue.busy());
            queue.finish(); // would never return if it waited for the other job
            held.letGo();
            QTRY_VERIFY(!others.busy());
            QCOMPARE(never.begun(), 0);
        }
    }

    void progressGrowsAndIsToldOnTheThreadOfTheOwner() {
        JobQueue queue(m_pool, JobPolicy::All);
        const auto step = std::make_shared<std::atomic<int>>(0);
        std::vector<int> told;
        QThread* toldOn = nullptr;
        auto one = job([step](generation::Feedback& feedback) -> Result<int> {
            for (const int permille : {300, 200, 700, 1500}) {
                feedback.progress(permille);
                const int before = (*step)++;
                while (*step == before + 1 && !feedback.stopped()) std::this_thread::yield();
            }
            return 1;
        });
        one.progress = [&](int permille) {
            told.push_back(permille);
            toldOn = QThread::currentThread();
        };
        const auto started = queue.start(one);
        const auto reaches = [&](int permille) { return !told.empty() && told.back() == permille; };
        QTRY_VERIFY(reaches(300));
        ++*step;
        QTRY_COMPARE(step->load(), 3);
        QElapsedTimer wait; // longer than a notification takes
        wait.start();
        QTRY_VERIFY(wait.hasExpired(100));
        QVERIFY(reaches(300)); // the progress does not go back
        QCOMPARE(started.permille(), 300);
        ++*step;
        QTRY_VERIFY(reaches(700));
        ++*step;
        QTRY_VERIFY(reaches(1000));
        QVERIFY(std::ranges::is_sorted(told));
        QCOMPARE(toldOn, QThread::currentThread());
        ++*step;
        QTRY_VERIFY(!queue.busy());
    }

    void whatIsThrownIsAFailure_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("said");
        QTest::newRow("lack of memory") << 0 << QStringLiteral("Out of memory");
        QTest::newRow("something too long") << 1 << QStringLiteral("Out of memory");
        QTest::newRow("an exception") << 2 << QStringLiteral("the roof is open");
        QTest::newRow("anything") << 3 << QStringLiteral("Unexpected error");
    }
    void whatIsThrownIsAFailure() {
        QFETCH(const int, what);
        QFETCH(const QString, said);
        JobQueue queue(m_pool, JobPolicy::All);
        (void)queue.start(job([what](generation::Feedback&) -> Result<int> {
            if (what == 0) throw std::bad_alloc();
            if (what == 1) throw std::length_error("too long");
            if (what == 2) throw std::logic_error("the roof is open");
            throw 7;
        }));
        QTRY_COMPARE(m_failures.size(), 1u);
        const auto sentence = inEnglish(m_failures[0].message);
        QVERIFY2(QString::fromStdString(sentence).contains(said), sentence.c_str());
    }

    /// Freeing a world of thousands of levels would block the window for too long.
    void whatItHoldsGoesOnAThreadOfThePool() {
        struct Heavy {
            std::shared_ptr<std::atomic<QThread*>> goneOn;
            ~Heavy() { *goneOn = QThread::currentThread(); }
        };
        const auto heavy = [](const std::shared_ptr<std::atomic<QThread*>>& goneOn) {
            return std::shared_ptr<Heavy>(new Heavy{goneOn});
        };
        Held held;
        JobQueue queue(m_pool, JobPolicy::OneAtATime);
        (void)queue.start(job(held.work(1)));
        std::vector<std::shared_ptr<std::atomic<QThread*>>> gone;
        Job<std::shared_ptr<Heavy>> made;
        for (int i = 0; i < 2; ++i) gone.push_back(std::make_shared<std::atomic<QThread*>>(nullptr));
        // A job that never begins, and one whose result nobody takes.
        auto waiting = job([kept = heavy(gone[0])](generation::Feedback&) -> Result<int> { return kept ? 1 : 0; });
        const auto waits = queue.start(std::move(waiting));
        made.work = [heavy, on = gone[1]](generation::Feedback&) -> Result<std::shared_ptr<Heavy>> {
            return heavy(on);
        };
        const auto result = queue.start(made);
        QTRY_COMPARE(held.begun(), 1);
        waits.cancel();
        held.letGo();
        queue.finish();
        result.cancel();
        for (const auto& on : gone) {
            QTRY_VERIFY(on->load());
            QVERIFY(on->load() != QThread::currentThread());
        }
    }

    /// The callback may hold objects of the owner's thread, so it is destroyed there.
    void whatTakesTheResultGoesOnTheThreadOfTheOwner() {
        std::vector<std::thread::id> goneOn;
        Held held;
        {
            JobQueue queue(m_pool, JobPolicy::OneAtATime);
            for (int i = 0; i < 5; ++i) {
                auto one = i == 2 ? job(held.work(i)) : job([](generation::Feedback&) -> Result<int> { return 1; });
                const std::shared_ptr<int> kept(new int(i), [&goneOn](const int* number) {
                    delete number;
                    goneOn.push_back(std::this_thread::get_id());
                });
                one.deliver = [kept](const Result<int>&) {};
                const auto started = queue.start(std::move(one));
                if (i == 1) started.cancel();
            }
            QTRY_COMPARE(held.begun(), 1);
        }
        QCOMPARE(goneOn, std::vector<std::thread::id>(5, std::this_thread::get_id()));
    }

    void whoWaitsGetsWhatHasComeAtOnce() {
        Held held;
        held.letGo();
        JobQueue queue(m_pool, JobPolicy::OneAtATime);
        for (int i = 1; i <= 5; ++i) (void)queue.start(job(held.work(i)));
        queue.finish();
        QVERIFY(m_values.empty());
        queue.deliver();
        QCOMPARE(m_values, (std::vector<int>{1, 2, 3, 4, 5}));
        QVERIFY(!queue.busy());
    }

    /// However many results come, other events are not kept waiting.
    void thousandsOfResultsLetOtherEventsThrough() {
        JobQueue queue(m_pool, JobPolicy::All);
        int told = 0;
        for (int i = 0; i < 3000; ++i) {
            auto one = job([](generation::Feedback&) -> Result<int> { return 1; });
            one.deliver = [&told](const Result<int>&) {
                ++told;
                QElapsedTimer busy;
                busy.start();
                while (told % 100 == 0 && !busy.hasExpired(2)) continue;
            };
            (void)queue.start(one);
        }
        queue.finish();
        int atFirstEvent = -1;
        QTimer::singleShot(0, this, [&] { atFirstEvent = told; });
        QTRY_COMPARE(told, 3000);
        QVERIFY2(atFirstEvent >= 0 && atFirstEvent < 3000, qPrintable(QString::number(atFirstEvent)));
    }
};

DELVE_TEST(JobsTest)
#include "jobs_test.moc"
