#include "generation/stages/stages.h"
#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::test;

namespace {

/// Words that mean something else in these files, although a stage or a parameter has the same name.
struct Allowed {
    QString where; ///< a file, or a folder
    QStringList words;
    QString because;
};

const QList<Allowed>& allowed() {
    static const QList<Allowed> list{
        {"generation/level/", {}, "knows no stage: it lies below them, and includes nothing of theirs"},
        {"generation/pipeline/pipeline.cpp", {"join", "walls"}, "what the pipeline does itself, as traces name it"},
        {"generation/pipeline/room_number.cpp", {"rooms"}, "the context of texts"},
        {"playtest/shell/read_saved_game.cpp",
         {"coins", "turn", "depth", "enemies", "encounters", "rules", "from"},
         "words of saved games"},
        {"editor/play/play_card.cpp", {"goal"}, "a picture"},
        {"editor/formats/tiled_names.cpp", {"width", "height"}, "words of the file"},
        {"editor/formats/json.cpp", {"width", "rules", "rooms", "halls"}, "words of the file"},
        {"editor/gallery/variation_maker.cpp", {"loops"}, "a measure"},
        {"app/verbs/stage_words.cpp",
         {"rooms", "halls", "floor", "start", "flowers", "walls", "goal", "towns"},
         "groups of stages, and what stages need and give"},
        {"generation/pipeline/parameter_kind.cpp", {"number"}, "a kind of parameter"},
        {"app/verbs/trace_file.cpp", {"width", "height", "from", "rooms"}, "words of trace files"},
        {"app/verbs/recipes_json.cpp", {"width", "height"}, "keys of what is printed"},
        {"app/verbs/check_tally.cpp", {"width", "height", "depth"}, "keys of what is printed"},
        {"app/verbs/win_rates.cpp", {"depth"}, "keys of what is printed"},
        {"app/verbs/play_verb.cpp", {"coins", "turn", "depth"}, "keys of what is printed"},
        {"app/verbs/check_order.cpp", {"from"}, "a word of the command line"},
        {"app/verbs/convert_verb.cpp", {"from"}, "a word of the command line"},
        {"app/verbs/play_beginning.cpp", {"from"}, "a word of the command line"},
        {"app/verbs/regenerate_verb.cpp", {"from"}, "a word of the command line"},
    };
    return list;
}

QSet<QString> declaredNames() {
    QSet<QString> names;
    for (const auto& stage : generation::builtInStages()) {
        names.insert(QString::fromStdString(stage.name));
        for (const auto& parameter : stage.parameters) names.insert(QString::fromStdString(parameter.id));
    }
    return names;
}

/// Stages may use their own names, and recipes those of their stages. The files named here in generation/recipes are
/// no recipes.
bool mayName(const QString& file) {
    static const QRegularExpression noRecipe("/(hand_work|recipes|worlds)\\.(cpp|h)$");
    return file.startsWith("generation/stages/") ||
           (file.startsWith("generation/recipes/") && !noRecipe.match(file).hasMatch());
}

/// If no name in the code mentions stages, recipes or parameters, no word can be the name of one.
bool speaksOfStages(const QString& file) {
    static const QRegularExpression names("[Ss]tage|[Rr]ecipe|[Pp]arameter");
    return names.match(codeOf(file)).hasMatch();
}

/// The string literals, without the contexts of texts.
QList<std::pair<qsizetype, QString>> wordsIn(const QString& file) {
    static const QRegularExpression quoted(R"re(//[^\n]*|DELVE_TEXT(?:_N)?\(\s*"[^"]*"|"((?:[^"\\\n]|\\.)*)")re");
    QList<std::pair<qsizetype, QString>> words;
    const auto text = textOf(file);
    for (auto match = quoted.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        if (!found.captured(1).isEmpty())
            words.append({QStringView(text).left(found.capturedStart()).count(u'\n') + 1, found.captured(1)});
    }
    return words;
}

const Allowed* allowanceFor(const QString& file) {
    const auto found = std::find_if(allowed().begin(), allowed().end(),
                                    [&](const Allowed& each) { return file.startsWith(each.where); });
    return found == allowed().end() ? nullptr : &*found;
}

} // namespace

/// Features ask a stage for what it declares (its properties, the roles of its parameters), not for its name, so that
/// they work with later stages, too.
class DeclaredNamesTest : public QObject {
    Q_OBJECT
private slots:
    void noCodeButAStagesOwnNamesIt() {
        const auto names = declaredNames();
        QVERIFY(names.contains("grow-rooms") && names.contains("rooms"));
        QStringList complaints;
        QHash<QString, QSet<QString>> used;
        for (const auto& folder : codeFolders())
            for (const auto& file : projectFiles(folder, {".cpp", ".h"})) {
                if (mayName(file) || !speaksOfStages(file)) continue;
                const auto* const allowance = allowanceFor(file);
                for (const auto& [line, word] : wordsIn(file)) {
                    if (!names.contains(word)) continue;
                    if (allowance) used[allowance->where].insert(word);
                    if (allowance && (allowance->words.isEmpty() || allowance->words.contains(word))) continue;
                    complaints << QString("%1:%2: \"%3\" names a stage or a parameter; ask for a role or a property "
                                          "of the stage, or say here why it is something else.")
                                      .arg(file)
                                      .arg(line)
                                      .arg(word);
                }
            }
        for (const auto& each : allowed())
            for (const auto& word : each.words)
                if (!used[each.where].contains(word))
                    complaints << QString("%1 has no \"%2\" any more: take it off the list.").arg(each.where, word);
        DELVE_NO_COMPLAINTS(complaints);
    }
};

DELVE_TEST(DeclaredNamesTest)
#include "declared_names_test.moc"
