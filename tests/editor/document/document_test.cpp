#include "editor/document/document.h"
#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/pipeline.h"
#include "tests/editor/document/heard_changes.h"
#include "tests/editor/work/steered_generation.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr Size size{20, 10};

/// The edit that paints one cell of the current level.
Edit painted(const Document& document, Cell cell, Tile tile) {
    Level after = document.level();
    after.tiles.set(cell, tile);
    return Edit::between(document.level(), after);
}

Selection selectionOf(const Document& document, Cell cell) {
    BitGrid bits(document.level().size());
    bits.set(cell);
    return bits;
}

/// Does the trace end in the level that is shown?
bool endsInTheLevel(Document& document) {
    const auto* trace = document.tracing().trace();
    return trace && !trace->stages.empty() && trace->stages.back().level.tiles == document.level().tiles;
}

/// A level whose every chunk holds two tiles, so that an edit between two such levels names every chunk.
Level speckled(Size of, Tile tile) {
    Level level = levelOfSeed(0, of);
    for (std::int32_t y = 0; y < of.height; y += Grid::chunkSide)
        for (std::int32_t x = 0; x < of.width; x += Grid::chunkSide) level.tiles.set({x + 1, y}, tile);
    return level;
}

/// A document that begins with a level of seed 1, and the steered generation behind it.
struct Desk {
    Desk() {
        document.begin(recipeOf("plain", 1), size);
        QTRY_VERIFY(!document.generating());
    }
    void generate(std::uint64_t seed, const char* recipe = "plain", Size wanted = size) {
        QSignalSpy finished(&document, &Document::generationFinished);
        document.generate(recipeOf(recipe, seed), wanted);
        while (document.generating()) QVERIFY(finished.wait());
    }
    SteeredGeneration work;
    Document document{test::pool(), work.function()};
};

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT
private slots:
    void aNewDocumentIsBlankAndNamed() {
        const Document document(test::pool());
        QCOMPARE(document.world().levels.size(), 1u);
        QCOMPARE(document.title(), QString("Untitled"));
        QVERIFY(!document.level().id.empty() && !document.level().name.empty());
        QCOMPARE(document.level().size(), document.wantedSize());
        QVERIFY(document.path().isEmpty() && !document.modified() && !document.history().canUndo());
    }

    void theFirstLevelIsWhatTheDocumentBeginsWith() {
        SteeredGeneration work;
        Document document(test::pool(), work.function());
        const HeardChanges heard(document);
        document.begin(recipeOf("plain", 5), size);
        QTRY_COMPARE(heard.count(PartOfDocument::Arrived), 1);
        QVERIFY(heard.all.back().redrawsAll());
        QVERIFY(document.level().tiles == levelOfSeed(5).tiles);
        QVERIFY(!document.history().canUndo());
        QVERIFY(!document.modified());
        QCOMPARE(document.world().name, std::string("Untitled"));
    }

    void aGenerationIsOneStepThatUndoTakesBack() {
        Desk desk;
        Document& document = desk.document;
        const HeardChanges heard(document);
        desk.generate(2, "plain", {40, 30});
        QCOMPARE(document.level().size(), (Size{40, 30}));
        QCOMPARE(document.recipe().seed, 2u);
        QCOMPARE(document.lastGeneration().notes.size(), 1u);
        QVERIFY(document.modified());
        document.undo();
        QVERIFY(document.level().tiles == levelOfSeed(1).tiles);
        QCOMPARE(document.recipe().seed, 1u);
        QCOMPARE(document.wantedSize(), size);
        QVERIFY2(document.modified(), "no file holds what was tried");
        QCOMPARE(heard.count(PartOfDocument::Recipe), 2);
        QCOMPARE(heard.count(PartOfDocument::Modified), 1);
        document.redo();
        QVERIFY(document.level().tiles == levelOfSeed(2, {40, 30}).tiles);
        QCOMPARE(document.wantedSize(), (Size{40, 30}));
    }

    void theNewestOfFiftyWins() {
        Desk desk;
        for (std::uint64_t seed = 2; seed <= 51; ++seed) desk.document.generate(recipeOf("plain", seed), size);
        QCOMPARE(desk.document.recipe().seed, 51u);
        QTRY_VERIFY(!desk.document.generating());
        QVERIFY(desk.document.level().tiles == levelOfSeed(51).tiles);
        QCOMPARE(desk.document.history().steps().size(), 1u);
    }

    void aGenerationThatChangesNothingLeavesNoStep() {
        Desk desk;
        desk.generate(1);
        QVERIFY(!desk.document.history().canUndo());
    }

    void aDragIsOneStep() {
        Desk desk;
        Document& document = desk.document;
        document.beginDrag();
        for (const std::uint64_t seed : {2u, 3u, 4u}) {
            desk.generate(seed);
            QVERIFY(document.level().tiles == levelOfSeed(seed).tiles);
            QCOMPARE(document.history().steps().size(), 1u);
        }
        document.endDrag();
        document.undo();
        QVERIFY(document.level().tiles == levelOfSeed(1).tiles);
        document.redo();
        QVERIFY(document.level().tiles == levelOfSeed(4).tiles);
    }

    void whatArrivesAfterADragBelongsToIt() {
        Desk desk;
        Document& document = desk.document;
        document.beginDrag();
        desk.generate(2);
        desk.work.hold();
        document.generate(recipeOf("plain", 3), size);
        document.endDrag();
        desk.work.release();
        QTRY_VERIFY(!document.generating());
        QVERIFY(document.level().tiles == levelOfSeed(3).tiles);
        QCOMPARE(document.history().steps().size(), 1u);
        desk.generate(4);
        QCOMPARE(document.history().steps().size(), 2u);
    }

    void aDragThatEndsWhereItBeganLeavesNoStep() {
        Desk desk;
        desk.document.beginDrag();
        desk.generate(2);
        desk.generate(1);
        desk.document.endDrag();
        QVERIFY(!desk.document.history().canUndo());
        QVERIFY(!desk.document.modified());
    }

    void twoDragsAreTwoSteps() {
        Desk desk;
        for (const std::uint64_t seed : {2u, 3u}) {
            desk.document.beginDrag();
            desk.generate(seed);
            desk.document.endDrag();
        }
        QCOMPARE(desk.document.history().steps().size(), 2u);
    }

    void aCancelledDragLeavesNothing() {
        Desk desk;
        Document& document = desk.document;
        const auto before = delveText(document.world());
        document.beginDrag();
        desk.generate(2, "plain", {30, 30});
        desk.work.hold();
        document.generate(recipeOf("plain", 3), size);
        document.cancelDrag();
        desk.work.release();
        QVERIFY(!document.generating());
        QCOMPARE(delveText(document.world()), before);
        QVERIFY(document.history().steps().empty());
        QVERIFY(!document.modified());
        QCOMPARE(document.recipe().seed, 1u);
    }

    void aFailureLeavesAllAsItWas() {
        Desk desk;
        Document& document = desk.document;
        const auto before = delveText(document.world());
        QSignalSpy failed(&document, &Document::generationFailed);
        QSignalSpy finished(&document, &Document::generationFinished);
        desk.generate(2, "fails");
        QCOMPARE(failed.size(), 1);
        QCOMPARE(finished.size(), 1);
        QCOMPARE(failed.front().front().value<Failure>().cells.size(), 1u);
        QCOMPARE(delveText(document.world()), before);
        QVERIFY(!document.history().canUndo() && !document.modified());
        QCOMPARE(document.recipe().name, std::string("fails"));
        desk.generate(2);
        QVERIFY(document.level().tiles == levelOfSeed(2).tiles);
    }

    void whatIsCancelledLeavesAllAsItWas() {
        Desk desk;
        Document& document = desk.document;
        const auto before = delveText(document.world());
        const QSignalSpy failed(&document, &Document::generationFailed);
        QSignalSpy finished(&document, &Document::generationFinished);
        desk.work.hold();
        document.generate(recipeOf("plain", 2), size);
        QTRY_COMPARE(desk.work.begun(), 2);
        document.cancelGeneration();
        QVERIFY(!document.generating());
        QCOMPARE(finished.size(), 1);
        desk.work.release();
        QTRY_COMPARE(desk.work.ended(), 2);
        QCoreApplication::processEvents();
        QVERIFY(failed.isEmpty());
        QCOMPARE(delveText(document.world()), before);
    }

    void anEditWhileItGeneratesIsNotLost() {
        Desk desk;
        Document& document = desk.document;
        desk.work.hold();
        document.generate(recipeOf("plain", 2), size);
        document.apply(painted(document, {0, 0}, Tile::Water), Text{"", "paint"});
        QVERIFY(document.generating());
        desk.work.release();
        QTRY_VERIFY(!document.generating());
        QCOMPARE(document.history().steps().size(), 2u);
        QVERIFY(document.level().tiles == levelOfSeed(2).tiles);
        document.undo();
        QCOMPARE(document.level().tiles.at({0, 0}), Tile::Water);
        QCOMPARE(document.recipe().seed, 1u);
    }

    void undoStopsWhatIsGenerated() {
        Desk desk;
        Document& document = desk.document;
        desk.generate(2);
        desk.work.hold();
        document.generate(recipeOf("plain", 3), size);
        document.undo();
        QVERIFY(!document.generating());
        desk.work.release();
        QTRY_COMPARE(desk.work.ended(), desk.work.begun());
        QCoreApplication::processEvents();
        QVERIFY(document.level().tiles == levelOfSeed(1).tiles);
        QVERIFY(document.history().canRedo());
    }

    void backToTheStartAndForwardIsTheSameBytes() {
        Desk desk;
        Document& document = desk.document;
        std::vector<std::string> states{delveText(document.world())};
        const auto note = [&] { states.push_back(delveText(document.world())); };
        for (std::uint64_t seed = 2; seed < 8; ++seed) {
            desk.generate(seed, "plain", {20 + static_cast<std::int32_t>(seed % 3) * 50, 100});
            note();
            document.apply(painted(document, {3, 4}, seed % 2 ? Tile::Water : Tile::Grass), Text{"", "paint"});
            note();
        }
        for (std::size_t i = states.size(); i-- > 1;) {
            QCOMPARE(delveText(document.world()), states[i]);
            document.undo();
        }
        QCOMPARE(delveText(document.world()), states.front());
        QVERIFY(!document.history().canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            document.redo();
            QCOMPARE(delveText(document.world()), states[i]);
        }
        document.goTo(3);
        QCOMPARE(delveText(document.world()), states[3]);
        document.goTo(9);
        QCOMPARE(delveText(document.world()), states[9]);
        document.goTo(1000);
        QCOMPARE(delveText(document.world()), states.back());
    }

    void anEditNamesWhatItTouched() {
        Desk desk;
        Document& document = desk.document;
        HeardChanges heard(document);
        document.apply(painted(document, {3, 4}, Tile::Water), Text{"", "paint"});
        QCOMPARE(heard.all.size(), std::size_t{1});
        QCOMPARE(heard.all.front().shownCells().around(), (Rect{3, 4, 1, 1}));
        document.apply(Edit{}, Text{"", "nothing"});
        QCOMPARE(heard.all.size(), std::size_t{1});
        document.apply(painted(document, {7, 2}, Tile::Water), Text{"", "paint"});
        heard.all.clear();
        document.goTo(0);
        QCOMPARE(heard.all.size(), std::size_t{1});
        QCOMPARE(heard.all.front().shownCells().around(), (Rect{3, 2, 5, 3}));
        QVERIFY(!heard.all.front().redrawsAll());
    }

    void aStepKnowsItsLevel() {
        World world;
        world.levels = {levelOfSeed(1), levelOfSeed(2)};
        world.levels[1].id = "level-2";
        Document document(test::pool());
        document.reset(world);
        document.setCurrentLevel(1);
        document.apply(painted(document, {0, 0}, Tile::Water), Text{"", "paint"});
        document.setCurrentLevel(0);
        const HeardChanges heard(document);
        document.undo();
        QCOMPARE(document.currentLevel(), 1u);
        QCOMPARE(heard.ofShownLevel(), 1);
        QVERIFY(heard.all.back().redrawsAll());
        QVERIFY(document.world().levels[1].tiles == levelOfSeed(2).tiles);
        QVERIFY(document.world().levels[0].tiles == levelOfSeed(1).tiles);
    }

    void selectionIsUndoneButDoesNotModify() {
        Desk desk;
        Document& document = desk.document;
        document.select(selectionOf(document, {1, 1}), Text{"", "select"});
        QVERIFY(document.history().canUndo());
        QVERIFY(!document.modified());
        desk.generate(2, "plain", {40, 40});
        QCOMPARE(document.selection()->size(), Size{});
        document.undo();
        QVERIFY(document.selection()->at({1, 1}));
        document.undo();
        QCOMPARE(document.selection()->size(), Size{});
    }

    void theHistoryKeepsToItsLimit() {
        Desk desk;
        Document& document = desk.document;
        desk.generate(2);
        const auto limit = 12 * document.history().bytes();
        document.setHistoryLimit(limit);
        for (std::uint64_t seed = 3; seed < 100; ++seed) desk.generate(seed);
        QVERIFY(document.history().bytes() <= limit);
        QVERIFY(document.history().steps().size() < 20);
        while (document.history().canUndo()) document.undo();
        QVERIFY(document.modified());
        QVERIFY(document.recipe().seed > 80);
    }

    void savedAndLoadedItIsTheSame() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("crypt.delve");
        Desk desk;
        Document& document = desk.document;
        desk.generate(2);
        const HeardChanges heard(document);
        QVERIFY(document.save(path));
        QCOMPARE(heard.count(PartOfDocument::Title), 1);
        QVERIFY(!document.modified());
        QCOMPARE(document.title(), QString("crypt.delve"));
        QCOMPARE(document.world().name, std::string("crypt"));
        QVERIFY(document.world().madeBy.starts_with("delvewright "));
        document.undo();
        QVERIFY(document.modified());
        document.redo();
        QVERIFY(!document.modified());

        Document other(test::pool());
        QVERIFY(other.load(path));
        QCOMPARE(delveText(other.world()), delveText(document.world()));
        QCOMPARE(other.path(), path);
        QCOMPARE(other.recipe(), document.recipe());
        QVERIFY(!other.modified() && !other.history().canUndo());
    }

    /// The recipe in a file only records how the level was generated; the document opens the stored level.
    void openingNeverRegeneratesALevel() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("kept.delve");
        World world;
        world.levels.push_back(levelOfSeed(1));
        world.levels.front().id = "kept";
        world.levels.front().recipe = recipeOf("plain", 2);
        QVERIFY(writeDelveFile(world, path.toStdString()));

        SteeredGeneration work;
        Document document(test::pool(), work.function());
        QSignalSpy started(&document, &Document::generationStarted);
        QVERIFY(document.load(path));
        QCoreApplication::processEvents();
        QVERIFY(!document.generating() && started.isEmpty());
        QCOMPARE(work.begun(), 0);
        QVERIFY(document.level().tiles == levelOfSeed(1).tiles);
        QCOMPARE(document.recipe().seed, std::uint64_t{2});
        QVERIFY(document.level() == world.levels.front());
        // Only an explicit request returns what the recipe generates.
        QSignalSpy finished(&document, &Document::generationFinished);
        document.generate(Recipe(document.recipe()), document.level().size());
        while (document.generating()) QVERIFY(finished.wait());
        QVERIFY(document.level().tiles == levelOfSeed(2).tiles);
    }

    void whatCannotBeSavedStaysModified() {
        const QTemporaryDir folder;
        Desk desk;
        Document& document = desk.document;
        desk.generate(2);
        for (const QString& path :
             {folder.filePath("not there/crypt.delve"), folder.path(), folder.filePath("crypt.txt")}) {
            const auto saved = document.save(path);
            QVERIFY(!saved);
            QVERIFY(document.modified());
            QVERIFY(document.path().isEmpty());
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatCannotBeLoadedChangesNothing() {
        const QTemporaryDir folder;
        Desk desk;
        Document& document = desk.document;
        desk.generate(2);
        const auto before = delveText(document.world());
        QFile broken(folder.filePath("broken.delve"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{ \"delvewright\": 1,") > 0);
        broken.close();
        for (const QString& path :
             {broken.fileName(), folder.filePath("none.delve"), folder.path(), folder.filePath("a.xyz")}) {
            QVERIFY(!document.load(path));
            QCOMPARE(delveText(document.world()), before);
            QVERIFY(document.history().canUndo());
        }
    }

    void aFileOfAnotherProgramIsTakenInWithoutItsPath() {
        const QTemporaryDir folder;
        QFile text(folder.filePath("maze.txt"));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("####\n#@#\n") > 0);
        text.close();
        Document document(test::pool());
        QVERIFY(document.load(text.fileName()));
        QVERIFY(document.path().isEmpty());
        QCOMPARE(document.title(), QString("maze"));
        QCOMPARE(document.level().size(), (Size{4, 2}));
        QCOMPARE(document.loadNotes().size(), 1u);
    }

    void aTraceComesOnDemandAndGoesWithItsLevel() {
        Desk desk;
        Document& document = desk.document;
        const QSignalSpy ready(&document.tracing(), &Tracing::ready);
        const QSignalSpy dropped(&document.tracing(), &Tracing::dropped);
        QVERIFY(!document.tracing().trace());
        document.tracing().request();
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(endsInTheLevel(document));
        document.apply(painted(document, {0, 0}, Tile::Water), Text{"", "paint"});
        QVERIFY2(document.tracing().trace() && !endsInTheLevel(document),
                 "changed by hand: still how its recipe made it");
        document.undo();
        QVERIFY(endsInTheLevel(document));
        desk.generate(2);
        QVERIFY(!document.tracing().trace());
        QCOMPARE(dropped.size(), 1);
    }

    void aTraceThatIsAskedForWhileItGeneratesIsOfWhatArrives() {
        Desk desk;
        Document& document = desk.document;
        QSignalSpy ready(&document.tracing(), &Tracing::ready);
        document.generate(recipeOf("plain", 2), size);
        document.tracing().request();
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(endsInTheLevel(document));
        QVERIFY(document.tracing().trace()->stages.back().level.tiles == levelOfSeed(2).tiles);
    }

    void whoHearsOfALevelSeesNoTraceOfTheOldOne() {
        Desk desk;
        Document& document = desk.document;
        QSignalSpy ready(&document.tracing(), &Tracing::ready);
        document.tracing().request();
        document.tracing().request();
        QVERIFY(ready.wait());
        QCOMPARE(desk.work.begun(), 2); // asking twice does not trace twice
        connect(&document, &Document::changed, &document, [&](const DocumentChange& change) {
            if (!change.has(PartOfDocument::Arrived)) return;
            QVERIFY(!document.tracing().trace());
            document.tracing().request();
        });
        connect(&document, &Document::generationFinished, &document, [&] { document.tracing().request(); });
        desk.generate(2);
        QTRY_VERIFY(document.tracing().trace());
        QVERIFY(endsInTheLevel(document));
        QCOMPARE(desk.work.begun(), 4);
        QCOMPARE(ready.size(), 2);
    }

    void itGoesWhileItGenerates() {
        SteeredGeneration work;
        work.hold();
        {
            Document document(test::pool(), work.function());
            document.generate(recipeOf("plain", 2), size);
            QTRY_COMPARE(work.begun(), 1);
        }
        QTRY_COMPARE(work.stopped(), 1);
    }

    /// A default name only tells two new maps apart: the name of the first file replaces it, whatever language the
    /// default name is in.
    void aNameThatNobodyGaveGoesWithTheFirstFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("castle.delve"));
        Document document(test::pool());
        QVERIFY(document.untitled());
        document.setName(QStringLiteral("Unbenannt 2"));
        QVERIFY(document.untitled() && !document.modified());
        QCOMPARE(document.title(), QStringLiteral("Unbenannt 2"));
        QVERIFY(document.save(path).ok());
        QCOMPARE(document.world().name, std::string("castle"));
        QVERIFY(!document.untitled());
    }

    /// A name that a person gave stays, even if it equals a default name.
    void aNameThatWasGivenStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("castle.delve"));
        World world;
        world.name = "Untitled 12";
        Document made(test::pool());
        made.reset(world);
        QVERIFY(!made.untitled());
        QVERIFY(made.save(path).ok());
        Document loaded(test::pool());
        QVERIFY(loaded.load(path).ok());
        QVERIFY(!loaded.untitled());
        QVERIFY(loaded.save(folder.filePath(QStringLiteral("keep.delve"))).ok());
        QCOMPARE(loaded.world().name, std::string("Untitled 12"));
    }

    /// The recipe is again that of the level that is shown.
    void aCancelledSeedIsTakenBack() {
        Desk desk;
        desk.document.generate(recipeOf("plain", 2), size);
        QTRY_VERIFY(!desk.document.generating());
        desk.document.generate(recipeOf("plain", 3), size);
        desk.document.cancelGeneration();
        QCOMPARE(desk.document.recipe().seed, std::uint64_t{2});
        QCOMPARE(desk.document.level().recipe->seed, std::uint64_t{2});
    }

    void twoDocumentsWorkBesideEachOther() {
        Desk first;
        Desk second;
        first.document.generate(recipeOf("plain", 2), size);
        second.document.generate(recipeOf("plain", 3), size);
        QTRY_VERIFY(!first.document.generating() && !second.document.generating());
        QVERIFY(first.document.level().tiles == levelOfSeed(2).tiles);
        QVERIFY(second.document.level().tiles == levelOfSeed(3).tiles);
        first.document.undo();
        QVERIFY(second.document.history().canUndo());
    }

    void undoOfALargeRegenerationCopiesNoCell() {
        constexpr Size large{4096, 4096};
        Document document(test::pool());
        World world;
        world.levels.push_back(speckled(large, Tile::Floor));
        document.reset(world);
        const Grid before = document.level().tiles;
        document.apply(Edit::between(document.level(), speckled(large, Tile::Grass)), Text{"", "another"});
        QVERIFY(document.level().tiles.at({1, 0}) == Tile::Grass);
        document.undo();
        for (std::size_t i = 0; i < before.chunkCount(); ++i) QVERIFY(document.level().tiles.sharesChunk(before, i));
    }
};

DELVE_TEST(DocumentTest)
#include "document_test.moc"
