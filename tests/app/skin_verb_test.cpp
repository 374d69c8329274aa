#include "editor/skins/own_skin.h"
#include "editor/skins/read_skin.h"
#include "generation/level/delve_file.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

class SkinVerbTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(
            test::run({"generate", "grown-rooms", "--seed", "1", "--size", "40x30", "-o", path("map.delve")}).status,
            ExitStatus::Success);
        QImage lake(7 * 16, 7 * 16, QImage::Format_ARGB32); // whose pieces are told apart by their colours
        for (int y = 0; y < lake.height(); ++y)
            for (int x = 0; x < lake.width(); ++x) lake.setPixel(x, y, qRgb(30 * (x / 16), 30 * (y / 16), 90));
        QVERIFY(lake.save(QString::fromStdString(path("lake.png"))));
    }

    void aMapTakesASkinOfTheProgram() {
        const auto said = test::run({"skin", path("map.delve"), "--use", "grotto", "-o", path("out.delve")});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        QCOMPARE(nameIn("out.delve"), std::string("grotto"));
        QCOMPARE(test::run({"skin", path("out.delve"), "--use", "none", "-o", path("out.delve")}).status,
                 ExitStatus::Success);
        QCOMPARE(nameIn("out.delve"), std::string("stone"));
        QCOMPARE(contentOf("out.delve"), contentOf("map.delve"));
    }

    void oneLevelNamesASkin() {
        const auto id = world("map.delve").levels[0].id;
        QCOMPARE(test::run({"skin", path("map.delve"), "--use", "cave", "--level", id, "-o", path("out.delve")}).status,
                 ExitStatus::Success);
        const auto changed = world("out.delve");
        QVERIFY(changed.properties.empty());
        QCOMPARE(std::get<std::string>(*changed.levels[0].properties.find("skin")), std::string("cave"));
        const auto refused =
            test::run({"skin", path("map.delve"), "--use", "cave", "--level", "other", "-o", path("out.delve")});
        QCOMPARE(refused.status, ExitStatus::Words);
    }

    /// From a picture to a map that looks like it.
    void aPictureBecomesASkinAndAMapTakesIt() {
        const auto made = test::run({"skin", path("lake.png"), "--tile", "wall", "-o", path("lake.skin")});
        QCOMPARE(made.status, ExitStatus::Success);
        QCOMPARE(made.err, std::string());
        const auto skin = editor::readSkinFile(QString::fromStdString(path("lake.skin")));
        QVERIFY(skin.ok());
        QCOMPARE(skin->id, std::string("lake"));
        QCOMPARE(skin->pictures[0].file, std::string("lake.png")); // it lies beside it
        QCOMPARE(skin->findPieces("wall")->pieces.size(), editor::blobPieces);
        QCOMPARE(test::run({"skin", path("map.delve"), "--use", path("lake.skin"), "-o", path("out.delve")}).status,
                 ExitStatus::Success);
        QCOMPARE(nameIn("out.delve"), std::string("lake"));
        QVERIFY(QFile::remove(QString::fromStdString(path("lake.png")))); // the map has the picture
        QCOMPARE(test::run({"picture", path("out.delve"), "-o", path("out.png")}).status, ExitStatus::Success);
        const QImage picture(QString::fromStdString(path("out.png")));
        QCOMPARE(picture.width(), 40 * 16);
        int ofLake = 0;
        for (int y = 8; y < picture.height(); y += 16)
            for (int x = 8; x < picture.width(); x += 16) ofLake += qBlue(picture.pixel(x, y)) == 90;
        QVERIFY2(ofLake > 40, qPrintable(QString::number(ofLake)));
    }

    void aSkinElsewhereHoldsItsPicture() {
        const auto made =
            test::run({"skin", path("lake.png"), "--tile", "water=piece@2,3", "--grid", "16x16", "-o", "-"});
        QCOMPARE(made.status, ExitStatus::Success);
        const auto skin = editor::readSkin(made.out);
        QVERIFY(skin.ok());
        QVERIFY(skin->pictures[0].file.empty());
        QCOMPARE(skin->findPieces("water")->pieces[0][0].frames[0].piece.number, 3u * 7 + 2);
    }

    void anUnknownTileIsTold() {
        const auto made = test::run({"skin", path("lake.png"), "--tile", "watr=piece", "-o", path("lake.skin")});
        QCOMPARE(made.status, ExitStatus::Success);
        QVERIFY2(made.err.find("\"watr\" is no built-in tile") != std::string::npos, made.err.c_str());
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* words, const char* said) {
            QTest::newRow(name) << words << said;
        };
        row("neither", "map.delve -o out.delve", "Give --use for a map, or --tile");
        row("both", "map.delve --use cave --tile wall -o out.delve", "Give --use for a map, or --tile");
        row("no skin", "map.delve --use mosonry -o out.delve", "did you mean \"masonry\"?");
        row("a file of many", "map.delve --use lake.png -o out.delve", "Unknown skin");
        row("level of a picture", "lake.png --tile wall --level a -o out.skin", "--level is for a map");
        row("grid of a map", "map.delve --use cave --grid 8x8 -o out.delve", "--grid is for a tileset picture");
        row("no such template", "lake.png --tile wall=blob -o out.skin", "Unknown template \"blob\"");
        row("no place", "lake.png --tile wall=piece@3 -o out.skin", "give NAME, NAME=TEMPLATE");
        row("no name", "lake.png --tile =piece -o out.skin", "give NAME, NAME=TEMPLATE");
        row("too far", "lake.png --tile wall=piece@7,0 -o out.skin", "the picture has 7 x 7");
        row("grid", "lake.png --tile wall --grid 0x0 -o out.skin", "Invalid --grid");
        row("margin", "lake.png --tile wall --margin many -o out.skin", "Invalid --margin");
        row("ending", "lake.png --tile wall -o out.png", "ends in .skin");
    }
    void wrongWordsAreRefused() {
        QFETCH(QString, words);
        QFETCH(QString, said);
        std::vector<std::string> all{"skin"};
        for (const auto& word : words.split(u' '))
            all.push_back(word.endsWith(".delve") || word.endsWith(".png") || word.endsWith(".skin")
                              ? path(word.toStdString())
                              : word.toStdString());
        const auto ended = test::run(all);
        QCOMPARE(ended.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(ended.err), QString());
        QVERIFY2(ended.err.find(said.toStdString()) != std::string::npos, ended.err.c_str());
        for (const char* const none : {"out.delve", "out.skin", "out.png"})
            QVERIFY(!QFile::exists(QString::fromStdString(path(none))));
    }

    void aMissingPictureIsAFileThatCannotBeRead() {
        const auto ended = test::run({"skin", path("none.png"), "--tile", "wall", "-o", path("out.skin")});
        QCOMPARE(ended.status, ExitStatus::File);
        QCOMPARE(test::whatIsWrongWith(ended.err), QString());
    }

private:
    [[nodiscard]] std::string path(const std::string& name) const {
        return m_folder->filePath(QString::fromStdString(name)).toStdString();
    }
    [[nodiscard]] std::string contentOf(const std::string& name) const {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    [[nodiscard]] World world(const std::string& name) const {
        auto read = readDelve(contentOf(name));
        if (!read) qFatal("%s", name.c_str());
        return *std::move(read);
    }
    [[nodiscard]] std::string nameIn(const std::string& name) const {
        const auto read = world(name);
        return editor::skinOf(read, read.levels[0])->id;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

DELVE_TEST(SkinVerbTest)
#include "skin_verb_test.moc"
