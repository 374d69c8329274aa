#include "editor/document/document.h"
#include "generation/level/rules.h"
#include "generation/pipeline/portals.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/document/heard_changes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

/// A small journey, so that the tests are quick.
Recipe smallJourney(std::uint64_t seed) {
    auto recipe = recipeNamed(generation::builtInRecipes(), "journey@1")->withSeed(seed);
    recipe.find("sites")->set("rooms", Range{Decimal::of(4), Decimal::of(4)});
    return recipe;
}

constexpr Size smallSize{60, 50};

std::size_t placeOf(const World& world, const char* id) {
    return static_cast<std::size_t>(std::ranges::find(world.levels, id, &Level::id) - world.levels.begin());
}

/// Does every portal lead to a portal that leads back to its level?
bool joined(const World& world) {
    for (const auto& level : world.levels)
        for (const auto& thing : *level.things) {
            if (thing.kind != ThingKind::Portal) continue;
            const auto target = generation::targetOf(thing);
            const auto* const other = target ? world.find(target->level) : nullptr;
            if (!other) return false;
            const bool back = std::ranges::any_of(*other->things, [&](const Thing& far) {
                const auto home =
                    far.kind == ThingKind::Portal && far.at == target->cell ? generation::targetOf(far) : std::nullopt;
                return home && home->level == level.id;
            });
            if (!back) return false;
        }
    return true;
}

} // namespace

/// Recipes that generate whole worlds, and regenerating one level of a world, in a document.
class WorldGenerationTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;

    Document& document() { return *m_document; }

    void make(const Recipe& recipe, Size size) {
        QSignalSpy finished(m_document.get(), &Document::generationFinished);
        QSignalSpy failed(m_document.get(), &Document::generationFailed);
        document().generate(recipe, size);
        QTRY_VERIFY(!document().generating());
        QVERIFY(failed.isEmpty());
        QVERIFY(!finished.isEmpty());
    }

private slots:
    void init() {
        m_document = std::make_unique<Document>(test::pool());
        make(smallJourney(1), smallSize);
    }

    void aBlankDocumentBecomesAJourney() {
        QCOMPARE(document().world().levels.front().id, std::string("journey"));
        QVERIFY(document().world().find("town-4"));
        QVERIFY(document().world().find("town-1-house-1"));
        QVERIFY(document().history().steps().empty());
        QVERIFY(document().modified()); // a person ordered it, and no file holds it
        QCOMPARE(document().world().rules->objective, std::string("journey"));
        QVERIFY(joined(document().world()));
    }

    /// A file lists rooms and things by position, the generator in order of creation.
    void whatIsMadeAsItWasReadLeavesNoStep_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* name : {"grown-rooms", "caves", "keep", "journey"}) QTest::newRow(name) << name;
    }
    void whatIsMadeAsItWasReadLeavesNoStep() {
        QFETCH(QString, recipe);
        m_document = std::make_unique<Document>(test::pool());
        const auto made = recipe == QLatin1String("journey")
                              ? smallJourney(5)
                              : generation::builtInRecipes().find(recipe.toStdString())->withSeed(5);
        make(made, smallSize);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("read.delve"));
        QVERIFY(document().save(path));
        m_document = std::make_unique<Document>(test::pool());
        QVERIFY(document().load(path));
        make(document().recipe(), document().level().size());
        QVERIFY(document().history().steps().empty());
        QVERIFY(!document().modified());
        auto other = document().recipe();
        ++other.seed;
        make(other, document().level().size());
        QCOMPARE(document().history().steps().size(), std::size_t{1});
    }

    void anotherSeedIsOneStep() {
        const World before = document().world();
        const test::HeardChanges heard(document());
        make(smallJourney(2), smallSize);
        QVERIFY(heard.ofWorld() > 0);
        const World after = document().world();
        QVERIFY(!(after == before));
        QVERIFY(joined(after));
        QCOMPARE(document().history().steps().size(), std::size_t{1});
        document().undo();
        QVERIFY(document().world() == before);
        document().redo();
        QVERIFY(document().world() == after);
    }

    /// So that no short list in use keeps the memory of a world before from being returned.
    void smallLevelsThatChangedShareNoLists() {
        const World before = document().world();
        make(smallJourney(2), smallSize);
        std::size_t changed = 0;
        for (const auto& level : document().world().levels) {
            const auto* const was = before.find(level.id);
            if (!was || was == &level || level.size().area() > 128 * 128) continue;
            ++changed;
            const auto shares = [](const auto& a, const auto& b) { return !a->empty() && a.sameAs(b); };
            QVERIFY2(!shares(level.links, was->links) && !shares(level.rooms, was->rooms), level.id.c_str());
            QVERIFY2(!shares(level.halls, was->halls) && !shares(level.things, was->things), level.id.c_str());
        }
        QVERIFY(changed > 20);
    }

    void aTownIsRegeneratedByItself() {
        const World before = document().world();
        document().setCurrentLevel(placeOf(before, "town-2"));
        auto recipe = *document().level().recipe;
        recipe.seed = 77;
        make(recipe, document().level().size());
        QCOMPARE(document().level().id, std::string("town-2"));
        QVERIFY(!(document().level().tiles == before.find("town-2")->tiles));
        QVERIFY(joined(document().world()));
        for (const auto& level : before.levels)
            if (level.id.starts_with("town-") && !level.id.starts_with("town-2"))
                QVERIFY2(*document().world().find(level.id) == level, level.id.c_str());
        document().undo();
        QVERIFY(document().world() == before);
        QCOMPARE(document().level().id, std::string("town-2"));
    }

    void aDragIsOneStep() {
        const World before = document().world();
        document().beginDrag();
        for (std::uint64_t seed = 10; seed < 14; ++seed) make(smallJourney(seed), smallSize);
        document().endDrag();
        QCOMPARE(document().history().steps().size(), std::size_t{1});
        QCOMPARE(document().level().recipe->seed, std::uint64_t{13});
        document().undo();
        QVERIFY(document().world() == before);
        document().beginDrag();
        make(smallJourney(20), smallSize);
        document().cancelDrag();
        QVERIFY(document().world() == before);
    }

    void whatIsCancelledChangesNothing() {
        const World before = document().world();
        document().generate(smallJourney(3), smallSize);
        document().cancelGeneration();
        QVERIFY(!document().generating());
        QVERIFY(document().world() == before);
        QVERIFY(document().history().steps().empty());
    }

    void tracesEndInWhatIsShown() {
        for (const char* id : {"journey", "town-3", "town-3-house-1"}) {
            document().setCurrentLevel(placeOf(document().world(), id));
            QSignalSpy ready(&document().tracing(), &Tracing::ready);
            document().tracing().request();
            QTRY_COMPARE(ready.size(), 1);
            QVERIFY2(document().tracing().trace()->stages.back().level.tiles == document().level().tiles, id);
        }
    }
};

DELVE_TEST(WorldGenerationTest)
#include "world_generation_test.moc"
