#include "app/failures.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/progress.h"
#include "app/verbs/output_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/picture.h"
#include "editor/formats/picture.h"

#include <QFileInfo>

#include <charconv>

namespace delve {
namespace {

/// What is asked for; nothing leaves it to the size of the map.
Result<std::optional<int>> cellPixels(const Arguments& arguments) {
    const auto typed = arguments.value("cell");
    if (!typed) return std::optional<int>();
    int pixels = 0;
    const auto read = std::from_chars(typed->data(), typed->data() + typed->size(), pixels);
    if (read.ec == std::errc{} && read.ptr == typed->data() + typed->size() && pixels >= smallestCellPixels &&
        pixels <= largestCellPixels)
        return std::optional<int>(pixels);
    return badInput({DELVE_TEXT("command line", "--cell takes a whole number of pixels from %2 to %3, and not \"%1\"."),
                     {*typed, std::to_string(smallestCellPixels), std::to_string(largestCellPixels)}});
}

Done checkOverlayNames(const std::vector<std::string>& names) {
    std::vector<std::string> known;
    for (const auto& kind : overlayKinds()) known.emplace_back(kind.name);
    for (const auto& name : names) {
        if (findOverlay(name)) continue;
        const auto nearest = nearestWord(name, known);
        if (nearest.empty())
            return badInput(
                {DELVE_TEXT("command line", "There is no overlay \"%1\"; there are: %2."), {name, listed(known)}});
        return badInput(
            {DELVE_TEXT("command line", "There is no overlay \"%1\" (the nearest is \"%3\"); there are: %2."),
             {name, listed(known), nearest}});
    }
    return done();
}

Done checkOutput(const std::string& word) {
    if (word == "-" || QFileInfo(QString::fromStdString(word)).suffix().toLower() == QLatin1String("png"))
        return done();
    return badInput({DELVE_TEXT("command line",
                                "A picture is written as PNG, so the name of its file ends in .png, unlike \"%1\"."),
                     {word}});
}

ExitStatus run(const Arguments& arguments, Surroundings& surroundings) {
    Console& console = surroundings.console;
    const auto asked = cellPixels(arguments);
    if (!asked) return complain(console, asked.failure(), ExitStatus::Words);
    const auto overlays = arguments.values("overlay");
    if (const auto checked = checkOverlayNames(overlays); !checked)
        return complain(console, checked.failure(), ExitStatus::Words);
    const auto output = *arguments.value("output");
    if (const auto checked = checkOutput(output); !checked)
        return complain(console, checked.failure(), ExitStatus::Words);
    const auto source = sourceFrom(arguments.operands[0]);
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    const Progress progress(console, surroundings.feedback, DELVE_TEXT("command line", "Drawing"));
    const auto imported = readWorld(source->path, {}, source->format);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes);
    const auto level = levelOf(imported->world, arguments.value("level"));
    if (!level) return complain(console, level.failure(), ExitStatus::Words);
    surroundings.prepareDrawing();
    const int cell = asked->value_or(usualCellPixels((*level)->size()));
    if (const auto note = noteOfCellPixels(cell); note && !*asked) console.note(*note);
    return writeBytes(output, surroundings, [&](QIODevice& into) {
        return writePicture(**level, imported->world.tiles, cell, overlays, into);
    });
}

} // namespace

Verb pictureVerb() {
    Verb verb;
    verb.syntax.verb = "picture";
    verb.summary = DELVE_TEXT("command line", "Draws a map as a picture.");
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File}};
    verb.syntax.options = {
        {.name = "output",
         .letter = 'o',
         .value = "PNG|-",
         .help = DELVE_TEXT("command line", "the picture; - prints it"),
         .required = true,
         .completes = Completes::File},
        {.name = "cell",
         .value = "N",
         .help = DELVE_TEXT("command line", "pixels for one cell, 1 to 256; without it 16, and fewer for large maps")},
        {.name = "overlay",
         .value = "NAME",
         .help = DELVE_TEXT("command line", "draws this over the map; may be given several times"),
         .repeats = true,
         .completes = Completes::Overlay},
        levelOption(),
    };
    verb.examples = {
        {"picture garden.delve -o garden.png", DELVE_TEXT("command line", "draws the map as the window shows it")},
        {"picture garden.delve --cell 8 --overlay rooms -o rooms.png",
         DELVE_TEXT("command line", "draws it smaller, with its rooms marked")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve
