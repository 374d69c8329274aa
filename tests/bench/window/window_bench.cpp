#include "editor/document/document.h"
#include "generation/level/bit_rects.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/bench/map_view/figures.h"
#include "tests/bench/window/exploring.h"
#include "tests/bench/window/heartbeat.h"
#include "tests/bench/window/things_scroll.h"
#include "ui/actions/action_list.h"
#include "ui/levels/level_tree.h"
#include "ui/map/map_view.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/stage_column.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>

#include <cstdio>

/// window_bench [--times 40] [--large 4096] [--part journey] [-o window.json]: from a change of a parameter to the
/// picture of the new map, for each recipe and size of map; from the start of the program to its first map; and how
/// long the window did not answer meanwhile, while a large map was made, saved, exported and opened, while its docks
/// explore many levels, and while a person works in a large journey. Without a display, with Qt's raster engine.
namespace delve::bench {
namespace {

// Targets in milliseconds: from a change to the picture, and for the window's thread between two events meanwhile.
constexpr double askedOfLevel = 50;
constexpr double askedOfJourney = 150;
constexpr Limits askedOfAnswers{0, 0, 16};

/// A whole window with settings of its own.
struct Bench {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    editor::JobPool pool;
    ui::Theme theme{*qApp, settings, QDBusConnection(QStringLiteral("no such bus"))};
    std::uint64_t seed = 1;
    QString whereToSave;
    ui::MainWindow window{
        {theme, settings, pool, answers(), [this] { return seed++; }, [](const QString&) {}, folder.path()}};

    editor::Document& document() { return window.document(); }
    void trigger(const char* action) { window.actionList().find(QLatin1String(action))->trigger(); }

private:
    ui::Questions answers() {
        ui::Questions answers;
        answers.whereTo = [this](QWidget*, const QString&, const QString&, const QStringList&) { return whereToSave; };
        answers.options = [](QWidget*, const editor::Format&, Size, const editor::FormatOptions& before) {
            return before;
        };
        return answers;
    }
};

/// Detects when the map is painted after a new level has arrived, and when generation has ended.
class Watch : public QObject {
public:
    explicit Watch(ui::MainWindow& window) : m_window(window) {
        connect(&window.document(), &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
            m_came = m_came || change.has(editor::PartOfDocument::Arrived);
        });
        window.mapView().viewport()->installEventFilter(this);
    }

    /// The time from now to the end of the frame that shows the next level to arrive.
    Took untilPainted() {
        m_came = m_painted = false;
        QElapsedTimer timer;
        timer.start();
        while (!m_painted) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return {static_cast<double>(timer.nsecsElapsed()) / 1e6, 0};
    }
    void begin() { m_came = m_painted = false; }
    void untilQuiet() {
        while (m_window.document().generating() || !m_painted)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    [[nodiscard]] bool painted() const { return m_painted; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Paint || !m_came) return false;
        // The painting follows; it is over when the event loop handles the call that is posted now.
        QMetaObject::invokeMethod(
            this, [this] { m_painted = true; }, Qt::QueuedConnection);
        return false;
    }

private:
    ui::MainWindow& m_window;
    bool m_came = false;
    bool m_painted = false;
};

/// The recipe with one number changed: another value each time, and each number in turn.
Recipe changed(const generation::RecipeInfo& info, Size size, int time) {
    Recipe recipe = info.withSeed(7);
    std::vector<std::pair<RecipeStage*, const generation::Parameter*>> numbers;
    for (auto& stage : recipe.stages)
        for (const auto& parameter : generation::builtInStages().find({stage.stage, stage.version})->parameters)
            if (parameter.kind == generation::ParameterKinds::whole() ||
                parameter.kind == generation::ParameterKinds::percent())
                numbers.emplace_back(&stage, &parameter);
    if (numbers.empty()) {
        recipe.seed = 7 + static_cast<std::uint64_t>(time);
        return recipe;
    }
    const auto& [stage, parameter] = numbers[static_cast<std::size_t>(time) % numbers.size()];
    const auto defaultValue = std::get<Decimal>(parameter->defaultFor(size));
    const auto step = Decimal::of(1 + time / static_cast<int>(numbers.size()) % 3);
    const auto up = Decimal::ofThousandths(defaultValue.thousandths + step.thousandths);
    const auto down = Decimal::ofThousandths(defaultValue.thousandths - step.thousandths);
    stage->set(std::string(parameter->id), up <= parameter->limits.max ? up : down);
    return recipe;
}

void fromChangeToPicture(Bench& bench, const generation::RecipeInfo& info, Size size, int times, Figures& figures) {
    Watch watch(bench.window);
    const QString name = QStringLiteral("%1 %2x%3")
                             .arg(QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size())))
                             .arg(size.width)
                             .arg(size.height);
    watch.begin();
    bench.document().generate(info.withSeed(7), size);
    watch.untilQuiet();
    bench.window.mapView().fitMap();
    Row pictures{name, {}, {info.name == "journey" ? askedOfJourney : askedOfLevel, 0}};
    Row waits{name + QStringLiteral(", no answer"), {}, askedOfAnswers};
    for (int time = 0; time < times; ++time) {
        const Recipe recipe = changed(info, size, time);
        const Heartbeat heartbeat;
        watch.begin();
        QElapsedTimer timer;
        timer.start();
        bench.window.pages().current()->panel<ui::RecipePanel>()->useRecipe(recipe);
        while (!watch.painted() && (bench.document().generating() || timer.elapsed() < 200))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!watch.painted()) continue; // this change made no difference
        pictures.times.push_back({static_cast<double>(timer.nsecsElapsed()) / 1e6, 0});
        watch.untilQuiet();
        waits.times.push_back(heartbeat.longest());
    }
    figures.rows.push_back(pictures);
    figures.rows.push_back(waits);
}

