#include "ui/theme/number_setting.h"

#include <QSettings>
#include <QVariant>

#include <algorithm>

namespace delve {

int numberIn(const QSettings& settings, const QString& key, int usual, int least, int most) {
    const QVariant value = settings.value(key, usual);
    bool isNumber = false;
    // Wider than an int, so that what is far too large is held to the most and not taken for no number.
    const double number = value.toString().toDouble(&isNumber);
    if (!isNumber || number != number) return usual;
    return static_cast<int>(std::clamp(number, double(least), double(most)));
}

} // namespace delve
