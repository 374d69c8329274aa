#include "generation/level/compact.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>
#include <type_traits>

using namespace delve;
using namespace delve::generation;

namespace {

static_assert(sizeof(RareText) == sizeof(void*));
static_assert(std::is_nothrow_move_constructible_v<RareText>); // a list that grows moves its elements

Level largeDepths() {
    Workspace workspace;
    GenerateRequest request;
    request.recipe = builtInRecipes().find("depths")->withSeed(1);
    request.size = {768, 768};
    auto level = generate(request, builtInStages(), workspace);
    if (!level) qFatal("no level");
    return std::move(level->level);
}

template <class T>
bool isTight(const std::vector<T>& list) {
    return (list.capacity() - list.size()) * sizeof(T) < 1 << 16;
}

/// The copies in memory of all fields and properties that are not empty, and how many things and rooms hold them.
struct Held {
    std::set<const Property*> copies;
    std::size_t holders = 0;

    void add(const Properties& properties) {
        if (properties.empty()) return;
        copies.insert(&*properties.begin());
        ++holders;
    }
    explicit Held(const Level& level) {
        for (const auto& room : *level.rooms) add(room.properties);
        for (const auto& thing : *level.things) {
            add(thing.fields);
            add(thing.properties);
        }
    }
};

void expectCompact(const Level& level) {
    QVERIFY(isTight(*level.rooms) && isTight(*level.links) && isTight(*level.halls) && isTight(*level.things));
    const Held held(level);
    QVERIFY2(held.holders > 2000, qPrintable(QString::number(held.holders)));
    QVERIFY2(20 * held.copies.size() < held.holders, qPrintable(QString::number(held.copies.size())));
}

} // namespace

/// Large levels keep only the memory they need.
class CompactTest : public QObject {
    Q_OBJECT
private slots:
    void aGeneratedLevelIsCompact() { expectCompact(largeDepths()); }

    void aLevelOfAFileIsCompact() {
        World world;
        world.levels.push_back(largeDepths());
        world.levels.front().id = "depths";
        const auto read = readDelve(delveText(world));
        QVERIFY(read && read->levels.size() == 1);
        expectCompact(read->levels.front());
    }

    void theLevelStaysEqual() {
        Level level = largeDepths();
        for (auto& thing : level.things.write()) thing.properties.set("note", thing.id); // each its own
        for (auto& thing : level.things.write()) thing.fields.set("text", std::string("the same"));
        level.things.write().reserve(level.things->size() + 10'000);
        level.rooms.write().reserve(level.rooms->size() + 10'000);
        Level before = level;
        before.things = std::vector<Thing>(*level.things); // its own: what another level shares is not shrunk
        before.rooms = std::vector<Room>(*level.rooms);
        compact(level);
        QVERIFY(level == before);
        QVERIFY(isTight(*level.things) && isTight(*level.rooms));
        level.things.write().front().fields.set("text", std::string("another"));
        QCOMPARE(std::get<std::string>(*level.things->back().fields.find("text")), std::string("the same"));
    }

    void aRareTextIsAValue() {
        RareText text(std::string("written"));
        const RareText copy = text;
        QVERIFY(copy == text && !copy.empty());
        text = std::string();
        QVERIFY(text.empty() && !(copy == text) && text == RareText());
        QCOMPARE(copy.text(), std::string("written"));
        text = copy;
        QCOMPARE(text.text(), std::string("written"));
    }
};

DELVE_TEST(CompactTest)
#include "compact_test.moc"
