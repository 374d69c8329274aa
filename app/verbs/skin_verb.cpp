#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/open_stream.h"
#include "app/files/paths.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/number_words.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/skins/choose_skin.h"
#include "editor/skins/grid_guess.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/read_skin.h"
#include "editor/skins/sheet_skin.h"
#include "editor/work/out_of_memory.h"
#include "generation/level/recipe.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace delve::app {
namespace {

constexpr std::string_view noSkin = "none";

/// --use for a map.
Result<editor::SharedSkin> skinWanted(const std::string& word) {
    if (word == noSkin) return editor::SharedSkin();
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    return editor::skinNamed(*path);
}

ExitStatus useSkin(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const auto target = targetFrom(*arguments.value("output"), arguments.value("format"));
    if (!target) return complain(console, target.failure(), ExitStatus::Words);
    if (const auto may = checkTarget(*target, {}, context); !may)
        return complain(console, may.failure(), ExitStatus::Words);
    const auto skin = skinWanted(*arguments.value("use"));
    if (!skin) return complain(console, skin.failure(), ExitStatus::Words);
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    auto imported = readSource(*source);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    World& world = imported->world;
    if (!arguments.has("level")) {
        editor::chooseSkin(world, *skin);
        return write(world, *target, context);
    }
    const auto level = levelOf(world, arguments.value("level"));
    if (!level) return complain(console, level.failure(), ExitStatus::Words, source->word);
    if (const auto chosen = editor::chooseSkinOfLevel(world, world.levels.placeOf(**level), *skin); !chosen)
        return complain(console, chosen.failure(), ExitStatus::Words);
    return write(world, *target, context);
}

Failure badTile(const std::string& word) {
    return badInput(
        {DELVE_TEXT("command line", "Invalid --tile \"%1\": give NAME, NAME=TEMPLATE or NAME=TEMPLATE@X,Y."), {word}});
}

Result<std::int32_t> smallNumber(std::string_view word, const std::string& whole) {
    const auto number = numberFrom(word);
    if (!number || *number > std::numeric_limits<std::int16_t>::max()) return badTile(whole);
    return static_cast<std::int32_t>(*number);
}

/// "water=blob-7x7@0,4".
Result<editor::SheetPart> partFrom(const std::string& word) {
    editor::SheetPart part;
    const auto equals = word.find('=');
    part.tile = word.substr(0, equals);
    if (part.tile.empty()) return badTile(word);
    if (equals == std::string::npos) return part;
    const auto at = word.find('@', equals);
    part.how = word.substr(equals + 1, at == std::string::npos ? at : at - equals - 1);
    if (part.how.empty()) return badTile(word);
    if (at == std::string::npos) return part;
    const auto comma = word.find(',', at);
    if (comma == std::string::npos) return badTile(word);
    const auto x = smallNumber(std::string_view(word).substr(at + 1, comma - at - 1), word);
    const auto y = smallNumber(std::string_view(word).substr(comma + 1), word);
    if (!x || !y) return badTile(word);
    part.first = {*x, *y};
    return part;
}

/// --margin and --spacing.
Result<int> pixelsOf(const Arguments& arguments, std::string_view option, int guessed) {
    const auto word = arguments.value(option);
    if (!word) return guessed;
    const auto number = numberFrom(*word);
    if (number && *number <= static_cast<std::uint64_t>(editor::maxSkinPiece)) return static_cast<int>(*number);
    return badInput({DELVE_TEXT("command line", "Invalid --%1 \"%2\": give a whole number of pixels from 0 to %3."),
                     {std::string(option), *word, std::to_string(editor::maxSkinPiece)}});
}

/// How the picture is cut: as given, and guessed where nothing is.
Done cut(editor::SkinPicture& sheet, const Arguments& arguments) {
    auto guessed = editor::guessedGrid(sheet.image);
    if (const auto word = arguments.value("grid")) {
        const auto size = sizeFromText(*word);
        if (!size || size->width > editor::maxSkinPiece || size->height > editor::maxSkinPiece || size->area() <= 0)
            return badInput({DELVE_TEXT("command line", "Invalid --grid \"%1\": give WxH from 1x1 to %2x%2 pixels."),
                             {*word, std::to_string(editor::maxSkinPiece)}});
        guessed = {size->width, size->height, 0, 0};
    }
    const auto margin = pixelsOf(arguments, "margin", guessed.margin);
    if (!margin) return margin.failure();
    const auto spacing = pixelsOf(arguments, "spacing", guessed.spacing);
    if (!spacing) return spacing.failure();
    sheet.piece = {guessed.width, guessed.height};
    sheet.margin = *margin;
    sheet.spacing = *spacing;
    return done();
}

/// A skin names a picture that lies beside it; another one it holds.
std::string besideOutput(const QString& picture, const std::string& output) {
    const auto path = pathFromWord(output);
    if (output == "-" || !path) return {};
    const QFileInfo from(picture), to(*path);
    return from.absolutePath() == to.absolutePath() ? from.fileName().toStdString() : std::string();
}

Result<editor::SkinPicture> sheetFrom(const Arguments& arguments) {
    const auto path = pathFromWord(arguments.operands[0]);
    if (!path) return path.failure();
    auto sheet = editor::readSkinPicture(*path);
    if (!sheet) return sheet;
    sheet->file = besideOutput(*path, *arguments.value("output"));
    return sheet;
}

/// A tile that only some worlds have may be meant, or a word mistyped.
void noteUnknownTiles(const std::vector<editor::SheetPart>& parts, Console& console) {
    const TileCatalogue builtIn;
    for (const auto& part : parts)
        if (!builtIn.find(part.tile))
            console.noteLoss({DELVE_TEXT("command line", "\"%1\" is no built-in tile: it is drawn only in worlds that "
                                                         "have a tile of this name."),
                              {part.tile}});
}

Done checkEnding(const std::string& word) {
    if (word == "-" || openStream(word) || word.ends_with(".skin")) return done();
    return badInput(
        {DELVE_TEXT("command line", "\"%1\": unsupported file type. Give a name that ends in .skin."), {word}});
}

ExitStatus makeSkin(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const auto output = *arguments.value("output");
    if (const auto ends = checkEnding(output); !ends) return complain(console, ends.failure(), ExitStatus::Words);
    if (const auto may = checkOutput(output, false, context); !may)
        return complain(console, may.failure(), ExitStatus::Words);
    std::vector<editor::SheetPart> parts;
    for (const auto& word : arguments.values("tile")) {
        auto part = partFrom(word);
        if (!part) return complain(console, part.failure(), ExitStatus::Words);
        parts.push_back(*std::move(part));
    }
    auto sheet = editor::orOutOfMemory([&] { return sheetFrom(arguments); });
    if (!sheet) return complain(console, sheet.failure(), ExitStatus::File, arguments.operands[0]);
    if (const auto isCut = cut(*sheet, arguments); !isCut) return complain(console, isCut.failure(), ExitStatus::Words);
    const auto name =
        output == "-" ? sheet->name : QFileInfo(QString::fromStdString(output)).completeBaseName().toStdString();
    const auto skin = editor::orOutOfMemory([&] { return editor::skinOfSheet(name, *sheet, parts); });
    if (!skin) return complain(console, skin.failure(), ExitStatus::Words, arguments.operands[0]);
    noteUnknownTiles(parts, console);
    return writeBytes(output, context, [&](QIODevice& into) {
        return editor::writeText(into, editor::skinText(*skin, editor::Embedding::AsItIs));
    });
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    const bool uses = arguments.has("use"), makes = arguments.has("tile");
    if (uses == makes)
        return complain(
            context.console,
            badInput({DELVE_TEXT("command line", "Give --use for a map, or --tile for a tileset picture.")}),
            ExitStatus::Words);
    for (const auto* const option : {"level", "from", "format"})
        if (makes && arguments.has(option))
            return complain(context.console,
                            badInput({DELVE_TEXT("command line", "--%1 is for a map, and --tile for a tileset picture. "
                                                                 "Leave out one."),
                                      {option}}),
                            ExitStatus::Words);
    for (const auto* const option : {"grid", "margin", "spacing"})
        if (uses && arguments.has(option))
            return complain(context.console,
                            badInput({DELVE_TEXT("command line", "--%1 is for a tileset picture, and --use for a map. "
                                                                 "Leave out one."),
                                      {option}}),
                            ExitStatus::Words);
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Working"));
    return uses ? useSkin(arguments, context) : makeSkin(arguments, context);
}

} // namespace

