#pragma once

#include "ui/theme/tokens.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

#include <optional>

/// What the desktop wishes: light or dark, as its portal tells (org.freedesktop.portal.Settings), asked in the
/// background and followed as it changes. Knows nothing where there is no portal. Owned by the theme.
namespace delve::ui {

class SystemScheme : public QObject {
    Q_OBJECT
public:
    explicit SystemScheme(const QDBusConnection& bus = QDBusConnection::sessionBus(), QObject* parent = nullptr);

    /// Nothing: the desktop has no wish, or has not answered.
    [[nodiscard]] std::optional<Shade> shade() const { return m_shade; }
    /// The portal's value: 1 is dark, 2 is light, anything else no wish; wrapped in variants as it came.
    [[nodiscard]] static std::optional<Shade> fromPortal(QVariant value);

signals:
    void changed();

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QVariant& value);

    std::optional<Shade> m_shade;
};

} // namespace delve::ui
