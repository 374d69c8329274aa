#include "app/verbs/parameter_words.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

/// A value that a parameter cannot have: as written, and as a message about it shows it.
struct Bad {
    std::string written;
    std::string shown;
};

std::string shownOf(const std::string& text) { return text.empty() ? "\"\"" : text; }
Bad plain(const std::string& text) { return {text, shownOf(text)}; }
/// A number with too many decimals.
std::string tooFine(const std::string& number) {
    return number + (number.find('.') == std::string::npos ? ".0001" : "0001");
}
std::string next(Decimal limit, std::int64_t thousandths) {
    return toText(Decimal::ofThousandths(limit.thousandths + thousandths));
}
bool isWhole(const generation::SharedKind& kind) { return kind->whole; }
bool isRange(const generation::SharedKind& kind) { return kind->form == generation::ValueForm::Range; }
bool isNumber(const generation::SharedKind& kind) {
    return isRange(kind) || kind->form == generation::ValueForm::Number;
}

/// Bad values as text, on the command line and in a field of the panel.
std::vector<Bad> badWords(const generation::Parameter& parameter) {
    std::vector<Bad> bad;
    for (const char* const text : {"", " ", "often", "nan", "inf", "0x10", "--", "null", "\xc3\xa4"})
        bad.push_back(plain(text));
    if (!isNumber(parameter.kind)) {
        bad.push_back(plain("2.5"));
        return bad;
    }
    const auto& limits = parameter.limits;
    const std::int64_t step = isWhole(parameter.kind) ? 1000 : 1;
    const auto min = toText(limits.min);
    const auto max = toText(limits.max);
    for (const auto& text : {next(limits.min, -step), next(limits.max, step), std::string("99999999999999999999999999"),
                             std::string("-99999999999999999999999999"), tooFine(min), std::string("1e1"),
                             std::string("1,5"), min + ".", std::string("yes")})
        bad.push_back(plain(text));
    if (isWhole(parameter.kind)) bad.push_back(plain(min + ".5"));
    if (isRange(parameter.kind))
        for (const auto& text : {max + ".." + min, min + "..", ".." + max, min + ".." + next(limits.max, step),
                                 next(limits.min, -step) + ".." + max, min + ".." + max + ".." + max})
            bad.push_back(plain(text));
    else bad.push_back(plain(min + "-" + max));
    return bad;
}

/// Bad values as JSON, in a file.
std::vector<Bad> badJson(const generation::Parameter& parameter) {
    std::vector<Bad> bad{plain("null"),
                         plain("{}"),
                         plain("[]"),
                         plain("[1]"),
                         plain("[1, 2, 3]"),
                         plain("[[1], 2]"),
                         plain(R"({ "a": 1 })"),
                         plain(R"(["often", 2])")};
    const bool takesName = parameter.kind == generation::ParameterKinds::choice();
    bad.push_back({R"("often")", takesName ? "often" : R"("often")"});
    bad.push_back({R"("")", R"("")"});
    if (parameter.kind != generation::ParameterKinds::flag()) bad.push_back({"true", "yes"});
    if (!isNumber(parameter.kind)) {
        bad.push_back(plain("2.5"));
        bad.push_back({"[2, 5]", "2-5"});
        return bad;
    }
    const auto& limits = parameter.limits;
    const std::int64_t step = isWhole(parameter.kind) ? 1000 : 1;
    const auto min = toText(limits.min);
    const auto max = toText(limits.max);
    for (const auto& text : {next(limits.min, -step), next(limits.max, step), std::string("99999999999999999999999999"),
                             tooFine(min), std::string("1e400")})
        bad.push_back(plain(text));
    bad.push_back({'"' + min + '"', '"' + min + '"'});
    if (isWhole(parameter.kind)) bad.push_back(plain(min + ".5"));
    const auto high = next(limits.max, step);
    if (isRange(parameter.kind)) {
        bad.push_back({'[' + max + ", " + min + ']', max + '-' + min});
        bad.push_back({'[' + min + ", " + high + ']', min + '-' + high});
    } else bad.push_back({'[' + min + ", " + high + ']', min + '-' + high});
    return bad;
}

/// What a message has to say about the allowed values.
std::vector<std::string> allowedWords(const generation::Parameter& parameter) {
    if (parameter.kind == generation::ParameterKinds::flag()) return {"yes or no"};
    std::vector<std::string> words;
    for (const auto& choice : parameter.limits.choices) words.emplace_back(choice.name);
    if (isNumber(parameter.kind))
        words = {"from " + toText(parameter.limits.min) + " to " + toText(parameter.limits.max)};
    if (parameter.kind == generation::ParameterKinds::number() ||
        parameter.kind == generation::ParameterKinds::percent() ||
        parameter.kind == generation::ParameterKinds::numberSpan())
        words.emplace_back("at most three decimals");
    return words;
}

