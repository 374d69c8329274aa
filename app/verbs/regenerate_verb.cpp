#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/map_words.h"
#include "app/words/seed_words.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/files/files_beside.h"
#include "editor/text/level_name.h"
#include "generation/level/bit_rects.h"
#include "generation/pipeline/conflict.h"
#include "generation/pipeline/regenerate.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/worlds.h"

#include <algorithm>
#include <utility>

namespace delve::app {
namespace {

/// What the command line asks for.
struct Order {
    World world;
    std::size_t level = 0;
    Recipe recipe;
    std::optional<BitGrid> selection;
    Target target;
    generation::FileReader files; ///< beside the map
};

Result<BitGrid> selectionFrom(const std::string& word, Size size) {
    const auto area = areaFrom(word, size);
    if (!area) return area.failure();
    BitGrid selection(size);
    setRect(selection, *area);
    return selection;
}

/// The level to regenerate, by the recipe that made it.
Done chooseLevel(const Arguments& arguments, Order& order) {
    const auto level = levelOf(order.world, arguments.value("level"));
    if (!level) return level.failure();
    order.level = order.world.levels.placeOf(**level);
    if (!(*level)->recipe)
        return impossible(
            {DELVE_TEXT("command line", "The level \"%1\" has no recipe. Open it in the editor and choose one, "
                                        "or generate a new level."),
             {(*level)->id}});
    order.recipe = *(*level)->recipe;
    return done();
}

/// The new seed and the selection for the level that was chosen.
Done chooseSeedAndSelection(const Arguments& arguments, Order& order) {
    if (const auto typed = arguments.value("seed")) {
        const auto seed = seedFromWord(*typed);
        if (!seed) return seed.failure();
        order.recipe.seed = *seed;
    }
    if (const auto typed = arguments.value("select")) {
        auto selection = selectionFrom(*typed, std::as_const(order.world).levels[order.level].size());
        if (!selection) return std::move(selection).failure();
        order.selection = std::move(*selection);
    }
    return done();
}

generation::GenerateRequest requestFor(const Order& order) {
    const Level& level = order.world.levels[order.level];
    generation::GenerateRequest request;
    request.recipe = order.recipe;
    request.size = level.size();
    request.tiles = order.world.tiles;
    request.tables = order.world.tables;
    request.files = order.files;
    request.base = &level;
    request.levelId = level.id;
    request.levelName = level.name;
    return request;
}

/// The whole level, with the levels inside it: a town with its houses.
Result<generation::GeneratedWorld> regenerateWhole(const Order& order, generation::Workspace& workspace,
                                                   const CommandContext& context) {
    const Level& level = order.world.levels[order.level];
    return generation::regenerateLevel(order.world, level.id, order.recipe, level.size(), workspace, &context.feedback,
                                       nullptr, {}, nullptr, context.declarations, order.files);
}

Result<generation::GeneratedWorld> regeneratePart(const Order& order, generation::Workspace& workspace,
                                                  const CommandContext& context) {
    auto made = generation::regenerateInside(requestFor(order), *order.selection, context.declarations.stages,
                                             workspace, &context.feedback);
    if (!made) return std::move(made).failure();
    generation::GeneratedWorld whole{order.world, std::move(made->notes)};
    whole.world.levels[order.level] = std::move(made->level);
    return whole;
}

Result<generation::GeneratedWorld> regenerateAsOrdered(const Order& order, generation::Workspace& workspace,
                                                       CommandContext& context) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Generating"));
    return order.selection ? regeneratePart(order, workspace, context) : regenerateWhole(order, workspace, context);
}

/// Hand work is discarded only if the person asks for it.
Done checkHandWork(const generation::GeneratedWorld& made) {
    if (made.discarded.empty()) return done();
    std::string names;
    for (const auto& name : made.discarded)
        names += (names.empty() ? "“" : ", “") + editor::shownLevelName(name).toStdString() + "”";
    return impossible(
        {DELVE_TEXT_N("command line", "Nothing was written: the new world has no place for %n level(s) with hand "
                                      "work: %1. Choose another seed, or discard them with --force."),
         static_cast<std::int64_t>(made.discarded.size()),
         {names}});
}

/// Says which pins conflict, if they can be found.
void sayConflict(const Order& order, generation::Workspace& workspace, CommandContext& context) {
    if (order.selection) return; // the failure names the cells; the surroundings of a selection are not pins
    const auto request = requestFor(order);
    const auto conflict = generation::conflictingPins(request, context.declarations.stages, workspace,
                                                      generation::runsWorthWaiting(request.size), &context.feedback);
    if (const auto explanation = generation::explanationOf(conflict))
        (void)context.console.fail(ExitStatus::Impossible, *explanation);
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    Order order;
    auto target = targetFrom(*arguments.value("output"), arguments.value("format"));
    if (!target) return complain(console, target.failure(), ExitStatus::Words);
    order.target = std::move(*target);
    if (const auto may = checkTarget(order.target, {}, context); !may)
        return complain(console, may.failure(), ExitStatus::Words);
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    auto imported = readSource(*source);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    if (!source->input) order.files = editor::filesBeside(source->path);
    order.world = std::move(imported->world);
    if (const auto chosen = chooseLevel(arguments, order); !chosen)
        return complain(console, chosen.failure(), ExitStatus::Words, source->word);
    if (const auto chosen = chooseSeedAndSelection(arguments, order); !chosen)
        return complain(console, chosen.failure(), ExitStatus::Words);
    generation::Workspace workspace;
    auto made = regenerateAsOrdered(order, workspace, context);
    if (!made) {
        if (made.failure().kind == Failure::Kind::Impossible) sayConflict(order, workspace, context);
        return complain(console, made.failure(), ExitStatus::File, source->word); // the map's own recipe is at fault
    }
    if (!arguments.has("force"))
        if (const auto kept = checkHandWork(*made); !kept) return complain(console, kept.failure(), ExitStatus::Words);
    sayNotes(console, made->notes);
    order.target.request.level = order.world.levels[order.level].id;
    return write(made->world, order.target, context);
}

} // namespace

Verb regenerateVerb() {
    Verb verb;
    verb.syntax.verb = "regenerate";
    verb.summary = DELVE_TEXT("command line", "Regenerates a level around its pins.");
    verb.details = {
        DELVE_TEXT("command line",
                   "The level's own recipe is used. Pinned cells and things stay as they are; if they make "
                   "generation impossible, nothing is written."),
        DELVE_TEXT("command line",
                   "Levels inside the world that you edited, renamed or pinned, such as a town of a journey, "
                   "are kept unchanged, at their own site or the nearest one. If the new world has no place "
                   "for them, their names are printed and nothing is written.")};
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File, true}};
    verb.syntax.options = withWritingOptions({
        {.name = "seed",
         .value = "N|WORD",
         .help = DELVE_TEXT("command line", "the seed: a whole number or a word; default: the level's own")},
        {.name = "select", .value = "X,Y,W,H", .help = DELVE_TEXT("command line", "regenerates only these cells")},
        {.name = "force",
         .help = DELVE_TEXT("command line", "discards levels with hand work that have no place in the new world")},
        fromOption(),
        levelOption(),
        formatOption(),
        outputOption(
            DELVE_TEXT("command line", "the file for the world; its ending chooses the format; - is standard output")),
    });
    verb.examples = {
        {"regenerate garden.delve --seed 8 -o other.delve",
         DELVE_TEXT("command line", "keeps the pins and regenerates the rest with another seed")},
        {"regenerate garden.delve --seed 8 --select 10,5,30,20 -o garden.delve",
         DELVE_TEXT("command line", "regenerates only these 30 x 20 cells")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
