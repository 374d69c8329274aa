#include "editor/survey/survey_file.h"
#include "editor/survey/value_counts.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "tests/support/survey_rows.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

SurveyOf surveyOf(std::string_view recipe = "caves") {
    return {generation::recipeNamed(generation::builtInDeclarations().recipes, recipe)->withSeed(0), {40, 30}, false};
}

/// Rows of made-up values: every kind of number, none, and seeds without a level.
std::vector<SurveyedSeed> drawnRows(std::uint64_t first, std::size_t count) {
    const auto measures = surveyedMeasures(false);
    std::vector<SurveyedSeed> rows;
    for (std::size_t i = 0; i < count; ++i) {
        Stream random(first + i);
        SurveyedSeed row{first + i, random.below(5) != 0, 0, {}};
        if (row.made) row.fingerprint = random.below(UINT64_MAX);
        for ([[maybe_unused]] const auto& measure : measures) {
            const auto thousandths = static_cast<std::int64_t>(random.below(2'000'000'000)) - 1'000'000'000;
            const bool none = !row.made || random.below(4) == 0;
            row.values.push_back(none ? std::nullopt : std::optional(Decimal::ofThousandths(thousandths)));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string messageOf(const Failure& failure) { return inEnglish(failure.message); }

} // namespace

class SurveyFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const char* name) { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:
    void whatIsWrittenIsRead() {
        const auto rows = drawnRows(1, 300);
        {
            const auto file = SurveyFile::open(path("a.db"), surveyOf());
            QVERIFY2(file, file ? "" : messageOf(file.failure()).c_str());
            QVERIFY((*file)->add(std::span(rows).subspan(100)));
            QVERIFY((*file)->add(std::span(rows).first(100)));
        }
        const auto file = SurveyFile::read(path("a.db"));
        QVERIFY(file);
        QVERIFY(test::rowsOf(**file) == rows);
        QCOMPARE(*(*file)->count(), std::uint64_t{300});
        QVERIFY((*file)->find(150)->value() == rows[149]);
        QVERIFY(!(*file)->find(301)->has_value());
        QVERIFY((*file)->of().recipe == surveyOf().recipe);
        QVERIFY(((*file)->of().size == Size{40, 30}));
    }

    void theLargestSeedFits() {
        const auto rows = drawnRows(largestSurveyedSeed, 1);
        const auto file = SurveyFile::open(path("large.db"), surveyOf());
        QVERIFY((*file)->add(rows));
        QVERIFY(test::rowsOf(**file) == rows);
    }

    /// A row that is there already: nothing of the batch is written.
    void aBatchIsWrittenWholeOrNotAtAll() {
        const auto rows = drawnRows(1, 10);
        const auto file = SurveyFile::open(path("batch.db"), surveyOf());
        QVERIFY((*file)->add(std::span(rows).last(1)));
        QVERIFY(!(*file)->add(rows));
        QCOMPARE(*(*file)->count(), std::uint64_t{1});
        QVERIFY((*file)->add(std::span(rows).first(9)));
        QVERIFY(test::rowsOf(**file) == rows);
    }

    void itGoesOnOnlyWithTheSameSurvey() {
        QVERIFY(SurveyFile::open(path("same.db"), surveyOf()));
        QVERIFY(SurveyFile::open(path("same.db"), surveyOf()));
        auto other = surveyOf();
        other.size = {41, 30};
        const auto size = SurveyFile::open(path("same.db"), other);
        QVERIFY(messageOf(size.failure()).find("another size") != std::string::npos);
        other = surveyOf("house");
        QVERIFY(messageOf(SurveyFile::open(path("same.db"), other).failure()).find("another recipe") !=
                std::string::npos);
        other = surveyOf();
        other.recipe.stages[0].set("fill", Decimal::of(40));
        QVERIFY(!SurveyFile::open(path("same.db"), other));
        other = surveyOf();
        other.commonOnly = true;
        QVERIFY(messageOf(SurveyFile::open(path("same.db"), other).failure()).find("other measures") !=
                std::string::npos);
    }

    void twoWritersAreKeptApart() {
        const auto first = SurveyFile::open(path("two.db"), surveyOf());
        QVERIFY(first);
        const auto second = SurveyFile::open(path("two.db"), surveyOf());
        QVERIFY(!second);
        QVERIFY2(messageOf(second.failure()).find("another program") != std::string::npos,
                 messageOf(second.failure()).c_str());
    }

    void whatIsNoSurveyIsSaid() {
        QFile text(path("text.db"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(QByteArray("not a database at all. ").repeated(100));
        text.close();
        QVERIFY(messageOf(SurveyFile::open(path("text.db"), surveyOf()).failure()).find("no survey") !=
                std::string::npos);
        QVERIFY(!SurveyFile::read(path("missing.db")));
        QVERIFY(!QFile::exists(path("missing.db")));
        {
            const auto database = Sqlite::open(path("other.db"), Sqlite::Access::Write);
            QVERIFY((*database)->run("CREATE TABLE songs (name TEXT)"));
        }
        QVERIFY(messageOf(SurveyFile::open(path("other.db"), surveyOf()).failure()).find("no survey") !=
                std::string::npos);
        QVERIFY(!SurveyFile::open(path("no/such/folder.db"), surveyOf()));
    }

    /// Bytes changed and files cut, anywhere: rows or a failure, never a crash.
    void damagedFilesNeverCrash() {
        {
            const auto file = SurveyFile::open(path("whole.db"), surveyOf());
            QVERIFY((*file)->add(drawnRows(1, 60)));
        }
        QFile whole(path("whole.db"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const auto bytes = whole.readAll();
        int refused = 0;
        for (qsizetype at = 0; at < bytes.size(); at += 331) {
            for (const bool cut : {false, true}) {
                auto damaged = cut ? bytes.left(at) : bytes;
                if (!cut)
                    for (qsizetype i = at; i < std::min(at + 8, damaged.size()); ++i)
                        damaged[i] = static_cast<char>(damaged[i] ^ 0x5a);
                QFile file(path("damaged.db"));
                QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
                file.write(damaged);
                file.close();
                const auto read = SurveyFile::read(path("damaged.db"));
                const bool fails = !read || !(*read)->each([](const SurveyedSeed&) { return true; });
                refused += fails ? 1 : 0;
            }
        }
        QVERIFY(refused > 20);
    }

    /// A stranger's file whose schema would run something.
    void triggersOfAStrangerDoNotRun() {
        {
            const auto file = SurveyFile::open(path("trap.db"), surveyOf());
            QVERIFY(file);
        }
        {
            const auto database = Sqlite::open(path("trap.db"), Sqlite::Access::Write);
            QVERIFY((*database)->run("CREATE TRIGGER trap AFTER INSERT ON levels BEGIN DELETE FROM levels; END"));
        }
        const auto file = SurveyFile::open(path("trap.db"), surveyOf());
        if (!file) return; // refused is as good
        const auto rows = drawnRows(1, 5);
        QVERIFY((*file)->add(rows));
        QVERIFY(test::rowsOf(**file) == rows);
    }

    void countsHaveTheQuantilesOfTheSortedValues() {
        Stream random(3);
        ValueCounts counts;
        std::vector<Decimal> values;
        QVERIFY(!counts.quantile(500));
        for (int i = 0; i < 1000; ++i) {
            values.push_back(Decimal::of(static_cast<std::int64_t>(random.below(50))));
            counts.add(values.back());
        }
        std::ranges::sort(values);
        for (const std::uint32_t permille : {0u, 1u, 100u, 500u, 900u, 1000u}) {
            const auto place = std::max<std::size_t>((values.size() * permille + 999) / 1000, 1) - 1;
            QVERIFY(*counts.quantile(permille) == values[place]);
        }
    }
};

DELVE_TEST(SurveyFileTest)
#include "survey_file_test.moc"
