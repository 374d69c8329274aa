#include "generation/collapse/built_in.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/parameter.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/signposts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

/// A parameter of a kind, with limits that allow some typed values.
Parameter madeUp(const SharedKind& kind) {
    Parameter parameter;
    parameter.id = "made-up";
    parameter.kind = kind;
    parameter.limits = whole(0, 100);
    if (kind == ParameterKinds::choice()) parameter.limits = oneOf({{"near", {}}, {"far", {}}});
    return parameter;
}

} // namespace

/// What every kind of parameter guarantees.
class ParameterKindsTest : public QObject {
    Q_OBJECT

    const std::map<std::string, std::vector<std::string>> m_typed{
        {"flag", {"yes", "no"}},
        {"whole", {"7", "0"}},
        {"number", {"1.25"}},
        {"percent", {"12.5"}},
        {"range", {"2-6", "4"}},
        {"number-range", {"0.1-0.9"}},
        {"count", {"20-40"}},
        {"choice", {"near", "far"}},
        {"text", {"", "Words, “some” of them = 50 %", "été"}},
        {"file", {"", "signs.txt", "parts/a b/hall.txt", "..hidden"}},
        {"level", {"", "hall", "town-3", "hall@4,3,12x8", "odd@name"}},
        {"table", {"garden", "town", std::string(collapse::builtInTables().front().text)}},
    };

private slots:
    void eachKindTakesWhatItWrites() {
        for (const auto& kind : builtInParameterKinds()) {
            QVERIFY2(m_typed.contains(kind.id), kind.id.c_str());
            const auto parameter = madeUp(builtInParameterKinds().share(kind.id));
            QVERIFY2(!inEnglish(kind.allowed(parameter)).empty(), kind.id.c_str());
            for (const auto& typed : m_typed.at(kind.id)) {
                const auto value = parameterFromText(parameter, typed);
                QVERIFY2(value.ok(), (kind.id + ": " + typed).c_str());
                QVERIFY2(parameter.check(*value).ok(), (kind.id + ": " + typed).c_str());
                QCOMPARE(QString::fromStdString(kind.toText(*value)), QString::fromStdString(typed));
            }
        }
    }

    /// Drawn by the functions that the contract tests of stages use.
    void eachKindIsDrawnAsItAllows() {
        Stream random(1);
        for (const auto& kind : builtInParameterKinds()) {
            auto parameter = madeUp(builtInParameterKinds().share(kind.id));
            parameter.defaultValue = *parameterFromText(parameter, m_typed.at(kind.id).front());
            auto drawn = test::endsOf(parameter);
            for (int i = 0; i < 50; ++i) drawn.push_back(test::drawnValue(parameter, random));
            for (const auto& value : drawn)
                QVERIFY2(parameter.check(value).ok(), (kind.id + ": " + kind.toText(value)).c_str());
        }
    }

    /// As a recipe file keeps it: the value read is the value that was set.
    void filesKeepTheValuesOfEachKind() {
        for (const auto& [id, texts] : m_typed) {
            const auto parameter = madeUp(builtInParameterKinds().share(id));
            for (const auto& typed : texts) {
                Recipe recipe;
                recipe.stages = {stageOf("one", "any")};
                recipe.stages[0].set("made-up", *parameterFromText(parameter, typed));
                const auto read = readRecipe(recipeText(recipe));
                QVERIFY2(read.ok() && *read == recipe, (id + ": " + typed).c_str());
            }
        }
    }

