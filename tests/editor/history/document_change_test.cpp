#include "editor/history/document_change.h"
#include "generation/level/rules.h"
#include "generation/level/world_changes.h"
#include "tests/editor/document/heard_changes.h"
#include "tests/editor/tools/random_world_changes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <optional>
#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::int32_t side = Grid::chunkSide;
using Chunks = std::set<Cell>;

/// A snapshot of all that a document shows.
struct Seen {
    explicit Seen(const Document& document)
        : world(document.world()), current(document.currentLevel()), selection(document.selection()),
          position(document.history().position()), modified(document.modified()), title(document.title()) {}

    World world;
    std::size_t current;
    Selection selection;
    std::size_t position;
    bool modified;
    QString title;
};

// The differences, found cell by cell and member by member

Chunks chunksWith(Size size, const std::function<bool(Cell)>& differs) {
    Chunks chunks;
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (differs({x, y})) chunks.insert({x / side * side, y / side * side});
    return chunks;
}

bool kept(const Shared<BitGrid>& bits, Cell cell) { return bits->size().contains(cell) && bits->at(cell); }

bool sameButTiles(const DecorationLayer& a, const DecorationLayer& b) {
    return a.over == b.over && a.hidden == b.hidden && a.opacity == b.opacity;
}

/// The chunks with a cell that looks different: by its tile, layers, pin or things.
Chunks drawnOtherwise(const Level& before, const Level& after) {
    const bool sameLayers = std::ranges::equal(before.layers, after.layers, sameButTiles);
    return chunksWith(before.size(), [&](Cell cell) {
        if (!sameLayers || before.tiles.at(cell) != after.tiles.at(cell)) return true;
        if (kept(before.pinned, cell) != kept(after.pinned, cell)) return true;
        for (std::size_t i = 0; i < before.layers.size(); ++i)
            if (before.layers[i].tiles.at(cell) != after.layers[i].tiles.at(cell)) return true;
        const auto others = [cell](const Level& level, const Level& than) {
            return std::ranges::any_of(*level.things, [&](const Thing& thing) {
                return thing.at == cell && !std::ranges::count(*than.things, thing);
            });
        };
        return others(before, after) || others(after, before);
    });
}

Flags<PartOfLevel> differingParts(const Level& before, const Level& after) {
    Flags<PartOfLevel> parts;
    const auto add = [&parts](bool differs, PartOfLevel part) {
        if (differs) parts = parts | part;
    };
    add(before.size() != after.size(), PartOfLevel::Size);
    add(!(before.tiles == after.tiles), PartOfLevel::Tiles);
    add(!(before.layers == after.layers), PartOfLevel::Layers);
    add(!(before.pinned == after.pinned && before.keptEmpty == after.keptEmpty &&
          before.pinnedThings == after.pinnedThings),
        PartOfLevel::Pins);
    add(!(before.rooms == after.rooms && before.links == after.links && before.halls == after.halls),
        PartOfLevel::Rooms);
    add(!(before.things == after.things), PartOfLevel::Things);
    add(!(before.mission == after.mission), PartOfLevel::Mission);
    add(!(before.recipe == after.recipe), PartOfLevel::Recipe);
    add(before.id != after.id || before.name != after.name || !(before.properties == after.properties),
        PartOfLevel::Facts);
    return parts;
}

std::optional<std::size_t> placeOf(const World& world, const std::string& id) {
    const auto found = std::ranges::find(world.levels, id, &Level::id);
    if (found == world.levels.end()) return {};
    return static_cast<std::size_t>(found - world.levels.begin());
}

/// A level with a new id at the same place is the same level.
bool sameList(const World& before, const World& after) {
    if (before.levels.size() != after.levels.size()) return false;
    for (std::size_t i = 0; i < before.levels.size(); ++i) {
        const auto& was = before.levels[i].id;
        const auto& is = after.levels[i].id;
        if (was != is && (placeOf(after, was) || placeOf(before, is))) return false;
    }
    return true;
}

// The notification, compared with the differences

