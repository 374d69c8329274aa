#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QtTest>

#include <utility>

using namespace delve::test;

namespace {

struct Include {
    QString file;
    QString header;
    bool ours = false; ///< in quotes, not in angle brackets
};

QList<Include> includesOf(const QString& file) {
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])",
                                            QRegularExpression::MultilineOption);
    QList<Include> includes;
    for (auto match = pattern.globalMatch(textOf(file)); match.hasNext();) {
        const auto found = match.next();
        const bool generated = found.captured(2).endsWith(".moc") || found.captured(2).startsWith("moc_");
        if (!generated) includes.append({file, found.captured(2), found.captured(1) == "\""});
    }
    return includes;
}

QList<Include> includesBelow(const QString& folder) {
    QList<Include> includes;
    for (const QString& file : projectFiles(folder, {".h", ".cpp"})) includes += includesOf(file);
    return includes;
}

QString firstFolder(const QString& path) { return path.section('/', 0, 0); }
QString secondFolder(const QString& path) { return path.section('/', 1, 1); }

bool isQt(const QString& header) { return QRegularExpression("^Q[A-Z]|^Qt|^q[a-z]+\\.h$").match(header).hasMatch(); }
bool isBoost(const QString& header) { return header.startsWith("boost/"); }
bool isStandard(const QString& header) { return QRegularExpression("^[a-z_0-9]+$").match(header).hasMatch(); }

bool isWidget(const QString& header) {
    for (const QString& folder : QString(DELVE_WIDGETS_HEADERS).split(':')) {
        if (folder.endsWith("/QtWidgets") && QFile::exists(folder + '/' + header.section('/', -1))) return true;
    }
    return header.startsWith("QtWidgets");
}

/// Which of our folders each folder may include.
const QHash<QString, QStringList>& table() {
    static const QHash<QString, QStringList> rows{
        {"generation", {"generation"}},
        {"playtest", {"generation", "playtest"}},
        {"editor", {"generation", "playtest", "editor"}},
        {"ui", {"generation", "playtest", "editor", "ui"}},
        {"app", {"generation", "playtest", "editor", "ui", "app"}},
    };
    return rows;
}

/// The lines of a document that give the order of the folders of a floor: "    app   words, console, verbs".
QHash<QString, QStringList> ordersOfFolders(const QString& document) {
    static const QRegularExpression pattern(R"(^    (\w+) +(\w+(?:, \w+)+)$)", QRegularExpression::MultilineOption);
    QHash<QString, QStringList> orders;
    for (auto match = pattern.globalMatch(document); match.hasNext();) {
        const auto found = match.next();
        orders[found.captured(1)] = found.captured(2).split(", ");
    }
    return orders;
}

/// The files of a floor that include a later folder than their own. Files outside of its folders are last of all.
QStringList upwardIncludes(const QList<Include>& includes, const QStringList& order) {
    const auto place = [&](const QString& file) {
        return file.count('/') < 2 ? order.size() : order.indexOf(secondFolder(file));
    };
    QStringList upward;
    for (const Include& include : includes) {
        if (!include.ours || firstFolder(include.header) != firstFolder(include.file)) continue;
        const auto from = place(include.file);
        const auto to = place(include.header);
        if (from < 0 || to < 0 || to > from) upward << include.file + " may not include \"" + include.header + '"';
    }
    return upward;
}

QStringList includeWays(const QString& file, QHash<QString, int>& seen, QStringList& way) {
    enum { OnTheWay = 1, Done = 2 };
    if (seen.value(file) == Done) return {};
    if (seen.value(file) == OnTheWay) return way + QStringList{file};
    seen[file] = OnTheWay;
    way << file;
    for (const Include& include : includesOf(file)) {
        if (!include.ours || !QFile::exists(absolute(include.header))) continue;
        if (const QStringList circle = includeWays(include.header, seen, way); !circle.isEmpty()) return circle;
    }
    way.removeLast();
    seen[file] = Done;
    return {};
}

} // namespace

