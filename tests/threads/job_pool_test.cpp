#include "editor/work/jobs.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <random>
#include <thread>

using namespace delve;

namespace {

/// A door that holds threads until it is opened.
class Door {
public:
    void open() {
        {
            const std::lock_guard lock(m_mutex);
            m_open = true;
        }
        m_wake.notify_all();
    }
    void pass() {
        std::unique_lock lock(m_mutex);
        ++m_came;
        m_wake.wait(lock, [this] { return m_open; });
    }
    [[nodiscard]] int came() {
        const std::lock_guard lock(m_mutex);
        return m_came;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_open = false;
    int m_came = 0;
};

class Task : public editor::PoolTask {
public:
    explicit Task(std::function<void(const std::atomic<bool>& stopped)> work) : m_work(std::move(work)) {}
    void run() noexcept override { m_work(m_stopped); }
    void stop() noexcept override { m_stopped = true; }

private:
    std::function<void(const std::atomic<bool>&)> m_work;
    std::atomic<bool> m_stopped = false;
};

std::shared_ptr<Task> task(std::function<void()> work) {
    return std::make_shared<Task>([work = std::move(work)](const std::atomic<bool>&) { work(); });
}

/// In which order tasks began.
class Order {
public:
    [[nodiscard]] std::shared_ptr<Task> entry(std::string name) {
        return task([this, name = std::move(name)] {
            const std::lock_guard lock(m_mutex);
            m_names.push_back(name);
        });
    }
    [[nodiscard]] std::vector<std::string> names() {
        const std::lock_guard lock(m_mutex);
        return m_names;
    }

private:
    std::mutex m_mutex;
    std::vector<std::string> m_names;
};

constexpr editor::JobPriority allPriorities[] = {editor::JobPriority::Saving, editor::JobPriority::Awaited,
                                                 editor::JobPriority::Visible, editor::JobPriority::Background};

} // namespace

/// The threads, and what they share with the starters of jobs; the thread sanitizer runs this, too.
class JobPoolTest : public QObject {
    Q_OBJECT
private slots:
    void theMostUrgentBeginsFirstAndOfThoseAlikeTheOneThatCameFirst() {
        Door door;
        Order order;
        editor::JobPool pool(1);
        pool.start(editor::JobPriority::Visible, task([&door] { door.pass(); }));
        QTRY_COMPARE(door.came(), 1);
        pool.start(editor::JobPriority::Background, order.entry("background"));
        pool.start(editor::JobPriority::Awaited, order.entry("awaited 1"));
        pool.start(editor::JobPriority::Saving, order.entry("saving"));
        pool.start(editor::JobPriority::Awaited, order.entry("awaited 2"));
        pool.start(editor::JobPriority::Visible, order.entry("visible"));
        door.open();
        QTRY_COMPARE(order.names().size(), 5u);
        const std::vector<std::string> expected{"saving", "awaited 1", "awaited 2", "visible", "background"};
        QVERIFY(order.names() == expected);
    }

    void aStreamOfUrgentOnesLetsOthersThrough() {
        Door door;
        Order order;
        editor::JobPool pool(1);
        pool.start(editor::JobPriority::Visible, task([&door] { door.pass(); }));
        QTRY_COMPARE(door.came(), 1);
        pool.start(editor::JobPriority::Background, order.entry("background"));
        for (int i = 0; i < 100; ++i) pool.start(editor::JobPriority::Awaited, order.entry("awaited"));
        door.open();
        QTRY_COMPARE(order.names().size(), 101u);
        const auto names = order.names();
        const auto place = std::ranges::find(names, "background") - names.begin();
        QVERIFY2(place < static_cast<std::ptrdiff_t>(editor::JobPool::oldestFirstEach),
                 qPrintable(QString::number(place)));
    }

    /// However many jobs a priority has, and however long they take.
    void eachPriorityLeavesAThreadToThoseAbove() {
        Door door;
        editor::JobPool pool(4);
        for (const auto priority :
             {editor::JobPriority::Background, editor::JobPriority::Visible, editor::JobPriority::Awaited})
            for (int i = 0; i < 8; ++i) pool.start(priority, task([&door] { door.pass(); }));
        QTRY_COMPARE(door.came(), 3);
        std::atomic<bool> saved = false;
        pool.start(editor::JobPriority::Saving, task([&saved] { saved = true; }));
        QTRY_VERIFY(saved);
        QCOMPARE(door.came(), 3);
        door.open();
        QTRY_COMPARE(door.came(), 24);
    }

