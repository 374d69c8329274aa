#include "tests/support/test.h"
#include "ui/theme/icon.h"
#include "ui/theme/motion_settings.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QDBusError>
#include <QDBusServer>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

QDBusConnection noBus() { return QDBusConnection(QStringLiteral("no such bus")); }

/// The queried part of a desktop's portal, on a connection of its own.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    uint scheme = 1;
    bool animations = true;

public slots:
    QDBusVariant Read(const QString& group, const QString& key) {
        if (group == QStringLiteral("org.gnome.desktop.interface") && key == QStringLiteral("enable-animations"))
            return QDBusVariant(QVariant::fromValue(QDBusVariant(animations)));
        const bool known =
            group == QStringLiteral("org.freedesktop.appearance") && key == QStringLiteral("color-scheme");
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? scheme : 99U))); // old portals wrap twice
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

/// The bus on which it is.
struct PortalBus {
    PortalBus() {
        QObject::connect(&server, &QDBusServer::newConnection, &portal, [this](QDBusConnection connection) {
            connection.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                      QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        });
    }
    PortalBus(const PortalBus&) = delete;
    PortalBus& operator=(const PortalBus&) = delete;
    ~PortalBus() { QDBusConnection::disconnectFromPeer(QStringLiteral("portal")); }
    [[nodiscard]] QDBusConnection connected() const {
        return QDBusConnection::connectToPeer(server.address(), QStringLiteral("portal"));
    }

