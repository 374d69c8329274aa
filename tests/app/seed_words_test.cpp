#include "app/words/seed_words.h"
#include "generation/level/recipe.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// What is accepted as a seed, and what is refused, as it looks like a number but would be read as a word.
class SeedWordsTest : public QObject {
    Q_OBJECT
private slots:
    void isASeed_data() {
        QTest::addColumn<std::string>("word");
        for (const char* const word : {"0",
                                       "7",
                                       "007",
                                       "18446744073709551615",
                                       "-1",
                                       "-0",
                                       "-9223372036854775808",
                                       "garden",
                                       "sunken garden",
                                       " garden",
                                       "3castles",
                                       "7th-heaven",
                                       "1e",
                                       "e3",
                                       "0x",
                                       "0xcage",
                                       "1.2.3",
                                       "2026-11-23",
                                       "nan",
                                       "inf",
                                       "-",
                                       "+",
                                       ".",
                                       "1,2",
                                       "12 34",
                                       "x10",
                                       "\xc3\xa4"})
            QTest::newRow(word) << std::string(word);
    }
    void isASeed() {
        QFETCH(std::string, word);
        const auto seed = seedFromWord(word);
        QVERIFY(seed);
        QCOMPARE(*seed, seedFromText(word)); // the same seed as in every version
    }

    void isRefused_data() {
        QTest::addColumn<std::string>("word");
        QTest::addColumn<std::string>("part");
        const auto row = [](const char* word, const char* part) {
            QTest::newRow(word) << std::string(word) << std::string(part);
        };
        row("0x10", "write the number in digits, as 16.");
        row("0XfF", "write the number in digits, as 255.");
        row("0b101", "write the number in digits, as 5.");
        row("0o17", "write the number in digits, as 15.");
        row("0x10000000000000000", "give a whole number in digits, or a word");
        row("1e3", "write the number in digits, as 1000.");
        row("1.5E2", "write the number in digits, as 150.");
        row("2e+2", "write the number in digits, as 200.");
        row("1e99", "give a whole number in digits, or a word");
        row("1e99999999999999999999", "give a whole number in digits, or a word");
        row("5e-1", "give a whole number in digits, or a word");
        row(" 7", "write the number in digits, as 7.");
        row("7 ", "write the number in digits, as 7.");
        row("\t7\n", "write the number in digits, as 7.");
        row(" -7", "write the number in digits, as -7.");
        row("+7", "write the number in digits, as 7.");
        row("7.0", "write the number in digits, as 7.");
        row("-7.0", "write the number in digits, as -7.");
        row("7.5", "give a whole number in digits, or a word");
        row(".5", "give a whole number in digits, or a word");
        row("5.", "write the number in digits, as 5.");
        row("1'000", "write the number in digits, as 1000.");
        row("1_000_000", "write the number in digits, as 1000000.");
        row("1,000", "write the number in digits, as 1000.");
        row("12345678901234567890123", "18446744073709551615");
        row("18446744073709551616", "18446744073709551615");
        row("-9223372036854775809", "18446744073709551615");
        row(" ", "18446744073709551615");
        row("", "18446744073709551615");
    }
    /// By every verb that takes a seed, in one line.
    void isRefused() {
        QFETCH(std::string, word);
        QFETCH(std::string, part);
        const auto map = m_folder.filePath("map.delve").toStdString();
        if (!QFile::exists(QString::fromStdString(map)))
            QCOMPARE(test::run({"generate", "caves", "--seed", "1", "--size", "20x20", "-o", map}).status,
                     ExitStatus::Success);
        for (const auto& words :
             {std::vector<std::string>{"generate", "caves", "--size", "20x20", "-o", "-", "--format", "txt"},
              {"regenerate", map, "-o", "-", "--format", "txt"},
              {"play", "caves", "--keys", "W"},
              {"play", map, "--keys", "W"}}) {
            auto with = words;
            with.push_back("--seed=" + word);
            const auto said = test::run(with);
            QCOMPARE(said.status, ExitStatus::Words);
            QCOMPARE(said.out, std::string());
            QCOMPARE(test::whatIsWrongWith(said.err), QString());
            QVERIFY2(said.err.find(part) != std::string::npos, said.err.c_str());
        }
    }

    /// At the title, too: it generates no level from another seed than the typed one.
    void theSeedScreenRefusesWhatIsTooLarge_data() {
        QTest::addColumn<std::string>("digits");
        QTest::newRow("20 digits") << std::string("18446744073709551616");
        QTest::newRow("23 digits") << std::string("12345678901234567890123");
        QTest::newRow("100 digits") << std::string(100, '9');
    }
    void theSeedScreenRefusesWhatIsTooLarge() {
        QFETCH(std::string, digits);
        const auto said = test::run({"play", "house", "--keys", "N" + digits + "SW", "--json"});
        QCOMPARE(said.status, ExitStatus::Impossible);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY2(said.err.find("The largest seed is 18446744073709551615") != std::string::npos, said.err.c_str());
        QVERIFY2(said.out.find("\"state\": \"title\"") != std::string::npos, said.out.c_str());
    }

    void theSeedScreenTakesTheLargest() {
        const auto typed = test::run({"play", "house", "--keys", "N18446744073709551615S"});
        QCOMPARE(typed.status, ExitStatus::Success);
        QCOMPARE(typed.out, test::run({"play", "house", "--seed", "18446744073709551615", "--keys", ""}).out);
        const auto mended =
            test::run({"play", "house", "--keys", "N184467440737095516159S\bS"}); // one digit deleted again
        QCOMPARE(mended.status, ExitStatus::Success);
        QCOMPARE(mended.out, typed.out);
    }

private:
    QTemporaryDir m_folder;
};

DELVE_TEST(SeedWordsTest)
#include "seed_words_test.moc"
