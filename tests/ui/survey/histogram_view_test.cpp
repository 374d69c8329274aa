#include "ui/survey/histogram_view.h"

#include "tests/support/test.h"
#include "ui/survey/histogram_layout.h"
#include "ui/survey/histogram_painting.h"
#include "ui/theme/tokens.h"

#include <QSignalSpy>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using Cell = editor::HistogramCell;

namespace {

/// Eight columns and five rows; the cell (x, y) holds x * y levels, and none where that is 0.
HistogramPicture product() {
    HistogramPicture picture;
    picture.across = {QStringLiteral("Rooms"), {}, editor::Bins::around(Decimal::of(0), Decimal::of(7), 1000, 8), {}};
    picture.up = HistogramAxis{QStringLiteral("Path"),
                               QStringLiteral("steps"),
                               editor::Bins::around(Decimal::of(0), Decimal::of(49), 1000, 5),
                               {}};
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 8; ++column)
            picture.values.push_back(row * column > 0 ? std::optional(Decimal::of(row * column)) : std::nullopt);
    picture.columns = {0, 10, 20, 30, 40, 50, 60, 70};
    picture.rows = {0, 28, 56, 84, 112};
    picture.title = QStringLiteral("280 seeds");
    picture.legend = QStringLiteral("Seeds in a cell");
    return picture;
}

QColor middleOf(const QImage& image, const QRectF& box) { return image.pixelColor(box.center().toPoint()); }

double distance(const QColor& a, const QColor& b) { return std::abs(a.lightnessF() - b.lightnessF()); }

} // namespace

/// The grid of cells over two measures, by mouse and keys.
class HistogramViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<HistogramView> m_view;

    void clickOn(Cell cell) {
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->rectOf(cell).center().toPoint());
    }
    QImage drawn() {
        m_view->choose({});
        return m_view->grab().toImage();
    }

