#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/level_files.h"
#include "app/files/paths.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/convert_order.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/files/settled_file.h"
#include "editor/tilesets/tile_table.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

namespace delve::app {
namespace {

std::vector<std::string> namesOf(std::span<const generation::Parameter> read,
                                 std::span<const generation::Parameter> write) {
    std::vector<std::string> names;
    for (const auto& declared : {read, write})
        for (const auto& parameter : declared)
            if (std::ranges::find(names, parameter.id) == names.end()) names.emplace_back(parameter.id);
    return names;
}

bool declares(std::span<const generation::Parameter> parameters, std::string_view id) {
    return std::ranges::find(parameters, id, &generation::Parameter::id) != parameters.end();
}

Failure noSuchOption(const std::string& name, const Conversion& conversion) {
    auto names = namesOf(conversion.source.format->readOptions, conversion.target.format->writeOptions);
    if (conversion.source.format->readsColours) names.emplace_back("#RRGGBB");
    const std::string from(conversion.source.format->id), to(conversion.target.format->id);
    if (names.empty())
        return badInput(
            {DELVE_TEXT("command line", "Unknown option \"%1\": converting from %2 to %3 takes no options."),
             {name, from, to}});
    return badInput(
        {DELVE_TEXT("command line", "Unknown option \"%1\" for converting from %2 to %3. Expected one of: %4."),
         {name, from, to, listed(names)}});
}

/// Each option goes to the format that declares it: to the one that reads, the one that writes, or both.
Result<editor::FormatOptions> shareOptions(const std::vector<std::string>& typed, Conversion& conversion) {
    const auto& forReading = conversion.source.format->readOptions;
    const auto& forWriting = conversion.target.format->writeOptions;
    std::vector<std::string> reading, writing;
    std::vector<Colour> colours; // compared by value, however they are spelt
    for (const auto& option : typed) {
        const auto name = option.substr(0, option.find('='));
        const auto colour = conversion.source.format->readsColours ? colourFromText(name) : std::nullopt;
        if (colour && std::ranges::find(colours, *colour) != colours.end()) return givenTwice("--option " + name);
        if (colour) colours.push_back(*colour);
        if (colour || declares(forReading, name)) reading.push_back(option);
        if (declares(forWriting, name)) writing.push_back(option);
        if (!colour && !declares(forReading, name) && !declares(forWriting, name))
            return noSuchOption(name, conversion);
    }
    auto write = editor::optionsFromText(forWriting, writing);
    if (!write) return std::move(write).failure();
    conversion.target.request.options = std::move(*write);
    return editor::optionsFromText(forReading, reading, conversion.source.format->readsColours);
}

/// What `--map` and `--allow` say about reading.
Result<editor::ReadRequest> readingRequest(const ConversionOrder& order) {
    editor::ReadRequest request;
    for (const auto& word : order.allowed) {
        const auto folder = pathFromWord(word);
        if (!folder) return folder.failure();
        if (!QFileInfo(*folder).isDir())
            return fileAccess({DELVE_TEXT("command line", "\"%1\": not a folder. Name one for --allow."), {word}});
        request.allowedFolders.push_back(*folder);
    }
    if (!order.map) return request;
    const auto path = pathFromWord(*order.map);
    if (!path) return path.failure();
    if (auto readable = editor::checkReadableFile(*path); !readable) return std::move(readable).failure();
    const auto bytes = editor::readBytes(*path, editor::maxBytesOfTileTable);
    if (!bytes) return bytes.failure();
    auto table = editor::readTileTable({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (!table) return std::move(table).failure();
    request.tileTable = std::move(*table);
    return request;
}

/// A table of tiles, and folders, are for formats that take them.
Done checkTakesTable(const Conversion& conversion, const ConversionOrder& order) {
    if (conversion.source.format->readsTileTable || (!order.map && order.allowed.empty())) return done();
    return badInput({DELVE_TEXT("command line", "--map and --allow are for maps of other programs; %1 takes neither."),
                     {conversion.source.format->id}});
}

/// Reads and writes one file. The status is what it would be for this file alone.
ExitStatus convert(Conversion& conversion, const ConversionOrder& order, editor::ReadRequest request,
                   CommandContext& context, LevelFileNames& names) {
    Console& console = context.console;
    if (conversion.unreadable) return complain(console, *conversion.unreadable, ExitStatus::File);
    if (const auto may = checkTarget(conversion.target, order.level, context); !may)
        return complain(console, may.failure(), ExitStatus::Words);
    auto options = shareOptions(order.options, conversion);
    if (!options) return complain(console, options.failure(), ExitStatus::Words);
    if (const auto takes = checkTakesTable(conversion, order); !takes)
        return complain(console, takes.failure(), ExitStatus::Words);
    request.options = std::move(*options);
    const auto imported = readSource(conversion.source, request);
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, conversion.source.word);
    sayNotes(console, imported->notes, conversion.source.word);
    return writeLevels(imported->world, conversion.target, order.level, context, names, conversion.source.word);
}

/// Converts one file after the other; a file that fails does not stop the others.
ExitStatus convertAll(std::vector<Conversion>& conversions, const ConversionOrder& order,
                      const editor::ReadRequest& request, CommandContext& context) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Converting"));
    ExitStatus worst = ExitStatus::Success;
    std::int64_t converted = 0;
    LevelFileNames names;
    for (const auto& conversion : conversions)
        if (!conversion.unreadable) names.keep(QFile::encodeName(conversion.source.path).toStdString());
    for (std::size_t i = 0; i < conversions.size(); ++i) {
        if (context.feedback.stopped()) break;
        context.feedback.progress(static_cast<std::int32_t>(i * 1000 / conversions.size()));
        auto& conversion = conversions[i];
        const auto status = convert(conversion, order, request, context, names);
        if (status == ExitStatus::Success) ++converted;
        worst = worseOf(worst, status);
        if (status == ExitStatus::Words) return status;
    }
    const auto all = static_cast<std::int64_t>(conversions.size());
    if (context.feedback.stopped() && worst != ExitStatus::Stopped)
        worst = context.console.fail(ExitStatus::Stopped, stoppedMessage());
    if (converted < all && all > 1)
        context.console.note(
            {DELVE_TEXT_N("command line", "%1 of %n file(s) were converted."), all, {std::to_string(converted)}});
    return worst;
}

/// Converts each file again that is saved, and those that come into a folder, until Ctrl+C.
class Watching {
public:
    Watching(const ConversionOrder& order, const editor::ReadRequest& request, CommandContext& context)
        : m_order(order), m_request(request), m_context(context) {}

