#include "generation/graph/sites_on_way.h"
#include "generation/graph/ways.h"
#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "playtest/rules/step_context.h"
#include "tests/playtest/recorded.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>
#include <deque>
#include <functional>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A sensible traveller: takes the route with provisions, and in its towns as much as is soon needed; fights on the
/// road only if supplies are short.
class Traveller {
public:
    explicit Traveller(Shell& shell) : m_shell(shell) { findRoute(); }

    void travel(int keys) {
        for (int typed = 0; typed < keys && !game().over(); ++typed) {
            if (m_shell.screen() == Screen::Encounter) ++m_met;
            (void)m_shell.type(m_shell.screen() == Screen::Encounter ? choice() : way(), m_none);
        }
    }

    [[nodiscard]] int met() const { return m_met; } ///< encounters on the roads

private:
    using Wanted = std::function<bool(const Thing&)>;

    [[nodiscard]] const Game& game() const { return *m_shell.game(); }
    [[nodiscard]] const Player& player() const { return game().players[0]; }

    /// Through as few towns as possible; of such routes the shortest.
    void findRoute() {
        const auto& home = game().level(game().prepared->home);
        const auto& rooms = *home.rooms;
        std::vector<Edge> edges;
        std::vector<std::int64_t> lengths;
        for (const auto& link : *home.links) {
            if (link.a == link.b) continue;
            edges.push_back({std::min(link.a, link.b), std::max(link.a, link.b)});
            lengths.push_back((std::int64_t{1} << 40) +
                              lengthOf(rooms[link.a].box.centre(), rooms[link.b].box.centre()));
        }
        const auto goal = std::ranges::find(*home.things, ThingKind::Goal, &Thing::kind);
        const auto ways = shortestWays(rooms.size(), edges, lengths, roomNearest(rooms, player().place.at));
        m_route = ways.to(roomNearest(rooms, goal->at));
        m_route.pop_back();
    }

    [[nodiscard]] bool canPayFor(std::int64_t towns) const {
        return player().supplies >= towns * game().rules().cityCost;
    }

    /// The choice that costs least health, or least supplies if they are short.
    [[nodiscard]] char32_t choice() const {
        const auto& choices = (*game().world().tables.encounters)[game().interaction.encounter].choices;
        const auto worst = [&](std::size_t i, std::int64_t Outcome::*what) {
            std::int64_t least = 0;
            for (const auto& outcome : choices[i].outcomes) least = std::min(least, outcome.*what);
            return least;
        };
        const auto gain = [&](std::size_t i) {
            const auto health = worst(i, &Outcome::health);
            const auto supplies = worst(i, &Outcome::supplies);
            return canPayFor(2) ? std::pair(health, supplies) : std::pair(supplies, health);
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < choices.size(); ++i)
            if (gain(i) > gain(best)) best = i;
        return U'1' + static_cast<char32_t>(best);
    }

    [[nodiscard]] bool holdsChest(std::uint32_t level) const {
        const auto& things = *game().level(level).things;
        for (std::uint32_t i = 0; i < things.size(); ++i)
            if (things[i].kind == ThingKind::Chest && isThere(game(), level, i)) return true;
        return false;
    }

    [[nodiscard]] bool leadsTo(const Thing& thing, const std::function<bool(std::uint32_t)>& wanted) const {
        if (thing.kind != ThingKind::Portal) return false;
        const auto to = destinationOf(game(), player().place.level, thing);
        return to && wanted(to->level);
    }

    [[nodiscard]] bool isNext(const Thing& thing) const {
        const auto& rooms = *game().level(game().prepared->home).rooms;
        const auto next = std::ranges::find_if(m_route, [&](RoomId site) {
            return std::ranges::find(*game().explored, rooms[site].id) == game().explored->end();
        });
        if (next == m_route.end()) return thing.kind == ThingKind::Goal;
        return thing.kind == ThingKind::Portal && rooms[*next].box.contains(thing.at);
    }

    /// What to go for: the first of these that can be reached.
    [[nodiscard]] std::vector<Wanted> wishes() const {
        const auto home = game().prepared->home;
        if (player().place.level == home) return {[this](const Thing& thing) { return isNext(thing); }};
        std::vector<Wanted> wishes;
        if (!canPayFor(6)) {
            wishes.emplace_back([](const Thing& thing) { return thing.kind == ThingKind::Chest; });
            wishes.emplace_back([this, home](const Thing& thing) {
                return leadsTo(thing, [&](std::uint32_t to) { return to != home && holdsChest(to); });
            });
        }
        wishes.emplace_back([this, home](const Thing& thing) {
            return leadsTo(thing, [home](std::uint32_t to) { return to == home; });
        });
        wishes.emplace_back([](const Thing& thing) { return thing.kind == ThingKind::Portal; });
        return wishes;
    }

