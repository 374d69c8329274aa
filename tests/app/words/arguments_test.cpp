#include "app/words/arguments.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

Syntax syntax() {
    return {"dig",
            {{"WHERE", {"test", "the place"}, 1, 1}, {"MORE", {"test", "more places"}, 0, 2}},
            {{.name = "depth", .letter = 'd', .value = "N", .help = {"test", "how deep"}},
             {.name = "tool", .value = "NAME", .help = {"test", "what with"}, .repeats = true},
             {.name = "quietly", .help = {"test", "without a sound"}}}};
}

Result<Arguments> read(std::vector<std::string> words) { return readArguments(syntax(), words); }

std::string refusalOf(std::vector<std::string> words) {
    const auto arguments = read(std::move(words));
    return arguments ? std::string("accepted") : inEnglish(arguments.failure().message);
}

} // namespace

class ArgumentsTest : public QObject {
    Q_OBJECT
private slots:
    void readsEveryFormOfAValue_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("long, apart") << QStringList{"here", "--depth", "3"};
        QTest::newRow("long, joined") << QStringList{"here", "--depth=3"};
        QTest::newRow("short, apart") << QStringList{"-d", "3", "here"};
        QTest::newRow("short, joined") << QStringList{"-d3", "here"};
        QTest::newRow("short, with a sign") << QStringList{"-d=3", "here"};
    }
    void readsEveryFormOfAValue() {
        QFETCH(QStringList, words);
        std::vector<std::string> typed;
        for (const auto& word : words) typed.push_back(word.toStdString());
        const auto arguments = read(typed);
        QVERIFY(arguments);
        QCOMPARE(*arguments->value("depth"), std::string("3"));
        QCOMPARE(arguments->operands, std::vector<std::string>{"here"});
    }

    void keepsWhatRepeatsInItsOrder() {
        const auto arguments = read({"here", "--tool", "pick", "--tool", "spade"});
        QVERIFY(arguments);
        QCOMPARE(arguments->values("tool"), (std::vector<std::string>{"pick", "spade"}));
    }

    void aValueMayBeginWithADash() {
        const auto arguments = read({"here", "--depth", "-3"});
        QVERIFY(arguments);
        QCOMPARE(*arguments->value("depth"), std::string("-3"));
    }

    void twoDashesEndTheOptions() {
        const auto arguments = read({"--", "--depth", "-"});
        QVERIFY(arguments);
        QCOMPARE(arguments->operands, (std::vector<std::string>{"--depth", "-"}));
    }

    void anEmptyValueIsAValue() {
        const auto arguments = read({"here", "--tool="});
        QVERIFY(arguments);
        QCOMPARE(*arguments->value("tool"), std::string());
    }

    void refusesWithASentence_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a typo")
            << QStringList{"here", "--dept", "3"}
            << "Unknown option --dept for \"dig\"; did you mean --depth? Expected one of: --depth, --tool, --quietly.";
        QTest::newRow("a typo with a value")
            << QStringList{"here", "--tol=x"}
            << "Unknown option --tol for \"dig\"; did you mean --tool? Expected one of: --depth, --tool, --quietly.";
        QTest::newRow("a stranger") << QStringList{"here", "-z"}
                                    << "Unknown option -z for \"dig\". Expected one of: --depth, --tool, --quietly.";
        QTest::newRow("no value") << QStringList{"here", "--depth"} << "-d needs a value: -d N.";
        QTest::newRow("another option for a value")
            << QStringList{"--depth", "--quietly", "here"} << "-d needs a value: -d N.";
        QTest::newRow("twice") << QStringList{"here", "-d1", "-d2"} << "-d (--depth) may be given only once.";
        QTest::newRow("a value for a switch") << QStringList{"here", "--quietly=yes"} << "--quietly takes no value.";
        QTest::newRow("too few words") << QStringList{} << "\"dig\" needs WHERE: the place.";
        QTest::newRow("too many words") << QStringList{"a", "b", "c", "d"}
                                        << "Unexpected argument \"d\" for \"dig\". See \"delvewright dig --help\".";
    }
    void refusesWithASentence() {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        std::vector<std::string> typed;
        for (const auto& word : words) typed.push_back(word.toStdString());
        QCOMPARE(QString::fromStdString(refusalOf(typed)), sentence);
    }

    void anOptionMayStandForAnother() {
        const Syntax syntax{"dig",
                            {},
                            {{.name = "with", .value = "TOOL", .help = {"test", "what with"}, .required = true},
                             {.name = "with-all-of", .value = "BOX", .help = {"test", "a box"}, .insteadOf = "with"}}};
        const auto refusal = [&syntax](std::vector<std::string> words) {
            const auto arguments = readArguments(syntax, words);
            return arguments ? std::string() : inEnglish(arguments.failure().message);
        };
        QCOMPARE(refusal({"--with", "spade"}), std::string());
        QCOMPARE(refusal({"--with-all-of", "box"}), std::string());
        QCOMPARE(refusal({}), std::string("\"dig\" needs --with TOOL: what with."));
        QCOMPARE(refusal({"--with", "a", "--with-all-of", "b"}),
                 std::string("--with and --with-all-of cannot be combined. Leave one out."));
    }

    void standardInputIsReadOnlyOnce() {
        const Syntax syntax{
            "join",
            {{"IN", {"test", "what"}, 1, Operand::any, Completes::Nothing, true}, {"OUT", {"test", "into what"}, 1, 1}},
            {{.name = "more", .value = "FILE", .help = {"test", "more"}, .takesInput = true}}};
        const auto takes = [&syntax](std::vector<std::string> words) { return readArguments(syntax, words).ok(); };
        QVERIFY(takes({"-", "out"}));
        QVERIFY(takes({"-", "-"})); // from standard input to standard output
        QVERIFY(takes({"a", "-", "-"}));
        QVERIFY(takes({"a", "-", "--more", "-"}));
        QVERIFY(!takes({"-", "-", "out"}));
        QVERIFY(!takes({"-", "out", "--more", "-"}));
    }

    void aWordThatRepeatsLeavesTheLastToTheNext() {
        const Syntax both{
            "join", {{"IN", {"test", "what"}, 1, Operand::any}, {"OUT", {"test", "into what"}, 1, 1}}, {}};
        const std::vector<std::string> one{"a"}, many{"a", "b", "c", "d"};
        QVERIFY(!readArguments(both, one));
        QCOMPARE(readArguments(both, many)->operands.size(), std::size_t{4});
    }

    void aRequiredOptionIsAskedFor() {
        Syntax needs = syntax();
        needs.options[0].required = true;
        const std::vector<std::string> words{"here"};
        const auto arguments = readArguments(needs, words);
        QVERIFY(!arguments);
        QCOMPARE(inEnglish(arguments.failure().message), std::string("\"dig\" needs -d N: how deep."));
    }
};

DELVE_TEST(ArgumentsTest)
#include "arguments_test.moc"
