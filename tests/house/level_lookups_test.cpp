#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

/// A world may have a hundred thousand levels, and as many portals that name them. Who looks levels up by their ids
/// asks LevelPlaces; what goes through the list of levels is allowed where it happens once, and listed here with the
/// number of times, so that none comes into a loop unseen.
class LevelLookupsTest : public QObject {
    Q_OBJECT
private slots:
    void levelsAreLookedUpByTheirPlaces() {
        static const QRegularExpression scan(R"(&Level::id\s*\)|\bworld(?:\(\))?(?:\.|->)find\()");
        const QMap<QString, int> allowed{
            {"generation/level/world.cpp", 1},         // what World::find does
            {"generation/pipeline/sources.cpp", 1},    // of the stamps, the one that a parameter names
            {"generation/level/world_changes.cpp", 3}, // one for each change that a person makes
            {"generation/recipes/worlds.cpp", 2},      // the level that is asked for; those around it
            {"playtest/rules/testing.cpp", 1},         // a word that is typed
        };
        QStringList complaints;
        for (const QString& folder : {QStringLiteral("generation"), QStringLiteral("playtest")})
            for (const QString& file : projectFiles(folder, {".cpp", ".h"})) {
                int found = 0;
                for (auto match = scan.globalMatch(codeOf(file)); match.hasNext(); match.next()) ++found;
                if (found > allowed.value(file, 0))
                    complaints << QString("%1: %2 passes through all levels for one id, %3 allowed; use LevelPlaces.")
                                      .arg(file)
                                      .arg(found)
                                      .arg(allowed.value(file, 0));
            }
        DELVE_NO_COMPLAINTS(complaints);
    }
};

DELVE_TEST(LevelLookupsTest)
#include "level_lookups_test.moc"
