#include "ui/theme/number_setting.h"

#include <QSettings>
#include <QVariant>

#include <algorithm>

namespace delve::ui {

int numberIn(const QSettings& settings, const QString& key, int defaultValue, int min, int max) {
    const QVariant value = settings.value(key, defaultValue);
    bool isNumber = false;
    // Wider than an int, so that a number far too large is limited to the maximum instead of being invalid.
    const double number = value.toString().toDouble(&isNumber);
    if (!isNumber || number != number) return defaultValue;
    return static_cast<int>(std::clamp(number, double(min), double(max)));
}

} // namespace delve::ui
