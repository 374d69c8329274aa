#include "app/verbs/completions.h"
#include "app/verbs/help.h"
#include "app/verbs/offers.h"
#include "editor/formats/formats.h"
#include "editor/text/from_view.h"
#include "tests/app/support/captured.h"
#include "tests/app/support/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QString documentation() {
    QFile file(QStringLiteral(DELVE_SOURCE "/docs/command-line.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The text as a code block of a document.
QString asBlock(const std::string& text) {
    return QStringLiteral("```text\n") + QString::fromStdString(text) + QStringLiteral("```\n");
}

/// The words of an example as a shell would split them; the examples need no quotes.
/// As a shell splits them: what stands in quotes is one word.
std::vector<std::string> wordsOf(std::string_view example) {
    std::vector<std::string> words(1);
    bool quoted = false;
    for (const char letter : example) {
        if (letter == '\'') quoted = !quoted;
        else if (letter == ' ' && !quoted) words.emplace_back();
        else words.back() += letter;
    }
    return words;
}

/// In a man page, a hyphen in a word to type is written as a minus.
std::string inManPage(const std::string& word) {
    std::string text;
    for (const char letter : word) text += letter == '-' ? std::string("\\-") : std::string(1, letter);
    return text;
}

/// The words that `--format` accepts.
QStringList formatIds() {
    QStringList ids;
    for (const auto& format : editor::builtInFormats())
        if (format.canWrite()) ids.append(QString::fromStdString(format.id));
    return ids;
}

} // namespace

/// Help, shell completion, man page and documentation agree with the declarations of the verbs.
class HelpTest : public QObject {
    Q_OBJECT
private slots:
    void theDocumentationHoldsEveryHelpText() {
        const QString text = documentation();
        QVERIFY2(text.contains(asBlock(helpOnProgram({}))), helpOnProgram({}).c_str());
        for (const auto& verb : allVerbs()) {
            if (verb.hidden) continue;
            const std::string help = helpOn(verb, {});
            QVERIFY2(text.contains(QStringLiteral("## %1\n").arg(QString::fromStdString(std::string(verb.name())))),
                     verb.name().data());
            QVERIFY2(text.contains(asBlock(help)), ("run packaging/help-pages; the page lacks this:\n" + help).c_str());
        }
    }

    void everyVerbIsExplained() {
        for (const auto& verb : allVerbs()) {
            QVERIFY2(verb.run, verb.name().data());
            QVERIFY2(QString::fromStdString(inEnglish(verb.summary)).endsWith(u'.'), verb.name().data());
            QVERIFY2(verb.hidden || !verb.examples.empty(), verb.name().data());
            for (const auto& operand : verb.syntax.operands) QVERIFY2(!operand.help.empty(), operand.name.data());
            for (const auto& option : verb.syntax.options) QVERIFY2(!option.help.empty(), option.name.data());
        }
    }

    void everyExampleIsUnderstood() {
        for (const auto& verb : allVerbs())
            for (const auto& example : verb.examples) {
                const auto words = wordsOf(example.words);
                QCOMPARE(words[0], std::string(verb.name()));
                const auto read = readArguments(verb.syntax, std::span(words).subspan(1));
                QVERIFY2(read, example.words.data());
            }
    }

    void helpWinsOverWhateverElseIsWrong() {
        const auto said = test::run({"generate", "--nonsense", "--help"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, helpOn(*findVerb("generate"), {}));
        QCOMPARE(said.err, std::string());
    }

    void helpIsAVerb() {
        for (const auto& verb : allVerbs())
            QCOMPARE(test::run({"help", std::string(verb.name())}).out, helpOn(verb, {}));
        QCOMPARE(test::run({"help"}).out, helpOnProgram({}));
        const auto wrong = test::run({"help", "conver"});
        QCOMPARE(wrong.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(wrong.err), QString());
        QVERIFY(wrong.err.find("did you mean \"convert\"?") != std::string::npos);
        QCOMPARE(test::runProgram({"help", "check"}).out.toStdString(), helpOn(*findVerb("check"), {}));
    }

    /// The help alone must say where "-" is standard input.
    void helpTellsWhatStandardInputMayBe() {
        for (const char* const name : {"convert", "picture", "play", "regenerate", "check"}) {
            QString help = QString::fromStdString(helpOn(*findVerb(name), {})).simplified();
            QVERIFY2(help.contains(QStringLiteral("- is standard input")), name);
            QVERIFY2(help.contains(QStringLiteral("--from FORMAT")), name);
        }
        QVERIFY(usageOf(*findVerb("play")).find("(--keys TEXT | --keys-from FILE|-)") != std::string::npos);
    }

    void oneLetterHelpsToo() {
        const auto said = test::run({"picture", "-h"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, helpOn(*findVerb("picture"), {}));
    }

    /// The help alone must say which words an option takes.
    void helpNamesTheWordsOfAList() {
        for (const auto& verb : allVerbs())
            for (const auto& option : verb.syntax.options)
                for (const auto& offer : offersFor(option.completes))
                    QVERIFY2(helpOn(verb, {}).find(offer) != std::string::npos, offer.c_str());
        QVERIFY(helpOn(*findVerb("picture"), {}).find("links") != std::string::npos);
        QVERIFY(helpOn(*findVerb("convert"), {}).find("csv") != std::string::npos);
    }

    /// The table of formats lists the name, the endings and every option of each format.
    void theDocumentationHoldsEveryFormat() {
        const QString text = documentation();
        for (const auto& format : editor::builtInFormats()) {
            const auto row = text.section("\n| `" + QString::fromStdString(format.id) + "` |", 1).section('\n', 0, 0);
            QVERIFY2(!row.isEmpty(),
                     qPrintable("docs/command-line.md has no row for " + QString::fromStdString(format.id)));
            QVERIFY2(row.contains(QString::fromStdString(format.name.source)), format.id.data());
            for (const auto& ending : format.endings)
                QVERIFY2(row.contains("`." + QString::fromStdString(ending) + '`'), format.id.data());
            for (const auto& options : {format.readOptions, format.writeOptions})
                for (const auto& option : options)
                    QVERIFY2(row.contains('`' + QString::fromStdString(std::string(option.id))), option.id.data());
        }
    }

    void twoDashesMakeHelpAWord() {
        const auto said = test::run({"recipes", "--", "--help"});
        QCOMPARE(said.status, ExitStatus::Words);
    }

    void linesFitTheTerminal() {
        for (const auto& verb : allVerbs())
            for (const auto& line : QString::fromStdString(helpOn(verb, {})).split(u'\n'))
                QVERIFY2(line.size() <= 80 || line.startsWith(u"  delvewright"), qPrintable(line));
    }

    void headingsAreBoldWhereColoursAreWanted() {
        Console::Terminal terminal;
        terminal.colourOutput = true;
        QVERIFY(helpOnProgram(terminal).find("\033[1mVerbs\033[0m\n") != std::string::npos);
        QVERIFY(helpOnProgram({}).find('\033') == std::string::npos);
    }

    void theManPageHoldsEveryVerbAndOption() {
        const auto said = test::run({"man-page"});
        QCOMPARE(said.status, ExitStatus::Success);
        QVERIFY(said.out.starts_with(".TH DELVEWRIGHT 1 "));
        for (const char* const section :
             {"NAME", "SYNOPSIS", "DESCRIPTION", "VERBS", "EXIT STATUS", "ENVIRONMENT", "EXAMPLES"})
            QVERIFY2(said.out.find("\n.SH " + std::string(section) + "\n") != std::string::npos, section);
        for (const auto& verb : allVerbs()) {
            const bool isThere = said.out.find("\n.SS " + std::string(verb.name()) + "\n") != std::string::npos;
            QVERIFY2(isThere != verb.hidden, verb.name().data());
            for (const auto& option : verb.syntax.options)
                QVERIFY2(said.out.find(inManPage("--" + std::string(option.name))) != std::string::npos,
                         option.name.data());
        }
    }

    void noLineOfTheManPageIsAnUnknownRequest() {
        const QStringList known{".TH", ".SH", ".SS", ".B", ".PP", ".TP", ".br"};
        for (const auto& line : QString::fromStdString(test::run({"man-page"}).out).split(u'\n'))
            if (line.startsWith(u'.') || line.startsWith(u'\''))
                QVERIFY2(known.contains(line.section(u' ', 0, 0)), qPrintable(line));
    }

    void completionsKnowEveryVerbAndOption() {
        for (const auto& completion : shellCompletions()) {
            const auto said = test::run({"completions", std::string(completion.shell)});
            QCOMPARE(said.status, ExitStatus::Success);
            for (const auto& verb : allVerbs()) {
                if (verb.hidden) continue;
                QVERIFY2(said.out.find(verb.name()) != std::string::npos, verb.name().data());
                for (const auto& option : verb.syntax.options)
                    QVERIFY2(said.out.find(option.name) != std::string::npos, option.name.data());
            }
            QVERIFY(said.out.find("grown-rooms") != std::string::npos);
        }
    }

    /// An option also takes its value after =: the script for zsh marks this with =, fish needs no mark.
    void zshAndFishKnowTheJoinedForm() {
        const auto zsh = test::run({"completions", "zsh"}).out;
        QVERIFY(zsh.find("'--format=[") != std::string::npos);
        QVERIFY(zsh.find("'--quiet[") != std::string::npos);
        QVERIFY(zsh.find(":ID|all:(all)'") != std::string::npos);
        QVERIFY(zsh.find("house all; _files}'") != std::string::npos);
        const auto fish = test::run({"completions", "fish"}).out;
        QVERIFY(fish.find("-l format -x -a '" + formatIds().join(' ').toStdString() + "'") != std::string::npos);
        QVERIFY(fish.find("-l level -x -a 'all'") != std::string::npos);
        QVERIFY(fish.find("'__fish_seen_subcommand_from check' -a 'depths quest ") != std::string::npos);
    }

    void anUnknownShellIsRefused() {
        const auto said = test::run({"completions", "csh"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }

    void bashCompletes_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("offers");
        QTest::newRow("a verb") << QStringList{"gen"} << QStringList{"generate"};
        QTest::newRow("a recipe") << QStringList{"generate", "gr"} << QStringList{"grown-rooms"};
        QTest::newRow("a recipe of several versions") << QStringList{"check", "kee"} << QStringList{"keep"};
        QTest::newRow("an option") << QStringList{"generate", "--si"} << QStringList{"--size"};
        QTest::newRow("a format") << QStringList{"convert", "a.delve", "-", "--format", "del"} << QStringList{"delve"};
        QTest::newRow("an overlay") << QStringList{"picture", "a.delve", "--overlay", "roo"} << QStringList{"rooms"};
        QTest::newRow("a file") << QStringList{"picture", "two"} << QStringList{"two words.delve"};
        QTest::newRow("a file to write") << QStringList{"generate", "grown-rooms", "-o", "two"}
                                         << QStringList{"two words.delve"};
        QTest::newRow("a file for the window") << QStringList{"two"} << QStringList{"two words.delve"};
        QTest::newRow("a verb to be helped with") << QStringList{"help", "conv"} << QStringList{"convert"};
        QTest::newRow("all recipes") << QStringList{"check", "al"} << QStringList{"all"};
        QTest::newRow("a map to check") << QStringList{"check", "two"} << QStringList{"two words.delve"};
        QTest::newRow("all levels") << QStringList{"convert", "a.delve", "b.txt", "--level", "a"} << QStringList{"all"};
        QTest::newRow("a format to read")
            << QStringList{"convert", "-", "b.delve", "--from", "tx"} << QStringList{"txt"};
        // As bash splits the line: with = as a word separator, and without.
        QTest::newRow("a joined format") << QStringList{"convert", "a", "b", "--format", "=", "del"}
                                         << QStringList{"delve"};
        QTest::newRow("a joined format not begun") << QStringList{"convert", "a", "b", "--format", "="} << formatIds();
        QTest::newRow("a joined format in one word")
            << QStringList{"convert", "a", "b", "--format=del"} << QStringList{"--format=delve"};
        QTest::newRow("a joined level") << QStringList{"convert", "a", "b", "--level", "=", "al"} << QStringList{"all"};
        QTest::newRow("a joined file") << QStringList{"play", "caves", "--load=two"}
                                       << QStringList{"--load=two words.delve"};
        QTest::newRow("nothing for a number") << QStringList{"generate", "grown-rooms", "--seed", ""} << QStringList{};
    }
    void bashCompletes() {
        QFETCH(QStringList, words);
        QFETCH(QStringList, offers);
        const QTemporaryDir folder;
        QFile file(folder.filePath("two words.delve"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QString line = QStringLiteral("source <(\"$DELVEWRIGHT\" completions bash); COMP_WORDS=(delvewright");
        for (const auto& word : words) line += QStringLiteral(" '%1'").arg(word);
        line += QStringLiteral("); COMP_CWORD=%1; _delvewright; printf '%s\\n' \"${COMPREPLY[@]}\"").arg(words.size());
        const auto ended = test::runShell(line, folder.path());
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(QString::fromUtf8(ended.out).split(u'\n', Qt::SkipEmptyParts), offers);
    }
};

DELVE_TEST(HelpTest)
#include "help_test.moc"
