#include "editor/work/ordered_jobs.h"
#include "tests/support/test.h"

#include <QtTest>

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

/// Counts how many pieces use one memory at a time.
struct Memory {
    std::atomic<int> users = 0;
    std::atomic<std::uint64_t> counted = 0; ///< work that takes its time, and no more of it on a busy machine
};

using Jobs = OrderedJobs<Memory, int>;

/// Pieces that give their number, later ones sooner; each checks that no other has its memory.
Jobs::Work pieceOf(int number, int pieces, std::atomic<int>& clashes) {
    return [number, pieces, &clashes](Memory& memory, generation::Feedback&) -> Result<int> {
        if (memory.users.fetch_add(1) != 0) ++clashes;
        for (int i = 0; i < (pieces - number) % 7 * 10'000; ++i) memory.counted.fetch_add(1);
        --memory.users;
        if (number % 5 == 4) return badInput(Message{DELVE_TEXT("files", "%1: cannot be read: %2."), {"a", "b"}});
        return number;
    };
}

} // namespace

/// Many pieces of work, taken in order.
class OrderedJobsTest : public QObject {
    Q_OBJECT

    JobPool m_pool;

    /// Waits until what the pool began before has ended, and been delivered.
    void drain() {
        for (int i = 0; i < 2 * m_pool.threads(); ++i) {
            JobQueue queue(m_pool, JobPolicy::All);
            bool done = false;
            Job<int> last;
            last.work = [](generation::Feedback&) -> Result<int> { return 0; };
            last.deliver = [&done](const Result<int>&) { done = true; };
            (void)queue.start(std::move(last));
            QTRY_VERIFY(done);
        }
    }

    /// Calls for so many pieces, that note what is taken: -1 for a failure.
    [[nodiscard]] Jobs::Calls callsFor(int pieces, std::vector<int>& taken, std::atomic<int>& clashes) {
        Jobs::Calls calls;
        calls.next = [pieces, &clashes, begun = std::make_shared<int>(0)]() -> std::optional<Jobs::Work> {
            if (*begun == pieces) return {};
            return pieceOf((*begun)++, pieces, clashes);
        };
        calls.take = [&taken](std::uint64_t piece, const Result<int>& result) {
            QCOMPARE(piece, std::uint64_t{taken.size()});
            taken.push_back(result ? *result : -1);
        };
        return calls;
    }

private slots:
    void resultsAreTakenInTheOrderOfThePieces_data() {
        QTest::addColumn<int>("lanes");
        for (const int lanes : {1, 2, 3, 8}) QTest::addRow("%d", lanes) << lanes;
    }
    void resultsAreTakenInTheOrderOfThePieces() {
        QFETCH(int, lanes);
        constexpr int pieces = 60;
        std::atomic<int> clashes = 0;
        std::vector<int> taken;
        int memories = 0;
        int ended = 0;
        Jobs jobs(m_pool, static_cast<std::size_t>(lanes), JobPriority::Visible);
        auto calls = callsFor(pieces, taken, clashes);
        calls.memory = [&memories] {
            ++memories;
            return std::make_shared<Memory>();
        };
        calls.ended = [&] {
            ++ended;
            QVERIFY(!jobs.busy());
        };
        jobs.start(std::move(calls));
        QVERIFY(jobs.busy());
        QTRY_COMPARE(ended, 1);
        QCOMPARE(taken.size(), std::size_t{pieces});
        for (int i = 0; i < pieces; ++i) QCOMPARE(taken[static_cast<std::size_t>(i)], i % 5 == 4 ? -1 : i);
        QCOMPARE(memories, lanes);
        QCOMPARE(clashes.load(), 0);
    }

