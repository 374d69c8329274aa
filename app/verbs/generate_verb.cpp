#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/open_stream.h"
#include "app/files/paths.h"
#include "app/files/recipe_source.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/trace_file.h"
#include "app/verbs/verbs.h"
#include "app/verbs/wanted_seed.h"
#include "app/words/seed_words.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/files/files_beside.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <unistd.h>

namespace delve::app {
namespace {

/// What the command line asks for.
struct Order {
    Recipe recipe;
    QString recipeFile;    ///< empty for a recipe given by name, or from standard input
    bool fromFile = false; ///< the recipe, and with it a seed
    Size size;
    Target target;
    std::optional<std::string> traceFile;
    std::optional<World> stamps;
    std::optional<WantedLevel> wanted;
};

/// Our other file types count as well, so that reading them says what they are.
bool namesFile(const std::string& word) {
    return word == "-" || word.ends_with(".recipe") || word.ends_with(".delve") || word.ends_with(".delvesave") ||
           word.find('/') != std::string::npos;
}

/// The recipe of this name, or the one in this file.
std::optional<Refusal> chooseRecipe(const std::string& word, const generation::Declarations& declarations,
                                    Order& order) {
    if (const generation::RecipeInfo* known = generation::recipeNamed(declarations.recipes, word)) {
        order.recipe = known->withSeed(0);
        return {};
    }
    if (!namesFile(word)) return Refusal{badInput(noSuchRecipe(word, declarations.recipes))};
    auto recipe = recipeFromFile(word, declarations.stages);
    if (!recipe)
        return Refusal{std::move(recipe).failure(), ExitStatus::File,
                       word == "-" ? translated(DELVE_TEXT("command line", "standard input")) : word};
    order.recipe = std::move(*recipe);
    order.fromFile = true;
    if (const auto path = pathFromWord(word); path && word != "-") order.recipeFile = *path;
    return {};
}

/// A new seed from the time and the process id, short enough to be typed again.
std::uint64_t freshSeed() {
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    return seedFromText(std::to_string(now) + " " + std::to_string(::getpid())) % 1'000'000'000;
}

std::optional<Refusal> chooseSeed(const Arguments& arguments, Order& order, Console& console) {
    const auto typed = arguments.value("seed");
    if (!typed) {
        if (!order.fromFile) order.recipe.seed = freshSeed();
        const auto text = order.wanted ? DELVE_TEXT("command line", "The first seed is %1.")
                                       : DELVE_TEXT("command line", "The seed is %1.");
        console.note({text, {std::to_string(order.recipe.seed)}});
        return {};
    }
    const auto seed = seedFromWord(*typed);
    if (!seed) return Refusal{seed.failure()};
    order.recipe.seed = *seed;
    return {};
}

std::optional<Refusal> chooseSize(const Arguments& arguments, const generation::Declarations& declarations,
                                  Order& order) {
    const auto typed = arguments.value("size");
    if (!typed || *typed == "auto") {
        order.size = generation::automaticSize(order.recipe, declarations);
        return {};
    }
    const auto size = recipeSizeFrom(*typed);
    if (!size) return Refusal{size.failure()};
    order.size = *size;
    return {};
}

/// The levels of a file as rooms to place.
std::optional<Refusal> chooseStamps(const Arguments& arguments, Order& order, Console& console) {
    const auto typed = arguments.value("stamps");
    if (!typed) return {};
    const auto source = sourceFrom(*typed);
    if (!source) return Refusal{source.failure()};
    auto read = readSource(*source);
    if (!read) return Refusal{std::move(read).failure(), ExitStatus::File, source->word};
    sayNotes(console, read->notes, source->word);
    order.stamps = std::move(read->world);
    return {};
}

std::optional<Refusal> chooseFiles(const Arguments& arguments, Order& order, const CommandContext& context) {
    auto target = targetFrom(*arguments.value("output"), arguments.value("format"));
    if (!target) return Refusal{std::move(target).failure()};
    order.target = std::move(*target);
    if (auto may = checkTarget(order.target, arguments.value("level"), context); !may)
        return Refusal{std::move(may).failure()};
    auto options = editor::optionsFromText(order.target.format->writeOptions, arguments.values("option"));
    if (!options) return Refusal{std::move(options).failure()};
    order.target.request.options = std::move(*options);
    order.traceFile = arguments.value("trace");
    if (!order.traceFile) return {};
    const auto stream = openStream(*order.traceFile);
    const bool sameStream = stream && stream == openStream(order.target.word);
    if (sameStream && stream == STDOUT_FILENO)
        return Refusal{badInput({DELVE_TEXT("command line", "Only one of -o and --trace may go to standard output.")})};
    if (sameStream || (!stream && !order.target.toStream() && isSameFile(*order.traceFile, order.target.word)))
        return Refusal{
            badInput({DELVE_TEXT("command line", "\"%1\": -o and --trace name the same file. Give two names."),
                      {*order.traceFile}})};
    if (auto may = checkOutput(*order.traceFile, false, context); !may) return Refusal{std::move(may).failure()};
    return {};
}

std::optional<Refusal> readOrder(const Arguments& arguments, Order& order, const CommandContext& context) {
    const auto& declarations = context.declarations;
    if (auto refusal = chooseRecipe(arguments.operands[0], declarations, order)) return refusal;
    if (auto applied = applySettings(order.recipe, arguments.values("set"), declarations.stages); !applied)
        return Refusal{std::move(applied).failure()};
    if (auto refusal = chooseSize(arguments, declarations, order)) return refusal;
    if (auto refusal = chooseFiles(arguments, order, context)) return refusal;
    if (auto refusal = chooseStamps(arguments, order, context.console)) return refusal;
    auto wanted = wantedFrom(arguments);
    if (!wanted) return Refusal{std::move(wanted).failure()};
    order.wanted = *std::move(wanted);
    return chooseSeed(arguments, order, context.console);
}

ExitStatus writeTraceFile(const Order& order, const generation::Trace& trace, const TileCatalogue& tiles,
                          CommandContext& context) {
    return writeBytes(*order.traceFile, context, [&](QIODevice& into) -> Done {
        const auto sink = [&into](std::string_view piece) {
            return into.write(piece.data(), static_cast<qint64>(piece.size())) == static_cast<qint64>(piece.size());
        };
        if (!writeTrace(trace, order.recipe, tiles, sink)) return editor::notWritten(into);
        return done();
    });
}

generation::FileReader filesOf(const Order& order) {
    return editor::filesBeside(order.recipeFile.isEmpty() ? order.target.path : order.recipeFile);
}

/// Replaces the seed by one whose level is as wanted.
Done chooseWantedSeed(Order& order, CommandContext& context) {
    if (!order.wanted) return done();
    editor::RecipeOfSeeds of{order.recipe, order.size};
    of.stamps = order.stamps ? &*order.stamps : nullptr;
    of.declarations = &context.declarations;
    of.files = filesOf(order);
    const auto seed = findWantedSeed(*order.wanted, editor::makeBy(std::move(of)), order.recipe.seed, context);
    if (!seed) return seed.failure();
    order.recipe.seed = *seed;
    return done();
}

Result<generation::GeneratedWorld> generate(const Order& order, CommandContext& context, generation::Trace* trace) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Generating"));
    generation::Workspace workspace;
    return generation::generateWorld(order.recipe, order.size, workspace, &context.feedback, trace,
                                     order.stamps ? &*order.stamps : nullptr, context.declarations, filesOf(order));
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    Order order;
    if (const auto refusal = readOrder(arguments, order, context))
        return complain(console, refusal->failure, refusal->status, refusal->about);
    if (const auto chosen = chooseWantedSeed(order, context); !chosen)
        return complain(console, chosen.failure(), ExitStatus::No);
    generation::Trace trace;
    const auto generated = generate(order, context, order.traceFile ? &trace : nullptr);
    if (!generated) return complain(console, generated.failure(), ExitStatus::Words);
    sayNotes(console, generated->notes);
    const auto level = arguments.value("level");
    if (level && level != allLevels)
        if (const auto known = levelOf(generated->world, level); !known)
            return complain(console, known.failure(), ExitStatus::Words);
    if (order.traceFile) {
        const auto traced = writeTraceFile(order, trace, generated->world.tiles, context);
        if (traced != ExitStatus::Success) return traced;
    }
    LevelFileNames names;
    return writeLevels(generated->world, order.target, level, context, names);
}

std::vector<Option> options() {
    return withWritingOptions({
        {.name = "seed",
         .value = "N|WORD",
         .help =
             DELVE_TEXT("command line", "the seed: a whole number or a word; default: that of the .recipe file, or a "
                                        "random one, which is shown on standard error")},
        mapSizeOption(),
        settingsOption(),
        wantOption(),
        triesOption(),
        {.name = "stamps",
         .value = "FILE",
         .help = DELVE_TEXT("command line", "a map whose levels the stage vaults places as rooms"),
         .completes = Completes::File,
         .takesInput = true},
        {.name = "trace",
         .value = "FILE",
         .help = DELVE_TEXT("command line", "writes the trace, the level after each stage, as JSON"),
         .completes = Completes::File},
        levelToWriteOption(),
        formatOption(),
        formatOptionsOption(DELVE_TEXT("command line", "an option of the output format, such as cell=8 for png")),
        outputOption(
            DELVE_TEXT("command line", "the file for the level; its ending chooses the format; - is standard output")),
    });
}

} // namespace

Verb generateVerb() {
    Verb verb;
    verb.syntax.verb = "generate";
    verb.summary = DELVE_TEXT("command line", "Generates a level from a recipe.");
    verb.details = {DELVE_TEXT(
        "command line", "The same recipe, seed, size and parameters give the same level on every machine. Notes on "
                        "what could not be done as asked go to standard error.")};
    verb.syntax.operands = {{"RECIPE", DELVE_TEXT("command line", "the name of a recipe, or a .recipe file"), 1, 1,
                             Completes::RecipeOrFile, true}};
    verb.syntax.options = options();
    verb.examples = {
        {"generate grown-rooms --seed 7 --size 120x60 -o garden.delve",
         DELVE_TEXT("command line", "generates a level and saves it as a map")},
        {"generate grown-rooms --seed 7 -o - --format txt", DELVE_TEXT("command line", "prints the map as text")},
        {"generate grown-rooms --seed sunken --set rooms.rooms=8-12 -o few.png",
         DELVE_TEXT("command line", "draws a level with few rooms")},
        {"generate keep --want 'loops in 3..5 and path >= 80' -o wanted.delve",
         DELVE_TEXT("command line", "tries seeds until the level is as wanted")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
