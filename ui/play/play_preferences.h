#pragma once

class QSettings;

/// The person's preferences for playing: stored in the settings, the same for every play.
namespace delve::ui {

inline constexpr auto playSpeedKey = "play/stepsPerSecond";
inline constexpr auto playAutosaveKey = "play/autosaveTurns";
inline constexpr auto playLettersKey = "play/letters";
inline constexpr auto playDetachedKey = "play/ownWindow";

inline constexpr int minStepsPerSecond = 1;
inline constexpr int maxStepsPerSecond = 30;
inline constexpr int minAutosaveTurns = 10;
inline constexpr int maxAutosaveTurns = 10'000;

struct PlayPreferences {
    int stepsPerSecond = 8; ///< while a key is held
    bool letters = false;   ///< in place of pictures
    bool ownWindow = false;
    int autosaveTurns = 100; ///< turns between autosaves
};
[[nodiscard]] PlayPreferences playPreferences(const QSettings& settings);

} // namespace delve::ui
