#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"

#include <QFile>
#include <QtTest>

using namespace delve;
using namespace delve::generation;
using namespace std::string_literals;

namespace {

std::string garden() {
    QFile file(QStringLiteral(DELVE_TEST_DATA) + "/delve/garden.delve");
    if (!file.open(QIODevice::ReadOnly)) qFatal("no garden");
    return file.readAll().toStdString();
}

std::string inUtf16(const std::string& text, bool bigEndian) {
    std::string out;
    for (const char c : text) (out += bigEndian ? '\0' : c) += bigEndian ? c : '\0';
    return out;
}

std::string sentence(const Failure& failure) { return failure.where + ": " + inEnglish(failure.message); }

} // namespace

/// Files given instead of another kind of file, and positions of errors.
class FileKindTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsNoJsonIsCalledWhatItIs_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& bytes, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(says);
        };
        row("gzip", "\x1f\x8b\x08\0\0\0"s, "This file is packed (gzip). Unpack it first.");
        row("zip", "PK\x03\x04\x14"s, "This file is packed (zip). Unpack it first.");
        row("zstd", "\x28\xb5\x2f\xfd\x04"s, "This file is packed (zstd). Unpack it first.");
        row("xz",
            "\xfd"
            "7zXZ\0\0"s,
            "This file is packed (xz). Unpack it first.");
        row("PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s, "This is a PNG picture. Choose another file.");
        row("JPEG", "\xff\xd8\xff\xe0"s, "This is a JPEG picture. Choose another file.");
        row("XML", "<?xml version=\"1.0\"?><map/>", "Unsupported file type (XML). Choose another file.");
        row("UTF-16 with a mark", "\xff\xfe"s + inUtf16(garden(), false),
            "This text is encoded in UTF-16. Save it as UTF-8.");
        row("UTF-16 with the other", "\xfe\xff"s + inUtf16(garden(), true),
            "This text is encoded in UTF-16. Save it as UTF-8.");
        row("UTF-16", inUtf16(garden(), false), "This text is encoded in UTF-16. Save it as UTF-8.");
        row("UTF-16 the other way", inUtf16(garden(), true), "This text is encoded in UTF-16. Save it as UTF-8.");
        row("UTF-32", "\xff\xfe\0\0{\0\0\0"s, "This text is encoded in UTF-32. Save it as UTF-8.");
        row("a pointer", "version https://git-lfs.example/spec/v1\noid sha256:00\n",
            "This is a Git LFS pointer, not the file itself. Run “git lfs pull” first.");
        row("empty", "", "The file is empty. Choose another file.");
    }
    void whatIsNoJsonIsCalledWhatItIs() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto map = readDelve(bytes.toStdString());
        const auto recipe = readRecipe(bytes.toStdString());
        QVERIFY(!map && !recipe);
        QCOMPARE(QString::fromStdString(sentence(map.failure())), "line 1, column 1: " + says);
        QCOMPARE(QString::fromStdString(sentence(recipe.failure())), "line 1, column 1: " + says);
    }

    void aMarkOfUtf8IsNoFault() {
        QVERIFY(readDelve("\xef\xbb\xbf" + garden()));
        QVERIFY(readRecipe("\xef\xbb\xbf" + recipeText(builtInRecipes().front().withSeed(1))));
        QCOMPARE(readDelve("\xef\xbb\xbf{ 7").failure().where, std::string("line 1, column 3"));
    }

    void ourOwnFilesAreToldApart() {
        const auto recipe = recipeText(builtInRecipes().front().withSeed(1));
        QVERIFY(sentence(readDelve(recipe).failure())
                    .ends_with("This is a recipe, not a map. Generate a map with it first."));
        QVERIFY(sentence(readRecipe(garden()).failure())
                    .ends_with("This is a map, not a recipe. Save its recipe as a file of its own first."));
        const std::string game = "{\n  \"delvesave\": 1,\n  \"name\": \"\",\n  \"worlds\": []\n}\n";
        QCOMPARE(
            sentence(readDelve(game).failure()),
            std::string("line 2, column 16, delvesave: This is a saved game, not a map. Load it while you play its "
                        "map."));
        QVERIFY(sentence(readRecipe(game).failure())
                    .ends_with("This is a saved game, not a recipe. Choose a .recipe file."));
        QVERIFY(readDelve("{ \"delvewright\": 1, \"stages\": [1], " +
                          garden().substr(garden().find("\"levels\"")))); // kept as an unknown member
    }

    void aFaultHasAColumn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("where");
        QTest::newRow("at once") << "?"
                                 << "line 1, column 1";
        QTest::newRow("in the first line") << "{ \"delvewright\": ? }"
                                           << "line 1, column 18";
        QTest::newRow("characters, not bytes") << "{ \"é迷\": 1,\n  \"é迷宫\": x }"
                                               << "line 2, column 10";
        QTest::newRow("a value") << "{\n  \"delvewright\": 99 }"
                                 << "line 2, column 18, delvewright";
        QTest::newRow("the end") << "{\n  \"delvewright\": 1"
                                 << "line 2, column 19";
        const QString far(300'000, 'x'); // longer than the part of a file that is in memory
        QTest::newRow("far in a long line") << "{ \"a\": \"" + far + "\", \"b\": \"" + far + "\", ! }"
                                            << "line 1, column 600021";
        QTest::newRow("behind long lines") << "{ \"a\": \"" + far + "\",\n \"b\": \"" + far + "\",\n !"
                                           << "line 3, column 2";
    }
    void aFaultHasAColumn() {
        QFETCH(QString, text);
        QFETCH(QString, where);
        const auto read = readDelve(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.failure().where), where);
    }
};

DELVE_TEST(FileKindTest)
#include "file_kind_test.moc"
