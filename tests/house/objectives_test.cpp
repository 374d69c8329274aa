#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

const QString list = QStringLiteral("playtest/objectives/");

/// The words of the objectives, which are the names of their files.
QStringList words() {
    QStringList found;
    for (const auto& file : projectFiles(list.chopped(1), {".cpp"}))
        if (const auto name = file.section('/', -1).section('.', 0, 0).replace('_', '-'); name != "objectives")
            found << name;
    return found;
}

/// Statements that mention an objective and contain the word of one.
QStringList namedIn(const QString& text, const QStringList& objectives) {
    static const QRegularExpression comments("//[^\n]*");
    static const QRegularExpression speaks("objective", QRegularExpression::CaseInsensitiveOption);
    const QRegularExpression word("\"(" + objectives.join('|') + ")\"");
    QStringList found;
    QString code = text;
    code.remove(comments);
    for (const auto& statement : code.split(QRegularExpression("[;{}]")))
        if (const auto match = word.match(statement); match.hasMatch() && speaks.match(statement).hasMatch())
            found << match.captured();
    return found;
}

} // namespace

/// One folder knows which objectives exist; all other code asks the row that the rules of a world choose.
class ObjectivesTest : public QObject {
    Q_OBJECT
private slots:
    void nobodyElseNamesAnObjective() {
        const auto objectives = words();
        QVERIFY(objectives.size() >= 6);
        QStringList complaints;
        for (const auto& folder : codeFolders())
            for (const auto& file : projectFiles(folder, {".cpp", ".h"})) {
                if (file.startsWith("tests/") || file.startsWith(list)) continue;
                if (file.startsWith("generation/recipes/")) continue; // each recipe chooses one
                if (file == "generation/level/rules.h") continue;     // the default objective
                for (const auto& word : namedIn(textOf(file), objectives))
                    complaints << file + " names the objective " + word + "; ask its row in " + list;
                if (textOf(file).contains("#include \"" + list)) complaints << file + " includes a single objective";
            }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void complaintsAreMade() {
        const QStringList two{"exit", "gate"};
        QCOMPARE(namedIn("if (rules.objective == \"gate\") win();", two), QStringList{"\"gate\""});
        QCOMPARE(namedIn("builtInObjectives().find(\n    \"exit\");", two), QStringList{"\"exit\""});
        QCOMPARE(namedIn("stage.name = \"gate\"; objective(); // objective \"exit\"", two), QStringList());
    }
};

DELVE_TEST(ObjectivesTest)
#include "objectives_test.moc"
