#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace delve::test;

/// The top of the tree, the files that resources name, and the executable files.
class FoldersTest : public QObject {
    Q_OBJECT
private slots:
    void theTopHoldsNothingElse() {
        const QStringList allowed{"CMakeLists.txt",
                                  "app",
                                  "editor",
                                  "generation",
                                  "playtest",
                                  "ui",
                                  "translations",
                                  "tests",
                                  "packaging",
                                  "README.md",
                                  "ARCHITECTURE.md",
                                  "CONTRIBUTING.md",
                                  "CHANGELOG.md",
                                  "LICENSE",
                                  "docs",
                                  "CMakePresets.json",
                                  ".clang-format",
                                  ".clang-tidy",
                                  ".ci",
                                  ".gitignore"};
        QSet<QString> top;
        for (const QString& file : projectFiles()) top.insert(file.section('/', 0, 0));
        QCOMPARE((top - QSet<QString>(allowed.begin(), allowed.end())).values(), QStringList());
        QCOMPARE((QSet<QString>(allowed.begin(), allowed.end()) - top).values(), QStringList());
    }

    /// Whoever runs packaging/run without a display, and the tests after it, has no new file of the project.
    void whatTheFirstRunWritesIsIgnored() {
        QFile script(QStringLiteral(DELVE_SOURCE "/packaging/lib/display.sh"));
        QVERIFY(script.open(QIODevice::ReadOnly));
        const auto name =
            QRegularExpression(QStringLiteral(R"(name=(\S+))")).match(QString::fromUtf8(script.readAll())).captured(1);
        QVERIFY(!name.isEmpty());
        QFile ignored(QStringLiteral(DELVE_SOURCE "/.gitignore"));
        QVERIFY(ignored.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(ignored.readAll()).split(u'\n');
        for (const char* ending : {".delve", ".png"})
            QVERIFY2(lines.contains(u'/' + name + QString::fromLatin1(ending)), ending);
    }

    void resourcesAreThere() {
        const QRegularExpression entry(R"(<file[^>]*>\s*([^<]+?)\s*</file>)");
        QStringList complaints;
        for (const QString& resource : projectFiles("", {".qrc"})) {
            const QDir folder = QFileInfo(absolute(resource)).dir();
            const QString text = textOf(resource);
            for (auto match = entry.globalMatch(text); match.hasNext();) {
                const QString file = match.next().captured(1);
                if (!QFileInfo::exists(folder.filePath(file))) complaints << resource + ": there is no " + file;
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void everyPictureOfAResourceFolderIsNamed() {
        QStringList complaints;
        for (const QString& resource : projectFiles("", {".qrc"})) {
            const QDir folder = QFileInfo(absolute(resource)).dir();
            const QString text = textOf(resource);
            for (const QString& file : projectFiles(resource.section('/', 0, -2), {".svg", ".png"})) {
                if (!text.contains(folder.relativeFilePath(absolute(file))))
                    complaints << resource + " does not name " + file;
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void commandsCanBeStarted() {
        for (const QString& file : projectFiles()) {
            if (textOf(file).startsWith("#!"))
                QVERIFY2(QFileInfo(absolute(file)).isExecutable(), qPrintable(file + " is not executable"));
        }
    }
};

DELVE_TEST(FoldersTest)
#include "folders_test.moc"
