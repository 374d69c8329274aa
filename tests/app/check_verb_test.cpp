#include "generation/recipes/recipes.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;

class CheckVerbTest : public QObject {
    Q_OBJECT
private slots:
    void allRecipesPass() {
        const auto said = test::run({"check", "all", "--seeds", "0..19", "--size", "40x30"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        QCOMPARE(said.out, "Checked " + std::to_string(20 * allRecipes().size()) + " level(s): 0 failed.\n");
    }

    void oneSeedIsEnough() {
        const auto said = test::run({"check", "grown-rooms", "--seeds", "7"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("Checked 1 level(s): 0 failed.\n"));
    }

    void theLastSeedThereIsIsOne() {
        const auto said = test::run({"check", "house", "--seeds", "18446744073709551615"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("Checked 1 level(s): 0 failed.\n"));
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::newRow("no such recipe") << std::vector<std::string>{"check", "grown-roms", "--seeds", "0..9"};
        QTest::newRow("no seeds") << std::vector<std::string>{"check", "all"};
        QTest::newRow("seeds backwards") << std::vector<std::string>{"check", "all", "--seeds", "9..0"};
        QTest::newRow("no numbers") << std::vector<std::string>{"check", "all", "--seeds", "a..b"};
        QTest::newRow("half a range") << std::vector<std::string>{"check", "all", "--seeds", "3.."};
        QTest::newRow("too many") << std::vector<std::string>{"check", "all", "--seeds", "0..18446744073709551615"};
        QTest::newRow("size") << std::vector<std::string>{"check", "all", "--seeds", "0..1", "--size", "5x5"};
    }

    void wrongWordsAreRefused() {
        QFETCH(std::vector<std::string>, words);
        const auto said = test::run(words);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(said.out, std::string());
        const auto wrong = test::whatIsWrongWith(said.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void tooManySeedsAreRefusedWithTheirLimit() {
        const auto said = test::run({"check", "all", "--seeds", "0..1000000000"});
        QCOMPARE(said.status, ExitStatus::Words);
        QVERIFY2(said.err.find("for at most 1000000000 seeds") != std::string::npos, said.err.c_str());
    }
};

DELVE_TEST(CheckVerbTest)
#include "check_verb_test.moc"
