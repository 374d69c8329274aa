#pragma once

class QSettings;
class QString;

namespace delve {

/// A whole number of the settings, which a person may have written by hand: kept between `least` and `most`. What is no
/// number, or is missing, counts as `usual`.
[[nodiscard]] int numberIn(const QSettings& settings, const QString& key, int usual, int least, int most);

} // namespace delve
