#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/open_stream.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/offers.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "editor/drawing/overlay_walked.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/picture.h"
#include "editor/formats/picture.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/own_skin.h"
#include "generation/level/nearest_word.h"

#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

namespace delve::app {
namespace {

/// The value of --cell; nothing if the size of the map decides.
Result<std::optional<int>> cellPixels(const Arguments& arguments) {
    const auto typed = arguments.value("cell");
    if (!typed) return std::optional<int>();
    int pixels = 0;
    const auto read = std::from_chars(typed->data(), typed->data() + typed->size(), pixels);
    if (read.ec == std::errc{} && read.ptr == typed->data() + typed->size() && pixels >= editor::smallestCellPixels &&
        pixels <= editor::largestCellPixels)
        return std::optional<int>(pixels);
    return badInput({DELVE_TEXT("command line", "Invalid --cell \"%1\": give a whole number of pixels from %2 to %3."),
                     {*typed, std::to_string(editor::smallestCellPixels), std::to_string(editor::largestCellPixels)}});
}

/// The texts get the word, all that are known, and the one that is nearest.
Done checkWord(const std::string& word, const std::vector<std::string>& known, const Text& unknown, const Text& near) {
    if (std::ranges::find(known, word) != known.end()) return done();
    const auto nearest = nearestWord(word, known);
    if (nearest.empty()) return badInput({unknown, {word, listed(known)}});
    return badInput({near, {word, listed(known), nearest}});
}

Done checkOverlayName(const std::string& name) {
    return checkWord(name, offersFor(Completes::Overlay),
                     DELVE_TEXT("command line", "Unknown overlay \"%1\". Expected one of: %2."),
                     DELVE_TEXT("command line", "Unknown overlay \"%1\"; did you mean \"%3\"? Expected one of: %2."));
}

Done checkPersona(const std::string& name) {
    return checkWord(name, offersFor(Completes::Persona),
                     DELVE_TEXT("command line", "Unknown persona \"%1\". Expected one of: %2."),
                     DELVE_TEXT("command line", "Unknown persona \"%1\"; did you mean \"%3\"? Expected one of: %2."));
}

Done checkEnding(const std::string& word) {
    if (openStream(word) || QFileInfo(QString::fromStdString(word)).suffix().toLower() == QLatin1String("png"))
        return done();
    return badInput(
        {DELVE_TEXT("command line", "\"%1\": unsupported file type. Give a name that ends in .png."), {word}});
}

/// What the command line asks for.
struct Order {
    std::optional<int> cell; ///< in pixels, if given
    std::vector<std::string> overlays;
    std::string persona; ///< whose games an overlay shows; empty: of the first
    bool legend = true;
    editor::SharedSkin skin; ///< null: that of the level
    Target target;
    std::optional<std::string> level;
};

bool showsGames(const Order& order) {
    return std::ranges::any_of(order.overlays, [](const auto& name) { return editor::findOverlay(name)->ofPersona; });
}

/// Overlays, and what they need to know.
Done readOverlays(const Arguments& arguments, Order& order) {
    for (const auto& overlay : arguments.values("overlay")) { // drawn twice, it would cover what it is to show
        if (auto checked = checkOverlayName(overlay); !checked) return checked;
        if (std::ranges::find(order.overlays, overlay) == order.overlays.end()) order.overlays.push_back(overlay);
    }
    order.legend = !arguments.has("no-legend");
    const auto persona = arguments.value("persona");
    if (!persona) return done();
    if (auto checked = checkPersona(*persona); !checked) return checked;
    if (!showsGames(order))
        return badInput({DELVE_TEXT("command line", "--persona is for the overlay \"walked\". Add --overlay walked.")});
    order.persona = *persona;
    return done();
}

std::optional<Refusal> readOrder(const Arguments& arguments, Order& order, const CommandContext& context) {
    auto cell = cellPixels(arguments);
    if (!cell) return Refusal{std::move(cell).failure()};
    order.cell = *cell;
    if (const auto named = arguments.value("skin")) {
        auto skin = editor::skinNamed(QString::fromStdString(*named));
        if (!skin) return Refusal{std::move(skin).failure()};
        order.skin = *std::move(skin);
    }
    if (auto checked = readOverlays(arguments, order); !checked) return Refusal{std::move(checked).failure()};
    const auto output = *arguments.value("output");
    if (auto checked = checkEnding(output); !checked) return Refusal{std::move(checked).failure()};
    auto target = targetFrom(output, "png");
    if (!target) return Refusal{std::move(target).failure()};
    order.target = std::move(*target);
    order.level = arguments.value("level");
    if (auto may = checkTarget(order.target, order.level, context); !may) return Refusal{std::move(may).failure()};
    return {};
}

using SharedGames = std::shared_ptr<const play::PersonaTally>;

/// Of all levels, once; null if no overlay shows games. Where nobody can play, the pictures come without them.
SharedGames gamesFor(const Order& order, const std::shared_ptr<const World>& world, const std::string& word,
                     CommandContext& context) {
    if (!showsGames(order)) return {};
    auto games = editor::playForOverlay(world, order.persona, &context.feedback);
    if (games) return std::make_shared<const play::PersonaTally>(*std::move(games));
    if (!games.failure().cancelled())
        context.console.noteLoss(noteAbout(
            word, {DELVE_TEXT("command line", "No games of personas: %1"), {translated(games.failure().message)}}));
    return std::make_shared<const play::PersonaTally>();
}

/// Which of the overlays have nothing to draw on this level, and why.
void noteEmptyOverlays(const Order& order, const Level& level, const std::string& word, Console& console) {
    for (const auto* const kind : editor::overlaysNamed(order.overlays))
        if (const auto why = kind->nothing ? kind->nothing(level) : std::nullopt)
            console.noteLoss(noteAbout(word, {DELVE_TEXT("command line", "Nothing drawn by \"%1\": %2"),
                                              {std::string(kind->name), translated(*why)}}));
}

ExitStatus drawLevel(const Level& level, const std::shared_ptr<const World>& world, const Order& order,
                     const SharedGames& games, const std::string& word, CommandContext& context) {
    Console& console = context.console;
    const auto skin = order.skin ? order.skin : editor::skinOf(*world, level);
    const int cell = order.cell.value_or(editor::defaultCellPixels(level.size(), *skin));
    if (const auto note = editor::noteOfCellPixels(cell); note && !order.cell)
        console.note(order.target.toStream() ? *note : noteAbout(word, *note));
    noteEmptyOverlays(order, level, word, console);
    const editor::OverlayContext overlays{world,         static_cast<std::uint32_t>(world->levels.placeOf(level)),
                                          order.legend,  &context.feedback,
                                          order.persona, games,
                                          skin};
    return writeBytes(word, context, [&](QIODevice& into) {
        return editor::writePicture(level, world->tiles, cell, order.overlays, into, nullptr, overlays);
    });
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    Order order;
    if (const auto refusal = readOrder(arguments, order, context))
        return complain(console, refusal->failure, refusal->status, refusal->about);
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    const Progress progress(console, context.feedback, DELVE_TEXT("command line", "Drawing"));
    auto imported = readSource(*source);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    const auto world = std::make_shared<const World>(std::move(imported->world));
    context.prepareDrawing();
    if (isSplit(order.target, order.level)) {
        LevelFileNames names;
        const auto games = gamesFor(order, world, source->word, context);
        return writeEachLevel(*world, order.target.word, context, names,
                              [&](const Level& level, const std::string& word) {
                                  return drawLevel(level, world, order, games, word, context);
                              });
    }
    const auto level = levelOf(*world, order.level);
    if (!level) return complain(console, level.failure(), ExitStatus::Words, source->word);
    const auto games = gamesFor(order, world, source->word, context);
    return drawLevel(**level, world, order, games, order.target.word, context);
}

} // namespace

Verb pictureVerb() {
    Verb verb;
    verb.syntax.verb = "picture";
    verb.summary = DELVE_TEXT("command line", "Draws a map as a picture.");
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File, true}};
    verb.syntax.options = withWritingOptions({
        {.name = "output",
         .letter = 'o',
         .value = "PNG|-",
         .help = DELVE_TEXT("command line", "the picture file; - is standard output"),
         .required = true,
         .completes = Completes::File},
        {.name = "cell",
         .value = "N",
         .help = DELVE_TEXT("command line",
                            "pixels per cell, 1 to 256; default: those of the skin or 16, fewer for large maps")},
        {.name = "skin",
         .value = "NAME|FILE",
         .help = DELVE_TEXT("command line",
                            "draws the map in this skin: stone, cave, masonry, grotto, countryside, or a .skin "
                            "file; default: that of the level"),
         .completes = Completes::SkinOrFile},
        {.name = "overlay",
         .value = "NAME",
         .help = DELVE_TEXT("command line", "draws this overlay; can be given several times"),
         .repeats = true,
         .completes = Completes::Overlay},
        {.name = "persona",
         .value = "NAME",
         .help = DELVE_TEXT("command line", "with --overlay walked: whose games to show; default: runner"),
         .completes = Completes::Persona},
        {.name = "no-legend", .help = DELVE_TEXT("command line", "draws no legend of the overlays below the map")},
        fromOption(),
        {.name = "level",
         .value = "ID|all",
         .help = DELVE_TEXT("command line", "the level to draw; default: the first; all draws each into a file of its "
                                            "own, such as map-ID.png"),
         .completes = Completes::LevelOrAll},
    });
    verb.examples = {
        {"picture garden.delve -o garden.png", DELVE_TEXT("command line", "draws the map as the window shows it")},
        {"picture garden.delve --cell 8 --overlay rooms -o rooms.png",
         DELVE_TEXT("command line", "draws it smaller, with its rooms marked and a legend")},
        {"picture garden.delve --skin countryside -o garden.png",
         DELVE_TEXT("command line", "draws it from the pictures of another skin")},
        {"picture garden.delve --overlay regions --overlay path -o path.png",
         DELVE_TEXT("command line", "shows the shortest way to the goal")},
        {"picture garden.delve --overlay walked --persona novice -o out.png",
         DELVE_TEXT("command line", "plays 200 games of a novice, and shows where they went")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
