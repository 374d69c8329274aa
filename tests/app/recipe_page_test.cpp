#include "generation/recipes/recipes.h"
#include "tests/app/support/captured.h"
#include "tests/support/made_png.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace delve;
using namespace delve::app;

namespace {

constexpr qint64 largestSheet = 150 << 10; // bytes
constexpr int columns = 4;
constexpr int lines = 3;
constexpr int gap = 6; // pixels

QString inSource(const QString& name) { return QStringLiteral(DELVE_SOURCE "/") + name; }

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& name, const QByteArray& content) {
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("%s", qPrintable(name));
}

struct Written {
    int status = -1;
    QString out;
    QString err;
};

Written runPython(const QStringList& words) {
    QProcess python;
    python.start(QStringLiteral("python3"), words);
    if (!python.waitForFinished(120'000)) qFatal("python3 does not end");
    return {python.exitCode(), QString::fromUtf8(python.readAllStandardOutput()),
            QString::fromUtf8(python.readAllStandardError())};
}

/// The page for what the program says of the recipes, with what is written by hand in `page`.
Written pageOf(const QByteArray& recipes, const QString& project) {
    const QTemporaryDir folder;
    write(folder.filePath("recipes.json"), recipes);
    return runPython({project + "/packaging/sheets", "--text", folder.filePath("recipes.json")});
}

/// From the heading of a recipe up to the next one.
QString sectionOf(const QString& page, const std::string& recipe) {
    const auto mark = page.indexOf(QString("<!-- facts: %1 -->\n").arg(QString::fromStdString(recipe)));
    const auto begin = mark < 0 ? -1 : page.lastIndexOf("\n## ", mark);
    return begin < 0 ? QString() : page.mid(begin + 1, page.indexOf("\n## ", mark) - begin);
}

/// Has one recipe. The picture of a seed is a file beside the program.
constexpr const char* madeUpProgram = R"(#!/usr/bin/env python3
import json, os, shutil, sys
words = sys.argv[1:]
if words[0] == "recipes":
    print(json.dumps({"stages": [{"stage": "dig", "label": "Dig it!"}], "recipes": [
        {"name": "patch", "label": "Patch", "help": "A patch.", "width": 16, "height": 16, "sample": 3,
         "objective": "exit", "players": 2, "stages": [{"stage": "dig"}]}]}))
elif words[0] == "generate":
    with open(words[-1], "w") as level:
        level.write(words[words.index("--seed") + 1])
else:
    with open(words[1]) as level:
        shutil.copy(os.path.join(os.path.dirname(sys.argv[0]), level.read() + ".png"), words[-1])
)";

constexpr const char* pageOfPatch = R"(# Recipes

By hand.

## An old name

<!-- facts: patch -->
Nothing true.
<!-- end of facts -->

Dull.
)";

