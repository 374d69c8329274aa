#include "ui/measures/measure_names.h"

#include "editor/text/message_text.h"
#include "playtest/measures/measure.h"

namespace delve::ui {

QString measureName(const std::string& measure) {
    const auto* const info = play::builtInMeasures().find(measure);
    return info ? editor::toQString(info->label) : QString::fromStdString(measure);
}

QString measureUnit(const std::string& measure) {
    const auto* const info = play::builtInMeasures().find(measure);
    return info && !info->unit.empty() ? editor::toQString(info->unit) : QString();
}

} // namespace delve::ui
