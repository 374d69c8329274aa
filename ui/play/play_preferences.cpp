#include "ui/play/play_preferences.h"

#include "ui/theme/number_setting.h"

#include <QSettings>

namespace delve {

PlayPreferences playPreferences(const QSettings& settings) {
    const PlayPreferences usual;
    const auto value = [&settings](const char* key, const QVariant& otherwise) {
        return settings.value(QString::fromLatin1(key), otherwise);
    };
    const auto number = [&settings](const char* key, int otherwise, int min, int max) {
        return numberIn(settings, QString::fromLatin1(key), otherwise, min, max);
    };
    return {number(playSpeedKey, usual.stepsPerSecond, leastStepsPerSecond, mostStepsPerSecond),
            value(playLettersKey, usual.letters).toBool(), value(playDetachedKey, usual.ownWindow).toBool(),
            number(playAutosaveKey, usual.autosaveTurns, leastAutosaveTurns, mostAutosaveTurns)};
}

} // namespace delve
