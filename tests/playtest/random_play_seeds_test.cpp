#include "generation/pipeline/parameter.h"
#include "generation/recipes/recipes.h"
#include "tests/playtest/recorded.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// Any keys on every recipe: no crash, no impossible state, and a game saved in between continues the same way.
class RandomPlaySeedsTest : public QObject {
    Q_OBJECT
private slots:
    void nothingImpossibleHappens_data() { everyRecipe(); }
    void nothingImpossibleHappens() {
        QFETCH(QString, recipe);
        const std::int64_t keys = isLong("seeds") ? 1'000'000 : 6'000; // sanitizers watch them all
        Stream random(17);
        std::int64_t typed = 0;
        for (int game = 0; typed < keys; ++game) {
            if (game % gamesOfAWorld == 0) m_world = anyWorld(recipe, random);
            typed += playOneGame(random, std::min<std::int64_t>(2'000, keys - typed));
            if (QTest::currentTestFailed()) return;
        }
    }

    void aSplitGameIsTheSame_data() { everyRecipe(); }
    void aSplitGameIsTheSame() {
        QFETCH(QString, recipe);
        const int games = countOf(20, 2'000);
        Stream random(19);
        NoSavedGames none;
        for (int game = 0; game < games; ++game) {
            if (game % gamesOfAWorld == 0) m_world = anyWorld(recipe, random);
            Shell whole = begin(random);
            const auto keys = anyKeys(random, 120);
            const auto cut = random.below(keys.size());
            typeAll(whole, keys.substr(0, cut), none);
            if (!whole.game()) continue;
            auto split = readSavedGame(savedGameText(whole));
            QVERIFY2(split.ok(), split ? "" : inEnglish(split.failure().message).c_str());
            typeAll(whole, keys.substr(cut), none);
            typeAll(split->shell, keys.substr(cut), none);
            QCOMPARE(savedGameText(split->shell), savedGameText(whole));
        }
    }

    /// Typed by a person: complete and unfinished commands, another seed in between, and :Q and L.
    void aGameSavedByKeysGoesOnTheSame_data() { everyRecipe(); }
    void aGameSavedByKeysGoesOnTheSame() {
        QFETCH(QString, recipe);
        const int games = isLong("seeds") ? 500 : 10;
        Stream random(29);
        int split = 0;
        for (int game = 0; game < games; ++game) {
            if (game % gamesOfAWorld == 0) m_world = anyWorld(recipe, random);
            split += splitByKeys(begin(random), anyWords(random, 60), random.below(60));
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(split > 0);
    }

    /// From the title on, cut anywhere in the text: in a seed, in a command, or before there is a game at all.
    void aTextCutAnywhereGoesOnTheSame() {
        const std::string text = "N12S"
                                 "WD{give coins 3}AS{reveal}:XD{2go 1,1}TWA"
                                 "N5S"
                                 "DD{walls}A{walls}F";
        const auto title = Shell::atTitle(generation::builtInRecipes().find("caves")->withSeed(0), {32, 24});
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            MemorySaves saves;
            Shell whole = title;
            typeAll(whole, text.substr(0, cut), saves);
            finishTyping(whole, saves);
            Shell split = title; // a second session, which without a saved game begins at the title, too
            if (whole.game()) {
                Shell first = whole;
                typeAll(first, ":Q", saves);
                QCOMPARE(first.screen(), Screen::Ended);
                typeAll(split, "L", saves);
            }
            typeAll(whole, text.substr(cut), saves);
            typeAll(split, text.substr(cut), saves);
            QCOMPARE(split.screen(), whole.screen());
            QCOMPARE(split.game() != nullptr, whole.game() != nullptr);
            if (whole.game()) QCOMPARE(savedGameText(split), savedGameText(whole));
        }
    }

    /// Also with the levels that were made on the way down.
    void aGameSavedBelowABossGoesOnTheSame() {
        Stream random(31);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            NoSavedGames none;
            const auto world = std::make_shared<const World>(worldOf("spanning-halls", seed, {60, 40}));
            auto shell = Shell::inPlay(world, seed);
            QVERIFY(shell.ok());
            for (int depth = 1; depth <= 2; ++depth) {
                beatTheBoss(*shell);
                QCOMPARE(shell->screen(), Screen::Over);
                typeAll(*shell, "N", none);
                QCOMPARE(shell->game()->depth, std::int64_t{depth + 1});
            }
            QVERIFY(splitByKeys(*shell, anyWords(random, 40), random.below(40)));
        }
    }

private:
    /// Commands, in the way that anyKey gives characters.
    static std::vector<std::string> anyWords(Stream& random, std::size_t count) {
        static const std::vector<std::string> words{"{give coins 3}",
                                                    "{give strength 1}",
                                                    "{walls}{walls}",
                                                    "{2give health 2}",
                                                    "{give nothing}",
                                                    "{2go",
                                                    "N7",
                                                    "{reveal}",
                                                    ":X",
                                                    "{foo}",
                                                    "{go 1",
                                                    "N5S",
                                                    ":",
                                                    "N12B"};
        std::vector<std::string> typed;
        for (std::size_t i = 0; i < count; ++i)
            typed.push_back(random.below(12) == 0 ? words[random.below(words.size())] : std::string(1, anyKey(random)));
        return typed;
    }

    /// Leaves the command or seed that is being typed: only then can :Q be typed.
    static void finishTyping(Shell& shell, SavedGames& saves) {
        if (shell.screen() == Screen::Seed) typeAll(shell, "B", saves);
        if (!shell.typed().empty()) (void)shell.type(escapeKey, saves);
    }

    /// False if the game is over at the cut: then :Q does not save.
    static bool splitByKeys(Shell whole, const std::vector<std::string>& words, std::size_t cut) {
        MemorySaves saves;
        for (std::size_t i = 0; i < cut; ++i) typeAll(whole, words[i], saves);
        finishTyping(whole, saves);
        if (whole.game()->over() || whole.screen() == Screen::Ended) return false;
        Shell first = whole;
        typeAll(first, ":Q", saves);
        [&] { QCOMPARE(first.screen(), Screen::Ended); }();
        Shell second = Shell::atTitle({}, {});
        typeAll(second, "L", saves);
        for (std::size_t i = cut; i < words.size(); ++i) {
            typeAll(whole, words[i], saves);
            typeAll(second, words[i], saves);
        }
        [&] { QCOMPARE(savedGameText(second), savedGameText(whole)); }();
        return true;
    }

    static constexpr int gamesOfAWorld = 20; ///< making a world takes longer than playing it

    /// Plays until the title is shown, or this many keys are typed; returns the number of keys.
    std::int64_t playOneGame(Stream& random, std::int64_t most) {
        NoSavedGames none;
        Shell shell = begin(random);
        std::int64_t typed = 0;
        while (typed < most) {
            const bool over = shell.screen() == Screen::Over; // goes deeper, if possible
            (void)shell.type(over ? U'N' : static_cast<char32_t>(anyKey(random)), none);
            ++typed;
            if (shell.screen() == Screen::Seed) break;
            const auto wrong = whatIsImpossible(*shell.game());
            if (wrong.isEmpty()) continue;
            QTest::qFail(qPrintable(wrong + " after " + QString::fromStdString(shell.keys())), __FILE__, __LINE__);
            return typed;
        }
        if (const auto wrong = whatDoesNotFollow(*shell.game()); !wrong.empty())
            QTest::qFail((wrong + " after " + shell.keys()).c_str(), __FILE__, __LINE__);
        return typed;
    }

    static std::shared_ptr<const World> anyWorld(const QString& recipe, Stream& random) {
        return std::make_shared<const World>(worldOf(recipe.toStdString(), random.below(1'000'000), {48, 32}));
    }

    Shell begin(Stream& random) const {
        auto shell = Shell::inPlay(m_world, random.below(1'000'000));
        if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
        return std::move(*shell);
    }

    std::shared_ptr<const World> m_world;
};

DELVE_TEST(RandomPlaySeedsTest)
#include "random_play_seeds_test.moc"
