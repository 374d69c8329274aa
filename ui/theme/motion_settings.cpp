#include "ui/theme/motion_settings.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>

namespace delve::ui {
namespace {

const auto reduceKey = QStringLiteral("look/reduceMotion");
const auto moveKey = QStringLiteral("look/movingMaps");

/// Qt's styles take the time of their animations from the desktop: none where it asks for less motion.
bool desktopReducesMotion() { return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) <= 0; }

} // namespace

bool reducesMotion(const QSettings& settings) {
    return settings.contains(reduceKey) ? settings.value(reduceKey).toBool() : desktopReducesMotion();
}

void setReducesMotion(QSettings& settings, bool reduces) {
    settings.setValue(reduceKey, reduces);
    settings.remove(moveKey);
}

bool movesMaps(const QSettings& settings) {
    return settings.contains(moveKey) ? settings.value(moveKey).toBool() : !reducesMotion(settings);
}

void setMovesMaps(QSettings& settings, bool moves) { settings.setValue(moveKey, moves); }

} // namespace delve::ui
