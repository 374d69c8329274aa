#include "playtest/rules/depth.h"
#include "playtest/shell/replay.h"
#include "tests/playtest/recorded.h"
#include "tests/support/signposts.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// A game on levels of a recipe and a stage that are registered at run time: N makes such levels, so does going a
/// level deeper, and saved games continue.
class DeclaredAtRunTimePlayTest : public QObject {
    Q_OBJECT

    std::unique_ptr<generation::Declarations> m_more = withSignposts();
    Declarations m_declarations{builtInObjectives(), *m_more};

    [[nodiscard]] Shell begunWith(const Declarations& declarations) const {
        auto shell = Shell::atTitle(m_more->recipes.find("signed-caves")->withSeed(0), {48, 32}, {}, declarations);
        NoSavedGames saves;
        for (const char32_t key : U"N3S")
            if (key != U'\0') (void)shell.type(key, saves);
        return shell;
    }

private slots:
    void itIsGenerated() {
        QVERIFY(begunWith(m_declarations).screen() == Screen::Play);
        QVERIFY(begunWith(builtInDeclarations()).screen() != Screen::Play);
    }

    void theLevelBelowIsGenerated() {
        const auto shell = begunWith(m_declarations);
        const auto below = worldBelow(*shell.game());
        QVERIFY2(below.ok(), below ? "" : inEnglish(below.failure().message).c_str());
        QCOMPARE(below->levels[0].recipe->name, std::string("signed-caves"));
        const auto again = begunWith(m_declarations).again();
        QVERIFY(again.ok() && worldBelow(*again->game()).ok());
    }

    void aSavedGameGoesOn() {
        const auto text = savedGameText(begunWith(m_declarations));
        const auto read = readSavedGame(text, m_declarations);
        QVERIFY(read.ok());
        QVERIFY(worldBelow(*read->shell.game()).ok());
        QVERIFY(!worldBelow(*readSavedGame(text)->shell.game()).ok());
    }
};

DELVE_TEST(DeclaredAtRunTimePlayTest)
#include "declared_at_run_time_play_test.moc"
