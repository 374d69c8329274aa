#include "editor/formats/tiled_formats.h"

#include "editor/files/files.h"
#include "editor/files/input_file.h"
#include "editor/files/progress.h"
#include "editor/formats/tiled_options.h"
#include "editor/tiled/read_tiled.h"
#include "editor/tiled/tiled_import.h"

#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytes = std::int64_t{largestSide} * largestSide * 12; ///< of the longest numbers of cells

struct TiledReadOptions {
    generation::FreeText ground;
};

/// The bytes of a file; keeps why they came to an end too early.
class MapBytes {
public:
    MapBytes(InputFile file, generation::Feedback* feedback) : m_file(std::move(file)), m_feedback(feedback) {}

    [[nodiscard]] ReadPiece pieces() {
        return [this](std::span<char> into) -> std::optional<std::size_t> {
            if (!goesOn(m_feedback, m_file.bytesRead(), m_file.size())) {
                m_failure = cancelled();
                return {};
            }
            const auto count = m_file.read(std::as_writable_bytes(into));
            if (count) return *count;
            m_failure = count.failure();
            return {};
        };
    }
    /// What the reader said, or why it could not go on.
    [[nodiscard]] Failure failureOr(Failure other) const { return m_failure.value_or(std::move(other)); }

private:
    InputFile m_file;
    generation::Feedback* m_feedback;
    std::optional<Failure> m_failure;
};

const std::vector<generation::Parameter>& readOptions() {
    static const std::vector<generation::Parameter> parameters = {
        generation::parameter(
            "ground", &TiledReadOptions::ground, generation::characters(200), DELVE_TEXT("formats", "Ground layer"),
            DELVE_TEXT("formats", "Name of the layer that becomes the tiles of the level. Without one, "
                                  "it is chosen by its name, or by its solid tiles.")),
    };
    return parameters;
}

Result<Imported> readWith(TiledFiles& files, InputFile file, TiledForm form, const ReadRequest& request) {
    files.setMapBytes(file.size());
    MapBytes bytes(std::move(file), request.feedback);
    auto map = form == TiledForm::Xml ? readTmx(bytes.pieces(), files) : readTmj(bytes.pieces(), files);
    if (!map) return bytes.failureOr(std::move(map).failure());
    auto table = request.tileTable;
    if (auto ground = valuesOf<TiledReadOptions>(readOptions(), request.options).ground; !ground.text.empty())
        table.ground = std::move(ground.text);
    auto made = worldFromTiled(std::move(*map), files, table, request.feedback);
    if (!made) return std::move(made).failure();
    Notes notes = files.notes();
    notes.insert(notes.end(), made->notes.begin(), made->notes.end());
    return Imported{std::move(made->world), std::move(notes), std::move(made->choices)};
}

Result<Imported> read(TiledForm form, const QString& path, const ReadRequest& request) {
    auto file = InputFile::open(path, maxBytes);
    if (!file) return std::move(file).failure();
    TiledFiles files(path, AllowedFolders::of(path, request.allowedFolders));
    auto imported = readWith(files, *std::move(file), form, request);
    if (request.outside) request.outside->assign(files.outside().begin(), files.outside().end());
    return imported;
}

} // namespace

Format tiledFormat(TiledForm form) {
    Format format;
    format.readOptions = readOptions();
    format.readsTileTable = true;
    format.read = [form](const QString& path, const ReadRequest& request) { return read(form, path, request); };
    format.draws = true;
    format.writeOptions = tiledParameters();
    format.asOneFile = {{"tileset", std::string("inside")}};
    format.writeSet = [form](const World& world, const WriteRequest& request, FileSet& into) {
        return writeTiled(form, world, request, into);
    };
    format.filesBeside = [form](const World& world, const WriteRequest& request) {
        return tiledFilesBeside(form, world, request);
    };
    return format;
}

} // namespace delve::editor
