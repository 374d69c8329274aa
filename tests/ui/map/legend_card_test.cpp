#include "editor/drawing/overlay_legend.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "ui/map/legend_card.h"
#include "ui/theme/tokens.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;

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
            card.show({&kind});
            card.placeIn({0, 0, 2000, 1000});
            const int room = card.width() - 2 * gridStep - editor::legendSignWidth - gridStep;
            for (const auto& row : kind.legend()) {
                const auto text = editor::toQString(row.text);
                QCOMPARE(QFontMetrics(card.font()).elidedText(text, Qt::ElideRight, room), text);
            }
        }
    }
};

DELVE_TEST(LegendCardTest)
#include "legend_card_test.moc"
