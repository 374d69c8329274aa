#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

/// A world may have a hundred thousand levels, and as many portals that name them. Code looks levels up by id with
/// LevelPlaces. A search through the list of levels is allowed where it happens once; these searches are counted
/// here, so that none gets into a loop unnoticed.
class LevelLookupsTest : public QObject {
    Q_OBJECT
private slots:
    void levelsAreLookedUpByTheirPlaces() {
        static const QRegularExpression scan(R"(&Level::id\s*\)|\bworld(?:\(\))?(?:\.|->)find\()");
        const QMap<QString, int> allowed{
            {"generation/level/world.cpp", 1},         // World::find itself
            {"generation/pipeline/sources.cpp", 1},    // the stamp that a parameter names
            {"generation/level/world_changes.cpp", 3}, // one for each change that a person makes
            {"generation/recipes/worlds.cpp", 2},      // the requested level; those around it
            {"playtest/rules/testing.cpp", 1},         // a typed word
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