    /// How these files are now counts as converted.
    void add(const std::vector<Conversion>& conversions) {
        for (const auto& conversion : conversions)
            if (m_known.insert(conversion.source.word).second)
                m_files.push_back({conversion, editor::SettledFile(conversion.source.path)});
    }

    void run() {
        m_context.console.note({DELVE_TEXT_N("command line", "Watching %n file(s). Stop with Ctrl+C."),
                                static_cast<std::int64_t>(m_files.size()),
                                {}});
        constexpr int looksBetweenFolders = 8;
        for (int looks = 1; !m_context.feedback.stopped(); ++looks) {
            std::this_thread::sleep_for(std::chrono::milliseconds(editor::SettledFile::lookEach));
            if (m_order.namesFolder() && looks % looksBetweenFolders == 0) lookForNew();
            for (auto& [conversion, file] : m_files)
                if (file.hasChanged()) convertAgain(conversion);
        }
    }

private:
    struct Watched {
        Conversion conversion;
        editor::SettledFile file;
    };

    void lookForNew() {
        auto conversions = conversionsOf(m_order);
        if (!conversions) return;
        std::erase_if(*conversions, [this](const auto& each) { return m_known.contains(each.source.word); });
        add(*conversions);
        for (auto& conversion : *conversions) convertAgain(conversion);
    }

    /// A file that cannot be read now may be whole the next time.
    void convertAgain(Conversion& conversion) {
        if (auto source = sourceFrom(conversion.source.word, m_order.from); source) {
            conversion.source = std::move(*source);
            conversion.unreadable.reset();
        }
        LevelFileNames names;
        names.keep(QFile::encodeName(conversion.source.path).toStdString());
        if (convert(conversion, m_order, m_request, m_context, names) == ExitStatus::Success)
            m_context.console.note({DELVE_TEXT("command line", "%1: converted."), {conversion.source.word}});
    }

