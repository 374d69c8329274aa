#include "generation/random/stream.h"
#include "playtest/conditions/condition_text.h"
#include "tests/playtest/conditions/rewritten_condition.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

std::vector<std::string> measureIds() {
    std::vector<std::string> ids;
    for (const auto& measure : builtInMeasures()) ids.push_back(measure.id);
    return ids;
}

const std::vector<std::string>& ids() {
    static const auto all = measureIds();
    return all;
}

/// Small values, so that comparisons hold as often as not; some measures have none.
std::optional<Decimal> drawnValue(std::string_view measure, std::uint64_t seed) {
    Stream random(seed ^ seedFromText(measure));
    if (random.below(8) == 0) return {};
    return Decimal::ofThousandths(static_cast<std::int64_t>(random.below(8)) * 500);
}

class Writer {
public:
    explicit Writer(std::uint64_t seed) : m_random(seed) {}

    std::string condition(int depth) {
        const auto kind = depth <= 0 ? 0 : m_random.below(6);
        if (kind < 2) return comparison();
        if (kind == 2) return "not " + condition(depth - 1);
        if (kind == 3) return '(' + condition(depth - 1) + ')';
        const auto left = condition(depth - 1);
        return left + (kind == 4 ? " and " : " or ") + condition(depth - 1);
    }
    std::string word() {
        const char* const words[] = {"and", "or", "not", "(", ")", "in", "..", "3", "rooms", "<", ">=", "%", "#", "-"};
        return words[m_random.below(std::size(words))];
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random.below(count)); }

private:
    std::string measure() { return ids()[below(ids().size())]; }
    std::string number() { return toText(Decimal::ofThousandths(static_cast<std::int64_t>(below(8)) * 500)); }
    std::string comparison() {
        const char* const relations[] = {"=", "!=", "<", "<=", ">", ">=", "=="};
        if (m_random.below(4) == 0) {
            const auto from = below(4);
            const auto to = from + below(3);
            return measure() + " in " + std::to_string(from) + ".." + std::to_string(to);
        }
        const auto left = measure();
        const auto space = m_random.below(2) == 0 ? std::string() : std::string(" ");
        const auto relation = relations[below(std::size(relations))];
        const bool beside = m_random.below(4) == 0;
        return left + space + relation + space + (beside ? measure() : number());
    }

    Stream m_random;
};

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    for (const auto& word : QString::fromStdString(text).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

std::string faultOf(std::string_view text) {
    const auto parsed = parseCondition(text);
    return parsed.fault ? failureOf(*parsed.fault, text).where + ": " + inEnglish(parsed.fault->why) : "";
}

} // namespace

