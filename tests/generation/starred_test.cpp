#include "generation/level/delve_file.h"
#include "generation/level/starred.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"

#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace delve;

namespace {

/// JSON that is easier to read without backslashes: ' replaces the double quote.
std::string quoted(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

Recipe recipeOf(std::uint64_t seed) { return generation::builtInRecipes().find("keep")->withSeed(seed); }

World worldWith(const Properties& properties) {
    World world;
    Level level;
    level.id = "level";
    level.tiles = Grid({3, 2}, Tile::Floor);
    level.properties = properties;
    world.levels.push_back(level);
    return world;
}

/// What a file holds in place of the stars.
Properties written(const std::string& json) {
    Properties properties;
    properties.set(starredProperty, UnknownValue{json});
    return properties;
}

std::string starWith(const std::string& members) {
    return quoted("{ 'width': 80, 'height': 45, 'recipe': { 'name': 'keep', 'seed': 1, 'stages': [] }") + members +
           " }";
}

} // namespace

/// The stars of a level in a file.
class StarredTest : public QObject {
    Q_OBJECT
private slots:
    void comeBackFromAFile() {
        Starred starred;
        starred.variations = {{recipeOf(7), {80, 45}, "the long way “round”"}, {recipeOf(8), {16, 16384}, ""}};
        starred.variations[0].recipe.stages[0].reroll = 3;
        starred.variations[1].recipe.stages[1].set("odd", Range{Decimal::of(1), Decimal::of(2)});
        Properties properties;
        setStarred(properties, starred);
        const auto text = delveText(worldWith(properties));
        const auto read = readDelve(text);
        QVERIFY(read.ok());
        QVERIFY(starredOf(read->levels[0].properties) == starred);
        QCOMPARE(delveText(*read), text);
    }

    void withoutStarsTheFileIsAsBefore() {
        Properties properties;
        setStarred(properties, {{{recipeOf(7), {80, 45}}}, {}});
        setStarred(properties, {});
        QVERIFY(properties.empty());
        QVERIFY(starredOf(properties).empty());
    }

    /// This is how files have them; it must not change.
    void areWrittenAsTheDocumentSays() {
        Recipe recipe;
        recipe.name = "keep";
        recipe.seed = 5;
        Properties properties;
        setStarred(properties, {{{recipe, {80, 45}, "first"}}, {}});
        const auto text = delveText(worldWith(properties));
        const std::string expected =
            quoted("'properties': { 'starred-variations': [ { 'width': 80, 'height': 45, 'note': 'first', "
                   "'recipe': { 'name': 'keep', 'seed': 5, 'stages': [] } } ] }");
        QVERIFY2(text.find(expected) != std::string::npos, text.c_str());
        QFile document(QStringLiteral(DELVE_TEST_DATA) + "/../../docs/delve-format.md");
        QVERIFY(document.open(QIODevice::ReadOnly | QIODevice::Text));
        QVERIFY(document.readAll().contains("`starred-variations`"));
    }

    void whatALaterVersionAddsStays() {
        const auto later = starWith(quoted(", 'rating': [5, { 'by': 'Anna' }]"));
        const auto stranger = quoted("{ 'picture': 'later' }");
        const auto starred = starredOf(written("[ " + later + ", " + stranger + " ]"));
        QCOMPARE(starred.variations.size(), std::size_t{1});
        QCOMPARE(starred.variations[0].unknown, quoted("'rating': [5, { 'by': 'Anna' }]"));
        QCOMPARE(starred.others, std::vector<std::string>{stranger});
        Properties properties;
        setStarred(properties, starred);
        QVERIFY(*properties.find(starredProperty) ==
                PropertyValue(UnknownValue{"[ " + later + ", " + stranger + " ]"}));
    }

