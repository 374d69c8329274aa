#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/level_names.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;

namespace {

Level named(const std::string& name) {
    Level level;
    level.id = "some-id";
    level.name = name;
    return level;
}

} // namespace

/// Names that the generator gives are kept in English and shown in the person's language.
class LevelNameTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_translations.use("de"); }
    void cleanupTestCase() {
        m_translations.use("en");
        QLocale::setDefault(QLocale::c());
    }

    void whatTheGeneratorGaveIsSaidInTheLanguage() {
        QCOMPARE(shownName(named("Town 3")), QString("Stadt 3"));
        QCOMPARE(shownName(named("Town 12, house 4")), QString("Stadt 12, Haus 4"));
        QCOMPARE(shownName(named("Journey")), QString("Reise"));
        QCOMPARE(shownName(named("Grown rooms")), toQString(generation::builtInRecipes().find("grown-rooms")->label));
    }

    void aHouseOfATownThatAPersonNamed() { QCOMPARE(shownName(named("Bree, house 2")), QString("Bree, Haus 2")); }

    void whatAPersonGaveIsSaidAsItIs() {
        for (const char* name : {"Town hall", "Town 3a", "Town 03", "Town -3", "Old Town 3", "house 2", ", house 2",
                                 "Town 3, house", "town 3"})
            QCOMPARE(shownName(named(name)), QString(name));
        QCOMPARE(shownName(named("")), QString("some-id"));
    }

    void aNameThatIsLeftAloneStaysAsItWas() {
        QCOMPARE(keptName(named("Town 3"), "Stadt 3"), std::string("Town 3"));
        QCOMPARE(keptName(named("Town 3"), "Bree"), std::string("Bree"));
        QCOMPARE(keptName(named(""), "some-id"), std::string());
    }

    void messagesNameLevelsInTheLanguage() {
        const Message plain{DELVE_TEXT("stage", "“%1” has no portal by which it could be left. Unpin some of its edge, "
                                                "or let its recipe make gates or a door."),
                            {"Town 7, house 1"}};
        QVERIFY(toQString(Message(plain).withWords(generation::levelNameWords)).contains("Stadt 7, Haus 1"));
        QVERIFY(toQString(plain).contains("Town 7, house 1"));
    }

    /// Files are the same in every language.
    void generatingKeepsEnglish() {
        generation::Workspace workspace;
        const auto* const recipe = generation::builtInRecipes().find("journey");
        const auto made = generation::generateWorld(recipe->withSeed(5), {64, 48}, workspace);
        QVERIFY(made.ok());
        std::set<QString> shown;
        for (const auto& level : made->world.levels) {
            QVERIFY2(level.name.starts_with("Town ") || level.name == "Journey", level.name.c_str());
            if (&level == &made->world.levels.front()) continue;
            const auto message = generation::madeName(level.name);
            QVERIFY2(message, level.name.c_str());
            QCOMPARE(inEnglish(*message), level.name);
            QVERIFY(shownName(level).startsWith("Stadt "));
            QVERIFY2(shown.insert(shownName(level)).second, level.name.c_str());
        }
    }

private:
    Translations m_translations;
};

DELVE_TEST(LevelNameTest)
#include "level_name_test.moc"