#define SAY(condition)                                                                                                 \
    do {                                                                                                               \
        if (!(condition)) return QStringLiteral(#condition);                                                           \
    } while (false)

QString wrongAboutLevel(const DocumentChange& told, std::size_t place, const Level& before, const Level& after) {
    const auto* const change = told.find(place);
    const auto parts = differingParts(before, after);
    SAY((change ? change->parts : Flags<PartOfLevel>()) == parts);
    if (!change || parts.has(PartOfLevel::Size)) return {};
    Chunks named;
    for (const auto& part : change->cells.parts()) named.insert({part.x / side * side, part.y / side * side});
    const auto drawn = drawnOtherwise(before, after);
    SAY(std::ranges::includes(named, drawn));
    // For lists of rooms or things, the notification also names the cells between two that changed.
    if (!hasAny(parts, Flags(PartOfLevel::Rooms) | PartOfLevel::Things | PartOfLevel::Pins)) SAY(named == drawn);
    return {};
}

QString wrongAboutWorld(const DocumentChange& told, const World& before, const World& after) {
    SAY(told.has(PartOfDocument::Levels) == !sameList(before, after));
    SAY(told.has(PartOfDocument::Name) == (before.name != after.name));
    SAY(told.has(PartOfDocument::Rules) == !(before.rules == after.rules));
    SAY(told.has(PartOfDocument::Tables) == !(before.tables == after.tables));
    SAY(told.has(PartOfDocument::Tiles) == !(before.tiles == after.tiles));
    SAY(told.has(PartOfDocument::Properties) == !(before.properties == after.properties));
    const bool listed = told.has(PartOfDocument::Levels);
    for (std::size_t i = 0; i < before.levels.size(); ++i) {
        const auto place = listed ? placeOf(after, before.levels[i].id) : std::optional(i);
        if (!place) continue;
        const auto wrong = wrongAboutLevel(told, *place, before.levels[i], after.levels[*place]);
        if (!wrong.isEmpty()) return wrong;
    }
    return {};
}

QString wrongAbout(const DocumentChange& told, const Seen& before, const Seen& after) {
    SAY(told.shown == after.current);
    const auto& was = before.world.levels[before.current].id;
    const auto& is = after.world.levels[after.current].id;
    if (was == is) SAY(!told.has(PartOfDocument::Shown));
    else if (placeOf(after.world, was)) SAY(told.has(PartOfDocument::Shown));
    SAY(told.has(PartOfDocument::Selected) == !(before.selection == after.selection));
    SAY(told.has(PartOfDocument::Modified) == (before.modified != after.modified));
    SAY(told.has(PartOfDocument::Title) == (before.title != after.title));
    if (before.position != after.position) SAY(told.has(PartOfDocument::History));
    return wrongAboutWorld(told, before.world, after.world);
}

// The edits

/// A random edit of the level that is shown: some cells, a thing, a room or pins.
Edit anyEdit(const Level& before, Stream& random) {
    Level after = before;
    const auto x = static_cast<std::int32_t>(random.between(0, before.size().width - 1));
    const auto y = static_cast<std::int32_t>(random.between(0, before.size().height - 1));
    const Rect area = Rect{x, y, 30, 1}.intersected(wholeOf(before.size()));
    switch (random.below(4)) {
    case 0: after.tiles.fill(area, random.chance(1, 2) ? Tile::Water : Tile::Floor); break;
    case 1:
        if (after.things->empty() || random.chance(1, 2))
            after.things.write().push_back({"thing-" + std::to_string(random.below(1000000)), ThingKind::Key, {x, y}});
        else after.things.write()[random.below(after.things->size())].at = {x, y};
        break;
    case 2:
        if (after.rooms->empty()) break;
        after.rooms.write()[random.below(after.rooms->size())].box = area;
        break;
    default:
        if (after.pinned->size() != after.size()) after.pinned = BitGrid(after.size());
        after.pinned.write().setRun(y, area.x, area.width);
    }
    return Edit::between(before, after);
}

void doAny(Document& document, Stream& random) {
    const auto steps = document.history().steps().size();
    switch (random.below(8)) {
    case 0: return document.undo();
    case 1: return document.redo();
    case 2: return document.goTo(random.below(steps + 1));
    case 3: return document.setCurrentLevel(random.below(document.world().levels.size()));
    case 4: {
        BitGrid cells(document.level().size());
        cells.setRun(0, 0, static_cast<std::int32_t>(random.between(0, 20)));
        return document.select(cells, Text{"", "select"});
    }
    case 5: return changeAny(document, random);
    default: return document.apply(anyEdit(document.level(), random), Text{"", "edit"});
    }
}

} // namespace

