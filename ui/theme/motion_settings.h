#pragma once

class QSettings;

/// What moves by itself, as the person wants it: stored in the settings, the same for every map and every game.
namespace delve::ui {

/// Did the desktop want less motion when it last told?
[[nodiscard]] bool desktopReducesMotion(const QSettings& settings);
void setDesktopReducesMotion(QSettings& settings, bool reduces);

/// Does the person want less motion? Until they say so in the preferences, as the desktop does.
[[nodiscard]] bool reducesMotion(const QSettings& settings);
/// Forgets whether maps moved: they do unless motion is reduced.
void setReducesMotion(QSettings& settings, bool reduces);

/// Do water, lights and portals move on maps? Until somebody switches that, unless motion is reduced.
[[nodiscard]] bool movesMaps(const QSettings& settings);
void setMovesMaps(QSettings& settings, bool moves);

} // namespace delve::ui