/// The window while a large map is made, from the order to the picture.
void whileALargeMapIsMade(Bench& bench, const generation::RecipeInfo& info, Size size, Figures& figures) {
    Watch watch(bench.window);
    const QString name = QStringLiteral("%1 %2x%3")
                             .arg(QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size())))
                             .arg(size.width)
                             .arg(size.height);
    Row pictures{name, {}};
    Row waits{name + QStringLiteral(", no answer"), {}, askedOfAnswers};
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Heartbeat heartbeat;
        watch.begin();
        QElapsedTimer timer;
        timer.start();
        bench.document().generate(info.withSeed(seed), size);
        watch.untilQuiet();
        pictures.times.push_back({static_cast<double>(timer.nsecsElapsed()) / 1e6, 0});
        waits.times.push_back(heartbeat.longest());
    }
    figures.rows.push_back(pictures);
    figures.rows.push_back(waits);
}

/// Handles events for this long, until nothing is left to do.
void answerEvents(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// How long an action of the window takes, and the longest time without an answer until all is painted.
class Measuring {
public:
    Measuring(Bench& bench, Size size, Figures& figures) : m_bench(bench), m_size(size), m_figures(figures) {}

    void operator()(const QString& what, const std::function<void()>& act) const {
        constexpr int untilAllIsPainted = 1000;
        const QString name = QStringLiteral("%1 %2x%3").arg(what).arg(m_size.width).arg(m_size.height);
        Row takes{name, {}};
        Row waits{name + QStringLiteral(", no answer"), {}, askedOfAnswers};
        for (int time = 0; time < 8; ++time) {
            const Heartbeat heartbeat;
            QElapsedTimer timer;
            timer.start();
            act();
            takes.times.push_back({static_cast<double>(timer.nsecsElapsed()) / 1e6, 0});
            answerEvents(untilAllIsPainted);
            while (m_bench.window.pages().count() > 0 && m_bench.document().generating())
                answerEvents(untilAllIsPainted);
            waits.times.push_back(heartbeat.longest());
        }
        m_figures.rows.push_back(takes);
        m_figures.rows.push_back(waits);
    }

private:
    Bench& m_bench;
    Size m_size;
    Figures& m_figures;
};

void closeOne(Bench& bench) {
    auto& pages = bench.window.pages();
    pages.close(*pages.current());
}

void closeAll(Bench& bench) {
    while (bench.window.pages().count() > 0) closeOne(bench);
}

/// Two actions of a person, one after the other.
void openOrClose(Bench& bench, const QString& map) {
    if (bench.window.pages().count() > 0) closeOne(bench);
    else (void)bench.window.openPath(map);
}

/// Crops the shown map by a cell on each side, and undoes it again the next time.
void cropOrUndo(Bench& bench) {
    auto& document = bench.document();
    const auto steps = document.history().position();
    if (document.history().canUndo() && steps > 1) return document.goTo(steps - 2);
    BitGrid inner(document.level().size());
    setRect(inner, wholeOf(inner.size()).grown(-1));
    document.select(inner, {});
    bench.trigger("level.crop");
}

/// The window while the shown large map is saved, exported as a picture, and opened in a new tab.
void whileALargeMapIsFiled(Bench& bench, Size size, Figures& figures) {
    const QString map = bench.folder.filePath(QStringLiteral("large.delve"));
    const Measuring measure(bench, size, figures);
    bench.document().reset(World(bench.document().world()));
    measure(QStringLiteral("cropping and undoing"), [&] { cropOrUndo(bench); });
    measure(QStringLiteral("saving"), [&] {
        bench.whereToSave = map;
        bench.trigger("file.save-as");
    });
    measure(QStringLiteral("exporting a picture of"), [&] {
        bench.whereToSave = bench.folder.filePath(QStringLiteral("large.png"));
        bench.trigger("file.export");
    });
    closeAll(bench);
    measure(QStringLiteral("opening and closing"), [&] { openOrClose(bench, map); });
}

/// The window while a person works in a world of thousands of levels.
void insideALargeJourney(Bench& bench, Size size, Figures& figures) {
    bench.window.beginNew();
    Watch watch(bench.window);
    for (const std::uint64_t seed : {1, 2}) { // the second one makes a step that can be undone
        watch.begin();
        bench.document().generate(generation::builtInRecipes().find("journey")->withSeed(seed), size);
        watch.untilQuiet();
        answerEvents(1000);
    }
    const auto levels = bench.document().world().levels.size();
    figures.facts.push_back({QStringLiteral("levels of the journey"), static_cast<double>(levels), QString()});
    const Measuring measure(bench, size, figures);
    std::uint64_t time = 0;
    const auto undoOrRedo = [&] {
        auto& document = bench.document();
        document.history().canRedo() ? document.redo() : document.undo();
    };
    measure(QStringLiteral("undoing and redoing a journey"), undoOrRedo);
    measure(QStringLiteral("another level of a journey"),
            [&] { bench.document().setCurrentLevel(levels / (2 + ++time)); });
    measure(QStringLiteral("renaming a level of a journey"), [&] {
        auto& rows = *bench.window.findChild<ui::LevelTree*>();
        rows.setData(rows.indexOfCurrent(), QStringLiteral("Name %1").arg(++time));
    });
    bench.document().setCurrentLevel(1);
    answerEvents(1000);
    measure(QStringLiteral("a town of a journey"), [&] {
        auto recipe = *bench.document().level().recipe;
        ++recipe.seed;
        bench.document().generate(recipe, bench.document().level().size());
    });
    measure(QStringLiteral("undoing and redoing a town of a journey"), undoOrRedo);
    measure(QStringLiteral("painting in a journey"), [&] {
        Level painted = bench.document().level();
        painted.tiles.set({1, 1}, painted.tiles.at({1, 1}) == Tile::Water ? Tile::Grass : Tile::Water);
        bench.document().apply(Edit::between(bench.document().level(), painted), {});
    });
    const QString map = bench.folder.filePath(QStringLiteral("journey.delve"));
    measure(QStringLiteral("saving a journey"), [&] {
        bench.whereToSave = map;
        bench.trigger("file.save-as");
    });
    while (bench.window.pages().count() > 1) closeOne(bench);
    measure(QStringLiteral("closing and opening a journey"), [&] { openOrClose(bench, map); });
}

/// From the start of the program, with settings of its own, to its first painted map, as the program reports it.
void fromStartToFirstMap(int times, Figures& figures) {
    const QTemporaryDir home;
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DELVEWRIGHT_MEASURE_START"), QStringLiteral("1"));
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(folder), home.path());
    program.setProcessEnvironment(environment);
    const QRegularExpression time(QStringLiteral("first map after ([0-9]+) ms"));
    Row row{QStringLiteral("start to first map"), {}, {600, 0}};
    for (int i = 0; i < times; ++i) {
        program.start(QStringLiteral(DELVE_PROGRAM), QStringList());
        if (!program.waitForFinished()) return;
        const auto said = time.match(QString::fromUtf8(program.readAllStandardOutput()));
        if (said.hasMatch() && i > 0) row.times.push_back({said.captured(1).toDouble(), 0}); // the first one warms up
    }
    figures.rows.push_back(row);
}