private slots:
    void init() {
        m_view = std::make_unique<HistogramView>();
        m_view->resize(500, 240);
        m_view->show(product());
        m_view->show();
    }
    void cleanup() { m_view.reset(); }

    void everyPlaceIsInItsCell() {
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 8; ++column)
                QCOMPARE(*m_view->cellAt(m_view->rectOf({column, row}).center()), (Cell{column, row}));
        QVERIFY(!m_view->cellAt({1, 1}));
        QVERIFY(m_view->rectOf({0, 0}).top() > m_view->rectOf({0, 4}).bottom()); // the lowest row is below
    }

    /// In both themes; nothing for none.
    void moreStandsOutMore() {
        for (const auto shade : {Shade::Light, Shade::Dark}) {
            m_view->setPalette(paletteOf(tokensOf(shade)));
            const auto image = drawn();
            const auto ground = m_view->palette().color(QPalette::Base);
            QCOMPARE(middleOf(image, m_view->rectOf({0, 3})), ground);
            double before = 0;
            for (const Cell cell : {Cell{1, 1}, Cell{4, 1}, Cell{4, 3}, Cell{7, 4}}) {
                const double off = distance(middleOf(image, m_view->rectOf(cell)), ground);
                QVERIFY(off > before + 0.02);
                before = off;
            }
        }
    }

    /// From the least to the greatest, also of negative ones.
    void valuesInPlaceOfCounts() {
        auto picture = product();
        picture.scale = HistogramPicture::Scale::Values;
        for (std::size_t i = 0; i < picture.values.size(); ++i)
            picture.values[i] = Decimal::ofThousandths(static_cast<std::int64_t>(i) * 100 - 2000);
        picture.values[7].reset();
        m_view->show(picture);
        const auto image = drawn();
        QCOMPARE(middleOf(image, m_view->rectOf({7, 0})), m_view->palette().color(QPalette::Base));
        QCOMPARE(middleOf(image, m_view->rectOf({0, 0})), shadeOf(0, m_view->palette()));
        QCOMPARE(middleOf(image, m_view->rectOf({7, 4})), shadeOf(1, m_view->palette()));
    }

    void aClickChoosesACellAndADoubleClickOpensIt() {
        QSignalSpy chosen(m_view.get(), &HistogramView::chosenChanged);
        QSignalSpy opened(m_view.get(), &HistogramView::activated);
        clickOn({3, 2});
        QCOMPARE(*m_view->chosen(), (Cell{3, 2}));
        QCOMPARE(chosen.count(), 1);
        clickOn({3, 2});
        QCOMPARE(chosen.count(), 1);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, m_view->rectOf({5, 1}).center().toPoint());
        QCOMPARE(*m_view->chosen(), (Cell{5, 1}));
        QCOMPARE(opened.count(), 1);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {2, 2}); // beside the cells
        QVERIFY(!m_view->chosen());
    }

    void arrowsMoveAndEnterOpens() {
        QSignalSpy opened(m_view.get(), &HistogramView::activated);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(*m_view->chosen(), (Cell{3, 2}));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(*m_view->chosen(), (Cell{4, 3}));
        for (int i = 0; i < 10; ++i) QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(*m_view->chosen(), (Cell{4, 0}));
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(*m_view->chosen(), (Cell{0, 0}));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->chosen());
    }

    void aCellSaysItsRangesAndItsNote() {
        m_view->setNotes([](Cell cell) { return QStringLiteral("%1 seeds").arg(cell.column * cell.row); });
        QCOMPARE(m_view->textOf({4, 3}),
                 QStringLiteral("Rooms: 4\nPath: 30 to 39") + QChar(QChar::Nbsp) + QStringLiteral("steps\n12 seeds"));
        clickOn({4, 3});
        QCOMPARE(m_view->accessibleDescription(), m_view->textOf({4, 3}));
        QCOMPARE(m_view->accessibleName(), QStringLiteral("Histogram: Path by Rooms"));
    }

    /// Beside the cell under the mouse, with a picture if there is one, within the widget.
    void theCardFollowsTheMouse() {
        const auto before = drawn();
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(QColor(0, 0, 255));
        m_view->setPictures([&image](Cell) { return image; });
        QTest::mouseMove(m_view.get(), m_view->rectOf({7, 4}).center().toPoint());
        const auto blue = [this] {
            const auto shown = m_view->grab().toImage();
            int count = 0;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x) count += shown.pixelColor(x, y) == QColor(0, 0, 255) ? 1 : 0;
            return count;
        };
        QTRY_COMPARE(blue(), 1600);
        QTest::mouseMove(m_view.get(), {1, 1});
        QTRY_COMPARE(blue(), 0);
        QCOMPARE(drawn(), before);
    }

    void theLevelIsMarked() {
        const auto before = drawn();
        auto picture = product();
        picture.across.mark = Decimal::of(2);
        picture.up->mark = Decimal::of(35);
        m_view->show(picture);
        const auto box = m_view->rectOf({2, 3});
        QVERIFY(drawn().copy(box.toAlignedRect()) != before.copy(box.toAlignedRect()));
        picture.up->mark = Decimal::of(900); // beyond all others: at the rim
        m_view->show(picture);
        QVERIFY(drawn().copy(m_view->rectOf({2, 4}).toAlignedRect()) !=
                before.copy(m_view->rectOf({2, 4}).toAlignedRect()));
    }

    void oneMeasureAloneIsDrawnAsBars() {
        auto picture = product();
        picture.up.reset();
        picture.values.resize(8);
        for (int i = 0; i < 8; ++i) picture.values[static_cast<std::size_t>(i)] = Decimal::of(i);
        m_view->show(picture);
        const auto image = drawn();
        const auto ground = m_view->palette().color(QPalette::Base);
        const auto high = [&](int column) {
            const auto box = m_view->rectOf({column, 0});
            int count = 0;
            for (int y = static_cast<int>(box.top()) + 2; y < static_cast<int>(box.bottom()) - 1; ++y)
                count += image.pixelColor(static_cast<int>(box.center().x()), y) == ground ? 0 : 1;
            return count;
        };
        QCOMPARE(high(0), 0);
        for (int column = 1; column < 8; ++column) QVERIFY(high(column) > high(column - 1));
    }

    /// However small it is, numbers do not run into each other.
    void numbersHaveRoom() {
        for (const QSize size : {QSize(180, 120), QSize(300, 180), QSize(900, 600)}) {
            const auto layout = layOutHistogram(product(), size, m_view->fontMetrics());
            QVERIFY(layout.plot.width() > 60 && layout.plot.height() > 30);
            double end = -100;
            for (const auto& tick : layout.across) {
                const double middle = layout.plot.left() + layout.plot.width() * tick.place / 8;
                const double half = m_view->fontMetrics().horizontalAdvance(tick.text) / 2.0;
                QVERIFY(middle - half > end + 2);
                end = middle + half;
            }
        }
    }

    void withoutCellsItSaysWhy() {
        m_view->show(HistogramPicture(), QStringLiteral("Nothing was measured yet."));
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("Nothing was measured yet."));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(!m_view->chosen() && !m_view->cellAt({100, 100}));
    }
};

DELVE_TEST(HistogramViewTest)
#include "histogram_view_test.moc"
