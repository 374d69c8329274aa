#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::test;

/// Any keys on every recipe: no crash, no impossible state, and a game that was split is the one that was not.
class RandomPlaySeedsTest : public QObject {
    Q_OBJECT
private slots:
    void nothingImpossibleHappens_data() { everyRecipe(); }
    void nothingImpossibleHappens() {
        QFETCH(QString, recipe);
        const std::int64_t keys = longRun() ? 1'000'000 : 6'000;
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
        const int games = qgetenv("DELVEWRIGHT_LONG") == "seeds" ? 2'000 : 20;
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

    /// By what a person types: words whole and unfinished, another seed in the midst of it, and :Q and L.
    void aGameSavedByKeysGoesOnTheSame_data() { everyRecipe(); }
    void aGameSavedByKeysGoesOnTheSame() {
        QFETCH(QString, recipe);
        const int games = qgetenv("DELVEWRIGHT_LONG") == "seeds" ? 500 : 10;
        Stream random(29);
        int split = 0;
        for (int game = 0; game < games; ++game) {
            if (game % gamesOfAWorld == 0) m_world = anyWorld(recipe, random);
            split += splitByKeys(begin(random), anyWords(random, 60), random.below(60));
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(split > 0);
    }

    /// Of what was made on the way down, too.
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
    /// Words as anyKey gives characters.
    static std::vector<std::string> anyWords(Stream& random, std::size_t count) {
        static const std::vector<std::string> words{"{give coins 3}",
                                                    "{give red}",
                                                    "{walls}{walls}",
                                                    "{2give blue}",
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

    /// False where the game is over at the cut, or a word is typed: then :Q does not save.
    static bool splitByKeys(Shell whole, const std::vector<std::string>& words, std::size_t cut) {
        MemorySaves saves;
        for (std::size_t i = 0; i < cut; ++i) typeAll(whole, words[i], saves);
        if (whole.game()->over() || whole.screen() == Screen::Ended || !whole.typed().empty()) return false;
        Shell first = whole;
        typeAll(first, ":Q", saves);
        if (first.screen() != Screen::Ended) return false; // a seed is asked for
        Shell second = Shell::atTitle({}, {});
        typeAll(second, "L", saves);
        for (std::size_t i = cut; i < words.size(); ++i) {
            typeAll(whole, words[i], saves);
            typeAll(second, words[i], saves);
        }
        [&] { QCOMPARE(savedGameText(second), savedGameText(whole)); }();
        return true;
    }

    static constexpr int gamesOfAWorld = 20; ///< it takes longer to make one than to play it

    /// Until it leads back to the title, or that many keys were typed; gives how many were.
    std::int64_t playOneGame(Stream& random, std::int64_t most) {
        NoSavedGames none;
        Shell shell = begin(random);
        for (std::int64_t typed = 0; typed < most;) {
            const bool over = shell.screen() == Screen::Over; // deeper, where there is one
            (void)shell.type(over ? U'N' : static_cast<char32_t>(anyKey(random)), none);
            ++typed;
            if (shell.screen() == Screen::Seed) return typed;
            const auto wrong = whatIsImpossible(*shell.game());
            if (wrong.isEmpty()) continue;
            QTest::qFail(qPrintable(wrong + " after " + QString::fromStdString(shell.keys())), __FILE__, __LINE__);
            return typed;
        }
        return most;
    }

    static bool longRun() {
        return qgetenv("DELVEWRIGHT_LONG") == "seeds" || qgetenv("DELVEWRIGHT_LONG") == "sanitizers";
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
