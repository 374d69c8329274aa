#pragma once

#include <QString>
#include <QStringList>

/// The project's files that git tracks (or, outside a git clone, those on the disk), for tests that read them.
namespace delve::test {

/// Every file, by its path from the root, sorted.
[[nodiscard]] const QStringList& projectFiles();

/// Those below `folder` ("" for all) whose name has one of the `endings`, such as ".cpp".
[[nodiscard]] QStringList projectFiles(const QString& folder, const QStringList& endings);

[[nodiscard]] QString absolute(const QString& file);
[[nodiscard]] QString textOf(const QString& file);

/// C++ without its comments and the contents of string literals. The numbers of lines stay the same.
[[nodiscard]] QString codeOf(const QString& file);

/// The folders of our own code.
[[nodiscard]] QStringList codeFolders();

/// The sources of the core, which uses no disk, threads or exceptions: generation/ and playtest/ without their files/.
[[nodiscard]] QStringList coreFiles();

/// Fails the calling test with all the complaints, if there are any.
#define DELVE_NO_COMPLAINTS(complaints) QVERIFY2((complaints).isEmpty(), qPrintable('\n' + (complaints).join('\n')))

} // namespace delve::test