    void whatNobodyWaitsForTakesOneOfFourThreads() {
        Door door;
        editor::JobPool pool(4);
        for (int i = 0; i < 8; ++i) pool.start(editor::JobPriority::Background, task([&door] { door.pass(); }));
        QTRY_COMPARE(door.came(), 1);
        std::atomic<int> others = 0;
        for (int i = 0; i < 8; ++i) pool.start(editor::JobPriority::Visible, task([&others] { ++others; }));
        QTRY_COMPARE(others.load(), 8);
        QCOMPARE(door.came(), 1);
        door.open();
        QTRY_COMPARE(door.came(), 8);
    }

    void thereIsAThreadForEachPriority() {
        QVERIFY(editor::JobPool::defaultThreads() >= static_cast<int>(editor::jobPriorities));
        QVERIFY(editor::JobPool::defaultThreads() > static_cast<int>(std::thread::hardware_concurrency()));
        QCOMPARE(editor::JobPool(3).threads(), 3);
        QCOMPARE(editor::JobPool(0).threads(), 1);
    }

    void itGoesWhileTasksRunAndWait() {
        std::atomic<int> begun = 0;
        std::atomic<int> ended = 0;
        std::atomic<int> begunUnstopped = 0;
        {
            editor::JobPool pool(2);
            for (int i = 0; i < 50; ++i)
                pool.start(editor::JobPriority::Saving, std::make_shared<Task>([&](const std::atomic<bool>& stopped) {
                               if (!stopped) ++begunUnstopped;
                               ++begun;
                               while (!stopped) std::this_thread::yield();
                               ++ended;
                           }));
            QTRY_COMPARE(begun.load(), 2);
        }
        QCOMPARE(ended.load(), 50);
        QCOMPARE(begunUnstopped.load(), 2);
    }

    /// Tasks of random priorities, started by several threads at once; the last ones end, too.
    void everyTaskOfThousandsRunsOnce() {
        constexpr int each = 3000;
        std::vector<std::atomic<int>> ran(4 * each);
        std::atomic<int> total = 0;
        {
            editor::JobPool pool;
            std::vector<std::thread> starters;
            for (int starter = 0; starter < 4; ++starter)
                starters.emplace_back([&, starter] {
                    std::mt19937 random(static_cast<unsigned>(starter));
                    for (int i = 0; i < each; ++i)
                        pool.start(allPriorities[random() % 4], task([&ran, &total, number = starter * each + i] {
                                       ++ran[static_cast<std::size_t>(number)];
                                       ++total;
                                   }));
                });
            for (auto& starter : starters) starter.join();
            QTRY_COMPARE(total.load(), 4 * each);
        }
        QVERIFY(std::ranges::all_of(ran, [](const auto& times) { return times == 1; }));
    }

    /// Queues of all policies come and go, with jobs started, stopped and cancelled at random.
    void queuesComeAndGoWhileTheirJobsRun() {
        constexpr int rounds = 4000;
        std::atomic<int> alive = 0; // work functions that a job holds
        int delivered = 0;
        {
            editor::JobPool pool;
            std::mt19937 random(7);
            std::vector<std::unique_ptr<editor::JobQueue>> queues(6);
            editor::StartedJob last;
            for (int round = 0; round < rounds; ++round) {
                auto& queue = queues[random() % queues.size()];
                if (!queue || random() % 40 == 0)
                    queue = std::make_unique<editor::JobQueue>(pool, static_cast<editor::JobPolicy>(random() % 3));
                const auto token = std::shared_ptr<int>(new int(round), [&alive](const int* number) {
                    delete number;
                    --alive;
                });
                ++alive;
                editor::Job<int> job;
                job.priority = allPriorities[random() % 4];
                job.patience = std::chrono::milliseconds(random() % 2 * 5);
                job.work = [token, steps = random() % 50](generation::Feedback& feedback) -> Result<int> {
                    for (unsigned i = 0; i < steps && !feedback.stopped(); ++i)
                        feedback.progress(static_cast<std::int32_t>(i) * 20);
                    return *token;
                };
                job.deliver = [&delivered](const Result<int>&) { ++delivered; };
                job.progress = [](int) {};
                last = queue->start(std::move(job));
                if (random() % 7 == 0) last.cancel();
                if (random() % 11 == 0) last.stop();
                if (random() % 9 == 0)
                    last.cancel(); // perhaps a job that was stopped, and that the pool starts just now
                if (random() % 50 == 0) queue->cancel();
                if (random() % 20 == 0) QCoreApplication::processEvents();
                if (random() % 200 == 0) queue->finish();
            }
            for (const auto& queue : queues)
                if (queue) QTRY_VERIFY(!queue->busy());
        }
        QVERIFY(delivered > 0);
        QCOMPARE(alive.load(), 0);
    }
};

DELVE_TEST(JobPoolTest)
#include "job_pool_test.moc"
