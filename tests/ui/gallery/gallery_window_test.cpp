#include "editor/document/document.h"
#include "editor/gallery/stars.h"
#include "generation/level/delve_file.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/gallery/gallery_card.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/gallery/gallery_tiles.h"
#include "ui/gallery/gallery_view.h"
#include "ui/measures/measure_choice.h"
#include "ui/pages/document_page.h"
#include "ui/recipe/recipe_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QtTest>

#include <memory>

using namespace delve;
using namespace delve::ui;

namespace {

Recipe seeded(Recipe recipe, std::uint64_t seed) {
    recipe.seed = seed;
    return recipe;
}

/// A window with the dock in front, on a small map.
struct Shown {
    test::WindowAtWork work;

    void open() {
        work.open();
        work.document().generate(work.document().recipe(), {48, 32});
        work.settle();
        show();
    }
    void show(bool waits = true) const {
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("gallery"));
        dock->show();
        dock->raise();
        if (waits) settle();
    }
    void settle() const {
        QTRY_VERIFY_WITH_TIMEOUT(!panel().busy(), 60'000);
        work.settle();
    }
    [[nodiscard]] GalleryPanel& panel() const { return *work.window->pages().current()->panel<GalleryPanel>(); }
    [[nodiscard]] GalleryView& view() const { return panel().view(); }
    [[nodiscard]] const GalleryModel& model() const { return panel().model(); }
    [[nodiscard]] const GalleryRow& row(int number) const { return model().rows()[static_cast<std::size_t>(number)]; }
    [[nodiscard]] QString note() const { return panel().findChild<QLabel*>(QStringLiteral("gallery-note"))->text(); }
    [[nodiscard]] QPushButton& button(const char* action) const {
        return *panel().findChild<QPushButton*>(QString::fromLatin1(action));
    }
    void press(const char* action) const { QTest::mouseClick(&button(action), Qt::LeftButton); }
    [[nodiscard]] QRect tile(int number) const {
        view().scrollTo(model().index(number));
        return view().visualRect(model().index(number));
    }
    void click(QPoint place) const { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place); }
    void clickTile(int number) const { click(tile(number).center()); }
    void clickStar(int number) const { click(GalleryTiles::starIn(tile(number)).center()); }
    void key(Qt::Key key) const { QTest::keyClick(&view(), key); }
    void choose(int number) const {
        view().setFocus();
        view().setCurrentIndex(model().index(number));
    }
    [[nodiscard]] Starred stars() const { return starredOf(work.document().level().properties); }
    [[nodiscard]] QString lastStep() const { return work.document().history().undoName(); }
};

} // namespace

/// The dock of the gallery.
class GalleryWindowTest : public QObject {
    Q_OBJECT
private slots:
    void itFillsWhenItIsFirstShown() {
        Shown shown;
        shown.open();
        QCOMPARE(shown.model().rowCount(), 12);
        QVERIFY(shown.note().startsWith(QStringLiteral("12 variation")));
        for (int number = 0; number < 12; ++number) {
            QVERIFY(shown.row(number).variation.proven);
            const auto index = shown.model().index(number);
            QVERIFY(!index.data(GalleryModel::PictureRole).value<QImage>().isNull());
            QVERIFY(index.data(GalleryModel::ValuesRole).toStringList().contains(QStringLiteral("Critical path")));
            QVERIFY(index.data().toString().startsWith(QStringLiteral("Seed ")));
        }
    }

