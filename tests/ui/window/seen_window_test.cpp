#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/drawn_texts.h"
#include "tests/ui/window/everything_shown.h"
#include "ui/map/map_view.h"
#include "ui/play/play_map.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemView>
#include <QHash>
#include <QLineEdit>
#include <QScrollArea>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

/// More than the caret of a field has, which alone would be no sign.
constexpr int enoughPixels = 24;

QImage pictureOf(const QWidget& control) {
    auto& window = *control.window();
    const QRect place(control.mapTo(&window, QPoint()), control.size());
    return window.grab(place.adjusted(-3, -3, 3, 3) & window.rect()).toImage();
}

int pixelsThatDiffer(const QImage& before, const QImage& after) {
    int count = 0;
    for (int y = 0; y < std::min(before.height(), after.height()); ++y)
        for (int x = 0; x < std::min(before.width(), after.width()); ++x)
            if (before.pixel(x, y) != after.pixel(x, y) &&
                contrastOf(before.pixelColor(x, y), after.pixelColor(x, y)) >= 3)
                ++count;
    return count;
}

void scrollTo(QWidget& control) {
    for (auto* parent = control.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent)) area->ensureWidgetVisible(&control);
    QCoreApplication::processEvents();
}

/// The controls that look the same, or nearly so, with the keyboard's focus and without.
QStringList withoutSignOfFocus(const QWidget& part, int& measured) {
    QStringList faults;
    for (auto* control : test::controlsIn(part)) {
        if (!(control->focusPolicy() & Qt::TabFocus) || !control->isEnabled()) continue;
        scrollTo(*control);
        if (auto* before = QApplication::focusWidget()) before->clearFocus();
        const QImage without = pictureOf(*control);
        control->window()->setAttribute(Qt::WA_KeyboardFocusChange);
        control->setFocus(Qt::TabFocusReason);
        if (!control->hasFocus()) continue;
        ++measured;
        const QImage with = pictureOf(*control);
        const int pixels = pixelsThatDiffer(without, with);
        if (pixels < enoughPixels) faults << QStringLiteral("%1 pixels: %2").arg(pixels).arg(test::describe(*control));
    }
    return faults;
}

/// The colour that most of this place has.
QColor groundOf(const QImage& picture, const QRect& place) {
    QHash<QRgb, int> counts;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x) ++counts[picture.pixel(x, y)];
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    return most == counts.cend() ? QColor() : QColor(most.key());
}

QColor blended(const QColor& over, const QColor& under) {
    const auto mix = [share = over.alphaF()](int above, int below) {
        return static_cast<int>(std::lround(above * share + below * (1 - share)));
    };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue())};
}

/// WCAG: 18 points, or 14 if it is bold.
bool isLarge(const QFont& font) { return font.pointSizeF() >= (font.bold() ? 14 : 18); }

/// Nobody has to read what cannot be used now; a map has the colours of its tiles.
bool isExempt(const QWidget& part, QPoint place) {
    const auto* widget = part.childAt(place);
    if (!widget) return false;
    if (!widget->isEnabled()) return true;
    for (const auto* parent = widget; parent; parent = parent->parentWidget())
        if (qobject_cast<const MapSurface*>(parent) || qobject_cast<const PlayMap*>(parent)) return true;
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
    if (!view || view->viewport() != widget) return false;
    const auto index = view->indexAt(widget->mapFrom(&part, place));
    return index.isValid() && !index.flags().testFlag(Qt::ItemIsEnabled);
}

QStringList faintTexts(QWidget& part) {
    QStringList faults;
    for (auto* line : part.findChildren<QLineEdit*>()) line->deselect(); // or its text would have two grounds
    const QImage picture = part.grab().toImage();
    for (const auto& drawn : test::textsDrawnBy(part)) {
        const QRect place = drawn.place & picture.rect();
        if (place.isEmpty() || isExempt(part, place.center())) continue;
        const auto ground = groundOf(picture, place);
        const auto ink = blended(drawn.colour, ground);
        const double contrast = contrastOf(ink, ground);
        if (contrast >= (isLarge(drawn.font) ? 3 : 4.5)) continue;
        faults
            << QStringLiteral("%1: “%2” %3 on %4").arg(contrast, 0, 'f', 2).arg(drawn.text, ink.name(), ground.name());
    }
    return faults;
}

void addShades() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(Theme::Choice::Light);
    QTest::newRow("dark") << static_cast<int>(Theme::Choice::Dark);
}

} // namespace

/// What can be seen, measured from what is drawn, in both themes: where the keyboard is, and every text.
class SeenWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// Each control that Tab reaches changes by pixels with a contrast of 3 when it gets the focus.
    void everyControlShowsItsFocus_data() { addShades(); }
    void everyControlShowsItsFocus() {
        QFETCH(const int, theme);
        test::WindowAtWork work;
        work.theme.choose(static_cast<Theme::Choice>(theme));
        QStringList faults;
        int measured = 0;
        test::showEverything(work, [&](const QWidget& part, const QString& name) {
            for (const auto& fault : withoutSignOfFocus(part, measured)) faults << name + QStringLiteral(": ") + fault;
        });
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(measured > 150, qPrintable(QString::number(measured)));
    }

    /// Whoever opened and left a dialog by keys sees again where the keyboard is; a click hides it.
    void theRingComesBackAfterADialog() {
        test::WindowAtWork work;
        work.open();
        auto& map = work.window->mapView();
        const auto hasRing = [&map] {
            const auto* ring = map.findChild<QWidget*>(QString::fromLatin1(nameOfRing));
            return ring && ring->isVisible();
        };
        map.clearFocus(); // a window that opens gives it the focus, without a key
        map.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(map.hasFocus() && hasRing());
        test::pressKey(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QApplication::activeWindow() && QApplication::activeWindow() != work.window.get());
        QTRY_VERIFY(!hasRing());
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeWindow() || QApplication::activeWindow() == work.window.get());
        work.window->activateWindow(); // as a window manager does
        QTRY_VERIFY(map.hasFocus());
        QTRY_VERIFY(hasRing());
        work.click({2, 2});
        QTRY_VERIFY(!hasRing());
    }

    /// WCAG AA: 4.5, or 3 for large letters.
    void everyTextCanBeRead_data() { addShades(); }
    void everyTextCanBeRead() {
        QFETCH(const int, theme);
        test::WindowAtWork work;
        work.theme.choose(static_cast<Theme::Choice>(theme));
        QStringList faults;
        qsizetype texts = 0;
        test::showEverything(work, [&](QWidget& part, const QString& name) {
            texts += static_cast<qsizetype>(test::textsDrawnBy(part).size());
            for (const auto& fault : faintTexts(part)) faults << name + QStringLiteral(": ") + fault;
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(texts > 500, qPrintable(QString::number(texts)));
    }
};

DELVE_TEST(SeenWindowTest)
#include "seen_window_test.moc"
