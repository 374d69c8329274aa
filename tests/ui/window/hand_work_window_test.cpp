#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"

#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::test;

/// What is asked before levels that a person worked on would go, by the real dialog.
class HandWorkWindowTest : public ByHand {
    Q_OBJECT

    static Recipe journeyOf(int sites, std::uint64_t seed) {
        auto recipe = findRecipe("journey")->withSeed(seed);
        recipe.find("sites")->set("rooms", Range{Decimal::of(sites), Decimal::of(sites)});
        return recipe;
    }
    /// A journey of three towns, each with a name of its own, whose recipe then asks for one.
    void nameTowns() {
        document().generate(journeyOf(3, 1), {60, 50});
        work().settle();
        World after = document().world();
        for (auto& level : after.levels)
            if (level.id.starts_with("town-") && level.id.find("house") == std::string::npos)
                level.name = "Named " + level.id;
        document().applyWorld(WorldEdit::between(document().world(), after), Text{"", "rename"});
    }

private slots:
    void cancelKeepsEverything() {
        nameTowns();
        const World before = document().world();
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        document().generate(journeyOf(1, 2), {60, 50});
        QTRY_VERIFY(answers.allGiven());
        work().settle();
        QVERIFY(answers.questions().join(u' ').contains(QStringLiteral("Named town-")));
        QVERIFY(document().world() == before);
        QVERIFY(document().recipe() == *before.levels[0].recipe);
    }

    void onlyTheButtonDiscards() {
        nameTowns();
        const World before = document().world();
        Answers answers;
        answers.next<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Return); });
        document().generate(journeyOf(1, 2), {60, 50});
        QTRY_VERIFY(answers.allGiven());
        work().settle();
        QVERIFY(document().world() == before);
        answers.nextButton(QStringLiteral("Regenerate and discard"));
        document().generate(journeyOf(1, 2), {60, 50});
        QTRY_VERIFY(answers.allGiven());
        QTRY_COMPARE(document().level().recipe->seed, std::uint64_t{2});
        work().settle();
        work().trigger(QStringLiteral("edit.undo"));
        QVERIFY(document().world() == before);
    }
};

DELVE_TEST(HandWorkWindowTest)
#include "hand_work_window_test.moc"