    const ConversionOrder& m_order;
    const editor::ReadRequest& m_request;
    CommandContext& m_context;
    std::vector<Watched> m_files;
    std::set<std::string> m_known; ///< by their words
};

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const auto& words = arguments.operands;
    const ConversionOrder order{{words.begin(), words.end() - 1},
                                words.back(),
                                arguments.value("format"),
                                arguments.value("from"),
                                arguments.value("level"),
                                arguments.values("option"),
                                arguments.value("map"),
                                arguments.values("allow"),
                                arguments.has("watch")};
    if (const auto checked = checkOrder(order, context); !checked) {
        const bool isFile = checked.failure().kind == Failure::Kind::FileAccess;
        return complain(console, checked.failure(), isFile ? ExitStatus::File : ExitStatus::Words);
    }
    auto conversions = conversionsOf(order);
    if (!conversions) {
        const bool isFile = conversions.failure().kind == Failure::Kind::FileAccess;
        return complain(console, conversions.failure(), isFile ? ExitStatus::File : ExitStatus::Words);
    }
    const auto request = readingRequest(order);
    if (!request) {
        const bool isFile = request.failure().kind == Failure::Kind::FileAccess;
        return complain(console, request.failure(), isFile ? ExitStatus::File : ExitStatus::Words,
                        order.map.value_or(""));
    }
    Watching watching(order, *request, context);
    if (order.watch) watching.add(*conversions);
    const auto status = convertAll(*conversions, order, *request, context);
    if (!order.watch || status == ExitStatus::Words || status == ExitStatus::Stopped) return status;
    watching.run();
    return ExitStatus::Success;
}

std::vector<Option> options() {
    return withWritingOptions({
        fromOption(),
        formatOptionsOption(
            DELVE_TEXT("command line", "an option of the input or output format, such as cell=8 for png")),
        {.name = "map",
         .value = "FILE",
         .help = DELVE_TEXT("command line", "a table of which tiles and objects of another program are which of ours"),
         .completes = Completes::File},
        {.name = "allow",
         .value = "FOLDER",
         .help = DELVE_TEXT("command line", "a folder outside the project of the map, whose files the map may name"),
         .repeats = true,
         .completes = Completes::File},
        {.name = "watch",
         .help = DELVE_TEXT("command line", "goes on, and converts each file again whenever it is saved, until Ctrl+C; "
                                            "in a folder, new files, too")},
        levelToWriteOption(),
        {.name = "format",
         .value = "FORMAT",
         .help = DELVE_TEXT("command line", "the output format; needed for a folder and for standard output"),
         .completes = Completes::Format},
    });
}

} // namespace

Verb convertVerb() {
    Verb verb;
    verb.syntax.verb = "convert";
    verb.summary = DELVE_TEXT("command line", "Converts maps from one format to another.");
    verb.details = {DELVE_TEXT(
        "command line",
        "The file endings choose the formats. What the new file cannot hold is listed on standard error. If one of "
        "several files cannot be read, the others are still converted.")};
    verb.syntax.operands = {
        {"IN",
         DELVE_TEXT("command line", "a file to read, or a folder: all maps in it, which are .delve files or those of "
                                    "the format of --from"),
         1, Operand::any, Completes::File, true},
        {"OUT", DELVE_TEXT("command line", "the output file, a folder for several files, or - for standard output"), 1,
         1, Completes::File}};
    verb.syntax.options = options();
    verb.examples = {
        {"convert garden.delve garden.txt", DELVE_TEXT("command line", "writes the map as text")},
        {"convert one.delve two.delve pictures/ --format png --option cell=8",
         DELVE_TEXT("command line", "draws many maps into a folder")},
        {"convert maps/ game/levels/ --format tmj --watch",
         DELVE_TEXT("command line", "writes the maps of a folder for a game, and again whenever one is saved")},
        {"convert world.delve map.txt --level all",
         DELVE_TEXT("command line", "writes each level as a text file of its own")},
        {"convert crypt.tmx crypt.delve --map tiles.json",
         DELVE_TEXT("command line", "reads a map of Tiled, with a table of what its tiles are")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
