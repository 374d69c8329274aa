#include "generation/level/delve/rule_options.h"
#include "generation/level/delve_file.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "playtest/inspect/inspect.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// An objective registered at run time, as from a script: with one option, and no needs.
ObjectiveInfo holdOut() {
    ObjectiveInfo info;
    info.id = "hold-out";
    info.label = Text{"", "Hold out"};
    info.help = Text{"", "Be there after so many turns"};
    info.options = {{"turns", Text{"", "Turns"}, Text{"", "How many."}, Decimal::of(5), 1, 1000}};
    info.endings = {{.id = "held-out", .sentence = [](const Game&) { return Message{Text{"", "Held out!"}}; }}};
    info.won = [](const Game& game, const Occasion& occasion) {
        const bool done = occasion.kind == Occasion::Kind::StepTaken && game.turn >= game.option("turns");
        return done ? std::optional(Victory{"held-out"}) : std::nullopt;
    };
    info.cooperative = true;
    info.task = [](const Game& game) {
        return Message{Text{"", "Turns left: %1"}, {std::to_string(game.option("turns") - game.turn)}};
    };
    info.counts = {&Player::health};
    return info;
}

const ObjectiveRegistry& objectives() {
    static const auto all = [] {
        auto list = builtInObjectives();
        if (!list.add(holdOut())) qFatal("it is there already");
        return list;
    }();
    return all;
}

const Declarations& declarations() {
    static const Declarations all{objectives(), generation::builtInDeclarations()};
    return all;
}

const ObjectiveInfo& objectiveOf(const QString& id) { return *objectives().find(id.toStdString()); }

void put(Level& level, ThingKind kind, Cell cell) {
    Thing thing;
    thing.id = bornAt(infoOf(kind).name, cell);
    thing.kind = kind;
    thing.at = cell;
    level.things.write().push_back(std::move(thing));
}

constexpr Cell startCell{1, 2};
constexpr Cell behindWall{1, 5};

/// A corridor from west to east with a start at its west end, and a closed chamber beside it.
World corridor(const ObjectiveInfo& objective) {
    World world;
    world.name = "Corridor";
    world.rules.write().objective = objective.id;
    auto& level = world.levels.emplace_back();
    level.id = "level";
    level.tiles = Grid({14, 7}, Tile::Wall);
    for (std::int32_t x = 1; x < 13; ++x) level.tiles.set({x, startCell.y}, Tile::Floor);
    put(level, ThingKind::Start, startCell);
    for (auto& kind : world.tables.enemies.write()) {
        kind.health = 1;
        kind.strength = 0;
        kind.aggression = 0;
        kind.heavy = kind.open = 0;
        kind.speed = 0;
    }
    return world;
}

Tile tileFor(const World& world, const ObjectiveNeed& need) {
    for (const Tile tile : world.tiles.all())
        if ((world.tiles.*need.tile)(tile)) return tile;
    qFatal("no tile is what is needed");
}

/// `place` counts the needs, so that each has its own cell.
void add(World& world, const ObjectiveNeed& need, std::int32_t place) {
    auto& level = world.levels[0];
    if (need.thing) put(level, *need.thing, {4 + 2 * place, startCell.y});
    else level.tiles.set({13, startCell.y}, tileFor(world, need));
}

World withNeeds(const ObjectiveInfo& objective, const ObjectiveNeed* without = nullptr) {
    World world = corridor(objective);
    for (std::size_t i = 0; i < objective.needs.size(); ++i)
        if (&objective.needs[i] != without) add(world, objective.needs[i], static_cast<std::int32_t>(i));
    return world;
}

/// Everything that can lose a game by its rules: deadly walls, a chest without supplies, nothing that wins.
World harsh(const ObjectiveInfo& objective) {
    World world = corridor(objective);
    world.rules.write().deadlyWalls = true;
    world.rules.write().supplies = 0;
    world.rules.write().chest = 0;
    put(world.levels[0], ThingKind::Chest, {2, startCell.y});
    return world;
}

Shell playing(World world) {
    auto shell = Shell::inPlay(std::make_shared<const World>(std::move(world)), 1, {}, declarations());
    if (!shell) qFatal("%s", inEnglish(shell.failure().message).c_str());
    return std::move(*shell);
}