    void aClickUsesOneAsOneStep() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        const auto before = document.level();
        const auto steps = document.history().position();
        const auto wanted = shown.row(3).variation;
        shown.clickTile(3);
        shown.settle();
        QCOMPARE(document.history().position(), steps + 1);
        QCOMPARE(fingerprint(document.level()), wanted.fingerprint);
        QVERIFY(document.recipe() == wanted.recipe);
        QVERIFY(shown.lastStep().contains(QString::number(wanted.recipe.seed)));
        QVERIFY(shown.model().index(3).data(GalleryModel::AdoptedRole).toBool());
        QVERIFY(!shown.panel().outdated());
        document.undo();
        QVERIFY(document.level() == before);
        QVERIFY(!shown.model().index(3).data(GalleryModel::AdoptedRole).toBool());
    }

    void keysChooseAndUse() {
        Shown shown;
        shown.open();
        shown.choose(0);
        shown.key(Qt::Key_Right);
        QCOMPARE(shown.view().currentIndex().row(), 1);
        const auto steps = shown.work.document().history().position();
        QCOMPARE(shown.work.document().history().position(), steps); // moving uses nothing
        shown.key(Qt::Key_Return);
        shown.settle();
        QCOMPARE(fingerprint(shown.work.document().level()), shown.row(1).variation.fingerprint);
        QCOMPARE(shown.work.document().history().position(), steps + 1);
    }

    void aStarIsPartOfTheDocument() {
        Shown shown;
        shown.open();
        const auto starred = shown.row(2).variation;
        shown.clickStar(2);
        QVERIFY(shown.row(2).starred);
        QCOMPARE(shown.stars().variations.size(), std::size_t{1});
        QVERIFY(shown.stars().variations[0].makes(starred.recipe, starred.size));
        QCOMPARE(shown.lastStep(), QStringLiteral("Star a variation"));
        QVERIFY(shown.work.document().modified());
        shown.work.document().undo();
        QVERIFY(!shown.row(2).starred);
        shown.work.document().redo();
        QVERIFY(shown.row(2).starred);
        shown.choose(2);
        shown.key(Qt::Key_S);
        QVERIFY(!shown.row(2).starred && shown.stars().empty());
        shown.key(Qt::Key_Space);
        QVERIFY(shown.row(2).starred);
    }

    void aNoteIsTypedInItsPlace() {
        Shown shown;
        shown.open();
        shown.choose(4);
        shown.key(Qt::Key_F2);
        auto* field = shown.view().findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("the open one"));
        QCOMPARE(field->text(), QStringLiteral("the open one"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(shown.row(4).starred);
        QCOMPARE(shown.row(4).note, QStringLiteral("the open one"));
        QCOMPARE(shown.stars().variations[0].note, std::string("the open one"));
        QCOMPARE(shown.model().index(4).data(GalleryModel::NoteRole).toString(), QStringLiteral("the open one"));
    }

    /// Saved, opened, and drawn again.
    void starsComeBackWithTheFile() {
        Shown shown;
        shown.open();
        const auto starred = shown.row(5).variation;
        shown.clickStar(5);
        const auto path = shown.work.path(QStringLiteral("starred.delve"));
        QVERIFY(shown.work.document().save(path).ok());
        QVERIFY(shown.work.document().load(path).ok());
        shown.press("gallery.fill"); // twelve others
        shown.settle();
        const auto place = shown.model().placeOf(starred.recipe, starred.size);
        QVERIFY(place >= 0);
        QTRY_VERIFY_WITH_TIMEOUT(shown.row(place).drawn, 60'000);
        QCOMPARE(shown.row(place).variation.fingerprint, starred.fingerprint);
        QVERIFY(shown.row(place).starred && !shown.row(place).variation.picture.isNull());
        shown.clickTile(place);
        shown.settle();
        QCOMPARE(fingerprint(shown.work.document().level()), starred.fingerprint);
    }

    void likeAndUnlikeGiveOthers() {
        Shown shown;
        shown.open();
        shown.choose(6);
        const auto base = shown.row(6).variation.recipe;
        shown.press("gallery.like");
        shown.settle();
        QVERIFY(shown.model().rowCount() > 0);
        for (const auto& row : shown.model().rows()) {
            QCOMPARE(row.variation.recipe.seed, base.seed);
            QVERIFY(row.variation.recipe != base);
            QVERIFY(!row.variation.changes.empty() && row.variation.changes.size() <= 2);
        }
        shown.clickTile(0);
        shown.settle();
        QVERIFY(!shown.panel().outdated());
        shown.choose(0);
        shown.press("gallery.unlike");
        shown.settle();
        for (const auto& row : shown.model().rows()) QVERIFY(row.variation.recipe.seed != base.seed);
    }

    /// The map itself, where none is chosen.
    void likeTheMapWithoutAChosenOne() {
        Shown shown;
        shown.open();
        QVERIFY(!shown.panel().hasCurrent());
        for (int times = 0; times < 2; ++times) {
            const auto before = shown.model().rows();
            shown.press("gallery.like");
            shown.settle();
            QVERIFY(shown.model().rowCount() > 0);
            QVERIFY(shown.row(0).variation.recipe != before[0].variation.recipe);
            for (const auto& row : shown.model().rows())
                QCOMPARE(row.variation.recipe.seed, shown.work.document().recipe().seed);
        }
    }

    void twelveMoreAreOthers() {
        Shown shown;
        shown.open();
        const auto before = shown.model().rows();
        shown.press("gallery.fill");
        shown.settle();
        QCOMPARE(shown.model().rowCount(), 12);
        for (const auto& row : before) QCOMPARE(shown.model().placeOf(row.variation.recipe, row.variation.size), -1);
    }

    /// It says so, and fills again only when it is asked.
    void anotherRecipeMakesItOutOfDate() {
        Shown shown;
        shown.open();
        QVERIFY(!shown.button("gallery.refill").isVisible());
        auto recipe = shown.work.document().recipe();
        ++recipe.stages.front().reroll;
        shown.work.document().generate(recipe, shown.work.document().wantedSize());
        shown.work.settle();
        QVERIFY(shown.panel().outdated() && !shown.panel().busy());
        QVERIFY(shown.note().startsWith(QStringLiteral("Out of date")));
        shown.press("gallery.refill");
        shown.settle();
        QVERIFY(!shown.panel().outdated());
        for (const auto& row : shown.model().rows())
            QCOMPARE(row.variation.recipe.stages.front().reroll, recipe.stages.front().reroll);
        shown.work.document().undo();
        QVERIFY(shown.panel().outdated());
        shown.work.document().redo();
        QVERIFY(!shown.panel().outdated());
    }

    void anotherSeedDoesNot() {
        Shown shown;
        shown.open();
        shown.work.trigger(QStringLiteral("recipe.new-seed"));
        shown.work.settle();
        QVERIFY(!shown.panel().outdated());
    }

    void pinsMakeItOutOfDateAndStay() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        Level pinned = document.level();
        pinned.tiles.fill({10, 10, 5, 4}, Tile::Floor);
        BitGrid pins(pinned.size());
        for (std::int32_t y = 10; y < 14; ++y) pins.setRun(y, 10, 5);
        pinned.pinned = pins;
        document.apply(Edit::between(document.level(), pinned), Text{"", "pin"});
        shown.work.settle();
        QVERIFY(shown.panel().outdated());
        shown.press("gallery.refill");
        shown.settle();
        shown.clickTile(0);
        shown.settle();
        QCOMPARE(fingerprint(document.level()), shown.row(0).variation.fingerprint);
        for (std::int32_t y = 10; y < 14; ++y)
            for (std::int32_t x = 10; x < 15; ++x) {
                QVERIFY(document.level().isPinned({x, y}));
                QCOMPARE(document.level().tiles.at({x, y}), Tile::Floor);
            }
    }

    /// Esc ends it, and what is done is shown; hidden, it ends as well, and begins again when it is shown.
    void escStopsAndHiddenItRests() {
        Shown shown;
        shown.open();
        auto* dock = shown.work.window->findChild<QDockWidget*>(QStringLiteral("gallery"));
        {
            const test::HeldPool held(shown.work.document().pool());
            shown.press("gallery.fill");
            QVERIFY(shown.panel().busy());
            QVERIFY(shown.panel().findChild<QProgressBar*>()->isVisible());
            shown.view().setFocus();
            shown.key(Qt::Key_Escape);
            QVERIFY(!shown.panel().busy());
            QCOMPARE(shown.note(), QStringLiteral("Stopped before there was a variation."));
            shown.press("gallery.fill");
            dock->hide();
            QVERIFY(!shown.panel().busy());
        }
        shown.show();
        QCOMPARE(shown.model().rowCount(), 12);
        QVERIFY(shown.note().startsWith(QStringLiteral("12 variation")));
    }

    /// Before there is anything to show, the focus is on a button.
    void escStopsTheFirstFill() {
        Shown shown;
        shown.work.open();
        const test::HeldPool held(shown.work.document().pool());
        shown.show(false);
        QVERIFY(shown.panel().busy() && !shown.view().isVisible());
        shown.button("gallery.fill").setFocus();
        QTest::keyClick(&shown.button("gallery.fill"), Qt::Key_Escape);
        QVERIFY(!shown.panel().busy());
        QCOMPARE(shown.note(), QStringLiteral("Stopped before there was a variation."));
    }

    /// Nothing of one level is starred in another.
    void anotherLevelHasItsOwn() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        shown.clickStar(2);
        const auto ofFirst = shown.row(2).variation;
        Level second = document.level();
        second.id = "second";
        second.properties = {};
        second.recipe->seed += 1;
        World both = document.world();
        both.levels.push_back(second);
        document.applyWorld(WorldEdit::between(document.world(), both), Text{"", "add"}, document.currentLevel());
        QCOMPARE(shown.model().rowCount(), 12);
        {
            const test::HeldPool held(document.pool());
            document.setCurrentLevel(both.levels.size() - 1);
            QCOMPARE(shown.model().rowCount(), 0);
            QVERIFY(!shown.panel().hasCurrent());
            shown.panel().toggleStar();
            QVERIFY(shown.stars().empty());
        }
        shown.settle();
        QCOMPARE(shown.model().rowCount(), 12); // of the second
        QVERIFY(!shown.panel().outdated());
        shown.work.window->findChild<QDockWidget*>(QStringLiteral("gallery"))->hide();
        document.setCurrentLevel(0);
        QCOMPARE(shown.model().rowCount(), 0);
        shown.show();
        const auto place = shown.model().placeOf(ofFirst.recipe, ofFirst.size);
        QVERIFY(place >= 0 && shown.row(place).starred);
    }

    /// A new map, whose level is still to come.
    void itFillsWhenTheLevelArrives() {
        Shown shown;
        shown.work.open();
        auto& document = shown.work.document();
        {
            const test::HeldPool held(document.pool());
            document.generate(document.recipe(), {48, 32});
            shown.show(false);
            QVERIFY(document.generating() && !shown.panel().busy());
        }
        shown.work.settle();
        shown.settle();
        QCOMPARE(shown.model().rowCount(), 12);
        QCOMPARE(shown.row(0).variation.size, (Size{48, 32}));
    }

    /// What is like one of before is of the recipe as it is now, once that was changed.
    void fillAgainIsOfTheChangedRecipe() {
        Shown shown;
        shown.open();
        shown.choose(6);
        shown.press("gallery.like");
        shown.settle();
        auto recipe = shown.work.document().recipe();
        recipe.stages.front().reroll = 5000;
        shown.work.document().generate(recipe, shown.work.document().wantedSize());
        shown.work.settle();
        QVERIFY(shown.panel().outdated());
        shown.press("gallery.refill");
        shown.settle();
        QVERIFY(!shown.panel().outdated());
        QVERIFY(shown.model().rowCount() > 0);
        for (const auto& row : shown.model().rows()) {
            QCOMPARE(row.variation.recipe.seed, recipe.seed);
            QVERIFY(row.variation.recipe.stages.front().reroll >= 5000);
        }
    }

    void likeAStarOfAnotherSizeHasItsSize() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        const StarredVariation star{document.recipe(), {40, 40}};
        document.apply(Edit::between(document.level(), *editor::withStar(document.level(), star)), Text{"", "star"});
        QTRY_VERIFY_WITH_TIMEOUT(shown.row(12).drawn, 60'000);
        shown.choose(12);
        shown.press("gallery.like");
        shown.settle();
        QVERIFY(!shown.panel().outdated());
        for (const auto& row : shown.model().rows()) QCOMPARE(row.variation.size, star.size);
        shown.clickTile(0);
        shown.settle();
        QCOMPARE(fingerprint(document.level()), shown.row(0).variation.fingerprint);
        QVERIFY(!shown.panel().outdated());
    }

    /// While others are being filled, and until these are there.
    void valuesKeepTheNamesOfTheirMeasures() {
        Shown shown;
        shown.open();
        const auto valuesOfFirst = [&shown] {
            return shown.model().index(0).data(GalleryModel::ValuesRole).toStringList();
        };
        const auto before = valuesOfFirst();
        const test::HeldPool held(shown.work.document().pool());
        auto* const choice = shown.panel().findChildren<MeasureChoice*>()[0];
        choice->choose("rooms");
        emit choice->activated(choice->currentIndex());
        QVERIFY(shown.panel().busy());
        shown.clickStar(0);
        QVERIFY(shown.row(0).starred);
        QCOMPARE(valuesOfFirst(), before);
    }

    /// When others come, it is kept as if it had been finished.
    void aNoteBeingTypedIsKept() {
        Shown shown;
        shown.open();
        const auto noted = shown.row(4).variation;
        auto held = std::make_unique<test::HeldPool>(shown.work.document().pool());
        shown.press("gallery.fill");
        shown.choose(4);
        shown.key(Qt::Key_F2);
        auto* field = shown.view().findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("half a no"));
        held.reset();
        shown.settle();
        QCOMPARE(shown.stars().variations.size(), std::size_t{1});
        QVERIFY(shown.stars().variations[0].makes(noted.recipe, noted.size));
        QCOMPARE(shown.stars().variations[0].note, std::string("half a no"));
        QCOMPARE(shown.model().rowCount(), 13);
        QCOMPARE(shown.view().currentIndex().row(), 12); // it is still the chosen one
    }

    /// Hidden, nothing is read, and nothing can be done with what is no longer so.
    void hiddenItReadsNoStars() {
        Shown shown;
        shown.open();
        shown.choose(3);
        const auto starred = shown.row(3).variation;
        auto& document = shown.work.document();
        shown.work.window->findChild<QDockWidget*>(QStringLiteral("gallery"))->hide();
        QVERIFY(shown.panel().hasCurrent());
        document.apply(
            Edit::between(document.level(), *editor::withStar(document.level(), {starred.recipe, starred.size})),
            Text{"", "star"});
        QVERIFY(!shown.row(3).starred && !shown.panel().hasCurrent());
        shown.show();
        QVERIFY(shown.row(3).starred && shown.panel().hasCurrent());
    }

    /// They stand on the map with its pins.
    void starsAreDrawnAnewForOtherPins() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        const StarredVariation star{seeded(document.recipe(), 77), {48, 32}};
        document.apply(Edit::between(document.level(), *editor::withStar(document.level(), star)), Text{"", "star"});
        const auto place = shown.model().placeOf(star.recipe, star.size);
        QTRY_VERIFY_WITH_TIMEOUT(shown.row(place).drawn, 60'000);
        const auto before = shown.row(place).variation.fingerprint;
        Level pinned = document.level();
        pinned.tiles.fill({10, 10, 5, 4}, Tile::Water);
        BitGrid pins(pinned.size());
        for (std::int32_t y = 10; y < 14; ++y) pins.setRun(y, 10, 5);
        pinned.pinned = pins;
        document.apply(Edit::between(document.level(), pinned), Text{"", "pin"});
        QTRY_VERIFY_WITH_TIMEOUT(shown.row(place).drawn && shown.row(place).variation.fingerprint != before, 60'000);
    }

    /// With its own mark, and with what is noted about it.
    void whatIsNotProvenKeepsItsNote() {
        GalleryModel model;
        GalleryRow row;
        row.variation.whyNot = {Text{"", "Because."}};
        model.setRows({row}, {});
        QCOMPARE(GalleryTiles::lineOf(model.index(0)), QStringLiteral("Not proven"));
        row.note = QStringLiteral("the open one");
        model.setRows({row}, {});
        QCOMPARE(GalleryTiles::lineOf(model.index(0)), QStringLiteral("Not proven · the open one"));
        row.variation.proven = true;
        model.setRows({row}, {});
        QCOMPARE(GalleryTiles::lineOf(model.index(0)), QStringLiteral("the open one"));
    }

    /// Wherever it is asked for: there is a star, or one is chosen.
    void unlikeNeedsOneToBeUnlike() {
        Shown shown;
        shown.open();
        QVERIFY(!shown.button("gallery.unlike").isEnabled() && !shown.panel().mayBeUnliked());
        shown.choose(1);
        QVERIFY(shown.button("gallery.unlike").isEnabled() && shown.panel().mayBeUnliked());
        shown.clickStar(1);
        shown.view().setCurrentIndex({});
        QVERIFY(shown.button("gallery.unlike").isEnabled() && shown.panel().mayBeUnliked());
    }

    /// What went wrong is said until something else is so.
    void aFailureIsNotSaidForever() {
        Shown shown;
        shown.open();
        auto& document = shown.work.document();
        Level strange = document.level();
        strange.properties.set(starredProperty, std::string("mine"));
        document.apply(Edit::between(document.level(), strange), Text{"", "property"});
        shown.clickStar(2);
        QVERIFY(shown.note().contains(QStringLiteral("no list of stars")));
        auto* const label = shown.panel().findChild<QLabel*>(QStringLiteral("gallery-note"));
        QVERIFY(label->width() <= shown.panel().width());
        document.undo();
        shown.clickStar(2);
        QVERIFY(shown.row(2).starred);
        QVERIFY(shown.note().startsWith(QStringLiteral("12 variation")));
    }

    void measuresAreChosenAndKept() {
        Shown shown;
        shown.open();
        const auto choices = shown.panel().findChildren<MeasureChoice*>();
        QCOMPARE(choices.size(), 2);
        choices[0]->choose("rooms");
        emit choices[0]->activated(choices[0]->currentIndex());
        shown.settle();
        QVERIFY(
            shown.model().index(0).data(GalleryModel::ValuesRole).toStringList().startsWith(QStringLiteral("Rooms")));
        Shown other;
        other.work.settings.setValue(QStringLiteral("gallery/measures-of-grown-rooms"),
                                     shown.work.settings.value(QStringLiteral("gallery/measures-of-grown-rooms")));
        other.open();
        QCOMPARE(other.panel().findChildren<MeasureChoice*>()[0]->chosen(), std::string("rooms"));
        QVERIFY(
            other.model().index(0).data(GalleryModel::ValuesRole).toStringList().startsWith(QStringLiteral("Rooms")));
    }

    void restingShowsACard() {
        Shown shown;
        shown.open();
        const auto* card = shown.view().findChild<GalleryCard*>();
        QVERIFY(!card->isVisible());
        QTest::mouseMove(shown.view().viewport(), shown.tile(1).center());
        QTRY_VERIFY(card->isVisible());
        QTest::mouseMove(shown.view().viewport(), {2, 2});
        QTest::keyClick(&shown.view(), Qt::Key_Right);
        QVERIFY(!card->isVisible());
    }

    void aMapWithoutARecipeSaysSo() {
        Shown shown;
        shown.work.openBlank();
        shown.show();
        QCOMPARE(shown.model().rowCount(), 0);
        QVERIFY(!shown.button("gallery.fill").isEnabled());
        QVERIFY(!shown.panel().busy());
        QVERIFY(!shown.panel().mayFill());
    }

    void actionsActOnTheChosenOne() {
        Shown shown;
        shown.open();
        shown.choose(7);
        shown.work.trigger(QStringLiteral("gallery.star"));
        QVERIFY(shown.row(7).starred);
        shown.work.trigger(QStringLiteral("gallery.adopt"));
        shown.settle();
        QCOMPARE(fingerprint(shown.work.document().level()), shown.row(7).variation.fingerprint);
        shown.work.trigger(QStringLiteral("gallery.fill"));
        shown.settle();
        QCOMPARE(shown.model().rowCount(), 13); // the star stays
    }
};

DELVE_TEST(GalleryWindowTest)
#include "gallery_window_test.moc"