class ConditionTest : public QObject {
    Q_OBJECT
private slots:
    /// Another reader, which shares nothing, says the same of random conditions and values.
    void holdsAsAnotherReaderSays() {
        int held = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            const auto text = Writer(seed).condition(4);
            const auto parsed = parseCondition(text);
            QVERIFY2(parsed.condition, (text + " | " + faultOf(text)).c_str());
            const auto valueOf = [seed](std::string_view measure) { return drawnValue(measure, seed); };
            const auto expected = rewritten(QString::fromStdString(text), valueOf);
            QVERIFY2(expected, text.c_str());
            QVERIFY2(holds(*parsed.condition, valueOf) == *expected, text.c_str());
            QCOMPARE(shortfall(*parsed.condition, valueOf) == 0, *expected);
            held += *expected ? 1 : 0;
        }
        QVERIFY2(held > 500 && held < 1500, qPrintable(QString::number(held)));
    }

    /// Words left out, put in, doubled or swapped: each such text has a place and a reason, unless it still is one.
    void malformedConditionsHaveAPlaceAndAReason() {
        int malformed = 0;
        for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
            Writer writer(seed);
            auto words = wordsOf(writer.condition(3));
            const auto at = writer.below(words.size());
            switch (writer.below(4)) {
            case 0: words.erase(words.begin() + static_cast<std::ptrdiff_t>(at)); break;
            case 1: words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), writer.word()); break;
            case 2: words[at] = writer.word(); break;
            default: words[at].pop_back(); break;
            }
            std::string text;
            for (const auto& word : words) text += word + ' ';
            const auto parsed = parseCondition(text);
            QVERIFY(parsed.condition.has_value() != parsed.fault.has_value());
            const auto other = rewritten(QString::fromStdString(text), [](auto) { return std::nullopt; });
            if (parsed.fault) {
                ++malformed;
                QVERIFY(parsed.fault->where.from <= parsed.fault->where.to && parsed.fault->where.to <= text.size());
                QVERIFY(!inEnglish(parsed.fault->why).empty());
            } else {
                QVERIFY2(other, text.c_str());
            }
        }
        QVERIFY2(malformed > 1000, qPrintable(QString::number(malformed)));
    }

    void faultsSayWhatToDo_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("fault");
        const auto row = [](const char* text, const char* fault) {
            QTest::newRow(text) << std::string(text) << std::string(fault);
        };
        row("", "column 1: Expected a measure, such as rooms or path.");
        row("romms > 3", "column 1: There is no measure \"romms\". Did you mean rooms?");
        row("rooms", "column 6: Expected =, !=, <, <=, >, >= or in after rooms.");
        row("rooms >", "column 8: Expected a number with at most three decimals, or a measure.");
        row("rooms > 1.2345", "column 9: Expected a number with at most three decimals, or a measure.");
        row("rooms in 3", "column 11: Expected a range, such as 3..5.");
        row("rooms in 5..3", "column 10: Nothing lies in 5..3. The lower number comes first.");
        row("rooms > 3 path > 4", "column 11: Expected and, or, or the end of the condition.");
        row("(rooms > 3", "column 11: Expected and, or, or the closing parenthesis.");
        row("rooms > 3)", "column 10: Expected and, or, or the end of the condition.");
        row("rooms > 3 %", "column 11: rooms is not measured in %.");
        row("rooms > 3 and", "column 14: Expected a measure, such as rooms or path.");
        row("ümlaut > 3", "column 1: Expected a measure, such as rooms or path.");
        row("rooms ≥ 3 äh", "column 11: Expected and, or, or the end of the condition.");
    }
    void faultsSayWhatToDo() {
        QFETCH(std::string, text);
        QFETCH(std::string, fault);
        QCOMPARE(faultOf(text), fault);
    }

    void whatAPersonTypesIsRead() {
        for (const char* text : {"rooms >= 25 and loops in 3..5 and path >= 80", "floor >= 40 %", "floor >= 40%",
                                 "rooms≥3", "loops in 3 .. 5", "not (rooms = 3 or rooms == 4)", "path > longest-walk",
                                 "\tfloor\n> 1.125", "loops in -1..0"})
            QVERIFY2(parseCondition(text).condition, text);
    }

    void precedenceIsAsElsewhere() {
        const auto parsed = parseCondition("rooms = 1 or not path = 2 and loops = 3");
        QVERIFY(parsed.condition->kind == Condition::Kind::Or);
        QVERIFY(parsed.condition->parts[1].kind == Condition::Kind::And);
        QVERIFY(parsed.condition->parts[1].parts[0].kind == Condition::Kind::Not);
    }

    void aDeepOrLongConditionIsRefused() {
        const auto deep = [](int depth) {
            return std::string(static_cast<std::size_t>(depth), '(') + "rooms = 1" +
                   std::string(static_cast<std::size_t>(depth), ')');
        };
        QVERIFY(parseCondition(deep(deepestCondition)).condition);
        QVERIFY(faultOf(deep(deepestCondition + 1)).find("Too deep") != std::string::npos);
        QVERIFY(!faultOf(std::string(longestCondition + 1, ' ')).empty());
        QVERIFY(!faultOf(std::string(longestCondition, '(')).empty());
    }

    /// Nearer levels have a smaller shortfall; a measure without a value is as far as can be.
    void theShortfallTellsWhichLevelIsNearer() {
        const auto wanted = *parseCondition("loops in 3..5 and path >= 80").condition;
        const auto shortfallOf = [&](std::optional<int> loops, int path) {
            return shortfall(wanted, [&](std::string_view measure) -> std::optional<Decimal> {
                if (measure == "path") return Decimal::of(path);
                return loops ? std::optional(Decimal::of(*loops)) : std::nullopt;
            });
        };
        QCOMPARE(shortfallOf(3, 80), 0);
        QVERIFY(shortfallOf(3, 79) < shortfallOf(3, 60));
        QVERIFY(shortfallOf(2, 80) < shortfallOf(1, 80));
        QVERIFY(shortfallOf(6, 80) < shortfallOf(9, 80));
        QVERIFY(shortfallOf(0, 80) < shortfallOf({}, 80));
        const auto huge = *parseCondition("path >= 1000000000000").condition; // the sanitizers look for overflows
        const auto hugeShortfall = [&](std::int64_t path) {
            return shortfall(huge, [path](std::string_view) { return std::optional(Decimal::of(path)); });
        };
        QVERIFY(hugeShortfall(999'000'000'000) < hugeShortfall(900'000'000'000));
        QVERIFY(hugeShortfall(900'000'000'000) > 0);
    }

    void completionKnowsWhatComesNext() {
        const auto wordsAt = [](const std::string& text) { return completionAt(text, text.size()).words; };
        QCOMPARE(wordsAt("").size(), ids().size() + 1);
        QCOMPARE(wordsAt("bridge-w"), std::vector<std::string>{"bridge-weight"});
        QCOMPARE(wordsAt("rooms "), (std::vector<std::string>{"=", "!=", "<", "<=", ">", ">=", "in"}));
        QCOMPARE(wordsAt("rooms > "), ids());
        QCOMPARE(wordsAt("rooms > 3 "), (std::vector<std::string>{"and", "or"}));
        QCOMPARE(wordsAt("rooms > 3 a"), std::vector<std::string>{"and"});
        QCOMPARE(wordsAt("rooms in 3..5 o"), std::vector<std::string>{"or"});
        QCOMPARE(wordsAt("rooms in "), std::vector<std::string>());
        QCOMPARE(wordsAt("(rooms > 3 and na"), std::vector<std::string>{"narrow"});
        QCOMPARE(wordsAt("(rooms > 3 and no").back(), std::string("not"));
        QCOMPARE(wordsAt("rooms # "), std::vector<std::string>());
        QCOMPARE(completionAt("rooms > 3", 3).replaces.to, std::size_t{5});
        const auto middle = completionAt("roo > 3", 3);
        QCOMPARE(middle.replaces.from, std::size_t{0});
        QCOMPARE(middle.replaces.to, std::size_t{3});
    }
};

DELVE_TEST(ConditionTest)
#include "condition_test.moc"
