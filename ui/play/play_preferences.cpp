#include "ui/play/play_preferences.h"

#include <QSettings>

#include <algorithm>

namespace delve {

PlayPreferences playPreferences(const QSettings& settings) {
    const PlayPreferences usual;
    const auto value = [&settings](const char* key, const QVariant& otherwise) {
        return settings.value(QString::fromLatin1(key), otherwise);
    };
    return {value(playSpeedKey, usual.stepsPerSecond).toInt(), value(playLettersKey, usual.letters).toBool(),
            value(playDetachedKey, usual.ownWindow).toBool(),
            std::clamp(value(playAutosaveKey, usual.autosaveTurns).toInt(), leastAutosaveTurns, mostAutosaveTurns)};
}

} // namespace delve