    [[nodiscard]] bool holds(Cell cell, const Wanted& wanted) const {
        const auto level = player().place.level;
        for (const auto& entry : game().prepared->levels[level].thingsAt(cell))
            if (isThere(game(), level, entry.second) && wanted((*game().level(level).things)[entry.second]))
                return true;
        return false;
    }

    [[nodiscard]] char32_t way() const {
        for (const auto& wish : wishes())
            if (const auto key = keyTowards(wish)) return key;
        return U'W';
    }

    /// The first step of the shortest path to something wanted; 0 if there is none.
    [[nodiscard]] char32_t keyTowards(const Wanted& wanted) const {
        constexpr std::array<std::pair<Cell, char32_t>, 4> ways{
            {{{0, -1}, U'W'}, {{-1, 0}, U'A'}, {{0, 1}, U'S'}, {{1, 0}, U'D'}}};
        const auto place = player().place;
        const auto& ground = game().prepared->levels[place.level];
        const auto barred = [](const Thing& thing) {
            return thing.kind == ThingKind::Portal || thing.kind == ThingKind::Barrier;
        };
        const Size size = game().level(place.level).size();
        const auto index = [&size](Cell cell) { return static_cast<std::size_t>(cell.y * size.width + cell.x); };
        std::vector<char32_t> first(static_cast<std::size_t>(size.area()), 0);
        first[index(place.at)] = U'.';
        std::deque<Cell> queue{place.at};
        while (!queue.empty()) {
            const Cell here = queue.front();
            queue.pop_front();
            for (const auto& [step, key] : ways) {
                const Cell to = here + step;
                if (!size.contains(to) || first[index(to)]) continue;
                const auto begun = here == place.at ? key : first[index(here)];
                first[index(to)] = begun;
                if (holds(to, wanted)) return begun;
                if (ground.walkable.at(to) && !holds(to, barred)) queue.push_back(to);
            }
        }
        return 0;
    }

    Shell& m_shell;
    std::vector<RoomId> m_route; ///< the sites of the route, without the goal's
    int m_met = 0;
    NoSavedGames m_none;
};

} // namespace

/// Journeys exactly as the recipe makes them, with the encounters on their roads.
class JourneyPlaySeedsTest : public QObject {
    Q_OBJECT
private slots:
    /// Whatever the dice, by a player who stocks up in the towns and fights only when necessary.
    void everyJourneyCanBeWon() {
        const std::uint64_t seeds = countOf<std::uint64_t>(6, 200);
        int met = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto world = std::make_shared<const World>(worldOf("journey", seed, {128, 96}));
            QVERIFY(world->rules->wandering > Decimal{});
            for (const std::uint64_t dice : {seed, seed + 1'000, seed + 2'000}) {
                auto shell = Shell::inPlay(world, dice);
                QVERIFY(shell.ok());
                Traveller traveller(*shell);
                traveller.travel(10'000);
                met += traveller.met();
                const auto& player = shell->game()->players[0];
                QVERIFY2(shell->game()->ending == Ending::Won,
                         qPrintable(QString("seed %1, dice %2: health %3, supplies %4, turn %5")
                                        .arg(seed)
                                        .arg(dice)
                                        .arg(player.health)
                                        .arg(player.supplies)
                                        .arg(shell->game()->turn)));
                if (dice == seed) compareReplay(*shell);
            }
        }
        QVERIFY2(isShort() || met > static_cast<int>(seeds), qPrintable(QString::number(met)));
    }

    /// A careless player does not cause impossible states, either; and with B, nobody escapes.
    void nothingImpossibleHappensOnTheRoad() {
        Stream random(37);
        NoSavedGames none;
        World made = worldOf("journey", 7, {64, 48});
        made.rules.write().wandering = Decimal::of(10);
        const auto world = std::make_shared<const World>(std::move(made));
        int met = 0;
        for (std::uint64_t dice = 1; dice <= countOf(10U, 200U); ++dice) {
            auto shell = Shell::inPlay(world, dice);
            QVERIFY(shell.ok());
            for (int typed = 0; typed < 600; ++typed) {
                const char32_t key = static_cast<char32_t>(anyKey(random));
                const bool road = shell->screen() == Screen::Encounter && !offerOf(*shell->game()).mayLeave;
                met += road ? 1 : 0;
                const auto said = shell->type(shell->screen() == Screen::Over ? U'X' : key, none);
                if (road && (key == U'B' || key == U'b')) QVERIFY(!said.meant);
                const auto wrong = whatIsImpossible(*shell->game());
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " after " + QString::fromStdString(shell->keys())));
            }
            auto split = readSavedGame(savedGameText(*shell));
            QVERIFY2(split.ok(), split ? "" : inEnglish(split.failure().message).c_str());
            QCOMPARE(savedGameText(split->shell), savedGameText(*shell));
        }
        QVERIFY(isShort() || met > 0);
    }
};

DELVE_TEST(JourneyPlaySeedsTest)
#include "journey_play_seeds_test.moc"