/// The table of ARCHITECTURE.md: which folder may include which.
class IncludesTest : public QObject {
    Q_OBJECT
private slots:
    void foldersObeyTheTable() {
        QStringList complaints;
        for (const QString& folder : codeFolders()) {
            for (const Include& include : includesBelow(folder)) {
                if (include.ours && !table()[folder].contains(firstFolder(include.header)))
                    complaints << include.file + " may not include \"" + include.header + '"';
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void whatWeIncludeIsThere() {
        QStringList complaints;
        for (const Include& include : includesBelow("")) {
            if (include.ours && !QFile::exists(absolute(include.header)))
                complaints << include.file + ": there is no " + include.header + "; includes start at the root";
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void generationAndPlaytestKnowOnlyTheLanguageAndBoost() {
        const QStringList ofTheSystem{"fcntl.h", "sys/stat.h", "unistd.h"}; // saving has to reach the disk
        const QStringList core = coreFiles();
        const std::pair sixteenBytes{QString("generation/level/delve/json_scan.h"), QString("emmintrin.h")};
        QStringList complaints;
        for (const QString& folder : {QString("generation"), QString("playtest")}) {
            for (const Include& include : includesBelow(folder)) {
                if (include.ours || isBoost(include.header) || isStandard(include.header)) continue;
                if (std::pair(include.file, include.header) == sixteenBytes) continue; // allowed as a pair
                if (!ofTheSystem.contains(include.header) || include.file.endsWith(".h") || core.contains(include.file))
                    complaints << include.file + " may not include <" + include.header + '>';
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    /// The core takes and returns texts and bytes only: a browser offers nothing else.
    void theCoreKnowsNoDiskAndNoThreads() {
        const QStringList forbidden{"filesystem", "fstream", "iostream",   "syncstream", "cstdio",
                                    "csignal",    "thread",  "stop_token", "mutex",      "shared_mutex",
                                    "future",     "latch",   "barrier",    "semaphore",  "condition_variable"};
        const auto isOfFiles = [](const QString& header) { return secondFolder(header) == "files"; };
        QStringList complaints;
        for (const QString& file : coreFiles()) {
            for (const Include& include : includesOf(file)) {
                if (include.ours ? isOfFiles(include.header) : forbidden.contains(include.header))
                    complaints << file + " may not include " + include.header + "; what does lies in files/";
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    /// Within a floor, too, each folder includes only those before it in ARCHITECTURE.md.
    void eachFloorGoesFromTheGroundUp() {
        const auto orders = ordersOfFolders(textOf("ARCHITECTURE.md"));
        QStringList complaints;
        for (const QString& floor : codeFolders()) {
            QVERIFY2(orders.contains(floor), qPrintable("ARCHITECTURE.md says no order for the folders of " + floor));
            complaints += upwardIncludes(includesBelow(floor), orders[floor]);
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void anIncludeThatGoesUpIsFound() {
        const QStringList order = ordersOfFolders("    app   words, verbs\n")["app"];
        const auto upward = [&](const QString& file, const QString& header) {
            return upwardIncludes({{file, header, true}}, order).size();
        };
        QCOMPARE(order, (QStringList{"words", "verbs"}));
        QCOMPARE(upward("app/words/words.cpp", "app/verbs/verb.h"), 1);
        QCOMPARE(upward("app/verbs/verb.cpp", "app/program.h"), 1);    // files outside the folders assemble them
        QCOMPARE(upward("app/verbs/verb.cpp", "app/unheard/of.h"), 1); // a folder without a place in the order
        QCOMPARE(upward("app/verbs/verb.cpp", "app/words/words.h"), 0);
        QCOMPARE(upward("app/verbs/verb.cpp", "app/verbs/help.h"), 0);
        QCOMPARE(upward("app/program.cpp", "app/verbs/verb.h"), 0);
        QCOMPARE(upward("app/words/words.cpp", "ui/theme/icon.h"), 0); // another test checks this
    }

    void editorHasNoWidgets() {
        QVERIFY(isWidget("QLabel")); // else Qt's headers were not found, and nothing would be checked
        QVERIFY(!isWidget("QImage"));
        QStringList complaints;
        for (const Include& include : includesBelow("editor")) {
            if (isQt(include.header) && isWidget(include.header))
                complaints << include.file + " may not include <" + include.header + '>';
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    /// Only sources of its own folder include a header that needs Boost; no other code compiles it.
    void headersShowNoBoost() {
        QStringList privateHeaders;
        for (const Include& include : includesBelow("")) {
            if (include.file.endsWith(".h") && isBoost(include.header)) privateHeaders << include.file;
        }
        QStringList complaints;
        for (const Include& include : includesBelow("")) {
            const bool neighbour = include.file.section('/', 0, -2) == include.header.section('/', 0, -2);
            if (privateHeaders.contains(include.header) && (include.file.endsWith(".h") || !neighbour))
                complaints << include.file + " gets Boost from \"" + include.header + '"';
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void headersAreReadOnce() {
        QStringList complaints;
        for (const QString& header : projectFiles("", {".h"})) {
            if (!textOf(header).contains("#pragma once\n")) complaints << header + " has no #pragma once";
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void headersGoInNoCircle() {
        QHash<QString, int> seen;
        for (const QString& header : projectFiles("", {".h"})) {
            QStringList way;
            const QStringList circle = includeWays(header, seen, way);
            QVERIFY2(circle.isEmpty(), qPrintable(circle.join(" -> ")));
        }
    }
};

DELVE_TEST(IncludesTest)
#include "includes_test.moc"
