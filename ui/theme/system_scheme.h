#pragma once

#include "ui/theme/tokens.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

#include <optional>

/// The desktop's preferences for light or dark and for less motion, from its portal (org.freedesktop.portal.Settings),
/// queried in the background and updated when they change. Unknown without a portal. Owned by the theme.
namespace delve::ui {

class SystemScheme : public QObject {
    Q_OBJECT
public:
    explicit SystemScheme(const QDBusConnection& bus = QDBusConnection::sessionBus(), QObject* parent = nullptr);

    /// Nothing: the desktop has no preference, or has not answered.
    [[nodiscard]] std::optional<Shade> shade() const { return m_shade; }
    /// The portal's value: 1 is dark, 2 is light, anything else no preference; still wrapped in variants.
    [[nodiscard]] static std::optional<Shade> fromPortal(const QVariant& value);
    /// Does the desktop want less motion? Nothing as with the shade.
    [[nodiscard]] std::optional<bool> reducesMotion() const { return m_reducesMotion; }

signals:
    void changed();

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(const QDBusConnection& connection, const QString& group, const QString& key);
    void take(const QString& group, const QString& key, const QVariant& value);

    std::optional<Shade> m_shade;
    std::optional<bool> m_reducesMotion;
};

} // namespace delve::ui
