#include "editor/text/file_name.h"

#include "generation/level/printable.h"

#include <QFileInfo>

namespace delve::editor {

QString shownPath(const QString& path) { return QString::fromStdString(safeLine(path.toStdString())); }

QString shownFileName(const QString& path) { return shownPath(QFileInfo(path).fileName()); }

QString fileNameFor(std::string_view name) {
    constexpr qsizetype longest = 80; // the name of a file takes 255 bytes
    QString part;
    for (const QChar c : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))) {
        if (part.size() == longest) break;
        const bool plain = c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'.';
        part += plain ? c : QChar(u'_');
    }
    while (part.toUtf8().size() > longest) part.chop(1);
    if (part.startsWith(u'.')) part[0] = u'_';
    return part;
}

} // namespace delve::editor
