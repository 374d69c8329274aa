#include "ui/help/manual.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int foldersAbove = 5; ///< from a program that was just built to the source tree

QString firstPage() { return QStringLiteral("README.md"); }

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString plain(QString heading) { return heading.remove(u'`').remove(u'*').trimmed(); }

/// What stands in comments is for programs that write the pages. A comment would end a table.
QString withoutComments(QString text) {
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->\n?"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return text.remove(comment);
}

QString withoutPlaces(QString text) {
    static const QRegularExpression place(QStringLiteral(R"(\]\([^)]*\))"));
    return text.replace(place, QStringLiteral("]"));
}

ManualPage readPage(const QString& folder, const QString& path) {
    ManualPage page;
    page.path = path;
    page.text = withoutComments(textOf(QDir(folder).filePath(path)));
    page.words = withoutPlaces(page.text);
    bool code = false;
    for (const auto& line : page.text.split(u'\n')) {
        if (line.startsWith(QLatin1String("```"))) code = !code;
        if (code) continue;
        if (page.title.isEmpty() && line.startsWith(QLatin1String("# "))) page.title = plain(line.mid(2));
        else if (line.startsWith(QLatin1String("## ")))
            page.sections.push_back({plain(line.mid(3)), anchorOf(line.mid(3))});
    }
    return page;
}

/// In the order in which the first page links to them, each once; then the others.
QStringList pathsIn(const QString& folder, const QString& first) {
    static const QRegularExpression link(QStringLiteral(R"(\]\(([\w/-]+\.md)\))"));
    QStringList paths;
    for (auto found = link.globalMatch(first); found.hasNext();) {
        const auto path = found.next().captured(1);
        if (!paths.contains(path)) paths.append(path);
    }
    const QDir docs(QDir(folder).filePath(QStringLiteral("docs")));
    for (const auto& name : docs.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        if (const auto path = QStringLiteral("docs/") + name; !paths.contains(path)) paths.append(path);
    return paths;
}

} // namespace

Manual Manual::in(const QString& folder) {
    Manual manual;
    manual.m_folder = folder;
    auto first = readPage(folder, firstPage());
    if (first.text.isEmpty()) return manual;
    const auto paths = pathsIn(folder, first.text);
    manual.m_pages.push_back(std::move(first));
    for (const auto& path : paths)
        if (auto page = readPage(folder, path); !page.title.isEmpty()) manual.m_pages.push_back(std::move(page));
    return manual;
}

const ManualPage* Manual::find(const QString& path) const {
    const auto found = std::ranges::find(m_pages, path, &ManualPage::path);
    return found == m_pages.end() ? nullptr : &*found;
}

bool Manual::has(const ManualPage& page, const QString& words) {
    const auto wanted = words.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted,
                               [&](const QString& word) { return page.words.contains(word, Qt::CaseInsensitive); });
}

QString manualFolder(const QString& programFolder) {
    const auto isManual = [](const QString& folder) {
        return QFileInfo::exists(folder + QStringLiteral("/docs/window.md"));
    };
    const auto installed = QDir::cleanPath(programFolder + QStringLiteral("/../share/doc/delvewright"));
    if (isManual(installed)) return installed;
    QDir above(programFolder);
    for (int i = 0; i < foldersAbove; ++i) {
        if (isManual(above.path())) return above.path();
        if (!above.cdUp()) break;
    }
    return {};
}

QString anchorOf(const QString& heading) {
    QString anchor;
    for (const auto letter : plain(heading).toLower())
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_') anchor += letter;
        else if (letter == u' ') anchor += u'-';
    return anchor;
}

} // namespace delve::ui
