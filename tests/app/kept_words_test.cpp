#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;

namespace {

struct KeptLine {
    int status = 0;
    QStringList words;
};

QList<KeptLine> linesOf(const QString& path) {
    QList<KeptLine> lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return lines;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#')) continue;
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        const int status = words.takeFirst().toInt();
        lines.append({status, words});
    }
    return lines;
}

} // namespace

/// Old scripts keep working: every later version accepts the command lines that one version accepted. A line never
/// changes; a new version gets a file of its own.
class KeptWordsTest : public QObject {
    Q_OBJECT
private slots:
    void commandLinesOfBeforeAreTaken_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(DELVE_TEST_DATA "/kept-words"));
        for (const QString& name : folder.entryList({"*.txt"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void commandLinesOfBeforeAreTaken() {
        QFETCH(QString, file);
        QTemporaryDir folder;
        const auto lines = linesOf(file);
        QVERIFY(lines.size() > 20);
        for (const auto& line : lines) {
            const auto ended = test::runProgram(line.words, folder.path());
            QVERIFY2(!ended.crashed, qPrintable(line.words.join(u' ')));
            QVERIFY2(ended.status == line.status, qPrintable(QStringLiteral("%1: status %2 instead of %3\n%4")
                                                                 .arg(line.words.join(u' '))
                                                                 .arg(ended.status)
                                                                 .arg(line.status)
                                                                 .arg(QString::fromUtf8(ended.err))));
        }
    }
};

DELVE_TEST(KeptWordsTest)
#include "kept_words_test.moc"
