#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

QStringList linesWith(const QRegularExpression& pattern, const QString& file, const QString& text) {
    QStringList found;
    const QStringList lines = text.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (const auto match = pattern.match(lines[i]); match.hasMatch())
            found << QString("%1:%2: %3").arg(file).arg(i + 1).arg(match.captured());
    }
    return found;
}

} // namespace

/// What may not stand in the files, and how long they may be.
class WordsTest : public QObject {
    Q_OBJECT
private slots:
    void randomnessIsHandedIn() {
        const QRegularExpression forbidden(R"(\w+_distribution\b|std::(ranges::)?shuffle\b|\bs?rand\s*\()"
                                           R"(|\brandom_device\b|\bQRandomGenerator\b|\bdefault_random_engine\b)");
        QStringList complaints;
        for (const QString& folder : codeFolders()) {
            for (const QString& file : projectFiles(folder, {".h", ".cpp"}))
                complaints += linesWith(forbidden, file, codeOf(file));
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void floatingPointKeepsItsRules() {
        const QRegularExpression forbidden("-ffast-math|-Ofast|-funsafe-math-optimizations|-ffp-contract=(fast|on)");
        QStringList complaints;
        for (const QString& file : projectFiles("", {"CMakeLists.txt", ".cmake", "CMakePresets.json"}))
            complaints += linesWith(forbidden, file, textOf(file));
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY(textOf("packaging/cmake/DelvewrightOptions.cmake").contains("-ffp-contract=off"));
    }

    void filesStayShort() {
        constexpr int longestSource = 600, longestHeader = 150;
        QStringList complaints;
        for (const QString& file : projectFiles("", {".h", ".cpp", ".sh", "CMakeLists.txt", ".cmake"})) {
            const auto limit = file.endsWith(".h") ? longestHeader : longestSource;
            if (const auto lines = textOf(file).count('\n'); lines > limit)
                complaints << QString("%1 has %2 lines; %3 are the most").arg(file).arg(lines).arg(limit);
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void nothingIsLeftForLater() {
        const QRegularExpression forbidden(QString("\\b(%1)\\b")
                                               .arg(QStringList{"TO"
                                                                "DO",
                                                                "FIX"
                                                                "ME",
                                                                "X"
                                                                "XX",
                                                                "HA"
                                                                "CK"}
                                                        .join('|')));
        const QRegularExpression inTests(QString("\\b(%1)\\b")
                                             .arg(QStringList{"Q"
                                                              "SKIP",
                                                              "q"
                                                              "Wait",
                                                              "q"
                                                              "Sleep",
                                                              "sleep_"
                                                              "for"}
                                                      .join('|')));
        QStringList complaints;
        for (const QString& file : projectFiles("", {".h", ".cpp", ".sh", ".cmake", ".txt", ".md"}))
            complaints += linesWith(forbidden, file, textOf(file));
        for (const QString& file : projectFiles("tests", {".h", ".cpp"}))
            complaints += linesWith(inTests, file, codeOf(file));
        DELVE_NO_COMPLAINTS(complaints);
    }

    void noFileNamesAMachine() {
        const QRegularExpression path(QString("(^|[^\\w.])/(%1)/")
                                          .arg(QStringList{"wo"
                                                           "rk",
                                                           "ho"
                                                           "me",
                                                           "ro"
                                                           "ot",
                                                           "Us"
                                                           "ers"}
                                                   .join('|')));
        QStringList complaints;
        for (const QString& file : projectFiles()) {
            if (!QRegularExpression("\\.(png|qm|gz|bin|delve)$|^tests/fuzz/corpus/").match(file).hasMatch())
                complaints += linesWith(path, file, textOf(file));
        }
        DELVE_NO_COMPLAINTS(complaints);
    }
};

DELVE_TEST(WordsTest)
#include "words_test.moc"
