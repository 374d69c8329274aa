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
const auto interfaceGroup = QStringLiteral("org.gnome.desktop.interface"); // handed on by the portals of most desktops
const auto animationsKey = QStringLiteral("enable-animations");

QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SystemScheme::SystemScheme(const QDBusConnection& bus, QObject* parent) : QObject(parent) {
    if (!bus.isConnected()) return;
    QDBusConnection connection = bus;
    connection.connect({}, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                       SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask(connection, appearanceGroup, schemeKey);
    ask(connection, interfaceGroup, animationsKey);
}

void SystemScheme::ask(const QDBusConnection& connection, const QString& group, const QString& key) {
    auto question = QDBusMessage::createMethodCall(portalService, portalPath, portalSettings, QStringLiteral("Read"));
    question << group << key;
    auto* answer = new QDBusPendingCallWatcher(connection.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, group, key](QDBusPendingCallWatcher* finished) {
        const QDBusPendingReply<QDBusVariant> reply = *finished;
        if (reply.isValid()) take(group, key, reply.value().variant());
        finished->deleteLater();
    });
}

std::optional<Shade> SystemScheme::fromPortal(const QVariant& value) {
    const auto scheme = unwrapped(value).toUInt();
    if (scheme == 1) return Shade::Dark;
    if (scheme == 2) return Shade::Light;
    return std::nullopt;
}

void SystemScheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
    take(group, key, value.variant());
}

void SystemScheme::take(const QString& group, const QString& key, const QVariant& value) {
    auto shade = m_shade;
    auto reducesMotion = m_reducesMotion;
    if (group == appearanceGroup && key == schemeKey) shade = fromPortal(value);
    if (const auto plain = unwrapped(value);
        group == interfaceGroup && key == animationsKey && plain.typeId() == QMetaType::Bool)
        reducesMotion = !plain.toBool();
    if (shade == m_shade && reducesMotion == m_reducesMotion) return;
    m_shade = shade;
    m_reducesMotion = reducesMotion;
    emit changed();
}

} // namespace delve::ui