    void noMoreRunAtOnceThanAreAllowed() {
        std::atomic<int> clashes = 0;
        std::vector<int> taken;
        int memories = 0;
        Jobs jobs(m_pool, 4, JobPriority::Visible);
        auto calls = callsFor(10, taken, clashes);
        calls.memory = [&memories] {
            ++memories;
            return std::make_shared<Memory>();
        };
        jobs.start(std::move(calls), 1);
        QTRY_VERIFY(!jobs.busy());
        QCOMPARE(taken.size(), std::size_t{10});
        QCOMPARE(memories, 1);
    }

    void nothingToDoEndsAtOnce() {
        Jobs jobs(m_pool, 2, JobPriority::Visible);
        bool ended = false;
        Jobs::Calls calls;
        calls.next = []() -> std::optional<Jobs::Work> { return {}; };
        calls.take = [](std::uint64_t, const Result<int>&) { QFAIL("there was no piece"); };
        calls.ended = [&ended] { ended = true; };
        jobs.start(std::move(calls));
        QVERIFY(ended);
        QVERIFY(!jobs.busy());
    }

    /// Whoever takes a result may have seen enough.
    void takingMayStopIt() {
        std::atomic<int> clashes = 0;
        std::vector<int> taken;
        bool told = false;
        Jobs jobs(m_pool, 3, JobPriority::Visible);
        auto calls = callsFor(60, taken, clashes);
        calls.take = [&](std::uint64_t, const Result<int>&) {
            taken.push_back(0);
            if (taken.size() == 5) jobs.stop();
        };
        calls.taken = [&] { told = told || taken.size() == 5; };
        calls.ended = [&told] { told = true; };
        jobs.start(std::move(calls));
        QTRY_COMPARE(taken.size(), std::size_t{5});
        drain();
        QCOMPARE(taken.size(), std::size_t{5});
        QVERIFY(!told);
        QVERIFY(!jobs.busy());
    }

    /// Or order something else at once; what ran before is forgotten.
    void takingMayStartOther() {
        std::atomic<int> clashes = 0;
        std::vector<int> first;
        std::vector<int> second;
        Jobs jobs(m_pool, 3, JobPriority::Visible);
        auto calls = callsFor(60, first, clashes);
        calls.taken = [&] {
            if (first.size() >= 7 && second.empty()) jobs.start(callsFor(20, second, clashes));
        };
        jobs.start(std::move(calls));
        QTRY_COMPARE(second.size(), std::size_t{20});
        QVERIFY(first.size() >= 7 && first.size() < 60);
    }

    /// A piece may be withheld until others are taken.
    void aPieceMayWaitForOthers() {
        std::atomic<int> clashes = 0;
        std::vector<int> taken;
        int begun = 0;
        Jobs jobs(m_pool, 3, JobPriority::Visible);
        auto calls = callsFor(30, taken, clashes);
        calls.next = [&]() -> std::optional<Jobs::Work> {
            if (begun == 30 || begun >= static_cast<int>(taken.size()) + 2) return {};
            return pieceOf(begun++, 30, clashes);
        };
        jobs.start(std::move(calls));
        QTRY_VERIFY(!jobs.busy());
        QCOMPARE(taken.size(), std::size_t{30});
    }

    void nothingArrivesOnceItIsGone() {
        std::atomic<int> clashes = 0;
        std::vector<int> taken;
        {
            Jobs jobs(m_pool, 3, JobPriority::Visible);
            jobs.start(callsFor(60, taken, clashes));
        }
        drain();
        QCOMPARE(taken.size(), std::size_t{0});
    }

    void itHasTheLanesThatMoreUrgentWorkLeaves() {
        JobPool pool(4);
        QCOMPARE(lanesOf(pool, 0, JobPriority::Visible), std::size_t{2});
        QCOMPARE(lanesOf(pool, 0, JobPriority::Background), std::size_t{1});
        QCOMPARE(lanesOf(pool, 3, JobPriority::Background), std::size_t{3});
        JobPool small(1);
        QCOMPARE(lanesOf(small, 0, JobPriority::Background), std::size_t{1});
    }
};

DELVE_TEST(OrderedJobsTest)
#include "ordered_jobs_test.moc"
