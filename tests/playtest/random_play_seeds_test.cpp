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

private:
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

    static void everyRecipe() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : allRecipes()) {
            const auto name = QString::fromUtf8(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
};

DELVE_TEST(RandomPlaySeedsTest)
#include "random_play_seeds_test.moc"
