#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

struct Sentence {
    QString file;
    QString text;
};

/// What is said where something is refused: the text that is handed straight to what makes a failure of it.
QList<Sentence> refusalsIn(const QString& file, const QString& code) {
    static const QRegularExpression pattern(
        "(?:badInput|impossible|fileAccess|refuse|expected|about)\\s*\\(\\s*(?:Message)?\\s*\\{?\\s*"
        "DELVE_TEXT(?:_N)?\\(\\s*\"[^\"]*\",\\s*((?:\"(?:\\\\.|[^\"\\\\])*\"\\s*)+)\\)");
    static const QRegularExpression piece("\"((?:\\\\.|[^\"\\\\])*)\"");
    QList<Sentence> sentences;
    for (auto match = pattern.globalMatch(code); match.hasNext();) {
        QString text;
        for (auto part = piece.globalMatch(match.next().captured(1)); part.hasNext();) text += part.next().captured(1);
        sentences.append({file, text});
    }
    return sentences;
}

/// One sentence, with a period behind it.
bool isOne(const QString& text) {
    static const QRegularExpression another(QStringLiteral("[.!?] [A-Z“]"));
    return text.endsWith(u'.') && !another.match(text).hasMatch();
}

} // namespace

/// A refusal is one sentence, which says what is wrong and what to do: on the command line each is one line.
class SentencesTest : public QObject {
    Q_OBJECT
private slots:
    void refusalsAreOneSentence() {
        QStringList complaints;
        qsizetype looked = 0;
        for (const char* folder : {"generation/level", "generation/graph", "generation/collapse", "generation/pipeline",
                                   "generation/recipes", "generation/stages", "playtest", "editor", "app"})
            for (const QString& file : projectFiles(QString(folder), {".cpp", ".h"}))
                for (const auto& sentence : refusalsIn(file, textOf(file))) {
                    ++looked;
                    if (!isOne(sentence.text)) complaints << sentence.file + ": " + sentence.text;
                }
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(looked > 80, qPrintable(QString::number(looked)));
    }

    void complaintsAreMade() {
        const auto found =
            refusalsIn("a.cpp", "return badInput(\n  {DELVE_TEXT(\"a\", \"No room. \"\n \"Make some.\"), {x}});");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].text, QString("No room. Make some."));
        QVERIFY(!isOne(found[0].text));
        QVERIFY(!isOne("No period"));
        QVERIFY(isOne("No room on a map of 3 x 3; make some."));
    }
};

DELVE_TEST(SentencesTest)
#include "sentences_test.moc"
