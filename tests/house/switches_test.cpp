#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

/// The position after the closing brace of the block that begins before `at`.
qsizetype endOfBlock(const QString& code, qsizetype at) {
    for (int depth = 1; at < code.size(); ++at) {
        if (code[at] == u'{') ++depth;
        if (code[at] == u'}' && --depth == 0) return at + 1;
    }
    return code.size();
}

const QRegularExpression& beginning() {
    static const QRegularExpression expression(R"(\bswitch \([^{]*\{)");
    return expression;
}

/// The code of the switch itself, without nested switches.
QString ownPart(QString block) {
    for (auto inner = beginning().match(block); inner.hasMatch(); inner = beginning().match(block))
        block.remove(inner.capturedStart(), endOfBlock(block, inner.capturedEnd()) - inner.capturedStart());
    return block;
}

/// Our enumerations whose values it names, as `case Tile::Door:` does; those of Qt and its classes are not ours.
QStringList enumerationsIn(const QString& ownPart) {
    static const QRegularExpression label(R"(\bcase (?:\w+::)*([A-Za-z]\w*)::\w+:)");
    static const QRegularExpression qt("^Qt$|^Q[A-Z]");
    QStringList names;
    for (auto match = label.globalMatch(ownPart); match.hasNext();) {
        const auto name = match.next().captured(1);
        if (!qt.match(name).hasMatch() && !names.contains(name)) names << name;
    }
    return names;
}

} // namespace

/// A switch over an enumeration of ours names all its values, so that the compiler reports where a new one is missing;
/// a `default:` would hide that. Numbers, characters and Qt's enumerations have too many values.
class SwitchesTest : public QObject {
    Q_OBJECT
private slots:
    void noDefaultHidesAValueOfOurs() {
        QStringList complaints;
        int switches = 0;
        for (const QString& folder : codeFolders())
            for (const QString& file : projectFiles(folder, {".cpp", ".h"})) {
                const auto code = codeOf(file);
                for (auto match = beginning().globalMatch(code); match.hasNext(); ++switches) {
                    const auto begin = match.next().capturedEnd();
                    const auto part = ownPart(code.mid(begin, endOfBlock(code, begin) - begin));
                    const auto ours = enumerationsIn(part);
                    if (part.contains("default:") && !ours.isEmpty())
                        complaints << QString("%1:%2: a switch over %3 has a default; name its other values.")
                                          .arg(file)
                                          .arg(code.left(begin).count(u'\n') + 1)
                                          .arg(ours.join(", "));
                }
            }
        QVERIFY(switches > 50);
        DELVE_NO_COMPLAINTS(complaints);
    }

    void aDefaultIsFound() {
        const QString inner = "switch (b) { case 1: break; default: c(); }";
        QCOMPARE(enumerationsIn("case Tile::Door: a(); case delve::Tile::Wall: default: b();"), QStringList{"Tile"});
        QCOMPARE(enumerationsIn("case Qt::Key_Left: case QEvent::Close: case 'a': default: b();"), QStringList());
        QVERIFY(!ownPart("case Tile::Door: " + inner + " break;").contains("default:"));
        QVERIFY(ownPart("case Tile::Door: " + inner + " default: d();").contains("default:"));
    }
};

DELVE_TEST(SwitchesTest)
#include "switches_test.moc"
