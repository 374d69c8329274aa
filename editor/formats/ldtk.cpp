#include "editor/files/file_set.h"
#include "editor/files/files.h"
#include "editor/files/input_file.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/formats/ldtk_kept_export.h"
#include "editor/formats/ldtk_writer.h"
#include "editor/ldtk/ldtk_import.h"
#include "editor/ldtk/ldtk_reader.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/portal_mending.h"
#include "generation/level/printable.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/feedback.h"

#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfProject = std::int64_t{1} << 31;
constexpr std::int64_t maxBytesOfLevels = std::int64_t{1} << 29; ///< of all that lie in files of their own

/// The bytes of a file, with progress. Remembers why it could not go on.
class LdtkFile {
public:
    /// `bytes`: how many there are; 0 where they do not count as progress.
    LdtkFile(InputFile file, std::int64_t bytes, generation::Feedback* feedback)
        : m_file(std::move(file)), m_bytes(bytes), m_feedback(feedback) {}

    [[nodiscard]] ReadPiece pieces() {
        return [this](std::span<char> into) -> std::optional<std::size_t> {
            if (!goesOn(m_feedback, m_file.bytesRead(), 2 * m_bytes)) {
                m_failure = cancelled();
                return {};
            }
            auto count = m_file.read(std::as_writable_bytes(into.first(std::min(into.size(), mostAtOnce))));
            if (count) return *count;
            m_failure = std::move(count).failure();
            return {};
        };
    }
    /// What is wrong with the file, or with what stands in it.
    [[nodiscard]] Failure failure(Failure ofContent) {
        return m_failure ? *std::move(m_failure) : std::move(ofContent);
    }

private:
    static constexpr std::size_t mostAtOnce = std::size_t{1} << 18;
    InputFile m_file;
    std::int64_t m_bytes;
    generation::Feedback* m_feedback;
    std::optional<Failure> m_failure;
};

Failure about(const std::string& name, Failure failure) {
    failure.where = name + (failure.where.empty() ? "" : ": " + failure.where);
    return failure;
}

/// The layers of levels that lie in files of their own.
Done readExternalLevels(LdtkProject& project, LdtkBudget& budget, const QString& path, generation::Feedback* feedback) {
    std::int64_t left = maxBytesOfLevels;
    for (auto& level : project.levels) {
        if (level.externalPath.empty() || !level.layers.empty()) continue;
        if (!goesOn(feedback, 1, 2)) return cancelled();
        const auto name = level.externalPath;
        if (!name.ends_with(".ldtkl"))
            return badInput({DELVE_TEXT("ldtk", "%1: not a level of LDtk. Expected a file that ends in .ldtkl."),
                             {clipped(safeLine(name))}});
        auto opened = InputFile::openBeside(path, name, left);
        if (!opened) return std::move(opened).failure();
        const auto bytes = opened->size();
        LdtkFile file(std::move(*opened), 0, feedback);
        if (auto read = readLdtkLevel(file.pieces(), budget, level); !read)
            return about(name, file.failure(std::move(read).failure()));
        left = std::max<std::int64_t>(left - bytes, 0);
    }
    return done();
}

Result<Imported> read(const QString& path, const ReadRequest& request) {
    auto opened = InputFile::open(path, maxBytesOfProject);
    if (!opened) return std::move(opened).failure();
    LdtkFile file(std::move(*opened), std::max<std::int64_t>(QFileInfo(path).size(), 1), request.feedback);
    LdtkBudget budget;
    auto project = readLdtkProject(file.pieces(), budget);
    if (!project) return file.failure(std::move(project).failure());
    if (auto levels = readExternalLevels(*project, budget, path, request.feedback); !levels)
        return std::move(levels).failure();
    project->keptLeft = budget.kept;
    auto imported = importLdtk(*project, path, request.feedback);
    if (!imported) return std::move(imported).failure();
    return Imported{std::move(imported->world), std::move(imported->notes)};
}

Notes notesOfMending(bool mended) {
    if (!mended) return {};
    return {Message{DELVE_TEXT("formats", "Portals to a missing level or cell now lead nowhere.")}};
}

enum class TilesShown : std::uint8_t { Beside, None };

struct LdtkOptions {
    std::int64_t cell = ldtkUsualCell;
    TilesShown tileset = TilesShown::Beside;
};

