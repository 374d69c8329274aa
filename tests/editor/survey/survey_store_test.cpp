#include "editor/survey/survey_of.h"
#include "editor/survey/survey_store.h"
#include "generation/recipes/recipes.h"
#include "tests/support/held_pool.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>

#include <csignal>

using namespace delve;
using namespace delve::editor;

namespace {

SampledRecipe caves() {
    const auto* const info = generation::builtInRecipes().find("caves");
    return {info->withSeed(5), {40, 30}, info->rules};
}

SurveyOf surveyOfCaves() { return surveyOf(caves(), true, generation::builtInDeclarations()); }

SurveyTable tableOf(std::uint64_t first, std::size_t count) {
    SurveyTable table(idsOf(surveyedMeasures(true)));
    for (std::size_t i = 0; i < count; ++i) {
        SurveyedSeed row{first + i, i % 7 != 0, i % 7 != 0 ? i * 13 + 1 : 0, {}};
        for (std::size_t column = 0; column < table.measures().size(); ++column)
            row.values.push_back(row.made ? std::optional(Decimal::of(static_cast<std::int64_t>(i + column)))
                                          : std::nullopt);
        table.add(row);
    }
    return table;
}

std::vector<SurveyedSeed> rowsOf(const SurveyTable& table) {
    std::vector<SurveyedSeed> rows;
    for (std::size_t row = 0; row < table.size(); ++row) {
        rows.push_back(table.rowAt(row));
        rows.back().values.resize(table.measures().size());
    }
    return rows;
}

/// Files may not grow beyond some bytes, as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int);
};

} // namespace

/// The file of a survey in the window.
class SurveyStoreTest : public QObject {
    Q_OBJECT

    JobPool m_pool;
    QTemporaryDir m_folder;
    QString path(const char* name) { return m_folder.filePath(QString::fromLatin1(name)); }

    /// What it says of a file that it should read.
    QString refusalOf(const QString& file) {
        SurveyStore store(m_pool);
        QString said;
        connect(&store, &SurveyStore::failed, this,
                [&said](const Failure& failure) { said = QString::fromStdString(inEnglish(failure.message)); });
        store.open(file);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000); }();
        return said;
    }

