#include "ui/theme/system_scheme.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace delve::ui {

namespace {

const auto portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto portalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const auto appearanceGroup = QStringLiteral("org.freedesktop.appearance");
const auto schemeKey = QStringLiteral("color-scheme");

} // namespace

SystemScheme::SystemScheme(const QDBusConnection& bus, QObject* parent) : QObject(parent) {
    if (!bus.isConnected()) return;
    QDBusConnection connection = bus;
    connection.connect({}, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                       SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto ask = QDBusMessage::createMethodCall(portalService, portalPath, portalSettings, QStringLiteral("Read"));
    ask << appearanceGroup << schemeKey;
    auto* answer = new QDBusPendingCallWatcher(connection.asyncCall(ask), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* finished) {
        const QDBusPendingReply<QDBusVariant> reply = *finished;
        if (reply.isValid()) take(reply.value().variant());
        finished->deleteLater();
    });
}

std::optional<Shade> SystemScheme::fromPortal(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    if (value.toUInt() == 1) return Shade::Dark;
    if (value.toUInt() == 2) return Shade::Light;
    return std::nullopt;
}

void SystemScheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group == appearanceGroup && key == schemeKey) take(value.variant());
}

void SystemScheme::take(const QVariant& value) {
    const auto shade = fromPortal(value);
    if (shade == m_shade) return;
    m_shade = shade;
    emit changed();
}

} // namespace delve::ui
