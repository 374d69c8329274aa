#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/map_words.h"
#include "app/words/words.h"
#include "generation/level/recipe.h"
#include "generation/level/resize.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace delve::app {
namespace {

struct NamedAnchor {
    std::string_view name;
    Anchor anchor;
};
constexpr std::array<NamedAnchor, 9> anchors{{{"top-left", {0, 0}},
                                              {"top", {1, 0}},
                                              {"top-right", {2, 0}},
                                              {"left", {0, 1}},
                                              {"middle", {1, 1}},
                                              {"right", {2, 1}},
                                              {"bottom-left", {0, 2}},
                                              {"bottom", {1, 2}},
                                              {"bottom-right", {2, 2}}}};

Result<Anchor> anchorFrom(const std::string& word) {
    const auto found = std::ranges::find(anchors, word, &NamedAnchor::name);
    if (found != anchors.end()) return found->anchor;
    std::vector<std::string> names;
    for (const auto& each : anchors) names.emplace_back(each.name);
    return badInput({DELVE_TEXT("command line", "Unknown anchor \"%1\". Expected one of: %2."), {word, listed(names)}});
}

Result<Size> sizeFrom(const std::string& word) {
    const auto size = sizeFromText(word);
    if (size && isLevelSize(size->width, size->height)) return *size;
    return badInput({DELVE_TEXT("command line", "Invalid --size \"%1\": give WxH from 1x1 to %2x%2."),
                     {word, std::to_string(largestSide)}});
}

/// The one of the three options that says how.
Result<Rect> areaWanted(const Arguments& arguments, const Level& level) {
    const int given =
        (arguments.has("size") ? 1 : 0) + (arguments.has("select") ? 1 : 0) + (arguments.has("trim") ? 1 : 0);
    if (given != 1) return badInput({DELVE_TEXT("command line", "Give one of --size, --select and --trim.")});
    const auto anchor = arguments.value("anchor");
    if (anchor && !arguments.has("size"))
        return badInput({DELVE_TEXT("command line", "--anchor is for --size. Add it, or leave out --anchor.")});
    if (const auto select = arguments.value("select")) return areaFrom(*select, level.size());
    if (arguments.has("trim")) {
        const Rect content = contentOf(level);
        return content.empty() ? wholeOf(level.size()) : content;
    }
    const auto size = sizeFrom(*arguments.value("size"));
    if (!size) return size.failure();
    const auto from = anchorFrom(anchor.value_or("top-left"));
    if (!from) return from.failure();
    return areaFor(level.size(), *size, *from);
}

/// What is cut off is a loss, as --strict takes it.
void sayCut(const CutParts& cut, const std::string& word, Console& console) {
    if (cut.none()) return;
    sayNotes(
        console,
        {{DELVE_TEXT("command line", "Cut off: %1 cells that are not void, %2 rooms (whole or in part), %3 things."),
          {std::to_string(cut.cells), std::to_string(cut.rooms), std::to_string(cut.things)}}},
        word);
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    auto target = targetFrom(*arguments.value("output"), arguments.value("format"));
    if (!target) return complain(console, target.failure(), ExitStatus::Words);
    if (const auto may = checkTarget(*target, {}, context); !may)
        return complain(console, may.failure(), ExitStatus::Words);
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    const Progress progress(console, context.feedback, DELVE_TEXT("command line", "Resizing"));
    auto imported = readSource(*source);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    const World& world = imported->world;
    const auto level = levelOf(world, arguments.value("level"));
    if (!level) return complain(console, level.failure(), ExitStatus::Words, source->word);
    const auto area = areaWanted(arguments, **level);
    if (!area) return complain(console, area.failure(), ExitStatus::Words);
    sayCut(cutBy(**level, *area), source->word, console);
    const auto resized = withResizedLevel(world, world.levels.placeOf(**level), *area,
                                          [&context] { return context.feedback.stopped(); });
    if (context.feedback.stopped()) return complain(console, cancelled(), ExitStatus::File);
    target->request.level = (*level)->id;
    return write(resized, *target, context);
}

} // namespace

Verb resizeVerb() {
    Verb verb;
    verb.syntax.verb = "resize";
    verb.summary = DELVE_TEXT("command line", "Changes the size of a level.");
    verb.details = {DELVE_TEXT("command line",
                               "New cells are void. Things, rooms, pins and layers stay with their cells, and portals "
                               "from other levels lead to the same cells as before.")};
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File, true}};
    verb.syntax.options = withWritingOptions({
        {.name = "size", .value = "WxH", .help = DELVE_TEXT("command line", "the new size in cells")},
        {.name = "anchor",
         .value = "PLACE",
         .help = DELVE_TEXT("command line", "with --size: which part of the map stays in its place, such as middle or "
                                            "bottom-right; default: top-left")},
        {.name = "select", .value = "X,Y,W,H", .help = DELVE_TEXT("command line", "keeps only these cells")},
        {.name = "trim", .help = DELVE_TEXT("command line", "cuts off empty edges")},
        fromOption(),
        levelOption(),
        formatOption(),
        outputOption(
            DELVE_TEXT("command line", "the file for the world; its ending chooses the format; - is standard output")),
    });
    verb.examples = {
        {"resize garden.delve --size 120x60 --anchor middle -o garden.delve",
         DELVE_TEXT("command line", "adds or cuts off as much on opposite sides")},
        {"resize garden.delve --trim -o garden.delve", DELVE_TEXT("command line", "cuts off empty edges")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
