#include "editor/files/files_beside.h"

#include "editor/files/input_file.h"

#include <array>

namespace delve::editor {

generation::FileReader filesBeside(const QString& map) {
    if (map.isEmpty()) return {};
    return [map](const std::string& name) -> Result<std::string> {
        auto file = InputFile::openBeside(map, name, maxBytesBeside);
        if (!file) return std::move(file).failure();
        std::string content;
        std::array<std::byte, 1 << 16> piece{};
        while (true) {
            const auto count = file->read(piece);
            if (!count) return count.failure();
            if (*count == 0) return content;
            content.append(reinterpret_cast<const char*>(piece.data()), *count);
        }
    };
}

} // namespace delve::editor
