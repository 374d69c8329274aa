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
        constexpr std::int64_t ofOneGame = 2'000;
        Stream random(17);
        NoSavedGames none;
        for (std::int64_t typed = 0; typed < keys; typed += ofOneGame) {
            Shell shell = begin(recipe, random);
            for (const char32_t key : keysOf(anyKeys(random, ofOneGame))) {
                (void)shell.type(key, none);
                if (shell.screen() == Screen::Over) typeAll(shell, "N", none); // deeper, where there is one
                if (shell.screen() == Screen::Seed) break;
                const auto wrong = whatIsImpossible(*shell.game());
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " after " + QString::fromStdString(shell.keys())));
            }
        }
    }

    void aSplitGameIsTheSame_data() { everyRecipe(); }
    void aSplitGameIsTheSame() {
        QFETCH(QString, recipe);
        const int games = qgetenv("DELVEWRIGHT_LONG") == "seeds" ? 2'000 : 20;
        Stream random(19);
        NoSavedGames none;
        for (int game = 0; game < games; ++game) {
            Shell whole = begin(recipe, random);
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
    static bool longRun() {
        return qgetenv("DELVEWRIGHT_LONG") == "seeds" || qgetenv("DELVEWRIGHT_LONG") == "sanitizers";
    }

    static Shell begin(const QString& recipe, Stream& random) {
        const auto seed = random.below(1'000'000);
        auto shell = Shell::inPlay(std::make_shared<const World>(worldOf(recipe.toStdString(), seed, {48, 32})), seed);
        if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
        return std::move(*shell);
    }

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
