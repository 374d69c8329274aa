#include "editor/formats/formats.h"
#include "generation/pipeline/feedback.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// Stops after this many checks, and records the reported progress.
class StopsAfter : public generation::Feedback {
public:
    explicit StopsAfter(int asked) : m_left(asked) {}
    [[nodiscard]] bool stopped() const override {
        if (progress() < m_farthest) m_wentBack = true;
        m_farthest = progress();
        ++m_asked;
        return --m_left < 0;
    }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] int farthest() const { return m_farthest; }
    [[nodiscard]] bool wentBack() const { return m_wentBack; }

private:
    mutable int m_left;
    mutable int m_asked = 0;
    mutable int m_farthest = 0;
    mutable bool m_wentBack = false;
};

constexpr int never = 1'000'000'000;

/// So large that every format takes many pieces to write and to read it.
World largeWorld() {
    Level level;
    level.id = "one";
    level.tiles = Grid({1400, 900}, Tile::Floor);
    for (std::int32_t y = 0; y < 900; ++y)
        for (std::int32_t x = 0; x < 1400; x += 1 + y % 3) level.tiles.set({x, y}, Tile::Wall);
    World world;
    world.name = "Large";
    world.levels.push_back(std::move(level));
    return world;
}

QByteArray bytesIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What every format does when somebody cancels reading or writing.
class StoppedFormatsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const World m_world = largeWorld();

    [[nodiscard]] QString fileOf(const Format& format) const {
        return m_folder.filePath(
            QStringLiteral("map.") +
            QString::fromUtf8(format.endings.front().data(), static_cast<qsizetype>(format.endings.front().size())));
    }
    [[nodiscard]] Result<Notes> write(const Format& format, generation::Feedback& feedback) const {
        WriteRequest request;
        request.feedback = &feedback;
        if (format.id == "png") request.options = {{"cell", Decimal::of(1)}};
        return writeWorld(m_world, fileOf(format), request);
    }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void whatIsStoppedWhileItIsWrittenLeavesTheOldFile() {
        for (const auto& format : builtInFormats()) {
            if (!format.canWrite()) continue;
            StopsAfter all(never);
            QVERIFY(write(format, all));
            QVERIFY2(all.asked() > 3, qPrintable(fileOf(format)));
            QVERIFY(all.farthest() > 500 && all.farthest() <= 1000 && !all.wentBack());
            const QByteArray before = bytesIn(fileOf(format));
            for (const int asked : {0, 1, all.asked() / 2, all.asked() - 1}) {
                StopsAfter some(asked);
                const auto written = write(format, some);
                QVERIFY(!written);
                QVERIFY(written.failure().cancelled());
                QCOMPARE(bytesIn(fileOf(format)), before);
            }
            for (const auto& beside : filesBeside(m_world, fileOf(format), {}, format))
                QVERIFY(QFile::remove(m_folder.filePath(QString::fromStdString(beside))));
            QFile::remove(fileOf(format));
            StopsAfter none(0);
            QVERIFY(!write(format, none));
            QVERIFY(!QFile::exists(fileOf(format)));
        }
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void whatIsStoppedWhileItIsReadIsNotRead() {
        for (const auto& format : builtInFormats()) {
            if (!format.canRead() || !format.canWrite()) continue;
            StopsAfter writing(never);
            QVERIFY(write(format, writing));
            StopsAfter all(never);
            const auto whole = readWorld(fileOf(format), {}, nullptr, &all);
            QVERIFY(whole);
            QVERIFY(whole->world.levels[0].tiles == m_world.levels[0].tiles);
            QVERIFY2(all.asked() > 3, qPrintable(fileOf(format)));
            QVERIFY(all.farthest() > 500 && all.farthest() <= 1000 && !all.wentBack());
            for (const int asked : {0, 1, all.asked() / 2, all.asked() - 1}) {
                StopsAfter some(asked);
                const auto read = readWorld(fileOf(format), {}, nullptr, &some);
                QVERIFY(!read);
                QVERIFY(read.failure().cancelled());
            }
        }
    }
};

DELVE_TEST(StoppedFormatsTest)
#include "stopped_formats_test.moc"
