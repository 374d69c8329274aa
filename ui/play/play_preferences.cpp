#include "ui/play/play_preferences.h"

#include "ui/theme/number_setting.h"

#include <QSettings>

namespace delve::ui {

PlayPreferences playPreferences(const QSettings& settings) {
    const PlayPreferences defaults;
    const auto value = [&settings](const char* key, const QVariant& otherwise) {
        return settings.value(QString::fromLatin1(key), otherwise);
    };
    const auto number = [&settings](const char* key, int otherwise, int min, int max) {
        return numberIn(settings, QString::fromLatin1(key), otherwise, min, max);
    };
    return {number(playSpeedKey, defaults.stepsPerSecond, minStepsPerSecond, maxStepsPerSecond),
            value(playLettersKey, defaults.letters).toBool(), value(playDetachedKey, defaults.ownWindow).toBool(),
            number(playAutosaveKey, defaults.autosaveTurns, minAutosaveTurns, maxAutosaveTurns)};
}

} // namespace delve::ui