    void valuesOfAnotherFormAreRefused() {
        const std::vector<ParameterValue> all{true, Decimal::of(3), Range{Decimal::of(1), Decimal::of(2)},
                                              std::string("near")};
        for (const auto& kind : builtInParameterKinds()) {
            const auto parameter = madeUp(builtInParameterKinds().share(kind.id));
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (i == static_cast<std::size_t>(kind.form)) continue;
                const auto checked = parameter.check(all[i]);
                QVERIFY2(!checked.ok(), kind.id.c_str());
                QVERIFY2(inEnglish(checked.failure().message).starts_with("made-up cannot be "), kind.id.c_str());
            }
        }
    }

    void badTextsAreRefused_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* kind, const char* typed, const char* says) {
            QTest::newRow((std::string(kind) + ' ' + typed).c_str()) << kind << typed << says;
        };
        row("text", "two\nlines", "expected one line of at most 100 characters");
        row("text", "\x1b[31m", "expected one line");
        row("text", std::string(101, 'a').c_str(), "expected one line");
        row("file", "/etc/passwd", "expected a file in the map's folder");
        row("file", "../other.txt", "expected a file");
        row("file", "parts/../../other.txt", "expected a file");
        row("file", "parts//hall.txt", "expected a file");
        row("file", "./hall.txt", "expected a file");
        row("file", "C:\\hall.txt", "expected a file");
        row("file", "hall.txt/", "expected a file");
        row("level", "a\nb", "expected the id of a level");
        row("table", "castles", "expected one of town, circuit, castle, garden, or the text of a rule table");
        row("table", "", "expected one of");
    }

    void badTextsAreRefused() {
        QFETCH(QString, kind);
        QFETCH(QString, typed);
        QFETCH(QString, says);
        const auto parameter = madeUp(builtInParameterKinds().share(kind.toStdString()));
        const auto value = parameterFromText(parameter, typed.toStdString());
        QVERIFY(!value.ok());
        QCOMPARE(value.failure().kind, Failure::Kind::BadInput);
        const auto sentence = QString::fromStdString(inEnglish(value.failure().message));
        QVERIFY2(sentence.startsWith("made-up cannot be ") && sentence.contains(says), qPrintable(sentence));
        QVERIFY2(!sentence.contains('\n'), qPrintable(sentence));
    }

    void aTableThatIsNoneIsRefusedWithItsPlace() {
        const auto refused = parameterFromText(madeUp(ParameterKinds::table()), "{\n \"rules\": 9 }");
        QVERIFY(!refused.ok());
        QVERIFY2(refused.failure().where.starts_with("made-up, line 2"), refused.failure().where.c_str());
    }

    void aPartOfALevelIsWrittenAndRead() {
        const LevelPart part{"hall", Rect{4, 3, 12, 8}};
        QCOMPARE(toText(part), std::string("hall@4,3,12x8"));
        QVERIFY(levelPartFrom("hall@4,3,12x8") == part);
        for (const char* const id : {"", "hall", "odd@name", "odd@", "odd@1,2,3x4", "a@b@1,2,3x4"})
            for (const auto& whole : {LevelPart{id}, LevelPart{id, Rect{0, 0, 1, 1}}})
                QVERIFY2(levelPartFrom(toText(whole)) == whole, id);
        for (const char* const text : {"hall@4,3,12x", "hall@-1,3,12x8", "hall@4,3,0x8", "hall@4,3,12x8 "})
            QVERIFY2(!levelPartFrom(text).part, text);
    }

    /// A kind that is declared at run time has its own check and its own text.
    void aKindOfOnesOwn() {
        ParameterKind dice;
        dice.id = "dice";
        dice.form = ValueForm::Number;
        dice.fromText = [](std::string_view text) -> std::optional<ParameterValue> {
            if (!text.ends_with("d6")) return {};
            const auto number = decimalFromText(text.substr(0, text.size() - 2));
            return number ? std::optional(ParameterValue(*number)) : std::nullopt;
        };
        dice.toText = [](const ParameterValue& value) { return toText(value) + "d6"; };
        dice.refuse = [](const Parameter& parameter, const std::string& given) {
            return refusedBy(parameter, given, DELVE_TEXT("test", "%1 cannot be %2: throw dice."));
        };
        dice.check = [](const Parameter&, const ParameterValue&, const std::string&) { return done(); };
        dice.allowed = [](const Parameter&) { return Message{DELVE_TEXT("test", "dice")}; };
        const auto parameter = madeUp(std::make_shared<const ParameterKind>(std::move(dice)));
        const auto value = parameterFromText(parameter, "3d6");
        QVERIFY(value.ok() && *value == ParameterValue(Decimal::of(3)));
        QCOMPARE(parameter.kind->toText(*value), std::string("3d6"));
        QCOMPARE(inEnglish(parameterFromText(parameter, "3").failure().message),
                 std::string("made-up cannot be 3: throw dice."));
        QCOMPARE(inEnglish(allowedBy(parameter)), std::string("dice"));
    }
};

DELVE_TEST(ParameterKindsTest)
#include "parameter_kinds_test.moc"