const std::vector<generation::Parameter>& ldtkParameters() {
    constexpr std::int64_t min = 8, max = 256;
    static const std::vector<generation::Parameter> parameters = {
        generation::parameter("cell", &LdtkOptions::cell, generation::whole(min, max).in(generation::Unit::PlainCount),
                              DELVE_TEXT("formats", "Pixels per cell"),
                              DELVE_TEXT("formats", "Width and height of a tile in the tileset. Higher values give a "
                                                    "larger picture.")),
        generation::parameter("tileset", &LdtkOptions::tileset,
                              generation::oneOf({{"beside", DELVE_TEXT("formats", "A picture beside the project")},
                                                 {"none", DELVE_TEXT("formats", "None: tiles in plain colours")}}),
                              DELVE_TEXT("formats", "Tileset"),
                              DELVE_TEXT("formats", "Whether LDtk shows the map as it looks here. Without a tileset "
                                                    "there is only one file.")),
    };
    return parameters;
}

/// Shares of the progress in permille, behind that of the layers.
constexpr std::int32_t sheetsDone = 400;
constexpr std::int32_t projectDone = 800;

/// Writes the named file by a writer that `make` makes of the text that it writes into; `after` sees the writer.
template <class Make, class After>
Done writeNamed(FileSet& into, Make make, After after) {
    return into.writeNamed([&](QIODevice& device) -> Done {
        const TextOut::Sink sink = [&device](std::string_view piece) { return writeText(device, piece).ok(); };
        TextOut out(sink);
        auto writer = make(out);
        const bool whole = writer.write();
        after(writer);
        if (whole) return done();
        return writer.stopped() ? cancelled() : notWritten(device);
    });
}

Done writePictures(const LdtkSheets& sheets, const WriteRequest& request, FileSet& into) {
    for (const auto& sheet : sheets.sheets()) {
        auto written = into.writeBeside(
            sheet.path, [&](QIODevice& device) { return writePieces(*sheet.pieces, device, request.feedback); });
        if (!written) return written;
    }
    return done();
}

/// What came from LDtk goes back as it came: its tilesets stay where they are.
Result<Notes> writeKept(const World& world, bool mended, const WriteRequest& request, FileSet& into) {
    Notes notes = notesOfMending(mended);
    const auto written = writeNamed(
        into, [&](TextOut& out) { return KeptLdtkWriter(out, world, request.feedback); },
        [&](const KeptLdtkWriter& writer) {
            for (auto& note : writer.notes()) notes.push_back(std::move(note));
        });
    if (!written) return written.failure();
    return notes;
}

/// Only a world that can be read again.
Result<Notes> writeProject(const World& world, const WriteRequest& request, FileSet& into) {
    World whole = world;
    const bool mended = mendPortals(whole);
    if (auto checked = checkWorld(whole); !checked) return checked.failure();
    if (cameFromLdtk(whole)) return writeKept(whole, mended, request, into);
    const auto options = valuesOf<LdtkOptions>(ldtkParameters(), request.options);
    const auto cell = static_cast<int>(options.cell);
    std::optional<LdtkSheets> sheets;
    if (options.tileset == TilesShown::Beside) {
        auto made = LdtkSheets::of(whole, request.path, cell, request.feedback);
        if (!made) return std::move(made).failure();
        sheets = std::move(*made);
    }
    if (request.feedback) request.feedback->setPart(sheetsDone, projectDone);
    const auto make = [&](TextOut& out) {
        return LdtkWriter(out, whole, sheets ? &*sheets : nullptr, cell, request.feedback);
    };
    auto written = writeNamed(into, make, [](const LdtkWriter&) {});
    if (!written) return std::move(written).failure();
    if (request.feedback) request.feedback->setPart(projectDone, 1000);
    if (sheets)
        if (auto drawn = writePictures(*sheets, request, into); !drawn) return std::move(drawn).failure();
    return notesOfMending(mended);
}

std::vector<std::string> picturesBeside(const World& world, const WriteRequest& request) {
    const auto options = valuesOf<LdtkOptions>(ldtkParameters(), request.options);
    if (options.tileset == TilesShown::None || cameFromLdtk(world)) return {};
    return LdtkSheets::paths(world, request.path);
}

} // namespace

/// A project of LDtk, https://ldtk.io: docs/ldtk.md.
Format ldtkFormat() {
    Format format;
    format.id = "ldtk";
    format.name = DELVE_TEXT("formats", "LDtk project");
    format.endings = {"ldtk"};
    format.holdsWorlds = true;
    format.read = read;
    format.draws = true;
    format.writeOptions = ldtkParameters();
    format.writeSet = writeProject;
    format.filesBeside = picturesBeside;
    format.asOneFile = {{"tileset", std::string("none")}};
    return format;
}

} // namespace delve::editor
