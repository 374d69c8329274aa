#pragma once

#include "ui/theme/system_scheme.h"
#include "ui/theme/tokens.h"

#include <QObject>

class QApplication;
class QSettings;

/// The look of the program: follows the desktop or the person's choice. Sets style and palette of the application.
/// Owned by the code that runs the window; outlives every widget.
namespace delve::ui {

class Theme : public QObject {
    Q_OBJECT
public:
    enum class Choice { System, Light, Dark };

    /// `settings` stores the choice, and the desktop's last preferences, so that the next start does not flash.
    Theme(QApplication& application, QSettings& settings, const QDBusConnection& bus = QDBusConnection::sessionBus());

    [[nodiscard]] Choice choice() const { return m_choice; }
    void choose(Choice choice);
    [[nodiscard]] Shade shade() const { return m_shade; }

signals:
    void changed();
    void motionChanged(); ///< the desktop wants less motion, or no longer (see motion_settings.h)

private:
    [[nodiscard]] Shade wanted() const;
    void show(Shade shade);
    void systemChanged();

    QApplication& m_application;
    QSettings& m_settings;
    SystemScheme m_system;
    Choice m_choice = Choice::System;
    Shade m_shade = Shade::Light;
    Shade m_fallback = Shade::Light; ///< if neither the person nor the desktop has a preference
};

} // namespace delve::ui
