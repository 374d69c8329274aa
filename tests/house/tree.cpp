#include "tests/house/tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

namespace delve::test {

namespace {

const QString root = QStringLiteral(DELVE_SOURCE);

QStringList filesOfGit() {
    QProcess git;
    git.start("git",
              {"-c", "safe.directory=*", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"});
    if (!git.waitForFinished() || git.exitCode() != 0) return {};
    QStringList files = QString::fromUtf8(git.readAllStandardOutput()).split(QChar(0), Qt::SkipEmptyParts);
    files.removeIf([](const QString& file) { return !QFile::exists(absolute(file)); }); // removed, not yet committed
    return files;
}

QStringList filesThere() {
    const QRegularExpression notOurs("^(build[^/]*|\\.git|\\.deps|dist|\\.cache)/");
    QStringList files;
    QDirIterator walk(root, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString file = QDir(root).relativeFilePath(walk.next());
        if (!notOurs.match(file).hasMatch()) files << file;
    }
    return files;
}

} // namespace

const QStringList& projectFiles() {
    static const QStringList files = [] {
        QStringList found = filesOfGit();
        if (found.isEmpty()) found = filesThere();
        std::sort(found.begin(), found.end());
        return found;
    }();
    return files;
}

QStringList projectFiles(const QString& folder, const QStringList& endings) {
    QStringList files = projectFiles();
    files.removeIf([&](const QString& file) {
        const auto ends = [&file](const QString& ending) { return file.endsWith(ending); };
        return !(folder.isEmpty() || file.startsWith(folder + '/')) ||
               std::none_of(endings.begin(), endings.end(), ends);
    });
    return files;
}

QString absolute(const QString& file) { return root + '/' + file; }

QString textOf(const QString& file) {
    QFile source(absolute(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QString codeOf(const QString& file) {
    static const QRegularExpression words(R"re("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|//[^\n]*|/\*.*?\*/)re",
                                          QRegularExpression::DotMatchesEverythingOption);
    const QString text = textOf(file);
    QString code;
    qsizetype at = 0;
    for (auto match = words.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        code += QStringView(text).mid(at, found.capturedStart() - at);
        code += QString(found.captured().count('\n'), '\n');
        at = found.capturedEnd();
    }
    return code + text.mid(at);
}

QStringList codeFolders() { return {"generation", "playtest", "editor", "ui", "app"}; }

QStringList coreFiles() {
    QStringList files = projectFiles("generation", {".h", ".cpp"}) + projectFiles("playtest", {".h", ".cpp"});
    files.removeIf([](const QString& file) { return file.section('/', 1, 1) == "files"; });
    return files;
}

} // namespace delve::test
