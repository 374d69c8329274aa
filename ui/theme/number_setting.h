#pragma once

class QSettings;
class QString;

namespace delve::ui {

/// A whole number from the settings, which may have been edited by hand: limited to `min` and `max`. A missing or
/// invalid number becomes `defaultValue`.
[[nodiscard]] int numberIn(const QSettings& settings, const QString& key, int defaultValue, int min, int max);

} // namespace delve::ui