/// Walks up and down the corridor, and fights every enemy; with `byWall`, also walks against its wall.
void patrol(Shell& shell, bool byWall) {
    NoSavedGames none;
    char32_t way = U'D';
    for (int typed = 0; typed < 3000 && !shell.game()->over(); ++typed) {
        const auto at = shell.game()->players[0].place;
        const bool walking = shell.screen() == Screen::Play;
        (void)shell.type(walking ? way : shell.screen() == Screen::Store ? U'B' : U'1', none);
        if (walking && shell.screen() == Screen::Play && shell.game()->players[0].place == at)
            way = way == U'D' ? U'A' : U'D';
        if (byWall && typed == 3) way = U'W';
    }
}

void compareAgain(const Shell& shell) {
    const auto text = savedGameText(shell);
    const auto read = readSavedGame(text, declarations());
    QVERIFY2(read.ok(), read.ok() ? "" : inEnglish(read.failure().message).c_str());
    QCOMPARE(savedGameText(read->shell), text);
    auto replay = Replay::of(text, declarations());
    QVERIFY(replay.ok());
    while (!replay->finished()) QVERIFY(replay->next().meant);
    QCOMPARE(savedGameText(replay->shell()), text);
}

QString sentence(const OwnedText& text, Cell cell = {}) {
    return QString::fromStdString(inEnglish({text, {std::to_string(cell.x), std::to_string(cell.y)}}));
}

/// What inspection calls an error.
QStringList errorsOf(const World& world) {
    const auto inspection = inspect(std::make_shared<const World>(world), {.declarations = &declarations()});
    QStringList errors;
    for (const auto& problem : inspection->problems)
        if (problem.severity == Severity::Error) errors += QString::fromStdString(inEnglish(problem.message));
    return errors;
}

QString refusal(const Rules& rules) {
    const auto chosen = chosenObjective(rules, objectives());
    return chosen ? QString() : QString::fromStdString(inEnglish(chosen.failure().message));
}

} // namespace

/// What every objective promises, wherever it is declared.
class ObjectivesContractTest : public QObject {
    Q_OBJECT
private slots:
    void theListIsWhole() {
        QVERIFY(builtInObjectives().find(defaultObjective));
        QCOMPARE(objectives().size(), builtInObjectives().size() + 1);
        for (const auto& objective : objectives())
            QVERIFY2(objectives().find(objective.id) == &objective, objective.id.c_str());
        std::set<std::string> endings{"none", std::string(commonReason::beaten), std::string(commonReason::encounter)};
        std::set<int> suggested;
        for (const auto& objective : objectives()) {
            for (const auto& ending : objective.endings) QVERIFY2(endings.insert(ending.id).second, ending.id.c_str());
            if (objective.suggested > 0) QVERIFY2(suggested.insert(objective.suggested).second, objective.id.c_str());
        }
    }