/// A document notifies of exactly what differs, no more and no less.
class DocumentChangeTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsToldIsWhatDiffers() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Stream random(seed);
            Document document(test::pool());
            document.reset(randomWorld(seed));
            HeardChanges heard(document);
            for (int i = 0; i < 60; ++i) {
                const Seen before(document);
                const auto revision = document.revision();
                heard.all.clear();
                doAny(document, random);
                const Seen after(document);
                QVERIFY(heard.all.size() <= 1);
                const auto told = heard.all.empty() ? DocumentChange() : heard.all.front();
                if (heard.all.empty()) QVERIFY(before.world == after.world && before.current == after.current);
                else QCOMPARE(wrongAbout(told, before, after), QString());
                QVERIFY((document.revision() == revision) == (before.world == after.world) ||
                        before.position != after.position);
            }
        }
    }

    /// Whenever a revision comes back, the world is the same as before.
    void aRevisionStandsForOneWorld() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Stream random(seed);
            Document document(test::pool());
            document.reset(randomWorld(seed));
            std::map<Revision, World> seen;
            for (int i = 0; i < 60; ++i) {
                const auto [known, isNew] = seen.emplace(document.revision(), document.world());
                QVERIFY(isNew || known->second == document.world());
                doAny(document, random);
            }
        }
    }

    void savingAndNamingAreTold() {
        const QTemporaryDir folder;
        Document document(test::pool());
        document.reset(randomWorld(1));
        document.apply(anyEdit(document.level(), *std::make_unique<Stream>(5)), Text{"", "edit"});
        HeardChanges heard(document);
        QVERIFY(document.save(folder.filePath(QStringLiteral("kept.delve"))));
        QCOMPARE(heard.count(PartOfDocument::Title), 1);
        QCOMPARE(heard.count(PartOfDocument::Modified), 1);
        heard.all.clear();
        document.setName(QStringLiteral("Another"));
        QCOMPARE(heard.count(PartOfDocument::Name), 1);
        document.setFileAway(true);
        QCOMPARE(heard.count(PartOfDocument::Modified), 1);
        heard.all.clear();
        document.reset(randomWorld(2));
        QVERIFY(heard.all.back().redrawsAll() && heard.all.back().ofWorld());
        QVERIFY(heard.all.back().has(PartOfDocument::Selected) && heard.all.back().has(PartOfDocument::History));
    }

    /// Two changes before one notification: it names both, by the current places of the levels.
    void whatCameBeforeIsAdded() {
        DocumentChange change;
        change.add(LevelChange{0, PartOfLevel::Things, Rect{1, 1, 1, 1}});
        DocumentChange earlier;
        earlier.add(LevelChange{0, PartOfLevel::Tiles, Rect{100, 1, 1, 1}});
        earlier.add(LevelChange{1, PartOfLevel::Facts, {}});
        earlier.add(PartOfDocument::Rules);
        change.addEarlier(earlier);
        QVERIFY(change.has(PartOfDocument::Rules));
        QVERIFY(change.find(0)->parts == (Flags(PartOfLevel::Things) | PartOfLevel::Tiles));
        QCOMPARE(change.shownCells().parts().size(), std::size_t{2});
        QVERIFY(change.find(1) && change.ofWorld());
        DocumentChange moved;
        moved.add(PartOfDocument::Levels);
        moved.shown = 3;
        moved.addEarlier(earlier);
        QVERIFY2(!moved.find(0) && moved.find(3), "the level that is shown is the same, whatever its place");
    }
};

DELVE_TEST(DocumentChangeTest)
#include "document_change_test.moc"
