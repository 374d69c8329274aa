#include "editor/document/document.h"
#include "generation/pipeline/portals.h"
#include "generation/recipes/recipes.h"
#include "tests/support/levels.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

Recipe journeyOf(int sites, std::uint64_t seed = 1) {
    auto recipe = recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(seed);
    recipe.find("sites")->set("rooms", Range{Decimal::of(sites), Decimal::of(sites)});
    return recipe;
}

constexpr Size size{60, 50};

} // namespace

/// Levels with hand work in a document whose world is regenerated.
class HandWorkDocumentTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QSignalSpy> m_atStake;

    Document& document() { return *m_document; }

    void make(const Recipe& recipe) {
        document().generate(recipe, size);
        QTRY_VERIFY(!document().generating());
    }
    void rename(const char* id, const char* name) {
        World after = document().world();
        test::levelOf(after, id).name = name;
        document().applyWorld(WorldEdit::between(document().world(), after), Text{"", "rename"});
    }
    [[nodiscard]] std::string nameOf(const char* id) const {
        const auto* const level = m_document->world().find(id);
        return level ? level->name : std::string();
    }

private slots:
    void init() {
        m_document = std::make_unique<Document>(test::pool());
        m_atStake = std::make_unique<QSignalSpy>(m_document.get(), &Document::handWorkAtStake);
        make(journeyOf(4));
        QVERIFY(document().world().find("town-4"));
    }

    void whatFindsAPlaceStaysWithoutAQuestion() {
        rename("town-2", "Bree");
        make(journeyOf(4, 9));
        QVERIFY(m_atStake->isEmpty());
        QCOMPARE(document().level().recipe->seed, std::uint64_t{9});
        QCOMPARE(nameOf("town-2"), std::string("Bree"));
        document().undo();
        QCOMPARE(nameOf("town-2"), std::string("Bree"));
    }

    void whatFindsNoneIsAskedAbout() {
        for (const char* id : {"town-1", "town-2", "town-3", "town-4"}) rename(id, id);
        const World before = document().world();
        const auto steps = document().history().position();
        make(journeyOf(1, 9));
        QCOMPARE(m_atStake->size(), 1);
        QVERIFY(m_atStake->front().front().value<std::vector<std::string>>().size() >= 3);
        QVERIFY(document().world() == before);
        QCOMPARE(document().history().position(), steps);
        document().keepHandWork();
        QVERIFY(document().recipe() == *before.levels[0].recipe);

        make(journeyOf(1, 9));
        QCOMPARE(m_atStake->size(), 2);
        document().generateDiscardingHandWork();
        QTRY_VERIFY(!document().generating());
        QCOMPARE(m_atStake->size(), 2);
        QCOMPARE(document().level().recipe->seed, std::uint64_t{9});
        QCOMPARE(document().history().position(), steps + 1);
        document().undo();
        QVERIFY(document().world() == before);
    }

    /// A part of the map above is regenerated without the levels below it.
    void aPartOfTheMapLeavesItsTownsAlone() {
        for (std::uint64_t seed = 30; seed < 36; ++seed) {
            make(journeyOf(4, seed));
            rename("town-2", "Bree");
            World painted = document().world();
            auto& town = test::levelOf(painted, "town-3");
            town.tiles.set({2, 2}, town.tiles.at({2, 2}) == Tile::Water ? Tile::Grass : Tile::Water);
            document().applyWorld(WorldEdit::between(document().world(), painted), Text{"", "paint"});
            const World before = document().world();
            BitGrid part(size);
            for (std::int32_t y = 5; y < 45; ++y) part.setRun(y, 10, 35);
            document().select(part, Text{"", "select"});
            auto recipe = *document().level().recipe;
            recipe.seed = seed + 100;
            document().regenerateInside(recipe);
            QTRY_VERIFY(!document().generating());
            const World& after = document().world();
            QVERIFY(m_atStake->isEmpty());
            QVERIFY(after.levels[0].tiles != before.levels[0].tiles);
            QCOMPARE(after.levels.size(), before.levels.size());
            for (std::size_t i = 1; i < before.levels.size(); ++i)
                QVERIFY2(after.levels[i] == before.levels[i], before.levels[i].id.c_str());
            for (const auto& thing : *after.levels[0].things)
                if (const auto target = thing.kind == ThingKind::Portal ? generation::targetOf(thing) : std::nullopt)
                    QVERIFY(after.find(target->level));
        }
    }

    /// While a slider moves, the document asks nothing; when it stops, it asks once.
    void aDragAsksOnceAtItsEnd() {
        for (const char* id : {"town-1", "town-2", "town-3", "town-4"}) rename(id, id);
        const World before = document().world();
        document().beginDrag();
        for (std::uint64_t seed = 20; seed < 24; ++seed) make(journeyOf(1, seed));
        QVERIFY(m_atStake->isEmpty());
        QVERIFY(document().world() == before);
        document().endDrag();
        QCOMPARE(m_atStake->size(), 1);
    }

    void aDragThatComesBackAsksNothing() {
        for (const char* id : {"town-1", "town-2", "town-3", "town-4"}) rename(id, id);
        document().beginDrag();
        make(journeyOf(1, 20));
        make(*document().level().recipe);
        document().endDrag();
        QVERIFY(m_atStake->isEmpty());
        document().beginDrag();
        make(journeyOf(1, 20));
        document().cancelDrag();
        document().endDrag();
        QVERIFY(m_atStake->isEmpty());
    }
};

DELVE_TEST(HandWorkDocumentTest)
#include "hand_work_document_test.moc"