    void isDeclaredWhole_data() { everyObjective(); }
    void isDeclaredWhole() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        QVERIFY(!objective.label.empty() && !objective.help.empty());
        QVERIFY(objective.rulesVersion >= firstRules);
        QVERIFY(objective.won && objective.task);
        QVERIFY(std::ranges::find(objective.endings, Ending::Won, &ObjectiveEnding::ending) != objective.endings.end());
        const Game game = *playing(withNeeds(objective)).game();
        for (const auto& ending : objective.endings) {
            QVERIFY(ending.ending == Ending::Won || ending.ending == Ending::Lost);
            QVERIFY2(ending.sentence && !ending.sentence(game).text.empty(), ending.id.c_str());
            QCOMPARE(!ending.expected.empty(), bool(ending.holds));
        }
        for (const auto& need : objective.needs) {
            QVERIFY(need.thing.has_value() != (need.tile != nullptr));
            QVERIFY(!need.missing.empty());
            QVERIFY(sentence(need.apart, {3, 4}).contains("(3, 4)"));
        }
        for (const auto& option : objective.options) {
            QVERIFY2(!option.label.empty() && !option.help.empty(), option.id.c_str());
            Rules rules;
            rules.objective = objective.id;
            setRuleOption(rules, option.id, option.defaultValue);
            QCOMPARE(refusal(rules), QString());
        }
        if (objective.suggested > 0) QVERIFY(!objective.needs.empty() && !objective.suggestionStep.empty());
        auto counts = objective.counts;
        for (std::size_t i = 0; i < counts.size(); ++i)
            QVERIFY(std::find(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(i), counts[i]) ==
                    counts.begin() + static_cast<std::ptrdiff_t>(i));
        QVERIFY(!objective.task(game).text.empty());
    }

    void theDocumentsKnowIt_data() {
        QTest::addColumn<QString>("id");
        for (const auto& objective : builtInObjectives()) QTest::newRow(objective.id.c_str()) << idOf(objective);
    }
    void theDocumentsKnowIt() {
        QFETCH(QString, id);
        for (const char* page : {"/docs/playing.md", "/docs/delve-format.md"}) {
            QFile file(QStringLiteral(DELVE_SOURCE) + page);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto text = QString::fromUtf8(file.readAll());
            QVERIFY2(text.contains('`' + id + '`'), page);
            for (const auto& option : objectiveOf(id).options)
                QVERIFY2(text.contains('`' + QString::fromStdString(option.id) + '`'), option.id.c_str());
        }
    }

    // The check

    void aLevelWithAllOfItIsSound_data() { everyObjective(); }
    void aLevelWithAllOfItIsSound() {
        QFETCH(QString, id);
        const auto world = std::make_shared<const World>(withNeeds(objectiveOf(id)));
        const auto proof = prove(world, {.declarations = &declarations()});
        QVERIFY(proof.ok());
        QVERIFY2(proof->verdict == Verdict::Winnable, inEnglish(proof->reason).c_str());
        QCOMPARE(errorsOf(*world), QStringList());
    }

    void whatIsMissingIsSaid_data() { everyObjective(); }
    void whatIsMissingIsSaid() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        for (const auto& need : objective.needs)
            QCOMPARE(errorsOf(withNeeds(objective, &need)), QStringList{sentence(need.missing)});
        World world = withNeeds(objective);
        std::erase_if(world.levels[0].things.write(), [](const Thing& t) { return t.kind == ThingKind::Start; });
        QCOMPARE(errorsOf(world), QStringList{"There is no start for player 1."});
        const auto game = startGame(std::make_shared<const World>(world), 1, declarations());
        QVERIFY(!game.ok());
        QVERIFY(inEnglish(game.failure().message).starts_with("No start for player 1."));
    }

    void whatIsOutOfReachIsSaid_data() { everyObjective(); }
    void whatIsOutOfReachIsSaid() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        for (const auto& need : objective.needs) {
            World world = withNeeds(objective, &need);
            if (need.thing) put(world.levels[0], *need.thing, behindWall);
            else world.levels[0].tiles.set(behindWall, tileFor(world, need));
            QCOMPARE(errorsOf(world), QStringList{sentence(need.apart, behindWall)});
        }
    }

    // Play

    void isWonByPlaying_data() { everyObjective(); }
    void isWonByPlaying() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        Shell shell = playing(withNeeds(objective));
        compareAgain(shell);
        patrol(shell, false);
        const Game& game = *shell.game();
        QVERIFY2(game.ending == Ending::Won, qPrintable(id + " is not won by walking to all that it needs"));
        const auto* ending = objective.findEnding(game.reason);
        QVERIFY(ending && ending->ending == Ending::Won);
        QCOMPARE(game.winner, std::size_t{1});
        QCOMPARE(inEnglish(reasonOf(game)), inEnglish(ending->sentence(game)));
        if (objective.overCard) QVERIFY(!objective.overCard(game).text.empty());
        compareAgain(shell);
    }

    void twoHaveAWinnerOrWinTogether_data() { everyObjective(); }
    void twoHaveAWinnerOrWinTogether() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        World world = withNeeds(objective);
        world.rules.write().players = 2;
        const Cell beside{1, 1};
        world.levels[0].tiles.set(beside, Tile::Floor);
        put(world.levels[0], ThingKind::Start, beside);
        world.levels[0].things.write().back().fields.set("player", Decimal::of(2));
        Shell shell = playing(std::move(world));
        patrol(shell, false);
        QVERIFY(shell.game()->ending == Ending::Won);
        QCOMPARE(shell.game()->winner, objective.cooperative ? std::size_t{0} : std::size_t{1});
        compareAgain(shell);
    }

    void isLostByHealth_data() { everyObjective(); }
    void isLostByHealth() {
        QFETCH(QString, id);
        World world = corridor(objectiveOf(id));
        world.rules.write().enemies = true;
        for (auto& kind : world.tables.enemies.write()) {
            kind.health = 1'000;
            kind.strength = 1'000;
            kind.aggression = 100;
            kind.heavy = kind.open = 0;
        }
        world.rules.write().sight = 1;
        put(world.levels[0], ThingKind::Enemy, {2, startCell.y});
        Shell shell = playing(std::move(world));
        patrol(shell, false);
        QVERIFY(shell.game()->ending == Ending::Lost);
        QCOMPARE(shell.game()->reason, std::string(commonReason::beaten));
        compareAgain(shell);
    }

    void eachOfItsEndingsIsCameTo_data() { everyObjective(); }
    void eachOfItsEndingsIsCameTo() {
        QFETCH(QString, id);
        const auto& objective = objectiveOf(id);
        std::set<std::string> found;
        for (const World& world : {withNeeds(objective), harsh(objective)}) {
            Shell shell = playing(world);
            patrol(shell, true);
            found.insert(shell.game()->reason);
            compareAgain(shell);
        }
        for (const auto& ending : objective.endings)
            QVERIFY2(found.contains(ending.id), ("no play of this test ends by " + ending.id).c_str());
    }

    // Options and words

    void comesBackFromAFile_data() { everyObjective(); }
    void comesBackFromAFile() {
        QFETCH(QString, id);
        World world = withNeeds(objectiveOf(id));
        for (const auto& option : objectiveOf(id).options)
            setRuleOption(world.rules.write(), option.id, option.defaultValue);
        const auto read = readDelve(delveText(world));
        QVERIFY(read.ok());
        QVERIFY(read->rules == world.rules);
        QCOMPARE(delveText(*read), delveText(world));
    }

    void anOptionDecides() {
        World world = corridor(holdOut());
        NoSavedGames none;
        for (const std::int64_t turns : {1, 3}) {
            setRuleOption(world.rules.write(), "turns", Decimal::of(turns));
            Shell shell = playing(world);
            for (std::int64_t turn = 0; turn < turns; ++turn) {
                QVERIFY(!shell.game()->over());
                typeAll(shell, "D", none);
            }
            QVERIFY(shell.game()->ending == Ending::Won);
            compareAgain(shell);
        }
    }

    void anOptionThatIsNoneIsRefused() {
        Rules rules;
        rules.objective = "hold-out";
        QCOMPARE(refusal(rules), QString());
        QVERIFY(*chosenObjective(rules, objectives())->options.find("turns") == PropertyValue(Decimal::of(5)));
        for (const char* wrong : {R"("turns": 0)", R"("turns": 1001)", R"("turns": 1.5)", R"("turns": "many")"}) {
            rules.unknown = wrong;
            QCOMPARE(refusal(rules), QString("Expected a whole number from 1 to 1000 for the rule turns."));
        }
        rules.objective = "collect"; // another objective, without this rule
        QCOMPARE(refusal(rules), QString());
    }

    void aWordThatIsNoneIsRefusedByWhoPlays() {
        World world = corridor(objectiveOf("exit"));
        world.rules.write().objective = "thrive";
        QStringList words;
        for (const auto& objective : builtInObjectives()) words.append(QString::fromStdString(objective.id));
        const QString sentence = "Unknown objective “thrive”. Expected one of: " + words.join(", ") + '.';
        const auto shared = std::make_shared<const World>(world);
        QCOMPARE(QString::fromStdString(inEnglish(startGame(shared, 1).failure().message)), sentence);
        const auto proof = prove(shared);
        QVERIFY(proof && proof->verdict == Verdict::Unwinnable);
        QCOMPARE(QString::fromStdString(inEnglish(proof->reason)), sentence);
        QCOMPARE(errorsOf(world).size(), 1);
        QVERIFY(!Shell::inPlay(shared, 1).ok());
        NoSavedGames none;
        Shell title = Shell::atTitleOf(shared);
        QCOMPARE(QString::fromStdString(inEnglish(title.type(U'N', none).message)), sentence);
    }

private:
    static QString idOf(const ObjectiveInfo& objective) { return QString::fromStdString(objective.id); }

    static void everyObjective() {
        QTest::addColumn<QString>("id");
        for (const auto& objective : objectives()) QTest::newRow(objective.id.c_str()) << idOf(objective);
    }
};

DELVE_TEST(ObjectivesContractTest)
#include "objectives_contract_test.moc"