/// A project with the script, a page, and a made-up program.
void beginProject(const QTemporaryDir& project, const QByteArray& page) {
    for (const auto* const path : {"packaging/lib", "docs"}) QVERIFY(QDir(project.path()).mkpath(path));
    for (const auto* const file : {"packaging/sheets", "packaging/lib/delvewright.py", "packaging/lib/png.py"})
        QVERIFY(QFile::copy(inSource(file), project.filePath(file)));
    write(project.filePath("docs/recipes.md"), page);
    write(project.filePath("program"), madeUpProgram);
    QFile::setPermissions(project.filePath("program"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

Written makeSheets(const QTemporaryDir& project) {
    return runPython({project.filePath("packaging/sheets"), project.filePath("program")});
}

constexpr int pictureWidth = 5;
constexpr int pictureHeight = 7; // more than there are filters
constexpr std::array<int, 5> colourKinds{0, 2, 3, 4, 6};

/// One of eight values, for a pixel of the picture of a seed.
int valueAt(int seed, int x, int y) { return (seed + 3 * x + 5 * y * y) % 8; }

/// The bytes of the pixel in a file, and the colour that they are.
QByteArray pixelOf(int kind, int value) {
    const auto grey = static_cast<char>(value * 30);
    const auto other = static_cast<char>(255 - value * 9);
    if (kind == 0) return QByteArray(1, grey);
    if (kind == 2) return QByteArray(1, grey) + other + '\x40';
    if (kind == 3) return QByteArray(1, static_cast<char>(value));
    if (kind == 4) return QByteArray(1, grey) + other;
    return QByteArray(1, other) + grey + '\x21' + other;
}
QRgb colourOf(int kind, int value) {
    const int grey = value * 30;
    const int other = 255 - value * 9;
    if (kind == 0) return qRgb(grey, grey, grey);
    if (kind == 2) return qRgb(grey, other, 0x40);
    if (kind == 3) return qRgba(grey, 10, other, value == 0 ? 100 : 255);
    if (kind == 4) return qRgba(grey, grey, grey, other);
    return qRgba(other, grey, 0x21, other);
}

int predicted(int filter, int left, int up, int corner) {
    if (filter == 0) return 0;
    if (filter == 1) return left;
    if (filter == 2) return up;
    if (filter == 3) return (left + up) / 2;
    const int guess = left + up - corner;
    const int nearest = std::min({std::abs(guess - left), std::abs(guess - up), std::abs(guess - corner)});
    if (std::abs(guess - left) == nearest) return left;
    return std::abs(guess - up) == nearest ? up : corner;
}

/// A row after its filter byte.
QByteArray filtered(const QByteArray& row, const QByteArray& above, int step, int filter) {
    const auto at = [](const QByteArray& bytes, qsizetype i) {
        return i < 0 ? 0 : static_cast<int>(static_cast<unsigned char>(bytes[i]));
    };
    QByteArray out(1, static_cast<char>(filter));
    for (qsizetype i = 0; i < row.size(); ++i)
        out += static_cast<char>(at(row, i) - predicted(filter, at(row, i - step), at(above, i), at(above, i - step)));
    return out;
}

/// Each row with another filter.
QByteArray pictureOf(int seed, int kind) {
    QByteArray rows;
    QByteArray above;
    for (int y = 0; y < pictureHeight; ++y) {
        QByteArray row;
        for (int x = 0; x < pictureWidth; ++x) row += pixelOf(kind, valueAt(seed, x, y));
        if (above.isEmpty()) above.fill('\0', row.size());
        rows += filtered(row, above, static_cast<int>(pixelOf(kind, 0).size()), (seed + y) % 5);
        above = row;
    }
    QByteArray table;
    for (int value = 0; value < 8; ++value) {
        const QRgb colour = colourOf(kind, value);
        table += QByteArray(1, static_cast<char>(qRed(colour))) + static_cast<char>(qGreen(colour)) +
                 static_cast<char>(qBlue(colour));
    }
    const auto before = test::pngChunk("PLTE", table) + test::pngChunk("tRNS", QByteArray(1, 100));
    return test::madePng({pictureWidth, pictureHeight, 8, kind}, rows, kind == 3 ? before : QByteArray());
}

int kindFor(int seed) { return colourKinds[static_cast<std::size_t>(seed) % colourKinds.size()]; }

} // namespace

/// docs/recipes.md and its sheets, which `packaging/sheets` writes.
class RecipePageTest : public QObject {
    Q_OBJECT
private slots:
    void everyRecipeHasASectionASheetAndAJudgement() {
        const auto page = QString::fromUtf8(contentOf(inSource("docs/recipes.md")));
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto name = QString::fromStdString(recipe.name);
            const auto section = sectionOf(page, recipe.name);
            QVERIFY2(!section.isEmpty(), qPrintable(name + " is missing from docs/recipes.md; see packaging/sheets"));
            QVERIFY2(section.section("<!-- end of facts -->", 1).trimmed().size() > 100, qPrintable(section));
            const auto sheet = QString("pictures/sheets/%1.png").arg(name);
            QVERIFY2(section.contains('(' + sheet + ')'), qPrintable(section));
            const QFileInfo file(inSource("docs/" + sheet));
            QVERIFY2(file.exists(), qPrintable(sheet + " is missing; run packaging/sheets"));
            QVERIFY2(file.size() <= largestSheet, qPrintable(sheet + " is too large"));
            const QImage picture(file.filePath());
            QCOMPARE((picture.width() - (columns - 1) * gap) % columns, 0);
            QCOMPARE((picture.height() - (lines - 1) * gap) % lines, 0);
            const auto cell = (picture.width() - (columns - 1) * gap) / columns / recipe.defaultSize.width;
            QCOMPARE((picture.height() - (lines - 1) * gap) / lines, cell * recipe.defaultSize.height);
        }
    }

    /// In the order of the program, with all stages of each recipe.
    void thePageIsUpToDate() {
        const auto said = test::run({"recipes", "--json"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto written = pageOf(QByteArray::fromStdString(said.out), QStringLiteral(DELVE_SOURCE));
        QVERIFY2(written.status == 0, qPrintable(written.err));
        QVERIFY2(written.out == QString::fromUtf8(contentOf(inSource("docs/recipes.md"))),
                 "docs/recipes.md says something else than the program; run packaging/sheets");
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto section = sectionOf(written.out, recipe.name);
            QCOMPARE(section.count("](stages.md#"), static_cast<qsizetype>(recipe.stages.size()));
            QVERIFY2(section.contains(QString("shows seed %1.").arg(recipe.sample)), qPrintable(section));
        }
    }

    void aRecipeThatNobodyHasJudgedIsRefused() {
        const QTemporaryDir project;
        beginProject(project, QByteArray(pageOfPatch).replace("Dull.", ""));
        const auto written = makeSheets(project);
        QVERIFY(written.status != 0);
        QVERIFY2(written.err.startsWith("docs/recipes.md says nothing about patch."), qPrintable(written.err));
        QVERIFY(!QFile::exists(project.filePath("docs/pictures/sheets/patch.png")));
    }

    /// Pictures of every kind of colour and with every filter, side by side.
    void aSheetHasThePicturesOfTwelveSeeds() {
        const QTemporaryDir project;
        beginProject(project, pageOfPatch);
        for (int seed = 1; seed <= columns * lines; ++seed)
            write(project.filePath(QString("%1.png").arg(seed)), pictureOf(seed, kindFor(seed)));
        const auto written = makeSheets(project);
        QVERIFY2(written.status == 0, qPrintable(written.err));
        const auto sheet =
            QImage(project.filePath("docs/pictures/sheets/patch.png")).convertToFormat(QImage::Format_ARGB32);
        QCOMPARE(sheet.size(),
                 QSize(columns * pictureWidth + (columns - 1) * gap, lines * pictureHeight + (lines - 1) * gap));
        for (int y = 0; y < sheet.height(); ++y)
            for (int x = 0; x < sheet.width(); ++x) {
                const int inX = x % (pictureWidth + gap);
                const int inY = y % (pictureHeight + gap);
                const int seed = y / (pictureHeight + gap) * columns + x / (pictureWidth + gap) + 1;
                const bool outside = inX >= pictureWidth || inY >= pictureHeight;
                const QRgb wanted = outside ? qRgba(0, 0, 0, 0) : colourOf(kindFor(seed), valueAt(seed, inX, inY));
                QVERIFY2(sheet.pixel(x, y) == wanted, qPrintable(QString("%1, %2 of seed %3").arg(x).arg(y).arg(seed)));
            }
    }

    /// What is written by hand stays.
    void onlyFactsAreWritten() {
        const QTemporaryDir project;
        beginProject(project, pageOfPatch);
        for (int seed = 1; seed <= columns * lines; ++seed)
            write(project.filePath(QString("%1.png").arg(seed)), test::plainPng(16, 16));
        const auto written = makeSheets(project);
        QVERIFY2(written.status == 0, qPrintable(written.err));
        const auto page = QString::fromUtf8(contentOf(project.filePath("docs/recipes.md")));
        QVERIFY2(page.startsWith("# Recipes\n\nBy hand.\n\n## Patch\n\n<!-- facts: patch -->\n"), qPrintable(page));
        QVERIFY2(page.endsWith("\n<!-- end of facts -->\n\nDull.\n"), qPrintable(page));
        QVERIFY2(page.contains("\nStages: [Dig it!](stages.md#dig-it).\n"), qPrintable(page));
        QVERIFY2(page.contains("2 players") && !page.contains("Nothing true"), qPrintable(page));
    }
};

DELVE_TEST(RecipePageTest)
#include "recipe_page_test.moc"
