#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace delve::test;

namespace {

const QString palette = QStringLiteral("editor/drawing/palette.gpl");
constexpr int mostColours = 48;

/// As #rrggbb, from a line of three numbers each.
QStringList coloursOfPalette() {
    static const QRegularExpression line("^ *(\\d+) +(\\d+) +(\\d+)\\s", QRegularExpression::MultilineOption);
    QStringList colours;
    for (auto match = line.globalMatch(textOf(palette)); match.hasNext();) {
        const auto found = match.next();
        QString colour = "#";
        for (int part = 1; part <= 3; ++part)
            colour += QString("%1").arg(found.captured(part).toInt(), 2, 16, QChar('0'));
        colours << colour;
    }
    return colours;
}

/// Of a sprite: also those that are written short.
QStringList coloursOfSprite(const QString& svg) {
    static const QRegularExpression written("#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\\b");
    QStringList colours;
    for (auto match = written.globalMatch(svg); match.hasNext();) {
        QString digits = match.next().captured(1).toLower();
        if (digits.size() == 3) digits = QString("%1%1%2%2%3%3").arg(digits[0]).arg(digits[1]).arg(digits[2]);
        colours << '#' + digits;
    }
    return colours;
}

} // namespace

/// The built-in look is of one palette: what a sprite or a skin draws has one of its colours, at any opacity.
class PaletteTest : public QObject {
    Q_OBJECT
private slots:
    void thePaletteIsSmallAndHasNoColourTwice() {
        const auto colours = coloursOfPalette();
        QVERIFY(colours.size() > 16 && colours.size() <= mostColours);
        QCOMPARE(QSet<QString>(colours.begin(), colours.end()).size(), colours.size());
    }

    void spritesUseNoOther() {
        const auto colours = coloursOfPalette();
        static const QRegularExpression byName(
            "(fill|stroke|color|stop-color)=\"(?!none|currentColor|#|url\\(#)[^\"]*\"|style=");
        QStringList complaints;
        const auto sprites = projectFiles("editor/drawing/sprites", {".svg"});
        QVERIFY(sprites.size() > 100);
        for (const QString& file : sprites) {
            const QString svg = textOf(file);
            for (const QString& colour : coloursOfSprite(svg))
                if (!colours.contains(colour)) complaints << file + ": " + colour + " is not in " + palette;
            if (const auto found = byName.match(svg); found.hasMatch()) complaints << file + ": " + found.captured();
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void skinsUseNoOther() {
        const auto colours = coloursOfPalette();
        static const QRegularExpression written("\\b0x[0-9a-f]{2}([0-9a-f]{6})\\b");
        QStringList complaints;
        int count = 0;
        for (auto match = written.globalMatch(codeOf("editor/skins/built_in_skins.cpp")); match.hasNext(); ++count) {
            const QString colour = '#' + match.next().captured(1);
            if (!colours.contains(colour)) complaints << "built_in_skins.cpp: " + colour + " is not in " + palette;
        }
        QVERIFY(count > 20);
        DELVE_NO_COMPLAINTS(complaints);
    }
};

DELVE_TEST(PaletteTest)
#include "palette_test.moc"
