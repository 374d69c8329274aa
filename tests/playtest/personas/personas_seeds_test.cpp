#include "generation/level/sides.h"
#include "playtest/personas/persona_tally.h"
#include "playtest/rules/derived.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/playtest/recorded.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <optional>
#include <set>
#include <vector>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// The personas on levels of every recipe.
class PersonasSeedsTest : public QObject {
    Q_OBJECT

    static World levelOf(const QString& recipe, std::uint64_t seed) {
        const auto size = recipe == QStringLiteral("journey") ? Size{64, 48} : Size{56, 40};
        return worldOf(recipe.toStdString(), seed, size);
    }

    /// Cells of the home level that were not seen, though no secret door lies before them.
    static QString missedBefore(const World& world, const TrialWorld& trial, const PersonaGame& game) {
        const Game start = gameOf(trial, 1);
        const auto& tiles = world.levels[0].tiles;
        std::set<Cell> reached{start.players[0].place.at};
        std::vector<Cell> queue{start.players[0].place.at};
        QStringList missed;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Cell cell = queue[next];
            if (cellsToSee(start, 0).at(cell) && !game.levels[0].seen.at(cell))
                missed << QStringLiteral("(%1, %2)").arg(cell.x).arg(cell.y);
            for (const Cell side : sidesInReadingOrder) {
                const Cell to = cell + side;
                if (!world.levels[0].size().contains(to) || !world.tiles.walkable(tiles.at(to))) continue;
                if (!world.tiles.secret(tiles.at(to)) && reached.insert(to).second) queue.push_back(to);
            }
        }
        return missed.join(QStringLiteral(", "));
    }

private slots:
    /// The same seed gives the same game, which replays from its commands, within the persona's patience.
    void gamesReplay_data() { everyRecipe(); }
    void gamesReplay() {
        QFETCH(QString, recipe);
        for (std::uint64_t level = 0; level < countOf(2U, 50U); ++level) {
            const auto world = levelOf(recipe, level);
            const auto trial = trialOf(world);
            for (const auto& persona : builtInPersonas())
                for (std::uint64_t seed = 10; seed < 12; ++seed) {
                    const auto game = playOne(persona, trial, seed);
                    const auto said = persona.id + ", level " + std::to_string(level) + ": ";
                    QVERIFY(game.ok());
                    QVERIFY(game->turns <= trial.turnsFor(persona.patience));
                    const auto fault = faultOfReplay(world, seed, *game);
                    QVERIFY2(fault.empty(), (said + fault).c_str());
                    const auto again = playOne(persona, trial, seed);
                    QVERIFY2(again->commands.size() == game->commands.size() && again->walked == game->walked,
                             said.c_str());
                    QVERIFY(game->seen <= game->toSee);
                }
        }
    }

    /// The runner wins in the fewest steps there are; the explorer sees all of the level, but for what lies behind
    /// secret doors: those it looks for last.
    void runnerAndExplorer_data() { everyRecipe(); }
    void runnerAndExplorer() {
        QFETCH(QString, recipe);
        const std::uint64_t levels = countOf<std::uint64_t>(4, 200);
        std::uint64_t checked = 0;
        for (std::uint64_t level = 0; level < levels; ++level) {
            const auto world = levelOf(recipe, level);
            const auto shared = std::make_shared<const World>(world);
            const auto proof = prove(shared);
            const auto trial = trialWorldOf(shared, &*proof);
            QVERIFY(trial.ok());
            if (!trial->start.enemies.empty() || trial->start.objective().ofTowns || trial->start.players.size() > 1)
                continue; // who fights, pays or has company may do otherwise
            ++checked;
            const auto runner = playOne(*builtInPersonas().find("runner"), *trial, 1);
            QCOMPARE(runner->end, PersonaEnd::Won);
            if (proof->shortest) QCOMPARE(runner->steps, proof->steps);
            const auto& exploring = *builtInPersonas().find("explorer");
            const auto explorer = playOne(exploring, *trial, 1);
            // Where the goal is near and the rest is far, its patience may be over first.
            if (explorer->end == PersonaEnd::Ended && explorer->turns >= trial->turnsFor(exploring.patience)) continue;
            QVERIFY2(explorer->end == PersonaEnd::Won, qPrintable(QStringLiteral("level %1").arg(level)));
            const auto missed = missedBefore(world, *trial, *explorer);
            QVERIFY2(missed.isEmpty(), qPrintable(QStringLiteral("level %1: %2").arg(level).arg(missed)));
            QVERIFY(!proof->shortest || explorer->steps >= runner->steps);
        }
        const QStringList otherwise{QStringLiteral("grown-rooms"), QStringLiteral("spanning-halls"),
                                    QStringLiteral("depths"), QStringLiteral("journey")};
        QCOMPARE(checked, otherwise.contains(recipe) ? 0 : levels);
    }

    void noviceIsWorseInMazes() {
        for (std::uint64_t level = 0; level < countOf(3U, 50U); ++level) {
            const auto trial = trialOf(levelOf(QStringLiteral("rooms-and-mazes"), level));
            const auto runner = playMany(*builtInPersonas().find("runner"), trial, 0, 10);
            const auto novice = playMany(*builtInPersonas().find("novice"), trial, 0, 10);
            QVERIFY(novice->won <= runner->won);
            QVERIFY(novice->steps > runner->steps);
        }
    }

    /// Nobody can act on what they have not seen: another map behind the corner changes no command before it is seen.
    void whatIsUnseenChangesNothing_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"caves", "keep", "rooms-and-mazes", "partition", "house", "town"})
            QTest::addRow("%s", recipe) << recipe;
    }
    void whatIsUnseenChangesNothing() {
        QFETCH(QString, recipe);
        Stream random(23);
        int changed = 0;
        for (std::uint64_t level = 0; level < countOf(2U, 40U); ++level) {
            const auto world = levelOf(recipe, level);
            const auto trial = trialOf(world);
            for (const auto& persona : builtInPersonas()) {
                if (persona.knows != MapKnowledge::Seen) continue;
                const auto game = playOne(persona, trial, level);
                for (std::size_t round = 0; round < 2 * others.size(); ++round) {
                    const auto cell = anyFreeCell(world, random);
                    const auto another = otherAt(world, trial, cell, round);
                    const auto other = playOne(persona, another, level);
                    // Floor may be seen from where a wall in its place is not.
                    const auto before = std::min(commandsBeforeSeen(trial, level, *game, cell),
                                                 commandsBeforeSeen(another, level, *other, cell));
                    // Who has to see all may be done earlier.
                    QVERIFY(other->commands.size() >= before || other->end == PersonaEnd::Won);
                    for (std::size_t i = 0; i < std::min(before, other->commands.size()); ++i)
                        QVERIFY2(isSame(game->commands[i], other->commands[i]),
                                 qPrintable(QStringLiteral("%1, level %2, cell %3,%4, round %5: command %6 of %7")
                                                .arg(QString::fromStdString(persona.id))
                                                .arg(level)
                                                .arg(cell.x)
                                                .arg(cell.y)
                                                .arg(round)
                                                .arg(i)
                                                .arg(before)));
                    changed += before > 0 ? 1 : 0;
                }
            }
        }
        QVERIFY(changed > 0);
    }

