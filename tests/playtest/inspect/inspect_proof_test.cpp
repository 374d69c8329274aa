#include "playtest/proof/proof.h"
#include "tests/playtest/inspect/broken_worlds.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// What an inspection tells with a proof, and of a world that cannot be won.
class InspectProofTest : public QObject {
    Q_OBJECT
private slots:
    void theProofTellsWhatNoCheckFinds() {
        const auto world = std::make_shared<const World>(drawnWorld("exit", {"#######", "#@....X", "#######"}));
        Proof proof;
        proof.verdict = Verdict::Unwinnable;
        proof.reason = {DELVE_TEXT("proof", "There is no gate.")};
        const auto lost = inspect(world, {.proof = &proof});
        QVERIFY(lost && lost->problems.size() == 1);
        QCOMPARE(lost->problems.front().check, std::string("unwinnable"));
        QCOMPARE(lost->problems.front().severity, Severity::Error);
        proof.verdict = Verdict::Unknown;
        const auto unknown = inspect(world, {.proof = &proof});
        QVERIFY(unknown && unknown->count(Severity::Warning) == 1);
        proof.verdict = Verdict::Winnable;
        const auto won = inspect(world, {.proof = &proof});
        QVERIFY(won && won->problems.empty());
    }

    void theProofTellsWherePlayersGetStuck() {
        const auto world = std::make_shared<const World>(drawnWorld("exit", {"########", "#.W@..X#", "########"}));
        const auto proof = prove(world, {.softLocks = true});
        const auto stuck = inspect(world, {.proof = &*proof});
        QVERIFY(stuck && stuck->count(Severity::Warning) == 1);
        const auto isSoftLock = [](const Problem& problem) { return problem.check == "soft-lock"; };
        const auto found = std::ranges::find_if(stuck->problems, isSoftLock);
        QVERIFY(found != stuck->problems.end());
        QCOMPARE(found->cells, (std::vector<Cell>{{2, 1}}));
        const auto notAsked = prove(world);
        QVERIFY(std::ranges::none_of(inspect(world, {.proof = &*notAsked})->problems, isSoftLock));
    }

    /// Without one, nobody is asked before playing.
    void aWorldThatCannotBeWonHasAnError() {
        int lost = 0;
        for (const auto& broken : brokenWorlds()) {
            const auto world = std::make_shared<const World>(broken.world());
            const auto proof = prove(world);
            QVERIFY(proof.ok());
            if (proof->verdict != Verdict::Unwinnable) continue;
            ++lost;
            const auto inspection = inspect(world, {.proof = &*proof});
            QVERIFY2(inspection && inspection->unwinnable && inspection->count(Severity::Error) > 0, broken.name);
        }
        QVERIFY(lost >= 9);
    }

    /// What the checks do not find, the verdict says.
    void theVerdictIsAnErrorWhereNoCheckFindsOne() {
        const auto world = std::make_shared<const World>(drawnWorld("exit", {"#####", "#@..#", "#####"}));
        const auto proof = prove(world);
        CheckRegistry blind;
        QVERIFY(blind.add({"blind", DELVE_TEXT("inspect", "No start"), {}, [](const Inspected&, Found&) {}}).ok());
        const auto told = inspect(world, {.proof = &*proof, .checks = &blind});
        QVERIFY(told && told->problems.size() == 1);
        QCOMPARE(told->problems.front().check, std::string(unwinnableId));
        QCOMPARE(told->problems.front().severity, Severity::Error);
        QCOMPARE(inEnglish(told->problems.front().message), inEnglish(proof->reason));
        QVERIFY(inspect(world, {.checks = &blind})->count(Severity::Error) == 1); // without a proof, too
        CheckRegistry ofProof;
        QVERIFY(ofProof.add(*builtInChecks().find(std::string(unwinnableId))).ok());
        QVERIFY(inspect(world, {.proof = &*proof, .checks = &ofProof})->problems.empty()); // others have told it
        const auto inside = std::make_shared<const World>(withLevelThatNobodyEnters());
        QVERIFY(inspect(inside, {.level = 1})->count(Severity::Error) == 0);
    }

    /// A missing start, a missing target, a lock in the way are told once, and by their own check.
    void theProofRepeatsNoCheck() {
        const QStringList tellWhy{"no-start",        "missing-target",   "unreachable-target",
                                  "key-behind-lock", "lock-without-key", "unknown-objective"};
        const auto isVerdict = [](const Problem& problem) { return problem.check == "unwinnable"; };
        int told = 0;
        for (const auto& broken : brokenWorlds()) {
            if (!tellWhy.contains(QString(broken.expected).split(", ").front().section(' ', 1))) continue;
            ++told;
            const auto world = std::make_shared<const World>(broken.world());
            const auto proof = prove(world);
            const auto inspection = inspect(world, {.proof = &*proof});
            QVERIFY2(std::ranges::none_of(inspection->problems, isVerdict), broken.name);
        }
        QVERIFY(told >= tellWhy.size());
    }
};

DELVE_TEST(InspectProofTest)
#include "inspect_proof_test.moc"