Verb skinVerb() {
    Verb verb;
    verb.syntax.verb = "skin";
    verb.summary = DELVE_TEXT("command line", "Gives a map a skin, or makes a skin of a tileset picture.");
    verb.details = {
        DELVE_TEXT("command line", "With --use, all levels of the map are drawn in that skin: stone, cave, masonry, "
                                   "grotto, countryside, or a .skin file, which comes into the map with its pictures."),
        DELVE_TEXT("command line",
                   "With --tile, FILE is a PNG, and a .skin file is written that draws these tiles from it. A template "
                   "says how the pieces of a tile lie: piece, blob-12x4, blob-7x7, edges-4x4, rpgmaker-a2 or "
                   "rpgmaker-a4. @X,Y is the first of them, counted in pieces from 0,0. If the picture is one template "
                   "and nothing else, the name of the tile is enough."),
    };
    verb.syntax.operands = {
        {"FILE", DELVE_TEXT("command line", "the map, or with --tile the picture"), 1, 1, Completes::File, true}};
    verb.syntax.options = withWritingOptions({
        {.name = "use",
         .value = "NAME|FILE",
         .help = DELVE_TEXT("command line", "the skin of the map; none: each level as its recipe says"),
         .completes = Completes::SkinOrFile},
        {.name = "level",
         .value = "ID",
         .help = DELVE_TEXT("command line", "with --use: only this level, which then names the skin; default: all")},
        {.name = "tile",
         .value = "NAME[=TEMPLATE[@X,Y]]",
         .help = DELVE_TEXT("command line", "draws this tile from the picture; can be given several times"),
         .repeats = true},
        {.name = "grid",
         .value = "WxH",
         .help = DELVE_TEXT("command line", "with --tile: the size of a piece in pixels; default: a guess")},
        {.name = "margin", .value = "N", .help = DELVE_TEXT("command line", "with --tile: pixels around all pieces")},
        {.name = "spacing", .value = "N", .help = DELVE_TEXT("command line", "with --tile: pixels between two pieces")},
        fromOption(),
        formatOption(),
        outputOption(DELVE_TEXT("command line",
                                "the map, in the format of its ending, or the .skin file; - is standard "
                                "output")),
    });
    verb.examples = {
        {"skin garden.delve --use countryside -o garden.delve",
         DELVE_TEXT("command line", "draws all levels in that skin")},
        {"skin lake.png --tile water -o lake.skin",
         DELVE_TEXT("command line", "makes a skin of a picture that is one template")},
        {"skin my.png --tile floor=piece --tile wall=blob-7x7@0,1 -o my.skin",
         DELVE_TEXT("command line", "makes one of two parts of a picture")},
        {"skin garden.delve --use my.skin -o garden.delve",
         DELVE_TEXT("command line", "takes it into the map, with its pictures")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