private:
    static bool isSame(const Command& a, const Command& b) {
        return a.kind == b.kind && a.player == b.player && a.direction == b.direction && a.choice == b.choice;
    }

    /// Of the level where the game begins: within the walls around it, and without a thing.
    static Cell anyFreeCell(const World& world, Stream& random) {
        const auto& level = world.levels[homeOf(world)];
        for (;;) {
            const auto x = random.between(1, level.size().width - 2);
            const auto y = random.between(1, level.size().height - 2);
            const Cell cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
            if (std::ranges::find(*level.things, cell, &Thing::at) == level.things->end()) return cell;
        }
    }

    /// What another world has in a cell, beside other ground: something to take, or something that shuts the way.
    static constexpr std::array others{std::optional<ThingKind>(), std::optional(ThingKind::Coin),
                                       std::optional(ThingKind::Key), std::optional(ThingKind::Lock),
                                       std::optional(ThingKind::Barrier)};

    /// The world with one of these there, or with floor in place of a wall or a wall in place of floor; the patience is
    /// the same.
    static TrialWorld otherAt(World world, const TrialWorld& trial, Cell cell, std::size_t round) {
        auto& level = world.levels[homeOf(world)];
        const bool isGround = world.tiles.walkable(level.tiles.at(cell));
        const auto kind = others[round % others.size()];
        if (kind && isGround) {
            auto& thing = level.things.write().emplace_back();
            thing.id = "another";
            thing.kind = *kind;
            thing.at = cell;
        } else {
            level.tiles.set(cell, isGround ? Tile::Wall : Tile::Floor);
        }
        auto other = trialWorldOf(std::make_shared<const World>(std::move(world)), nullptr, trial.seed);
        other->fewest = trial.fewest;
        return *std::move(other);
    }

    /// How many commands of this game were decided before the cell was seen.
    static std::size_t commandsBeforeSeen(const TrialWorld& trial, std::uint64_t seed, const PersonaGame& played,
                                          Cell cell) {
        Game game = gameOf(trial, seed);
        const auto home = game.prepared->home;
        for (std::size_t i = 0; i < played.commands.size(); ++i) {
            if (game.levels[home].seen.at(cell)) return i;
            game = step(std::move(game), played.commands[i]).game;
        }
        return played.commands.size();
    }
};

DELVE_TEST(PersonasSeedsTest)
#include "personas_seeds_test.moc"
