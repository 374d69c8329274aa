#include "generation/files/world_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"

#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The question before levels with manual edits are discarded, with the real dialog.
class HandWorkWindowTest : public ByHand {
    Q_OBJECT

    static Recipe journeyOf(int sites, std::uint64_t seed) {
        auto recipe = recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(seed);
        recipe.find("sites")->set("rooms", Range{Decimal::of(sites), Decimal::of(sites)});
        return recipe;
    }
    /// A journey of three towns with custom names; the tests then generate it with one town.
    void nameTowns() {
        document().generate(journeyOf(3, 1), {60, 50});
        work().settle();
        World after = document().world();
        for (Level& level : after.levels.writable())
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

    /// Saving waits for the requested level, and stops at the question: only the answer says which level to save.
    void theQuestionStopsSaving_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<quint64>("seed");
        QTest::newRow("kept") << QStringLiteral("Cancel") << quint64{1};
        QTest::newRow("discarded") << QStringLiteral("Regenerate and discard") << quint64{2};
    }
    void theQuestionStopsSaving() {
        QFETCH(const QString, button);
        QFETCH(const quint64, seed);
        nameTowns();
        const QString path = work().path(QStringLiteral("towns.delve"));
        QVERIFY(document().save(path).ok());
        Level painted = document().level();
        painted.tiles.set({0, 0}, Tile::Water);
        document().apply(Edit::between(document().level(), painted), Text{"", "paint"});
        const auto seedInFile = [&path] { return readDelveFile(path.toStdString())->levels[0].recipe->seed; };
        const auto waterInFile = [&path] {
            return readDelveFile(path.toStdString())->levels[0].tiles.at({0, 0}) == Tile::Water;
        };
        Answers answers;
        answers.next<QMessageBox>([&](QMessageBox& box) {
            QVERIFY(document().askedOfHandWork());
            QVERIFY(document().holdsWork());
            clickOn(*buttonOf(box, button));
        });
        document().generate(journeyOf(1, 2), {60, 50});
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(answers.allGiven());
        work().settle();
        QVERIFY(document().modified());
        QVERIFY(!waterInFile());
        pressKey(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!document().modified());
        QCOMPARE(seedInFile(), seed);
    }

    /// A question that is not shown yet counts as well.
    void nothingIsSavedBeforeTheQuestionIsShown() {
        nameTowns();
        const QString path = work().path(QStringLiteral("towns.delve"));
        QVERIFY(document().save(path).ok());
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        bool tried = false;
        connect(&document(), &editor::Document::handWorkAtStake, work().window.get(), [&] {
            tried = true;
            QVERIFY(document().askedOfHandWork());
            QVERIFY(!document().generating());
            Level painted = document().level();
            painted.tiles.set({0, 0}, Tile::Water);
            document().apply(Edit::between(document().level(), painted), Text{"", "paint"});
            work().trigger(QStringLiteral("file.save"));
            QVERIFY(document().modified());
        });
        document().generate(journeyOf(1, 2), {60, 50});
        QTRY_VERIFY(answers.allGiven());
        QVERIFY(tried);
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
