#include "ui/map/legend_card.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "ui/theme/tokens.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

std::vector<ShownOverlay> everyOverlay() {
    std::vector<ShownOverlay> all;
    for (const auto& kind : editor::windowOverlayKinds()) all.push_back({&kind});
    return all;
}

ShownOverlay rooms() { return {editor::findOverlay("rooms")}; }

constexpr QRect wide(0, 0, 2000, 1000);

} // namespace

/// The legend over the map.
class LegendCardTest : public QObject {
    Q_OBJECT
private slots:
    void itsLinesAreWhole_data() {
        QTest::addColumn<QString>("language");
        for (const auto& language : editor::Translations::languages()) QTest::newRow(qPrintable(language)) << language;
    }
    void itsLinesAreWhole() {
        QFETCH(const QString, language);
        editor::Translations translations;
        QCOMPARE(translations.use(language), language);
        LegendCard card;
        for (const auto& kind : editor::windowOverlayKinds()) {
            card.show({{&kind}});
            card.placeIn(wide);
            const int room = card.width() - 2 * gridStep - editor::legendSignWidth - gridStep;
            for (const auto& row : kind.legend()) {
                const auto text = editor::toQString(row.text);
                QCOMPARE(QFontMetrics(card.font()).elidedText(text, Qt::ElideRight, room), text);
            }
        }
    }

    /// A wide card hides the map.
    void itsLinesAreShort_data() { itsLinesAreWhole_data(); }
    void itsLinesAreShort() {
        QFETCH(const QString, language);
        editor::Translations translations;
        QCOMPARE(translations.use(language), language);
        for (const auto& kind : editor::windowOverlayKinds())
            for (const auto& row : kind.legend()) {
                const auto text = editor::toQString(row.text);
                QVERIFY2(text.size() <= 60, qPrintable(text));
            }
    }

    void itFoldsByMouseAndKeys() {
        LegendCard card;
        card.placeIn(wide);
        card.show({rooms()});
        QVERIFY(card.focusPolicy() & Qt::TabFocus);
        const int whole = card.height();
        QTest::mouseClick(&card, Qt::LeftButton);
        QVERIFY(card.folded());
        QVERIFY(card.height() < whole);
        QTest::keyClick(&card, Qt::Key_Space);
        QVERIFY(!card.folded());
        QCOMPARE(card.height(), whole);
        QTest::mouseClick(&card, Qt::RightButton);
        QVERIFY(!card.folded());
    }

    void itIsHiddenIfItIsUnwantedOrEmpty() {
        LegendCard card;
        card.show({rooms()});
        QVERIFY(!card.isHidden());
        card.setWanted(false);
        QVERIFY(card.isHidden());
        card.show({rooms()});
        QVERIFY(card.isHidden());
        card.setWanted(true);
        QVERIFY(!card.isHidden());
        card.show({});
        QVERIFY(card.isHidden());
    }

    /// Also what is folded, elided or left out.
    void itTellsAllOfIt() {
        LegendCard card;
        card.placeIn({0, 0, 200, 120});
        card.show(everyOverlay());
        QVERIFY(card.width() <= 200 && card.height() <= 120);
        QTest::keyClick(&card, Qt::Key_Space);
        for (const auto& kind : editor::windowOverlayKinds()) {
            QVERIFY(card.accessibleName().contains(editor::toQString(kind.label)));
            for (const auto& row : kind.legend()) {
                QVERIFY(card.accessibleDescription().contains(editor::toQString(row.text)));
                QVERIFY(card.toolTip().contains(editor::toQString(row.text)));
            }
        }
        QVERIFY(!card.grab().isNull()); // where not even one line fits
    }

    /// In place of its signs, which are nowhere on the map.
    void whatIsNotShownSaysWhy() {
        LegendCard card;
        card.placeIn(wide);
        const QString why = QStringLiteral("Not shown: this map is too large. ").repeated(4).trimmed();
        card.show({{rooms().kind, why}});
        QVERIFY(card.toolTip().contains(why));
        QVERIFY(card.accessibleDescription().contains(why));
        for (const auto& row : rooms().kind->legend())
            QVERIFY(!card.accessibleDescription().contains(editor::toQString(row.text)));
        QVERIFY(card.width() < card.fontMetrics().horizontalAdvance(why)); // it wraps
        QVERIFY(card.height() > 3 * card.fontMetrics().height());
        QVERIFY(!card.grab().isNull());
    }
};

DELVE_TEST(LegendCardTest)
#include "legend_card_test.moc"
