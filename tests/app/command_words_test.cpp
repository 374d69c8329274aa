#include "app/words/words.h"
#include "generation/level/nearest_word.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::app;

class CommandWordsTest : public QObject {
    Q_OBJECT
private slots:
    void findsTheNearestWord_data() {
        QTest::addColumn<std::string>("typed");
        QTest::addColumn<std::string>("nearest");
        QTest::newRow("a letter left out") << std::string("genrate") << std::string("generate");
        QTest::newRow("two letters swapped") << std::string("recipse") << std::string("recipes");
        QTest::newRow("a letter too many") << std::string("picturre") << std::string("picture");
        QTest::newRow("another case") << std::string("CONVERT") << std::string("convert");
        QTest::newRow("the word itself") << std::string("convert") << std::string("convert");
        QTest::newRow("nothing like it") << std::string("dungeon") << std::string();
        QTest::newRow("nothing at all") << std::string() << std::string();
        QTest::newRow("far too long") << std::string(100'000, 'g') << std::string();
    }
    void findsTheNearestWord() {
        QFETCH(std::string, typed);
        QFETCH(std::string, nearest);
        QCOMPARE(nearestWord(typed, {"recipes", "generate", "convert", "picture"}), nearest);
    }

    void takesTheFirstOfEquallyNearWords() { QCOMPARE(nearestWord("wax", {"way", "war"}), std::string("way")); }

    void listsWords() {
        QCOMPARE(listed({}), std::string());
        QCOMPARE(listed({"a"}), std::string("a"));
        QCOMPARE(listed({"a", "b", "c"}), std::string("a, b, c"));
    }

    void countsCharactersAndNotBytes() { QCOMPARE(charactersOf("Gänge…"), std::size_t{6}); }

    void wrapsAtTheWidth() {
        QCOMPARE(wrapped("one two three four", 0, 2, 9), std::string("one two\n  three\n  four"));
        QCOMPARE(wrapped("one two", 6, 6, 9), std::string("one\n      two"));
        QCOMPARE(wrapped("", 0, 2, 9), std::string());
    }

    void aWordThatIsTooLongStandsAlone() {
        QCOMPARE(wrapped("a incomprehensibilities b", 0, 0, 10), std::string("a\nincomprehensibilities\nb"));
    }
};

DELVE_TEST(CommandWordsTest)
#include "command_words_test.moc"