/// What to measure: everything, or the named parts.
struct Wanted {
    int times;
    std::int32_t large;
    QStringList parts;

    [[nodiscard]] bool has(const char* part) const { return parts.isEmpty() || parts.contains(QLatin1String(part)); }
};

Figures measure(const Wanted& wanted) {
    Figures figures;
    if (wanted.has("start")) fromStartToFirstMap(6, figures);
    const Size large{wanted.large, wanted.large};
    Bench bench;
    bench.window.resize(1280, 800);
    bench.window.show();
    bench.window.beginNew();
    QCoreApplication::processEvents();
    if (wanted.has("changes"))
        for (const auto& info : generation::builtInRecipes())
            for (const Size size : {Size{80, 45}, Size{128, 128}, Size{256, 256}})
                fromChangeToPicture(bench, info, size, wanted.times, figures);
    if (wanted.has("exploring")) exploreInDocks(bench.window, figures);
    if (wanted.has("things")) scrollManyThings(bench.window, figures);
    if (wanted.has("maps") || wanted.has("journey"))
        for (const auto& info : generation::builtInRecipes())
            if (wanted.has("maps") || info.name == "journey") whileALargeMapIsMade(bench, info, large, figures);
    if (wanted.has("files")) whileALargeMapIsFiled(bench, large, figures);
    if (wanted.has("journey")) insideALargeJourney(bench, large, figures);
    return figures;
}

} // namespace
} // namespace delve::bench

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser words;
    words.addOptions(
        {{"times", "How often a parameter is changed, for each recipe and size.", "number", "40"},
         {"large", "The side of the large map in cells.", "cells", "4096"},
         {"part", "Only this part: start, changes, exploring, maps, things, files or journey. More may be named.",
          "part"},
         {"o", "Where to write the figures.", "file", "window.json"}});
    words.addHelpOption();
    words.process(application);
    const auto figures =
        delve::bench::measure({words.value("times").toInt(), words.value("large").toInt(), words.values("part")});
    figures.print();
    if (figures.write(words.value("o"))) return 0;
    std::fprintf(stderr, "%s cannot be written.\n", qPrintable(words.value("o")));
    return 1;
}
