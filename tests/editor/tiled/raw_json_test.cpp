#include "editor/tiled/raw_json.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

/// JSON of strangers that comes to stand in files of ours.
class RawJsonTest : public QObject {
    Q_OBJECT
private slots:
    void plainValues() {
        for (const char* const plain : {"0", "-0", "7", "-0.5", "12.25", "1e+05", "2E-3", "true", "false"})
            QVERIFY2(isPlainJson(plain), plain);
        for (const char* const other : {"", "-", "01", "1.", ".5", "1e", "1e+", "+1", "0x1", "1 ", " 1", "null",
                                        "\"1\"", "[1]", "True", "nan", "1-2"})
            QVERIFY2(!isPlainJson(other), other);
    }

    void oneValue() {
        for (const char* const sound : {"1", "null", "\"a\"", "{}", "[ 1, { \"a\": [] } ]", "\"[[[\\\"{\""})
            QVERIFY2(isJsonValue(sound), sound);
        for (const char* const other : {"", " ", "{", "[1,]", "1 2", "{\"a\": 1, \"a\": 2}", "a"})
            QVERIFY2(!isJsonValue(other), other);
    }

    void depthIsLimited() {
        const auto nested = [](int depth) {
            const auto count = static_cast<std::size_t>(depth);
            return std::string(count, '[') + std::string(count, ']');
        };
        QVERIFY(isJsonValue(nested(deepestRawJson)));
        QVERIFY(!isJsonValue(nested(deepestRawJson + 1)));
        QVERIFY(!isJsonValue(nested(100'000)));
        const auto isTaken = [](const std::string&) { return false; };
        QVERIFY(membersOf("{\"a\": " + nested(deepestRawJson + 1) + "}", isTaken).empty());
    }

    void membersAreTakenOut() {
        const auto isTaken = [](const std::string& name) { return name == "id"; };
        QCOMPARE(membersOf("{\"a\": 1, \"b\": {\"id\": 2}}", isTaken), std::string("\"a\": 1, \"b\": {\"id\": 2}"));
        QCOMPARE(membersOf("{ \"a\": 1\n}", isTaken), std::string("\"a\": 1"));
        for (const char* const none : {"{}", "{ }", "{\n}", "", "[]", "{\"id\": 1}", "{\"i\\u0064\": 1}", "{} {}"})
            QCOMPARE(membersOf(none, isTaken), std::string());
    }
};

DELVE_TEST(RawJsonTest)
#include "raw_json_test.moc"
