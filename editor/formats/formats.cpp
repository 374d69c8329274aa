#include "editor/formats/formats.h"

#include "editor/files/file_set.h"
#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/files/whole_file_set.h"
#include "editor/formats/format.h"
#include "editor/work/out_of_memory.h"
#include "generation/files/whole_file.h"

#include <QFileInfo>

#include <algorithm>

/// The list of formats, in the order in which they are offered. Each is defined in the file of its name.
#define DELVE_FORMATS(FORMAT)                                                                                          \
    FORMAT(delve)                                                                                                      \
    FORMAT(text)                                                                                                       \
    FORMAT(csv)                                                                                                        \
    FORMAT(tmx)                                                                                                        \
    FORMAT(tmj)                                                                                                        \
    FORMAT(picture)                                                                                                    \
    FORMAT(ldtk)                                                                                                       \
    FORMAT(godot)                                                                                                      \
    FORMAT(json)                                                                                                       \
    FORMAT(dot)                                                                                                        \
    FORMAT(graphml)                                                                                                    \
    /* each line but this one names a file */

namespace delve::editor {

#define DELVE_DECLARE(name) [[nodiscard]] Format name##Format();
DELVE_FORMATS(DELVE_DECLARE)

namespace {

/// ".delve, .txt": the endings of the formats that can read, or write.
std::string endingsOf(bool (Format::*can)() const) {
    std::string text;
    for (const auto& format : builtInFormats()) {
        if (!(format.*can)()) continue;
        if (!text.empty()) text += ", ";
        text += '.';
        text += format.endings.front();
    }
    return text;
}

/// Without the name of the file: the caller adds it, as to every failure of reading.
Failure unknownEndingToRead() {
    return badInput(
        Message{DELVE_TEXT("formats", "Unsupported file type. Supported: %1."), {endingsOf(&Format::canRead)}});
}

Failure unknownEndingToWrite(const QString& path) {
    return badInput(Message{DELVE_TEXT("formats", "“%1”: unsupported file type for writing. Supported: %2."),
                            {QFileInfo(path).fileName().toStdString(), endingsOf(&Format::canWrite)}});
}

/// An option that maps a colour to a tile must name a built-in tile.
Done checkColour(const NamedParameter& option) {
    const auto* const name = std::get_if<std::string>(&option.value);
    if (name && TileCatalogue().find(*name)) return done();
    std::string names;
    for (const auto tile : TileCatalogue().all()) names += (names.empty() ? "" : ", ") + TileCatalogue()[tile].name;
    return badInput(Message{DELVE_TEXT("formats", "Unknown tile “%2” for the colour %1. Expected one of: %3."),
                            {option.id, name ? *name : generation::toText(option.value), names}});
}

/// The failure for an unknown option; it names the supported ones.
Failure noSuchOption(std::span<const generation::Parameter> declared, bool colours, const std::string& name) {
    std::string names = colours ? "#RRGGBB" : "";
    for (const auto& parameter : declared) names += (names.empty() ? "" : ", ") + std::string(parameter.id);
    if (names.empty())
        return badInput(Message{DELVE_TEXT("formats", "Unknown option “%1”: this format takes no options."), {name}});
    return badInput(Message{DELVE_TEXT("formats", "Unknown option “%1”. Expected one of: %2."), {name, names}});
}

Done check(std::span<const generation::Parameter> declared, const FormatOptions& options, bool colours = false) {
    for (const auto& option : options) {
        if (colours && colourFromText(option.id)) {
            if (auto checked = checkColour(option); !checked) return checked;
            continue;
        }
        const auto found = std::ranges::find(declared, option.id, &generation::Parameter::id);
        if (found == declared.end()) return noSuchOption(declared, colours, option.id);
        if (auto checked = found->check(option.value); !checked) return checked;
    }
    return done();
}

Done check(const World& world, const Format& format, const WriteRequest& request) {
    if (auto checked = check(format.writeOptions, request.options); !checked) return checked;
    if (request.level.empty() || world.find(request.level)) return done();
    return badInput(Message{DELVE_TEXT("formats", "The map has no level “%1”."), {request.level}});
}

/// Where there is room for one file alone.
class OneFile : public FileSet {
public:
    explicit OneFile(QIODevice& into) : m_into(into) {}
    [[nodiscard]] Done writeNamed(const Write& write) override { return write(m_into); }
    [[nodiscard]] Done writeBeside(const std::string& path, const Write& /*write*/) override {
        return severalFiles({}, {path});
    }
    [[nodiscard]] static Failure severalFiles(const FormatOptions& asOneFile, const std::vector<std::string>& others);

private:
    QIODevice& m_into;
};

Failure OneFile::severalFiles(const FormatOptions& asOneFile, const std::vector<std::string>& others) {
    constexpr std::size_t few = 3;
    std::string names;
    for (std::size_t i = 0; i < std::min(few, others.size()); ++i) names += (i == 0 ? "" : ", ") + others[i];
    if (others.size() > few) names += ", …";
    if (asOneFile.empty())
        return badInput(Message{DELVE_TEXT("formats", "This export has other files beside it: %1. Name a file to "
                                                      "write to."),
                                {names}});
    std::string options;
    for (const auto& [id, value] : asOneFile)
        options += (options.empty() ? "" : ", ") + id + '=' + generation::toText(value);
    return badInput(Message{DELVE_TEXT("formats", "This export has other files beside it: %1. Name a file to write "
                                                  "to, or set the option %2."),
                            {names, options}});
}

} // namespace

const FormatRegistry& builtInFormats() {
#define DELVE_NAME(name) name##Format,
    static const auto formats = registryOf<Format>({DELVE_FORMATS(DELVE_NAME)});
    return formats;
}

const Format* formatOfPath(const QString& path) {
    const auto ending = QFileInfo(path).suffix().toLower().toStdString();
    for (const auto& format : builtInFormats())
        if (std::ranges::find(format.endings, ending) != format.endings.end()) return &format;
    return nullptr;
}

const Format* formatToRead(const QString& path) {
    const auto* const format = formatOfPath(path);
    if (format && format->canRead()) return format;
    const auto ending = QFileInfo(path).suffix().toLower();
    const bool ours = ending == QLatin1String("recipe") || ending == QLatin1String("delvesave");
    return ours ? &nativeFormat() : nullptr;
}

const Format& nativeFormat() {
    static const auto& format = *builtInFormats().find("delve");
    return format;
}

Result<Imported> readWorld(const QString& path, const FormatOptions& options, const Format* format,
                           generation::Feedback* feedback) {
    return readWorld(path, ReadRequest{options, feedback}, format);
}

Result<Imported> readWorld(const QString& path, const ReadRequest& request, const Format* format) {
    if (auto readable = checkReadableFile(path); !readable) return std::move(readable).failure();
    if (!format) format = formatToRead(path);
    if (!format || !format->canRead()) return unknownEndingToRead();
    if (auto checked = check(format->readOptions, request.options, format->readsColours); !checked)
        return std::move(checked).failure();
    return orOutOfMemory([&] { return format->read(path, request); });
}

Result<Notes> writeWorld(const World& world, const QString& path, WriteRequest request, const Format* format) {
    if (!format) format = formatOfPath(path);
    if (!format || !format->canWrite()) return unknownEndingToWrite(path);
    request.path = path;
    WholeFileSet files(path);
    if (format->writeSet) {
        auto written = writeWorld(world, *format, request, files);
        if (!written) return written;
        if (!goesOn(request.feedback, 1, 1)) return cancelled();
        if (auto placed = files.place(); !placed) return std::move(placed).failure();
        return written;
    }
    Notes notes;
    const auto write = [&](QIODevice& into) -> Done {
        auto written = writeWorld(world, *format, request, into);
        if (!written) return std::move(written).failure();
        notes = std::move(*written);
        return done();
    };
    if (auto written = writeWhole(path, write); !written) return std::move(written).failure();
    return notes;
}

Result<Notes> writeWorld(const World& world, const Format& format, const WriteRequest& request, QIODevice& into) {
    if (auto checked = check(world, format, request); !checked) return std::move(checked).failure();
    if (format.write) return orOutOfMemory([&] { return format.write(world, request, into); });
    const auto others = format.filesBeside ? format.filesBeside(world, request) : std::vector<std::string>();
    if (!others.empty()) return OneFile::severalFiles(format.asOneFile, others);
    OneFile one(into);
    return orOutOfMemory([&] { return format.writeSet(world, request, one); });
}

Result<Notes> writeWorld(const World& world, const Format& format, const WriteRequest& request, FileSet& into) {
    if (auto checked = check(world, format, request); !checked) return std::move(checked).failure();
    if (format.writeSet) return orOutOfMemory([&] { return format.writeSet(world, request, into); });
    Notes notes;
    const auto write = [&](QIODevice& device) -> Done {
        auto written = orOutOfMemory([&] { return format.write(world, request, device); });
        if (!written) return std::move(written).failure();
        notes = std::move(*written);
        return done();
    };
    if (auto written = into.writeNamed(write); !written) return std::move(written).failure();
    return notes;
}

std::vector<std::string> filesBeside(const World& world, const QString& path, WriteRequest request,
                                     const Format& format) {
    if (!format.filesBeside || !check(world, format, request)) return {};
    request.path = path;
    return format.filesBeside(world, request);
}

Result<FormatOptions> optionsFromText(std::span<const generation::Parameter> declared,
                                      const std::vector<std::string>& texts, bool colours) {
    FormatOptions options;
    const auto keep = [&options](NamedParameter option) { // the last one of a name counts, whatever its type
        std::erase_if(options, [&option](const auto& before) { return before.id == option.id; });
        options.push_back(std::move(option));
    };
    for (const auto& text : texts) {
        const auto equals = std::min(text.find('='), text.size());
        if (colours && colourFromText(text.substr(0, equals))) {
            keep({text.substr(0, equals), text.substr(std::min(equals + 1, text.size()))});
            if (auto checked = checkColour(options.back()); !checked) return std::move(checked).failure();
            continue;
        }
        const auto found =
            std::ranges::find(declared, std::string_view(text).substr(0, equals), &generation::Parameter::id);
        if (found == declared.end()) return noSuchOption(declared, colours, text.substr(0, equals));
        auto value =
            generation::parameterFromText(*found, std::string_view(text).substr(std::min(equals + 1, text.size())));
        if (!value) return std::move(value).failure();
        keep({std::string(found->id), std::move(*value)});
    }
    return options;
}

} // namespace delve::editor
