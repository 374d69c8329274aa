#pragma once

class QSettings;
class QString;

namespace delve::ui {

/// A whole number of the settings, which a person may have written by hand: kept between `min` and `max`. What is no
/// number, or is missing, counts as `defaultValue`.
[[nodiscard]] int numberIn(const QSettings& settings, const QString& key, int defaultValue, int min, int max);

} // namespace delve::ui
