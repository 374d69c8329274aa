#pragma once

#include <QString>
#include <QStringList>

/// The files of the project as git keeps them (or, outside a git clone, as they lie there), for tests that read them.
namespace delve::test {

/// Every file, by its path from the root, sorted.
[[nodiscard]] const QStringList& projectFiles();

/// Those below `folder` ("" for all) whose name has one of the `endings`, such as ".cpp".
[[nodiscard]] QStringList projectFiles(const QString& folder, const QStringList& endings);

[[nodiscard]] QString absolute(const QString& file);
[[nodiscard]] QString textOf(const QString& file);

/// C++ without its comments and without what stands between quotes. Lines stay lines.
[[nodiscard]] QString codeOf(const QString& file);

/// The folders of our own code.
[[nodiscard]] QStringList codeFolders();

/// The sources of what runs without a disk, threads and exceptions: generation/ and playtest/ but for their files/.
[[nodiscard]] QStringList coreFiles();

/// Fails the test that calls it with all the complaints, if there are any.
#define DELVE_NO_COMPLAINTS(complaints) QVERIFY2((complaints).isEmpty(), qPrintable('\n' + (complaints).join('\n')))

} // namespace delve::test
