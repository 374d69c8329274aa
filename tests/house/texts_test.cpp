#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace delve::test;

namespace {

struct Text {
    QString file;
    QString text;
};

/// The string literals after `introduction`, with adjacent pieces joined.
QList<Text> textsBehind(const QString& introduction, const QString& file, const QString& code) {
    static const QString literals = QStringLiteral("((?:\"(?:\\\\.|[^\"\\\\])*\"\\s*)+)");
    static const QRegularExpression piece("\"((?:\\\\.|[^\"\\\\])*)\"");
    const QRegularExpression pattern(introduction + "\\s*" + literals);
    QList<Text> texts;
    for (auto match = pattern.globalMatch(code); match.hasNext();) {
        QString text;
        for (auto part = piece.globalMatch(match.next().captured(1)); part.hasNext();) text += part.next().captured(1);
        texts.append({file, text});
    }
    return texts;
}

QList<Text> allTextsBehind(const QString& introduction) {
    QList<Text> texts;
    for (const char* folder : {"generation", "playtest", "editor", "ui", "app"})
        for (const QString& file : projectFiles(QString(folder), {".cpp", ".h"}))
            texts += textsBehind(introduction, file, textOf(file));
    return texts;
}

/// How the code of a text for people begins: tr("…"), Actions::tr("…"), DELVE_TEXT("context", "…").
QString behind(const QString& place) {
    return place + QStringLiteral("\\s*(?:(?:\\w+::)?tr\\(|DELVE_TEXT\\(\\s*\"[^\"]*\"\\s*,)");
}
/// The places of labels: the field of a declaration or an action, a row of a form, a button.
const QString labelPlaces = QStringLiteral(
    "(?:(?:(?<!\\w)\\.text|\\.label)\\s*=|addRow\\(|new Q(?:PushButton|CheckBox|RadioButton|ToolButton)\\()");
const QString helpPlaces = QStringLiteral("(?:\\.help\\s*=|setToolTip\\()");

/// The number of words of a label, without placeholders and the key in parentheses.
qsizetype wordsOf(QString label) {
    static const QRegularExpression noWord(QStringLiteral("%n?\\d?|\\([^)]*\\)|&"));
    static const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\p{N}’'-])[\\p{L}\\p{N}]"));
    return label.remove(noWord).count(word);
}

qsizetype sentencesOf(const QString& text) {
    static const QRegularExpression another(QStringLiteral("[.!?][”\")]* +[\\p{Lu}“\"]"));
    return text.isEmpty() ? 0 : text.count(another) + 1;
}

/// Private words of this project for which the field has common ones.
const QRegularExpression& privateWords() {
    static const QRegularExpression pattern(
        QStringLiteral("\\b(?:anew|hangs? together|(?:is|are) told of|lets? go of|the answer is no|what was chosen|"
                       "who(?:ever)? asks|throws? (?:the )?dice|throws? away|takes? back|gives? up|has a use for|"
                       "(?<!`)rerolls?(?!`)|rolls a)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

/// Every text of the program; TranslationsCompleteTest checks that the translation lacks none.
QStringList textsOfProgram() {
    static const QRegularExpression source(QStringLiteral("<source>([^<]*)</source>"));
    QStringList texts;
    const QString translation = textOf("translations/delvewright_de.ts");
    for (auto match = source.globalMatch(translation); match.hasNext();) texts << match.next().captured(1);
    return texts;
}

/// The texts of the program that a document names: *Menu › Entry*, each piece by itself.
QStringList namedIn(const QString& document) {
    static const QRegularExpression italic(QStringLiteral("(?<!\\*)\\*(\\p{Lu}[^*\\n|]{1,60}?)\\*(?!\\*)"));
    QStringList named;
    for (auto match = italic.globalMatch(document); match.hasNext();)
        for (const QString& piece : match.next().captured(1).split(u'›')) named << piece.trimmed();
    return named;
}

/// A text as documents name it: without its mnemonic, ellipsis and period.
QString shown(QString text) {
    static const QRegularExpression mnemonic(QStringLiteral("&(?=\\w)"));
    static const QRegularExpression end(QStringLiteral("[….]$"));
    return text.replace(QStringLiteral("&amp;"), QStringLiteral("&"))
        .replace(QStringLiteral("&apos;"), QStringLiteral("'"))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
        .remove(mnemonic)
        .remove(end);
}

/// A pattern for the text with its values: "Paint %n cell(s)" matches "Paint 12 cells".
QRegularExpression filledIn(const QString& text) {
    static const QRegularExpression value(QStringLiteral("%(?:n|L?\\d)"));
    QString pattern = QRegularExpression::escape(shown(text).replace(value, QStringLiteral("\u0001")));
    pattern.replace(QRegularExpression::escape(QStringLiteral("\u0001")), QStringLiteral(".+"));
    pattern.replace(QStringLiteral("\\(s\\)"), QStringLiteral("s?"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

} // namespace

/// The rules for understandable texts that a search can check.
class TextsTest : public QObject {
    Q_OBJECT
private slots:
    void labelsHaveFourWords() {
        QStringList complaints;
        const auto labels = allTextsBehind(behind(labelPlaces));
        for (const auto& label : labels)
            if (wordsOf(label.text) > 4) complaints << label.file + ": the label “" + label.text + "” is long";
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(labels.size() > 150, qPrintable(QString::number(labels.size())));
    }

    void helpHasTwoSentences() {
        QStringList complaints;
        const auto helps = allTextsBehind(behind(helpPlaces));
        for (const auto& help : helps)
            if (sentencesOf(help.text) > 2) complaints << help.file + ": the help “" + help.text + "” is long";
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(helps.size() > 200, qPrintable(QString::number(helps.size())));
    }

    void wordsAreTheFields() {
        QStringList complaints;
        const QStringList texts = textsOfProgram();
        for (const QString& text : texts)
            if (const auto match = privateWords().match(text); match.hasMatch())
                complaints << "“" + text + "” says “" + match.captured() + "”";
        for (const QString& file : projectFiles({}, {".md"}))
            if (!file.startsWith("tests/") && file != "CHANGELOG.md")
                for (const QString& line : textOf(file).split(u'\n'))
                    if (const auto match = privateWords().match(line); match.hasMatch())
                        complaints << file + " says “" + match.captured() + "”: " + line.trimmed();
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(texts.size() > 1500, qPrintable(QString::number(texts.size())));
    }

    /// In documents, italics that begin with a capital name texts of the window.
    void documentsNameWhatIsThere() {
        const QStringList others = {"Files of type"}; // a text of Qt
        QSet<QString> there;
        QList<QRegularExpression> patterns;
        for (const QString& text : textsOfProgram())
            if (text.contains(u'%')) patterns << filledIn(text);
            else there << shown(text);
        QStringList complaints;
        qsizetype looked = 0;
        for (const QString& file : projectFiles("docs", {".md"}))
            for (const QString& name : namedIn(textOf(file))) {
                ++looked;
                const QString plain = shown(name);
                const auto fits = [&](const QRegularExpression& pattern) { return pattern.match(plain).hasMatch(); };
                if (!there.contains(plain) && !others.contains(plain) &&
                    std::none_of(patterns.begin(), patterns.end(), fits))
                    complaints << file + " names “" + name + "”, which the window does not show";
            }
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(looked > 40, qPrintable(QString::number(looked)));
    }

    void complaintsAreMade() {
        const auto labels =
            textsBehind(behind(labelPlaces), "a.cpp",
                        "{.text = Actions::tr(\"Set &this \"\n \"for all tools now\")}; form->addRow(tr(\"&Width\"));");
        QCOMPARE(labels.size(), 2);
        QCOMPARE(labels[0].text, QString("Set &this for all tools now"));
        QCOMPARE(wordsOf(labels[0].text), 6);
        QCOMPARE(wordsOf(QStringLiteral("Zoom to &100 %")), 3);
        QCOMPARE(wordsOf(QStringLiteral("Go to %1 (T)…")), 2);
        QCOMPARE(sentencesOf(QStringLiteral("One. Two says “three.” Four.")), 3);
        QCOMPARE(sentencesOf(QStringLiteral("Files end in .delve, e.g. a.delve.")), 1);
        QCOMPARE(namedIn("Press *Play › For testing* or *Save*, not **Bold** or *so*."),
                 QStringList({"Play", "For testing", "Save"}));
        QCOMPARE(shown("&amp;Save as…"), QString("Save as"));
        QVERIFY(filledIn("Paint %n cell(s)").match("Paint 12 cells").hasMatch());
        QVERIFY(privateWords().match("The map is made anew.").hasMatch());
        QVERIFY(!privateWords().match("The map is regenerated.").hasMatch());
    }
};

DELVE_TEST(TextsTest)
#include "texts_test.moc"
