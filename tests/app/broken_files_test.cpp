#include "generation/pipeline/parameter.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <QtEndian>

#include <sys/stat.h>
#include <unistd.h>

using namespace delve;
using namespace delve::app;

namespace {

/// CRC-32 as the PNG specification has it.
QByteArray checksumOf(const QByteArray& bytes) {
    quint32 state = 0xffffffffU;
    for (const char byte : bytes) {
        state ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) state = (state & 1U) != 0 ? 0xedb88320U ^ (state >> 1) : state >> 1;
    }
    QByteArray sum(4, '\0');
    qToBigEndian(~state, sum.data());
    return sum;
}

/// The picture with another size in its header, which follows the signature and the header's length and name.
QByteArray withPixels(QByteArray png, quint32 width, quint32 height) {
    qToBigEndian(width, png.data() + 16);
    qToBigEndian(height, png.data() + 20);
    return png.replace(29, 4, checksumOf(png.mid(12, 17)));
}

} // namespace

/// Whatever is wrong with a file: one line that names it, status 3, and nothing written.
class BrokenFilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        const auto said =
            test::run({"generate", "grown-rooms", "--seed", "3", "--size", "24x18", "-o", "-", "--format", "delve"});
        QCOMPARE(said.status, ExitStatus::Success);
        m_sound = QByteArray::fromStdString(said.out);
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void init() { m_ending = QStringLiteral("delve"); }
    void cleanup() {
        QFile::remove(outputPath());
        QFile::remove(inputPath());
    }

    void theSoundFileIsRead() {
        write(m_sound);
        QCOMPARE(convert().status, ExitStatus::Success);
        QVERIFY(QFile::exists(outputPath()));
    }

    void cutOffAtEveryTenthByte() {
        const auto end = m_sound.lastIndexOf('}');
        for (qsizetype length = 0; length <= end; length += 10) {
            write(m_sound.left(length));
            refuses(qPrintable(QStringLiteral("cut off at %1").arg(length)));
            if (QTest::currentTestFailed()) return;
        }
    }

    void isRefused_data() {
        QTest::addColumn<QByteArray>("content");
        const auto changed = [this](const char* from, const char* to) {
            QByteArray text = m_sound;
            const auto at = text.indexOf(from);
            if (at < 0) QTest::qFail("the test looks for what is not there", __FILE__, __LINE__);
            return at < 0 ? text : text.replace(at, static_cast<qsizetype>(std::strlen(from)), to);
        };
        QTest::newRow("a row too long") << changed("        \"                        \"",
                                                   "        \"                         \"");
        QTest::newRow("an unknown glyph")
            << changed("        \"                        \"", "        \"            ?           \"");
        QTest::newRow("a size of 10^9") << changed("\"width\": 24, \"height\": 18",
                                                   "\"width\": 1000000000, \"height\": 1000000000");
        QTest::newRow("a size of nothing") << changed("\"width\": 24", "\"width\": 0");
        QTest::newRow("a size of less than nothing") << changed("\"width\": 24", "\"width\": -24");
        QTest::newRow("a size beyond all numbers") << changed("\"width\": 24", "\"width\": 1e400");
        QTest::newRow("a version of 99") << changed("\"delvewright\": 1", "\"delvewright\": 99");
        QTest::newRow("a key twice") << changed("\"delvewright\": 1,", "\"delvewright\": 1, \"delvewright\": 1,");
        QTest::newRow("not JSON") << QByteArray("#####\n#...#\n#####\n");
        QTest::newRow("another JSON") << QByteArray("{ \"version\": 3 }");
        QTest::newRow("a list") << QByteArray("[1, 2, 3]");
        QTest::newRow("a thousand brackets") << QByteArray(100'000, '[');
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("not UTF-8") << changed("\"name\": \"", "\"name\": \"\xff\xfe");
    }
    void isRefused() {
        QFETCH(QByteArray, content);
        write(content);
        refuses(QTest::currentDataTag());
        QVERIFY2(m_last.err.find("broken.delve") != std::string::npos, m_last.err.c_str());
    }

    /// Places are written as compilers write them, so that editors can jump to them.
    void whatIsAnotherKindOfFileIsCalledThat_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0", 5)
                              << "broken.delve:1:1: This file is packed (gzip). Unpack it first.";
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)
                             << "broken.delve:1:1: This is a PNG picture. Choose another file.";
        QTest::newRow("UTF-16") << QByteArray("{\0\n\0", 4)
                                << "broken.delve:1:1: This text is encoded in UTF-16. Save it as UTF-8.";
        QTest::newRow("empty") << QByteArray() << "broken.delve:1:1: The file is empty. Choose another file.";
        QTest::newRow("a recipe")
            << QByteArray("{ \"name\": \"a\",\n  \"seed\": 1,\n  \"stages\": [] }")
            << "broken.delve:3:13: stages: This is a recipe, not a map. Generate a map with it first.";
        QTest::newRow("a fault") << QByteArray("{\n  \"delvewright\": 1,,\n")
                                 << "broken.delve:2:20: Syntax error: expected JSON in UTF-8.";
        QTest::newRow("a value")
            << QByteArray("{\n  \"delvewright\": true }")
            << "broken.delve:2:18: delvewright: Expected a whole number from 1 to 2147483647, found true.";
    }
    void whatIsAnotherKindOfFileIsCalledThat() {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        write(content);
        refuses(QTest::currentDataTag());
        const auto said = QString::fromStdString(m_last.err);
        QVERIFY2(said.endsWith(says + u'\n'), qPrintable(said));
    }

    /// For example a map given in place of a recipe.
    void ourOwnFilesAreToldApart() {
        const QTemporaryDir folder;
        const auto file = [&](const char* name, const QByteArray& content) {
            QFile made(folder.filePath(QString::fromLatin1(name)));
            if (!made.open(QIODevice::WriteOnly) || made.write(content) < 0) qFatal("cannot write");
            return made.fileName().toStdString();
        };
        const auto map = file("a.delve", m_sound), named = file("b.recipe", m_sound);
        const auto recipe = file("r.recipe", "{ \"name\": \"a\", \"seed\": 1, \"stages\": [] }\n");
        const auto game = folder.filePath("g.delvesave").toStdString();
        QCOMPARE(test::run({"play", map, "--seed", "1", "--keys", ":Q", "--save", game}).status, ExitStatus::Success);
        const auto out = folder.filePath("out.txt").toStdString();
        const auto says = [&](const std::vector<std::string>& words, const char* what) {
            const auto said = test::run(words);
            QCOMPARE(said.status, ExitStatus::File);
            QVERIFY2(said.err.find(what) != std::string::npos, said.err.c_str());
        };
        says({"generate", map, "-o", out}, "a.delve:1:1: This is a map, not a recipe.");
        says({"generate", named, "-o", out}, "b.recipe:1:1: This is a map, not a recipe.");
        says({"generate", game, "-o", out}, "g.delvesave:1:1: This is a saved game, not a recipe.");
        says({"convert", recipe, out}, "This is a recipe, not a map.");
        says({"convert", game, out}, "This is a saved game, not a map.");
        says({"play", game, "--seed", "1", "--keys", "D"}, "This is a saved game, not a map.");
        for (const auto& other : {std::pair(map, "This is a map, not a saved game."),
                                  std::pair(recipe, "This is a recipe, not a saved game.")}) {
            const auto said = test::run({"play", "--load", other.first, "--keys", "L"});
            QVERIFY(said.status != ExitStatus::Success);
            QVERIFY2(said.err.find(other.second) != std::string::npos, said.err.c_str());
        }
        QVERIFY(!QFile::exists(QString::fromStdString(out)));
    }

    void aFolderIsRefused_data() { endings(); }
    void aFolderIsRefused() {
        QFETCH(QString, ending);
        m_ending = ending;
        QVERIFY(QDir().mkdir(inputPath()));
        refuses("a folder");
        QVERIFY(QDir().rmdir(inputPath()));
    }

    void aFileThatIsNotThereIsRefused_data() { endings(); }
    void aFileThatIsNotThereIsRefused() {
        QFETCH(QString, ending);
        m_ending = ending;
        refuses("not there");
    }

    void anotherFormatIsRefused_data() {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* name, const char* ending, const QByteArray& content) {
            QTest::newRow(name) << QString(ending) << content;
        };
        row("text: nothing", "txt", "");
        row("text: only line ends", "txt", "\n\n\n");
        row("text: an unknown glyph", "txt", "####\n#.\xc3\xa9#\n####\n");
        row("text: not UTF-8", "txt", "####\n#.\xff#\n####\n");
        row("text: a tab", "txt", "####\n#\t#\n####\n");
        row("text: zeros", "txt", QByteArray(4096, '\0'));
        row("text: a row too long", "txt", QByteArray(16'385, '#'));
        row("text: too many rows", "txt", QByteArray("#\n").repeated(16'385));
        row("text: a map of Delvewright", "txt", m_sound);
        row("CSV: nothing", "csv", "");
        row("CSV: no number", "csv", "1,2,x\n");
        row("CSV: no number between commas", "csv", "1,,2\n");
        row("CSV: an unknown tile", "csv", "1,2,999\n");
        row("CSV: a number of 10^9", "csv", "1,1000000000\n");
        row("CSV: a number below 0", "csv", "1,-1\n");
        row("CSV: a row too long", "csv", QByteArray("1,").repeated(16'385));
        row("CSV: too many rows", "csv", QByteArray("1\n").repeated(16'385));
        row("CSV: a picture", "csv", picture());
        row("picture: nothing", "png", "");
        row("picture: a text", "png", "#####\n#...#\n#####\n");
        row("picture: a size of 10^9", "png", withPixels(picture(), 1'000'000'000, 1'000'000'000));
        row("picture: wider than a map", "png", withPixels(picture(), 16'385, 1));
        row("picture: no size", "png", withPixels(picture(), 0, 0));
        row("picture: more rows than are there", "png", withPixels(picture(), 24, 19));
        row("picture: a byte changed", "png", picture().replace(45, 1, "?"));
    }
    void anotherFormatIsRefused() {
        QFETCH(QString, ending);
        QFETCH(QByteArray, content);
        m_ending = ending;
        write(content);
        refuses(QTest::currentDataTag());
    }

    void aPictureCutOffAtEveryTenthByteIsRefused() {
        m_ending = QStringLiteral("png");
        const auto whole = picture();
        QVERIFY(whole.size() > 100);
        for (qsizetype length = 0; length < whole.size(); length += 10) {
            write(whole.left(length));
            refuses(qPrintable(QStringLiteral("cut off at %1").arg(length)));
            if (QTest::currentTestFailed()) return;
        }
    }

    /// The decoding library must not print a line of its own before ours.
    void aPictureOfTooFewRowsIsOneSentence() {
        QFile file(m_folder->filePath("short.png"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(withPixels(picture(), 24, 19));
        file.close();
        const auto ended =
            test::runShell(QStringLiteral("\"$DELVEWRIGHT\" convert short.png out.delve"), m_folder->path());
        QCOMPARE(ended.status, 3);
        QCOMPARE(ended.err.count('\n'), 1);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY2(ended.err.startsWith("delvewright: "), ended.err.constData());
    }

    void aTileWithSuchAPictureIsDrawnByItsColour() {
        const QByteArray data = withPixels(picture(), 24, 19).toBase64();
        const QByteArray tile =
            "\"tiles\": [ { \"name\": \"moss\", \"glyph\": \"m\", \"colour\": \"#204020\", \"walk\": "
            "\"yes\", \"seeThrough\": true, \"picture\": \"data:image/png;base64," +
            data + "\" } ]";
        QByteArray map = m_sound;
        QVERIFY(map.contains("\"tiles\": []"));
        map.replace("\"tiles\": []", tile);
        map.replace("\"floor\"", "\"moss\"");
        QFile file(m_folder->filePath("moss.delve"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(map);
        file.close();
        for (const QString verb : {"picture moss.delve -o moss.png", "convert moss.delve again.delve"}) {
            const auto ended = test::runShell("\"$DELVEWRIGHT\" " + verb, m_folder->path());
            QVERIFY2(ended.err.startsWith("delvewright: ") &&
                         ended.err.contains("Tile “moss” is drawn in its colour: ") &&
                         ended.err.contains("is truncated"),
                     ended.err.constData());
            QCOMPARE(ended.err.count('\n'), 1);
            QCOMPARE(ended.status, 0);
        }
        QFile again(m_folder->filePath("again.delve"));
        QVERIFY(again.open(QIODevice::ReadOnly) && again.readAll().contains(data)); // unchanged
    }

    /// Opening a named pipe blocks until somebody writes to it, perhaps forever.
    void aPipeIsNoMap_data() {
        QTest::addColumn<QString>("ending");
        for (const char* const ending : {"delve", "txt", "csv", "png"}) QTest::newRow(ending) << QString(ending);
    }
    void aPipeIsNoMap() {
        QFETCH(QString, ending);
        m_ending = ending;
        QFile::remove(inputPath());
        QCOMPARE(::mkfifo(qPrintable(inputPath()), 0600), 0);
        const auto ended =
            test::runShell("timeout 20 \"$DELVEWRIGHT\" convert broken." + ending + " out.delve", m_folder->path());
        QVERIFY(QFile::remove(inputPath()));
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("this is a pipe or a device"), ended.err.constData());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    void aPipeIsNoRecipe_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("check") << "check pipe.recipe --seeds 1";
        QTest::newRow("generate") << "generate pipe.recipe -o out.delve";
        QTest::newRow("play") << "play pipe.recipe --keys N1S";
    }
    void aPipeIsNoRecipe() {
        QFETCH(QString, words);
        const auto pipe = m_folder->filePath("pipe.recipe");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const auto ended = test::runShell("timeout 20 \"$DELVEWRIGHT\" " + words, m_folder->path());
        QVERIFY(QFile::remove(pipe));
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("is a pipe or a device"), ended.err.constData());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
    }

    /// A map from somebody else may name any file: files outside its folder are not opened, and a pipe does not block.
    void picturesThatLieElsewhereAreNotOpened() {
        QFile secret(m_folder->filePath("secret.png"));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        secret.write(picture());
        secret.close();
        QVERIFY(QDir(m_folder->path()).mkdir("sent"));
        const QString sent = m_folder->filePath("sent");
        QCOMPARE(::mkfifo(qPrintable(sent + "/pipe"), 0600), 0);
        QFile svg(sent + "/tile.svg");
        QVERIFY(svg.open(QIODevice::WriteOnly));
        svg.write("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                  "width=\"9\" height=\"9\"><image width=\"9\" height=\"9\" xlink:href=\"../secret.png\"/></svg>");
        svg.close();
        for (const QByteArray name : {"tile.svg", "pipe", "../secret.png"}) {
            QByteArray map = m_sound;
            map.replace("\"tiles\": []", "\"tiles\": [ { \"name\": \"moss\", \"glyph\": \"m\", \"colour\": "
                                         "\"#204020\", \"walk\": \"yes\", \"seeThrough\": true, \"picture\": \"" +
                                             name + "\" } ]");
            QFile file(sent + "/map.delve");
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(map);
            file.close();
            for (const QString verb : {"convert map.delve out.delve", "picture map.delve -o out.png"}) {
                const auto ended = test::runShell("\"$DELVEWRIGHT\" " + verb, sent);
                QCOMPARE(ended.status, 0);
                QVERIFY2(ended.err.startsWith("delvewright: ") &&
                             ended.err.contains("Tile “moss” is drawn in its colour: "),
                         ended.err.constData());
                QCOMPARE(ended.err.count('\n'), 1);
            }
            QFile out(sent + "/out.delve");
            QVERIFY(out.open(QIODevice::ReadOnly));
            const QByteArray written = out.readAll();
            QVERIFY(written.contains("\"picture\": \"" + name + '"') && !written.contains("data:"));
        }
    }

    void everyVerbThatReadsRefuses() {
        write(m_sound.left(m_sound.size() / 2));
        const auto said =
            test::run({"picture", inputPath().toStdString(), "-o", m_folder->filePath("out.png").toStdString()});
        QCOMPARE(said.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY(!QFile::exists(m_folder->filePath("out.png")));
    }

    void anOlderResultStaysAsItWas() {
        QFile older(outputPath());
        QVERIFY(older.open(QIODevice::WriteOnly));
        older.write("older");
        older.close();
        write("{");
        QCOMPARE(convert().status, ExitStatus::File);
        QVERIFY(older.open(QIODevice::ReadOnly));
        QCOMPARE(older.readAll(), QByteArray("older"));
    }

    /// root may read and write everything, so these run the program as nobody.
    void withoutPermissionNothingIsReadOrWritten() {
        const QString shared = m_folder->filePath("shared");
        QVERIFY(QDir().mkdir(shared));
        QVERIFY(QFile::copy(QStringLiteral(DELVE_PROGRAM), shared + "/delvewright"));
        const QStringList secrets = {"secret.delve", "secret.txt", "secret.csv", "secret.png"};
        for (const auto& name : secrets) {
            QFile secret(shared + '/' + name);
            QVERIFY(secret.open(QIODevice::WriteOnly));
            secret.write(m_sound);
            secret.close();
            QVERIFY(secret.setPermissions(QFileDevice::Permissions()));
        }
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::permissions(m_folder->path()) | QFileDevice::ExeOther));
        QVERIFY(QFile::setPermissions(shared, QFileDevice::ReadOwner | QFileDevice::ExeOwner | QFileDevice::ReadOther |
                                                  QFileDevice::ExeOther));

        for (const auto& name : secrets) {
            const auto unread = asNobody(shared, {"convert", name, "-", "--format", "delve"});
            QCOMPARE(unread.status, 3);
            QVERIFY(unread.out.isEmpty());
            QCOMPARE(test::whatIsWrongWith(unread.err.toStdString()), QString());
        }
        const auto unwritten = asNobody(shared, {"generate", "grown-rooms", "--seed", "1", "-o", "new.delve"});
        QCOMPARE(unwritten.status, 3);
        QCOMPARE(test::whatIsWrongWith(unwritten.err.toStdString()), QString());
        QVERIFY(!QFile::exists(shared + "/new.delve"));
        QFile::setPermissions(shared, QFile::permissions(shared) | QFileDevice::WriteOwner);
    }

    void aFullDiskLeavesNothing() {
        // A limit on the size of files fails as a full disk does: in the middle of writing.
        const auto ended = test::runShell(
            QStringLiteral("ulimit -f 4; \"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 300x300 -o big.delve"),
            m_folder->path());
        QCOMPARE(ended.status, 3);
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY(QDir(m_folder->path()).entryList({"big*"}, QDir::AllEntries).isEmpty());
    }

    /// A file takes memory for its actual size, not for the largest size allowed.
    void aSmallFileIsReadInLittleMemory() {
        if (test::addressesAreChecked) return;
        write(picture());
        QFile::rename(inputPath(), m_folder->filePath("small.png"));
        const auto ended = test::runShell(
            QStringLiteral("ulimit -v 1500000; \"$DELVEWRIGHT\" convert small.png big.txt"), m_folder->path());
        QCOMPARE(ended.err, QByteArray("delvewright: small.png: The names of the map and its level are left out.\n"));
        QCOMPARE(ended.status, 0);
        QVERIFY(QFile::remove(m_folder->filePath("big.txt")));
    }

    /// The system refuses a thread whose stack is larger than all memory.
    void whereNoThreadStartsTheWorkIsDone() {
        if (test::addressesAreChecked) return;
        const QString few = QStringLiteral("ulimit -S -s 2000000; ulimit -S -v 1000000; \"$DELVEWRIGHT\" ");
        const auto made =
            test::runShell(few + "generate caves --seed 1 --size 40x30 -o threadless.delve", m_folder->path());
        QCOMPARE(made.err, QByteArray());
        QCOMPARE(made.status, 0);
        const auto piped = test::runShell(few + "convert - out.txt <threadless.delve", m_folder->path());
        QCOMPARE(piped.status, 3);
        QVERIFY2(piped.err.contains("Standard input cannot be read"), piped.err.constData());
        QCOMPARE(test::whatIsWrongWith(piped.err.toStdString()), QString());
        QVERIFY(!QFile::exists(m_folder->filePath("out.txt")));
    }

    void tooLittleMemoryIsSaid() {
        if (test::addressesAreChecked) return;
        const auto ended = test::runShell(
            QStringLiteral("ulimit -v 250000; \"$DELVEWRIGHT\" generate grown-rooms --seed 1 --size 4096x4096 -o "
                           "big.csv"),
            m_folder->path());
        QCOMPARE(ended.status, 4);
        QVERIFY2(ended.err.contains("Out of memory"), ended.err.constData());
        QCOMPARE(test::whatIsWrongWith(ended.err.toStdString()), QString());
        QVERIFY(QDir(m_folder->path()).entryList({"big*"}, QDir::AllEntries).isEmpty());
    }

private:
    [[nodiscard]] QString inputPath() const { return m_folder->filePath("broken." + m_ending); }
    [[nodiscard]] QString outputPath() const { return m_folder->filePath("out.delve"); }

    static void endings() {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"delve", "txt", "csv", "png"}) QTest::newRow(ending) << QString(ending);
    }

    /// The intact map as a picture, one pixel a cell.
    [[nodiscard]] QByteArray picture() const {
        const auto source = m_folder->filePath("sound.delve"), target = m_folder->filePath("sound.png");
        QFile file(source);
        if (!file.open(QIODevice::WriteOnly) || file.write(m_sound) != m_sound.size()) return {};
        file.close();
        test::run({"convert", source.toStdString(), target.toStdString(), "--option", "cell=1"});
        QFile written(target);
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }

    void write(const QByteArray& content) const {
        QFile file(inputPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    [[nodiscard]] test::Said convert() const {
        return test::run({"convert", inputPath().toStdString(), outputPath().toStdString()});
    }

    void refuses(const char* what) {
        m_last = convert();
        QVERIFY2(m_last.status == ExitStatus::File, what);
        QVERIFY2(m_last.out.empty(), what);
        const QString wrong = test::whatIsWrongWith(m_last.err);
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1String(what) + ": " + wrong));
        const auto said = QString::fromStdString(m_last.err);
        QVERIFY2(said.startsWith("delvewright: " + inputPath() + ':'),
                 m_last.err.c_str()); // the file first, then the fault
        QVERIFY2(!QFile::exists(outputPath()), what);
    }

    static test::Ended asNobody(const QString& folder, const QStringList& words) {
        QProcess process;
        if (::geteuid() == 0)
            process.setChildProcessModifier([] {
                constexpr unsigned nobody = 65534;
                if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) ::_exit(99);
            });
        process.setProcessEnvironment(test::plainEnvironment());
        process.setWorkingDirectory(folder);
        process.start(folder + "/delvewright", words);
        return test::endOf(process);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_ending;
    QByteArray m_sound;
    test::Said m_last;
};

DELVE_TEST(BrokenFilesTest)
#include "broken_files_test.moc"
