#include "ui/theme/motion_settings.h"

#include <QSettings>

namespace delve::ui {
namespace {

const auto reduceKey = QStringLiteral("look/reduceMotion");
const auto moveKey = QStringLiteral("look/movingMaps");
const auto desktopKey = QStringLiteral("look/reduceMotionOfDesktop");

} // namespace

bool desktopReducesMotion(const QSettings& settings) { return settings.value(desktopKey, false).toBool(); }

void setDesktopReducesMotion(QSettings& settings, bool reduces) { settings.setValue(desktopKey, reduces); }

bool reducesMotion(const QSettings& settings) {
    return settings.contains(reduceKey) ? settings.value(reduceKey).toBool() : desktopReducesMotion(settings);
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
