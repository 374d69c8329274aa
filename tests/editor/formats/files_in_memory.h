#pragma once

#include "editor/files/file_set.h"
#include "editor/formats/formats.h"

#include <QBuffer>
#include <QByteArray>

#include <map>
#include <string>

namespace delve::test {

/// The files of an export, in memory: by their paths, the named one by an empty path.
class FilesInMemory : public editor::FileSet {
public:
    [[nodiscard]] Done writeNamed(const Write& write) override { return take({}, write); }
    [[nodiscard]] Done writeBeside(const std::string& path, const Write& write) override { return take(path, write); }
    [[nodiscard]] const std::map<std::string, QByteArray>& files() const { return m_files; }

private:
    [[nodiscard]] Done take(const std::string& path, const Write& write) {
        QBuffer bytes;
        if (!bytes.open(QIODevice::WriteOnly)) qFatal("no buffer");
        auto written = write(bytes);
        if (written && !m_files.emplace(path, bytes.data()).second) qFatal("written twice: %s", path.c_str());
        return written;
    }
    std::map<std::string, QByteArray> m_files;
};

/// All files that a format writes; none where it refuses to.
inline std::map<std::string, QByteArray> filesOf(const World& world, const editor::Format& format,
                                                 const editor::FormatOptions& options = {}) {
    FilesInMemory files;
    editor::WriteRequest request;
    request.options = options;
    return editor::writeWorld(world, format, request, files) ? files.files() : std::map<std::string, QByteArray>();
}

} // namespace delve::test