    /// A stranger's file: what is wrong is not shown, and stays as it is.
    void whatIsWrongIsNoStar_data() {
        QTest::addColumn<QString>("star");
        const auto row = [](const char* name, const std::string& star) {
            QTest::newRow(name) << QString::fromStdString(star);
        };
        row("number", "7");
        row("list", "[]");
        row("nothing in it", "{}");
        row("without a recipe", quoted("{ 'width': 80, 'height': 45 }"));
        row("recipe that is none", quoted("{ 'width': 80, 'height': 45, 'recipe': 'keep' }"));
        row("too wide", quoted("{ 'width': 16385, 'height': 45, 'recipe': { 'name': '', 'seed': 1, 'stages': [] } }"));
        row("no height", quoted("{ 'width': 80, 'height': 0, 'recipe': { 'name': '', 'seed': 1, 'stages': [] } }"));
        row("two lines", starWith(quoted(", 'note': 'one\\ntwo'")));
        row("letters from right to left", starWith(quoted(", 'note': 'a\\u202eb'")));
        row("too long", starWith(", \"note\": \"" + std::string(maxNote + 1, 'n') + '"'));
        row("note that is none", starWith(quoted(", 'note': 7")));
        row("two stages of one id",
            quoted("{ 'width': 1, 'height': 1, 'recipe': { 'name': '', 'seed': 1, 'stages': [ "
                   "{ 'id': 'a', 'stage': 'x', 'version': 1 }, { 'id': 'a', 'stage': 'x', 'version': 1 } ] } }"));
    }
    void whatIsWrongIsNoStar() {
        QFETCH(QString, star);
        const auto good = starWith("");
        const auto starred = starredOf(written('[' + star.toStdString() + ',' + good + ']'));
        QCOMPARE(starred.variations.size(), std::size_t{1});
        QCOMPARE(starred.others, std::vector<std::string>{star.toStdString()});
    }

    void aPropertyThatIsNoListHasNoStars() {
        for (const char* json : {"null", "{}", "{ \"a\": [] }", "[", "[1, 2] 3", "7"})
            QVERIFY2(starredOf(written(json)).empty(), json);
        Properties text;
        text.set(starredProperty, std::string("mine"));
        QVERIFY(starredOf(text).empty());
    }

    void thereAreAtMostAHundred() {
        std::string list = "[" + starWith("");
        for (int i = 0; i < 300; ++i) list += ", " + starWith(quoted(", 'note': '") + std::to_string(i) + '"');
        const auto starred = starredOf(written(list + "]"));
        QCOMPARE(starred.variations.size(), maxStarred);
        QCOMPARE(starred.others.size(), 301 - maxStarred);
    }

    void anEmptyListIsAList() {
        QVERIFY(readStarred(written("[]")).ok());
        QVERIFY(readStarred(Properties()).ok());
        QVERIFY(!readStarred(written("{}")).ok());
    }

    /// A stranger's file: a list above the limit is not even begun, and one with too much in it is not read to its end,
    /// which is no JSON here.
    void aListThatIsTooLongIsNotRead() {
        std::string list = "[0";
        for (int i = 1; i < 1'000'000; ++i) list += ",0";
        const auto large = readStarred(written(list + "]"));
        QVERIFY(!large.ok());
        QVERIFY(inEnglish(large.failure().message).find("too long") != std::string::npos);
        list.resize(400'000);
        const auto many = readStarred(written(list + "}}}}"));
        QVERIFY(!many.ok());
        QVERIFY(inEnglish(many.failure().message).find("too long") != std::string::npos);
        QVERIFY(starredOf(written(list)).empty());
    }

    void whatIsUnknownOfARecipeMakesNoOtherLevel() {
        const StarredVariation star{recipeOf(7), {80, 45}};
        auto later = recipeOf(7);
        later.unknown = "\"later\": 1";
        later.stages[0].unknown = "\"more\": []";
        QVERIFY(star.makes(later, {80, 45}));
        QVERIFY(!star.makes(recipeOf(8), {80, 45}) && !star.makes(later, {80, 44}));
        later.stages[0].reroll = 1;
        QVERIFY(!star.makes(later, {80, 45}));
    }

    void aNoteIsOneShortLine() {
        QCOMPARE(noteOf("one\ntwo\tthree\x1b[0m"), std::string("one two three [0m"));
        QCOMPARE(noteOf("a\xff"), std::string("a "));
        std::string umlauts;
        for (std::size_t i = 0; i < 2 * maxNote; ++i) umlauts += "ü";
        QCOMPARE(noteOf(umlauts).size(), 2 * maxNote);
        for (const auto* const text : {"", "plain", "“Grün” 庭園"}) {
            QVERIFY(isNote(text));
            QCOMPARE(noteOf(text), std::string(text));
        }
    }
};

DELVE_TEST(StarredTest)
#include "starred_test.moc"