    FakePortal portal;
    QDBusServer server;
};

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void contrastIsAsWcagHasIt() {
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastOf(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrastOf(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    /// WCAG AA: 4.5 for text, 3 for the essential parts of a control.
    void bothShadesCanBeRead_data() {
        QTest::addColumn<int>("shade");
        QTest::newRow("light") << static_cast<int>(Shade::Light);
        QTest::newRow("dark") << static_cast<int>(Shade::Dark);
    }
    void bothShadesCanBeRead() {
        QFETCH(const int, shade);
        const auto t = tokensOf(static_cast<Shade>(shade));
        for (const auto& ground : {t.window, t.field, t.hover})
            for (const auto& text : {t.text, t.quietText, t.warning})
                QVERIFY2(contrastOf(text, ground) >= 4.5,
                         qPrintable(text.name() + QStringLiteral(" on ") + ground.name()));
        QVERIFY(contrastOf(t.text, t.pressed) >= 4.5);
        QVERIFY(contrastOf(t.onAccent, t.accent) >= 4.5);
        for (const auto& ground : {t.window, t.field})
            for (const auto& part : {t.outline, t.accent})
                QVERIFY2(contrastOf(part, ground) >= 3,
                         qPrintable(part.name() + QStringLiteral(" on ") + ground.name()));
    }

    void aChoiceIsKept() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings, noBus());
        QCOMPARE(theme.choice(), Theme::Choice::System);
        theme.choose(Theme::Choice::Dark);
        QCOMPARE(theme.shade(), Shade::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokensOf(Shade::Dark).window);
        theme.choose(Theme::Choice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Window), tokensOf(Shade::Light).window);
        const Theme next(*qApp, settings, noBus());
        QCOMPARE(next.choice(), Theme::Choice::Light);
        QCOMPARE(next.shade(), Shade::Light);
    }

    void portalValuesAreUnderstood() {
        QCOMPARE(SystemScheme::fromPortal(1U), std::optional(Shade::Dark));
        QCOMPARE(SystemScheme::fromPortal(2U), std::optional(Shade::Light));
        QVERIFY(!SystemScheme::fromPortal(0U));
        QVERIFY(!SystemScheme::fromPortal(QVariant()));
        const QDBusVariant wrapped(QVariant::fromValue(QDBusVariant(1U)));
        QCOMPARE(SystemScheme::fromPortal(QVariant::fromValue(wrapped)), std::optional(Shade::Dark));
    }

    void theDesktopIsFollowed() {
        PortalBus desktop;
        auto& portal = desktop.portal;
        if (!desktop.server.isConnected()) QFAIL(qPrintable(desktop.server.lastError().message()));
        const auto bus = desktop.connected();
        QTRY_VERIFY(bus.isConnected());
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Theme theme(*qApp, settings, bus);
        QTRY_COMPARE(theme.shade(), Shade::Dark);
        emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                                   QDBusVariant(2U));
        QTRY_COMPARE(theme.shade(), Shade::Light);
        theme.choose(Theme::Choice::Dark);
        emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                                   QDBusVariant(2U));
        QCOMPARE(theme.shade(), Shade::Dark);
        const Theme next(*qApp, settings, noBus()); // the last known setting, until the desktop answers
    }

    void aDesktopWithLessMotionIsFollowed() {
        PortalBus desktop;
        desktop.portal.animations = false;
        const auto bus = desktop.connected();
        QTRY_VERIFY(bus.isConnected());
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        QVERIFY(!reducesMotion(settings) && movesMaps(settings)); // until it answers
        Theme theme(*qApp, settings, bus);
        const QSignalSpy changes(&theme, &Theme::motionChanged);
        QTRY_COMPARE(changes.size(), 1);
        QVERIFY(reducesMotion(settings) && !movesMaps(settings));
        const auto tell = [&desktop](bool animations) {
            emit desktop.portal.SettingChanged(QStringLiteral("org.gnome.desktop.interface"),
                                               QStringLiteral("enable-animations"), QDBusVariant(animations));
        };
        tell(true);
        QTRY_COMPARE(changes.size(), 2);
        QVERIFY(!reducesMotion(settings) && movesMaps(settings));
        setMovesMaps(settings, true); // the person knows better
        tell(false);
        QTRY_COMPARE(changes.size(), 3);
        QVERIFY(reducesMotion(settings) && movesMaps(settings));
    }

    void everyIconIsDrawnInTheColourOfTheText() {
        QApplication::setPalette(paletteOf(tokensOf(Shade::Dark)));
        const auto wanted = tokensOf(Shade::Dark).text;
        QVERIFY(iconNames().size() > 20);
        for (const auto& name : iconNames())
            for (const int side : {16, 48}) {
                const QImage image = icon(name).pixmap(side, side).toImage().convertToFormat(QImage::Format_ARGB32);
                QCOMPARE(image.width(), side);
                int strong = 0;
                for (int y = 0; y < side; ++y)
                    for (int x = 0; x < side; ++x) {
                        const QColor pixel = image.pixelColor(x, y);
                        if (pixel.alpha() < 120) continue;
                        ++strong;
                        QVERIFY2(std::abs(pixel.red() - wanted.red()) < 8, qPrintable(name));
                    }
                QVERIFY2(strong > side / 4, qPrintable(name));
            }
        QVERIFY(icon(QStringLiteral("no such icon")).isNull());
    }

    /// Of a tool bar, the button with what did not fit.
    void theSignForMoreIsDrawnInTheColourOfTheText() {
        QApplication::setPalette(paletteOf(tokensOf(Shade::Dark)));
        const auto image = Style()
                               .standardIcon(QStyle::SP_ToolBarHorizontalExtensionButton, nullptr, nullptr)
                               .pixmap(16, 16)
                               .toImage();
        const auto ground = tokensOf(Shade::Dark).window;
        double best = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y).alpha() > 200)
                    best = std::max(best, contrastOf(image.pixelColor(x, y), ground));
        QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
    }

    void theProgramHasItsIcon() {
        const QImage image = programIcon().pixmap(32, 32).toImage();
        QVERIFY(!image.isNull());
        QVERIFY(image.pixelColor(16, 16).alpha() > 0);
    }
};

DELVE_TEST(ThemeTest)
#include "theme_test.moc"