private slots:
    void rowsAreWrittenAsTheyCome() {
        SurveyStore store(m_pool);
        QSignalSpy written(&store, &SurveyStore::written);
        store.keep(path("a.db"), surveyOfCaves());
        store.write(tableOf(1, 100), false);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QCOMPARE(written.count(), 0);
        store.write(tableOf(1, 2500), true);
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30'000);
        QVERIFY(test::rowsIn(path("a.db")) == rowsOf(tableOf(1, 2500))); // other programs may read it
    }

    void aFileIsReadWhole() {
        {
            SurveyStore store(m_pool);
            store.keep(path("b.db"), surveyOfCaves());
            store.write(tableOf(10, 1500), true);
            QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        }
        SurveyStore store(m_pool);
        std::optional<OpenedSurvey> opened;
        connect(&store, &SurveyStore::opened, this, [&opened](const OpenedSurvey& survey) { opened = survey; });
        store.open(path("b.db"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.has_value(), 30'000);
        QVERIFY(rowsOf(opened->table) == rowsOf(tableOf(10, 1500)));
        QVERIFY(opened->of == surveyOfCaves());
        QCOMPARE(opened->rows, std::uint64_t{1500});
    }

    /// A file that has all rows is not touched: not even opened.
    void aWholeFileIsLeftAlone() {
        {
            SurveyStore store(m_pool);
            store.keep(path("whole.db"), surveyOfCaves());
            store.write(tableOf(1, 50), true);
        }
        const auto moved = path("moved.db");
        QVERIFY(QFile::rename(path("whole.db"), moved));
        SurveyStore store(m_pool);
        store.keep(path("whole.db"), surveyOfCaves(), 50);
        store.write(tableOf(1, 50), false);
        store.write(tableOf(1, 50), true);
        QVERIFY(!store.busy());
        store.letGo();
        QVERIFY(!store.busy());
        QVERIFY(!QFile::exists(path("whole.db")));
        QVERIFY(QFile::rename(moved, path("whole.db")));
        store.keep(path("whole.db"), surveyOfCaves(), 50);
        store.write(tableOf(1, 60), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QVERIFY(test::rowsIn(path("whole.db")) == rowsOf(tableOf(1, 60)));
    }

    /// Whatever else it does just then.
    void whatIsSavedWhileItIsBusyIsWritten() {
        {
            SurveyStore store(m_pool);
            store.keep(path("read.db"), surveyOfCaves());
            store.write(tableOf(1, 10), true);
        }
        SurveyStore store(m_pool);
        QSignalSpy written(&store, &SurveyStore::written);
        {
            const test::HeldPool held(m_pool);
            store.open(path("read.db"));
            store.keep(path("saved.db"), surveyOfCaves());
            store.write(tableOf(1, 3000), true);
        }
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30'000);
        QVERIFY(test::rowsIn(path("saved.db")) == rowsOf(tableOf(1, 3000)));
        {
            const test::HeldPool held(m_pool);
            store.keep(path("first.db"), surveyOfCaves());
            store.write(tableOf(1, 2000), false);
            store.write(tableOf(1, 2500), false);
            store.keep(path("second.db"), surveyOfCaves());
            store.write(tableOf(1, 3000), true);
        }
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 2, 30'000);
        QVERIFY(test::rowsIn(path("first.db")) == rowsOf(tableOf(1, 2500)));
        QVERIFY(test::rowsIn(path("second.db")) == rowsOf(tableOf(1, 3000)));
    }

    /// Closing a window is no reason to lose what was saved.
    void whatIsSavedIsWrittenBeforeItEnds() {
        {
            SurveyStore store(m_pool);
            store.keep(path("closed.db"), surveyOfCaves());
            store.write(tableOf(1, 6000), true);
        }
        QVERIFY(test::rowsIn(path("closed.db")) == rowsOf(tableOf(1, 6000)));
        {
            SurveyStore store(m_pool);
            store.keep(path("closed.db"), surveyOfCaves());
            store.write(tableOf(1, 6010), false);
            store.write(tableOf(1, 6020), false); // too early: it waits
        }
        QVERIFY(test::rowsIn(path("closed.db")) == rowsOf(tableOf(1, 6020)));
    }

    void aFileThatWasDeletedIsWrittenWhole() {
        SurveyStore store(m_pool);
        store.keep(path("gone.db"), surveyOfCaves());
        store.write(tableOf(1, 50), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QVERIFY(QFile::remove(path("gone.db")));
        store.write(tableOf(1, 80), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QVERIFY(test::rowsIn(path("gone.db")) == rowsOf(tableOf(1, 80)));
    }

    /// Rows that are there already are left alone; one of another level is a reason to stop.
    void aFileThatHasRowsGetsTheOthers() {
        SurveyStore store(m_pool);
        QSignalSpy failed(&store, &SurveyStore::failed);
        store.keep(path("c.db"), surveyOfCaves());
        store.write(tableOf(1, 50), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        store.keep(path("c.db"), surveyOfCaves());
        store.write(tableOf(1, 80), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QVERIFY(test::rowsIn(path("c.db")) == rowsOf(tableOf(1, 80)));
        QCOMPARE(failed.count(), 0);
        store.keep(path("c.db"), surveyOfCaves());
        store.write(tableOf(2, 80), true); // other values for the same seeds
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
        QVERIFY(store.path().isEmpty());
        QVERIFY(test::rowsIn(path("c.db")) == rowsOf(tableOf(1, 80)));
    }

    void aFileOfAnotherSurveyIsRefused() {
        SurveyStore store(m_pool);
        QString said;
        connect(&store, &SurveyStore::failed, this,
                [&said](const Failure& failure) { said = QString::fromStdString(inEnglish(failure.message)); });
        store.keep(path("d.db"), surveyOfCaves());
        store.write(tableOf(1, 5), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        auto others = caves();
        others.rules.write().objective = "collect";
        store.keep(path("d.db"), surveyOf(others, true, generation::builtInDeclarations()));
        store.write(tableOf(1, 5), true);
        QTRY_VERIFY2_WITH_TIMEOUT(said.contains(QStringLiteral("other rules of play")), qPrintable(said), 30'000);
        others = caves();
        others.size = {41, 30};
        store.keep(path("d.db"), surveyOf(others, true, generation::builtInDeclarations()));
        store.write(tableOf(1, 5), true);
        QTRY_VERIFY2_WITH_TIMEOUT(said.contains(QStringLiteral("another size")), qPrintable(said), 30'000);
        QCOMPARE(test::rowsIn(path("d.db")).size(), std::size_t{5});
    }

    /// Those of the recipe are not written, so that the command line goes on with such a file.
    void rulesOfTheRecipeAreNotNamed() {
        QVERIFY(surveyOfCaves().rules.empty());
        auto others = caves();
        others.rules.write().sight = 3;
        QVERIFY(!surveyOf(others, true, generation::builtInDeclarations()).rules.empty());
        QCOMPARE(surveyOfCaves().recipe.seed, std::uint64_t{0});
    }

    void whatCannotBeReadIsSaid() {
        QVERIFY(refusalOf(path("missing.db")).contains(QStringLiteral("cannot be used")));
        QFile text(path("text.db"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(QByteArray("not a database at all. ").repeated(100));
        text.close();
        QVERIFY(refusalOf(path("text.db")).contains(QStringLiteral("damaged, or no survey")));
        {
            const auto file = SurveyFile::open(path("old.db"), surveyOfCaves());
            QVERIFY(file);
        }
        {
            const auto database = Sqlite::open(path("old.db"), Sqlite::Access::Write);
            QVERIFY((*database)->run("UPDATE survey SET value = '7' WHERE key = 'format'"));
        }
        QVERIFY(refusalOf(path("old.db")).contains(QStringLiteral("no survey of this version")));
        const auto busy = SurveyFile::open(path("busy.db"), surveyOfCaves());
        QVERIFY(busy);
        QVERIFY(refusalOf(path("busy.db")).contains(QStringLiteral("in use by another program")));
    }

    /// What was written stays; the rest can be saved elsewhere, or there once there is room.
    void aFullDiskIsSaid() {
        SurveyStore store(m_pool);
        QString said;
        connect(&store, &SurveyStore::failed, this,
                [&said](const Failure& failure) { said = QString::fromStdString(inEnglish(failure.message)); });
        store.keep(path("full.db"), surveyOfCaves());
        store.write(tableOf(1, 200), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        {
            const FullDisk full(64 << 10);
            store.write(tableOf(1, 4000), true);
            QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), 30'000);
        }
        QVERIFY2(said.contains(QStringLiteral("full.db")), qPrintable(said));
        QVERIFY(store.path().isEmpty() && store.gaveUp());
        const auto kept = test::rowsIn(path("full.db"));
        QVERIFY(kept.size() >= 200 && kept.size() < 4000);
        store.keep(path("full.db"), surveyOfCaves());
        QVERIFY(!store.gaveUp());
        store.write(tableOf(1, 4000), true);
        QTRY_VERIFY_WITH_TIMEOUT(!store.busy(), 30'000);
        QVERIFY(test::rowsIn(path("full.db")) == rowsOf(tableOf(1, 4000)));
    }
};

DELVE_TEST(SurveyStoreTest)
#include "survey_store_test.moc"
