#include "editor/generation/level_store.h"

#include "editor/generation/packed_level.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <algorithm>
#include <mutex>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace delve::editor {

/// Written and read by several threads.
class LevelStore::File {
public:
    /// The cache folder and not the one for temporary files, which on many systems lies in memory.
    File()
        : m_file(QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
                     .filePath(QStringLiteral("levels"))) {}

    [[nodiscard]] qint64 end() {
        const std::lock_guard lock(m_guard);
        return m_end;
    }
    [[nodiscard]] bool append(std::string_view bytes) {
        const std::lock_guard lock(m_guard);
        const auto size = static_cast<qint64>(bytes.size());
        const bool written =
            isOpen() && m_file.seek(m_end) && m_file.write(bytes.data(), size) == size && m_file.flush();
        if (written) m_end += size;
        return written;
    }
    /// What a level that came to no end has taken is used again.
    void cutAt(qint64 end) {
        const std::lock_guard lock(m_guard);
        m_end = end;
    }
    [[nodiscard]] std::optional<std::size_t> read(qint64 from, std::span<char> into) {
        const std::lock_guard lock(m_guard);
        if (!m_file.seek(from)) return {};
        const auto count = m_file.read(into.data(), static_cast<qint64>(into.size()));
        if (count < 0) return {};
        return static_cast<std::size_t>(count);
    }

private:
    bool isOpen() {
        if (m_file.isOpen()) return true;
        return QDir().mkpath(QFileInfo(m_file.fileTemplate()).path()) && m_file.open();
    }

    std::mutex m_guard;
    QTemporaryFile m_file;
    qint64 m_end = 0;
};

class LevelStore::LevelInFile : public generation::StoredLevel {
public:
    LevelInFile(std::shared_ptr<File> file, qint64 begin, qint64 end)
        : m_file(std::move(file)), m_begin(begin), m_end(end) {}

    [[nodiscard]] Result<Level> read(const std::function<bool()>& stopped) const override {
        qint64 at = m_begin;
        const auto next = [&](std::span<char> into) {
            const auto left = static_cast<std::size_t>(m_end - at);
            const auto count = m_file->read(at, into.first(std::min(into.size(), left)));
            if (count) at += static_cast<qint64>(*count);
            return count;
        };
        return unpackLevel(next, stopped);
    }

private:
    std::shared_ptr<File> m_file;
    qint64 m_begin;
    qint64 m_end;
};

LevelStore::LevelStore(const TileCatalogue& tiles) : m_tiles(tiles), m_file(std::make_shared<File>()) {}

std::shared_ptr<const generation::StoredLevel> LevelStore::put(const Level& level,
                                                               const std::function<bool()>& stopped) const {
    const auto begin = m_file->end();
    const auto take = [this](std::string_view bytes) { return m_file->append(bytes); };
    if (packLevel(level, m_tiles, take, stopped)) return std::make_shared<LevelInFile>(m_file, begin, m_file->end());
    m_file->cutAt(begin);
    return {};
}

} // namespace delve::editor
