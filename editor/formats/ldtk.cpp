#include "editor/files/files.h"
#include "editor/files/input_file.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/ldtk/ldtk_import.h"
#include "editor/ldtk/ldtk_reader.h"
#include "editor/ldtk/ldtk_writer.h"
#include "generation/level/delve/check.h"
#include "generation/level/portal_mending.h"

#include <QFileInfo>

#include <span>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfProject = std::int64_t{1} << 31;

/// The bytes of a file, with progress. Remembers why it could not go on.
class LdtkFile {
public:
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

/// The layers of levels that lie in files of their own.
Done readExternalLevels(LdtkProject& project, LdtkBudget& budget, const QString& path, generation::Feedback* feedback) {
    for (auto& level : project.levels) {
        if (level.externalPath.empty() || !level.layers.empty()) continue;
        if (!goesOn(feedback, 1, 2)) return cancelled();
        const auto name = level.externalPath;
        auto opened = InputFile::openBeside(path, name, maxBytesOfProject);
        if (!opened) return std::move(opened).failure();
        LdtkFile file(std::move(*opened), 1, nullptr);
        if (auto read = readLdtkLevel(file.pieces(), budget, level); !read) {
            auto failure = file.failure(std::move(read).failure());
            failure.where = name + (failure.where.empty() ? "" : ": " + failure.where);
            return failure;
        }
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
    auto imported = importLdtk(*project, path, request.feedback);
    if (!imported) return std::move(imported).failure();
    return Imported{std::move(imported->world), std::move(imported->notes)};
}

Notes notesOfMending(bool mended) {
    if (!mended) return {};
    return {Message{DELVE_TEXT("formats", "Portals to a missing level or cell now lead nowhere.")}};
}

/// Only a world that can be read again.
Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    World whole = world;
    const bool mended = mendPortals(whole);
    if (auto checked = checkWorld(whole); !checked) return checked.failure();
    const TextOut::Sink sink = [&into](std::string_view piece) { return writeText(into, piece).ok(); };
    TextOut out(sink);
    LdtkWriter writer(out, whole, request.feedback);
    if (!writer.write()) return writer.stopped() ? cancelled() : notWritten(into);
    return notesOfMending(mended);
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
    format.write = write;
    return format;
}

} // namespace delve::editor