/// What is wrong with the message about a bad value; empty if it names the parameter, the value and what is allowed.
std::string faultOf(const Done& answer, const generation::Parameter& parameter, const Bad& bad) {
    const auto what = std::string(parameter.id) + " = " + bad.written + ": ";
    if (answer) return what + "taken";
    if (answer.failure().kind != Failure::Kind::BadInput) return what + "not a refusal of a value";
    const auto sentence = inEnglish(answer.failure().message);
    if (sentence.find(std::string(parameter.id) + " cannot be " + bad.shown + ';') != 0) return what + sentence;
    for (const auto& word : allowedWords(parameter))
        if (sentence.find(word) == std::string::npos) return what + sentence + " (lacks " + word + ')';
    return {};
}

RecipeStage stageOf(const generation::StageInfo& stage) {
    RecipeStage used;
    used.id = "one";
    used.stage = stage.name;
    used.version = stage.version;
    return used;
}

Done typed(const generation::StageInfo& stage, const generation::Parameter& parameter, const std::string& written) {
    Recipe recipe;
    recipe.stages = {stageOf(stage)};
    return applySettings(recipe, {"one." + parameter.id + '=' + written}, generation::builtInStages());
}

Done inFile(const generation::StageInfo& stage, const generation::Parameter& parameter, const std::string& written) {
    Recipe recipe;
    recipe.name = "own";
    recipe.stages = {stageOf(stage)};
    recipe.stages[0].set(parameter.id, true);
    auto text = recipeText(recipe);
    const std::string from = '"' + std::string(parameter.id) + "\": true";
    text.replace(text.find(from), from.size(), '"' + std::string(parameter.id) + "\": " + written);
    auto read = readRecipe(text);
    if (!read) return read.failure();
    return generation::check(generation::asDeclared(*std::move(read), generation::builtInStages()),
                             generation::builtInStages());
}

} // namespace

/// Every parameter of every stage, with invalid values of every kind: each is refused with a message that names the
/// parameter, the value and its range. The panel and the command line give the same messages.
class BadParametersTest : public QObject {
    Q_OBJECT

    static void addStages() {
        QTest::addColumn<int>("place");
        int place = 0;
        for (const auto& stage : generation::builtInStages()) {
            const auto row = std::string(stage.name) + ' ' + std::to_string(stage.version);
            if (!stage.parameters.empty()) QTest::newRow(row.c_str()) << place;
            ++place;
        }
    }
    /// Checks that each bad value of each parameter, set in this way, is refused with a complete message.
    template <class Values, class Way>
    static void areRefused(const generation::StageInfo& stage, Values values, Way way) {
        for (const auto& parameter : stage.parameters)
            for (const auto& bad : values(parameter)) {
                const auto fault = faultOf(way(stage, parameter, bad.written), parameter, bad);
                QVERIFY2(fault.empty(), fault.c_str());
            }
    }

private slots:
    void asWords_data() { addStages(); }
    void asWords() {
        QFETCH(int, place);
        areRefused(generation::builtInStages()[static_cast<std::size_t>(place)], badWords, typed);
    }

    void asJson_data() { addStages(); }
    void asJson() {
        QFETCH(int, place);
        areRefused(generation::builtInStages()[static_cast<std::size_t>(place)], badJson, inFile);
    }

    /// A message names a very long value, but shows only its beginning.
    void longValuesAreClipped() {
        for (const auto& stage : generation::builtInStages())
            for (const auto& parameter : stage.parameters) {
                const auto answer = typed(stage, parameter, std::string(100'000, 'x'));
                QVERIFY(!answer.ok());
                const auto sentence = inEnglish(answer.failure().message);
                QVERIFY2(sentence.size() < 400, parameter.id.data());
                QVERIFY(sentence.find(std::string(parameter.id) + " cannot be xxxx") == 0);
            }
    }

    /// A table that is written out is a value like any other: messages about it name the parameter.
    void aTableThatIsNoneNamesItsParameter() {
        const auto* const stage = generation::newestStage(generation::builtInStages(), "collapse");
        const auto* const rules = stage->find("rules");
        for (const std::string table : {"{}", R"({ "side": 1 })", "{", R"({ "name": 3 })"}) {
            const auto answer = typed(*stage, *rules, table);
            QVERIFY(!answer.ok());
            QVERIFY2(answer.failure().where.starts_with("one.rules, line 1"), answer.failure().where.c_str());
            QVERIFY(!inEnglish(answer.failure().message).empty());
        }
    }
};

DELVE_TEST(BadParametersTest)
#include "bad_parameters_test.moc"
