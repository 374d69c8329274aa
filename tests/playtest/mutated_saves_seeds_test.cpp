#include "generation/level/rules.h"
#include "generation/pipeline/parameter.h"
#include "playtest/shell/saved_sum.h"
#include "tests/playtest/recorded.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A number, or a word outside of strings, in a JSON text.
struct Value {
    std::size_t at = 0;
    std::size_t length = 0;
};

bool isOfValue(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' || c == '.' || c == 'E';
}

/// By the member that contains them, separately for the game and for its worlds.
std::map<std::string, std::vector<Value>> valuesOf(std::string_view text) {
    std::map<std::string, std::vector<Value>> values;
    const auto worlds = text.find("\"worlds\"");
    std::string member;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            const auto begin = ++i;
            for (; text[i] != '"'; ++i)
                if (text[i] == '\\') ++i;
            if (text[i + 1] == ':')
                member = std::string(text.substr(begin, i - begin)) + (i < worlds ? "" : " of a world");
        } else if (isOfValue(text[i])) {
            Value value{i, 1};
            while (isOfValue(text[i + value.length])) ++value.length;
            i += value.length - 1;
            values[member].push_back(value);
        }
    }
    return values;
}

/// Other values to put in its place.
std::vector<std::string> othersThan(const std::string& value) {
    if (value == "true") return {"false"};
    if (value == "false") return {"true"};
    std::vector<std::string> others{"0", "1", "2", "-1", "11", "2147483647", "1000000000000", "9223372036854775807"};
    const auto number = std::strtoll(value.c_str(), nullptr, 10);
    if (number > 2 && number < 1'000'000) {
        others.push_back(std::to_string(number - 1));
        others.push_back(std::to_string(number + 1));
    }
    std::erase(others, value);
    return others;
}

struct Counts {
    int refused = 0;
    int played = 0;
};

} // namespace

/// Saved games with one changed value and a matching checksum, as if edited by hand: each is refused, or is a game
/// that continues normally.
class MutatedSavesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsTakenGoesOnAsGamesDo_data() { everyRecipe(); }
    void whatIsTakenGoesOnAsGamesDo() {
        QFETCH(QString, recipe);
        Stream random(23);
        Counts counts;
        for (int game = 0; game < (longRun() ? 3 : 1); ++game) {
            const auto text = anySavedGame(recipe, random);
            tryAll(text, random, counts);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(counts.refused > 0);
        QVERIFY(counts.played > 0);
    }

private:
    static bool longRun() { return isLong("seeds"); }

    /// In a fight, an encounter or the store, if possible.
    static std::string anySavedGame(const QString& recipe, Stream& random) {
        World world = worldOf(recipe.toStdString(), random.below(1'000), {32, 24});
        world.rules.write().enemies = true;
        auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), random.below(1'000));
        if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
        NoSavedGames none;
        for (int key = 0; key < 600; ++key) {
            Shell before = *shell;
            typeAll(*shell, anyKeys(random, 1), none);
            if (shell->screen() == Screen::Over) return savedGameText(before);
            if (key > 60 && shell->screen() != Screen::Play) break;
        }
        return savedGameText(*shell);
    }

    static void tryAll(const std::string& text, Stream& random, Counts& counts) {
        const auto whole = text.substr(0, text.size() - lengthOfSum());
        for (const auto& [member, values] : valuesOf(whole)) {
            for (int time = 0; time < (longRun() ? 6 : 1); ++time) {
                const Value value = values[random.below(values.size())];
                auto others = othersThan(whole.substr(value.at, value.length));
                while (!longRun() && others.size() > 3)
                    others.erase(others.begin() + static_cast<std::ptrdiff_t>(random.below(others.size())));
                for (const auto& other : others) {
                    auto mutated = whole;
                    mutated.replace(value.at, value.length, other);
                    mutated += sumOf(mutated);
                    tryOne(mutated, !member.ends_with("world"), random, counts);
                    if (QTest::currentTestFailed()) return qWarning("%s: %s", member.c_str(), other.c_str());
                }
            }
        }
    }

    /// A hand-written world may have enemies in walls, which no game ever leads to.
    static void tryOne(const std::string& text, bool ofTheGame, Stream& random, Counts& counts) {
        auto read = readSavedGame(text);
        if (!read) {
            ++counts.refused;
            return;
        }
        ++counts.played;
        NoSavedGames none;
        Shell& shell = read->shell;
        for (int key = 0; key < 200; ++key) {
            const auto wrong = ofTheGame ? whatIsImpossible(*shell.game()) : QString();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " after " + QString::fromStdString(shell.keys())));
            (void)shell.type(static_cast<char32_t>(anyKey(random)), none);
        }
        const auto again = readSavedGame(savedGameText(shell));
        QVERIFY2(again.ok(), again ? "" : inEnglish(again.failure().message).c_str());
    }
};

DELVE_TEST(MutatedSavesSeedsTest)
#include "mutated_saves_seeds_test.moc"
