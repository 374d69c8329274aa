#include "tests/support/test.h"
#include "ui/seeds/noted_seeds.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

int writes = 0;
QSettings::SettingsMap kept;

bool readKept(QIODevice&, QSettings::SettingsMap& map) {
    map = kept;
    return true;
}

bool countWrite(QIODevice& device, const QSettings::SettingsMap& map) {
    ++writes;
    kept = map;
    return device.write("kept") == 4;
}

Recipe recipeOf(std::uint64_t seed) {
    Recipe recipe;
    recipe.name = "grown-rooms";
    recipe.seed = seed;
    return recipe;
}

} // namespace

/// Maps in quick succession, as while a slider is dragged, are stored in the settings once no more follow.
class NotedSeedsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QSettings::Format m_format = QSettings::InvalidFormat;

    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("settings.counted")); }
    static void letSettingsWrite() { QCoreApplication::processEvents(); }

private slots:
    void initTestCase() { m_format = QSettings::registerFormat(QStringLiteral("counted"), readKept, countWrite); }
    void init() {
        QFile::remove(file());
        kept.clear();
        writes = 0;
    }

    void aDragIsWrittenOnce() {
        QSettings settings(file(), m_format);
        {
            NotedSeeds noted(settings, nullptr, std::chrono::hours(1));
            for (std::int32_t width = 80; width < 100; ++width) {
                noted.note(recipeOf(7), {width, 45});
                letSettingsWrite();
            }
            QCOMPARE(writes, 0);
        }
        letSettingsWrite();
        QCOMPARE(writes, 1);
        const auto seeds = RecentSeeds(settings).list();
        QCOMPARE(seeds.size(), std::size_t{1});
        QCOMPARE(seeds.front().size, (Size{99, 45}));
    }

    void itIsWrittenWhenNoMoreComes() {
        QSettings settings(file(), m_format);
        NotedSeeds noted(settings, nullptr, std::chrono::milliseconds(1));
        noted.note(recipeOf(7), {80, 45});
        QTRY_COMPARE(writes, 1);
    }

    void noSeedIsLost() {
        QSettings settings(file(), m_format);
        NotedSeeds noted(settings, nullptr, std::chrono::hours(1));
        for (std::uint64_t seed = 1; seed <= 3; ++seed) noted.note(recipeOf(seed), {80, 45});
        noted.write();
        QCOMPARE(RecentSeeds(settings).list().size(), std::size_t{3});
    }
};

DELVE_TEST(NotedSeedsTest)
#include "noted_seeds_test.moc"
