#include "editor/text/byte_count.h"

#include <QLocale>

namespace delve::editor {

std::string byteCount(std::int64_t bytes) {
    constexpr std::int64_t megabyte = std::int64_t{1} << 20;
    constexpr std::int64_t gigabyte = std::int64_t{1} << 30;
    const QLocale locale;
    if (bytes >= gigabyte)
        return (locale.toString(static_cast<double>(bytes) / double(gigabyte), 'f', 1) + QStringLiteral(" GB"))
            .toStdString();
    return (locale.toString(qlonglong((bytes + megabyte - 1) / megabyte)) + QStringLiteral(" MB")).toStdString();
}

} // namespace delve::editor
