#include "ui/theme/theme.h"

#include "ui/theme/motion_settings.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QSettings>
#include <QToolTip>

namespace delve::ui {

namespace {

const auto choiceKey = QStringLiteral("look/theme");
const auto lastSystemKey = QStringLiteral("look/lastOfDesktop");

QString nameOf(Theme::Choice choice) {
    switch (choice) {
    case Theme::Choice::Light: return QStringLiteral("light");
    case Theme::Choice::Dark: return QStringLiteral("dark");
    case Theme::Choice::System: break;
    }
    return QStringLiteral("system");
}

Theme::Choice choiceFrom(const QString& name) {
    for (const auto choice : {Theme::Choice::Light, Theme::Choice::Dark})
        if (name == nameOf(choice)) return choice;
    return Theme::Choice::System;
}

Shade shadeOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness() ? Shade::Dark
                                                                                                         : Shade::Light;
}

} // namespace

Theme::Theme(QApplication& application, QSettings& settings, const QDBusConnection& bus)
    : m_application(application), m_settings(settings), m_system(bus),
      m_choice(choiceFrom(settings.value(choiceKey).toString())), m_fallback(shadeOf(QApplication::palette())) {
    const auto last = settings.value(lastSystemKey).toString();
    if (!last.isEmpty()) m_fallback = last == nameOf(Choice::Dark) ? Shade::Dark : Shade::Light;
    connect(&m_system, &SystemScheme::changed, this, &Theme::systemChanged);
    QApplication::setStyle(new Style);
    show(wanted());
}

void Theme::choose(Choice choice) {
    m_choice = choice;
    m_settings.setValue(choiceKey, nameOf(choice));
    show(wanted());
}

Shade Theme::wanted() const {
    if (m_choice == Choice::Light) return Shade::Light;
    if (m_choice == Choice::Dark) return Shade::Dark;
    return m_system.shade().value_or(m_fallback);
}

void Theme::systemChanged() {
    if (const auto shade = m_system.shade())
        m_settings.setValue(lastSystemKey, nameOf(*shade == Shade::Dark ? Choice::Dark : Choice::Light));
    if (wanted() != m_shade) show(wanted());
    if (const auto reduces = m_system.reducesMotion(); reduces && *reduces != desktopReducesMotion(m_settings)) {
        setDesktopReducesMotion(m_settings, *reduces);
        emit motionChanged();
    }
}

void Theme::show(Shade shade) {
    m_shade = shade;
    const auto palette = paletteOf(tokensOf(shade));
    m_application.setPalette(palette);
    QToolTip::setPalette(palette);
    emit changed();
}

} // namespace delve::ui
