#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QHash>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

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

/// The block from a brace to its closing brace.
QString blockAt(const QString& code, qsizetype begin) {
    int open = 0;
    for (qsizetype i = begin; i < code.size(); ++i) {
        if (code[i] == '{') ++open;
        if (code[i] == '}' && --open == 0) return code.mid(begin, i - begin);
    }
    return code.mid(begin);
}

struct Function {
    qsizetype line = 0;
    qsizetype lines = 0;
};

/// The outermost blocks that follow a parenthesis: functions, with the lambdas inside them.
QList<Function> functionsIn(const QString& code) {
    static const QRegularExpression noFunction(
        "\\b(namespace|class|struct|union|enum)\\b[^()]*$|_data\\(\\)"); // tables are exempt
    QList<Function> functions;
    QList<qsizetype> open; // for each open block: the line where a function began, or 0
    qsizetype line = 1;
    qsizetype statement = 0;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = code[i];
        if (c == '\n') ++line;
        if (c == '{') {
            const QString head = code.mid(statement, i - statement);
            const bool inside = std::any_of(open.begin(), open.end(), [](qsizetype begin) { return begin > 0; });
            open << (!inside && head.contains(')') && !noFunction.match(head).hasMatch() ? line : 0);
        } else if (c == '}' && !open.isEmpty()) {
            if (const qsizetype begin = open.takeLast(); begin > 0) functions.append({begin, line - begin + 1});
        }
        if (c == '{' || c == '}' || c == ';') statement = i + 1;
    }
    return functions;
}

} // namespace

/// What is forbidden in the files, and how long they may be.
class WordsTest : public QObject {
    Q_OBJECT
private slots:
    /// The compiler reports a missing case only in a switch without a default. A Tile may be one of the world's own, so
    /// a switch over tiles needs a default.
    void noDefaultHidesACase() {
        static const QRegularExpression ofOurs(R"(\bcase ((?!Q|Tile::)[A-Z]\w*)::)");
        QStringList complaints;
        for (const auto& folder : codeFolders())
            for (const auto& file : projectFiles(folder, {".cpp", ".h"})) {
                const auto code = codeOf(file);
                for (qsizetype at = code.indexOf("switch ("); at >= 0; at = code.indexOf("switch (", at + 1)) {
                    const auto cases = blockAt(code, code.indexOf('{', at));
                    if (cases.contains("default:") && ofOurs.match(cases).hasMatch())
                        complaints << QString("%1:%2: name the cases that remain in place of default")
                                          .arg(file)
                                          .arg(code.left(at).count('\n') + 1);
                }
            }
        DELVE_NO_COMPLAINTS(complaints);
    }

    /// Qt's picture readers open any file a picture names, and decode any size. Files that a map names are opened by
    /// InputFile and read by editor/png; only pictures of this program's own are drawn by Qt.
    void picturesOfFilesAreReadByOurReader() {
        const QRegularExpression forbidden(
            R"(\bQImageReader\b|\bQMovie\b|\bQPictureIO\b|\bQSvgWidget\b|\bQSvgRenderer\b)"
            R"(|\bloadFromData\b|\bQImage::fromData\b|\bQ(Image|Pixmap)\([a-z]\w*([Pp]ath|[Ff]ile)\w*\))");
        const QStringList ofOurOwn{"editor/drawing/sprite_parts.cpp", "editor/drawing/sprite_parts.h",
                                   "ui/theme/icon.cpp"};
        QStringList complaints;
        for (const QString& folder : codeFolders())
            for (const QString& file : projectFiles(folder, {".h", ".cpp"}))
                if (!ofOurOwn.contains(file)) complaints += linesWith(forbidden, file, codeOf(file));
        DELVE_NO_COMPLAINTS(complaints);
        for (const QString& file : ofOurOwn) QVERIFY2(codeOf(file).contains("QSvgRenderer"), qPrintable(file));
    }

    /// The core is also compiled without exceptions (the preset wasm). Files that must throw are listed here, and why.
    void theCoreThrowsNothing() {
        const QRegularExpression forbidden(R"(\b(throw|try|catch)\b|\bstd::sto(i|l|ll|ul|ull|f|d|ld)\b)");
        QCOMPARE(linesWith(forbidden, "a", "try {\n  f();\n} catch (...) {\n}\nthrow 1;\nint entry = 1;").size(), 3);
        const QHash<QString, QString> exceptions{
            {"generation/graph/way_out.h",
             "Boost.Polygon's sweep has no other way out; without exceptions it has none"}};
        QStringList complaints;
        for (const QString& file : coreFiles()) {
            const QStringList found = linesWith(forbidden, file, codeOf(file));
            if (!exceptions.contains(file)) complaints += found;
            else if (found.isEmpty()) complaints << file + " throws nothing and needs to be named here no longer";
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void theCoreWaitsForNobody() {
        const QRegularExpression forbidden(
            R"((\.|->)(wait|notify_one|notify_all)\s*\(|\batomic_(flag_)?(wait|notify)\w*)"
            R"(|\bthis_thread\b|\bthread_local\b)");
        QCOMPARE(linesWith(forbidden, "a", "m_stop.wait(false);\nm_stop.load();\nstop->notify_all();").size(), 2);
        QStringList complaints;
        for (const QString& file : coreFiles()) complaints += linesWith(forbidden, file, codeOf(file));
        DELVE_NO_COMPLAINTS(complaints);
    }

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

    /// clang 14 cannot compile a range that g++ 12's library returns as a subrange or a view.
    void bothCompilersReadTheRanges() {
        const QRegularExpression forbidden(
            "std::(ranges::(unique|rotate|remove|remove_if|partition|stable_partition|equal_range|search|find_end|"
            "subrange)\\b|(ranges::)?views::)");
        QStringList complaints;
        for (const QString& file : projectFiles("", {".h", ".cpp"}))
            complaints += linesWith(forbidden, file, codeOf(file));
        DELVE_NO_COMPLAINTS(complaints);
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

    void functionsStayShort() {
        QCOMPARE(functionsIn("namespace a {\nint f(int b) {\n  if (b) { }\n  return [] { return 1; }();\n}\n}").size(),
                 1);
        constexpr int longest = 80;
        QStringList complaints;
        for (const QString& file : projectFiles("", {".h", ".cpp"})) {
            for (const Function& function : functionsIn(codeOf(file))) {
                if (function.lines > longest)
                    complaints
                        << QString("%1:%2: a function of %3 lines").arg(file).arg(function.line).arg(function.lines);
            }
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
