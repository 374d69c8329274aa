#include "generation/pipeline/parameter.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

enum class Way : std::uint8_t { Short, Long };

struct Everything {
    bool flag = true;
    std::int64_t whole = 5;
    Decimal number = Decimal::ofThousandths(1200);
    Percent chance = percent(25);
    Span span{2, 6};
    Range numbers{Decimal::ofThousandths(100), Decimal::ofThousandths(900)};
    Count count;
    Way way = Way::Long;
};

} // namespace

class ParameterTest : public QObject {
    Q_OBJECT

    std::vector<Parameter> m_all{
        parameter("flag", &Everything::flag, yesOrNo(), {}, {}),
        parameter("whole", &Everything::whole, whole(-3, 10), {}, {}),
        parameter("number", &Everything::number, thousandths(0, 10'000), {}, {}),
        parameter("chance", &Everything::chance, share(), {}, {}),
        parameter("span", &Everything::span, whole(1, 9), {}, {}),
        parameter("numbers", &Everything::numbers, thousandths(-1'000, 1'000), {}, {}),
        parameter("count", &Everything::count, oneFor(120, 1, 1'000'000), {}, {}),
        parameter("way", &Everything::way, oneOf({{"short", {}}, {"long", {}}}), {}, {}),
    };

    const Parameter& named(const QString& id) const {
        return *std::ranges::find(m_all, id.toStdString(), &Parameter::id);
    }

private slots:
    void typedValues_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("back"); // empty: refused
        const auto row = [](const char* id, const char* text, const char* back) {
            QTest::newRow((std::string(id) + ' ' + text).c_str()) << id << text << back;
        };
        row("flag", "on", "yes");
        row("flag", "false", "no");
        row("flag", "maybe", "");
        row("whole", "-3", "-3");
        row("whole", "11", "");
        row("whole", "1.5", "");
        row("whole", "99999999999999999999999999", "");
        row("whole", "", "");
        row("number", "1.25", "1.25");
        row("number", "1.2345", "");
        row("number", "1e3", "");
        row("chance", "25%", "25");
        row("chance", "100", "100");
        row("chance", "100.001", "");
        row("chance", "-1", "");
        row("span", "2-6", "2-6");
        row("span", "2..6", "2-6");
        row("span", "4", "4");
        row("span", "6-2", "");
        row("span", "0-4", "");
        row("span", "2-", "");
        row("span", "-", "");
        row("span", "2-6-9", "");
        row("numbers", "-0.5--0.25", "-0.5--0.25");
        row("numbers", "-1..1", "-1-1");
        row("count", "20-40", "20-40");
        row("count", "0-40", "");
        row("count", "1-1000001", "");
        row("way", "short", "short");
        row("way", "Short", "");
    }

    void typedValues() {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, back);
        const auto value = parameterFromText(named(id), text.toStdString());
        QCOMPARE(value.ok(), !back.isEmpty());
        if (value.ok()) {
            QCOMPARE(QString::fromStdString(toText(*value)), back);
            return;
        }
        const auto sentence = QString::fromStdString(inEnglish(value.failure().message));
        QVERIFY2(sentence.startsWith(id) && sentence.contains(text), qPrintable(sentence));
    }

    void sentencesSayWhatIsAllowed() {
        const auto sentence = [&](const char* id, const char* text) {
            return inEnglish(parameterFromText(named(id), text).failure().message);
        };
        QCOMPARE(sentence("whole", "77"), std::string("whole cannot be 77; expected a whole number from -3 to 10."));
        QCOMPARE(sentence("way", "far"), std::string("way cannot be far; expected one of: short, long."));
        QCOMPARE(sentence("flag", "7"), std::string("flag cannot be 7; expected yes or no."));
        QCOMPARE(inEnglish(allowedBy(named("chance"))), std::string("0 to 100"));
        QCOMPARE(inEnglish(allowedBy(named("way"))), std::string("one of short, long"));
    }

    void valuesOfTheWrongKindAreRefused() {
        for (const auto& parameter : m_all)
            for (const ParameterValue& value :
                 {ParameterValue(true), ParameterValue(Decimal::of(2)),
                  ParameterValue(Range{Decimal::of(2), Decimal::of(3)}), ParameterValue("short")}) {
                const bool sameKind = value.index() == parameter.defaultValue.index();
                if (!sameKind) QVERIFY(!parameter.check(value).ok());
            }
    }

    void countsGrowWithTheMap() {
        const auto at = [&](Size size) { return toText(named("count").defaultFor(size)); };
        QCOMPARE(at({80, 45}), std::string("20-40"));
        QCOMPARE(at({16, 16}), std::string("1-3"));
        QCOMPARE(at({1, 1}), std::string("1"));
        QCOMPARE(at({4096, 4096}), std::string("93207-186414"));
        QCOMPARE(at({16384, 16384}), std::string("1000000"));
    }

    void valuesReachTheStruct() {
        Everything all;
        for (const auto& parameter : m_all)
            parameter.store(&all, *parameterFromText(parameter, toText(parameter.defaultFor({80, 45}))));
        const Everything defaults;
        QCOMPARE(all.flag, defaults.flag);
        QCOMPARE(all.whole, defaults.whole);
        QCOMPARE(all.number, defaults.number);
        QCOMPARE(all.chance, defaults.chance);
        QCOMPARE(all.chance.of100000(), std::uint64_t{25'000});
        QCOMPARE(all.span, defaults.span);
        QCOMPARE(all.numbers, defaults.numbers);
        QCOMPARE(all.count, (Count{20, 40, false}));
        QCOMPARE(all.way, Way::Long);
    }
};

DELVE_TEST(ParameterTest)
#include "parameter_test.moc"
