#include "ui/fields/unit_words.h"

#include "editor/text/message_text.h"

namespace delve::ui {

NumberField::UnitOf unitWords(generation::Unit unit) {
    return [unit](Decimal number) { return editor::toQString(generation::withUnit(unit, {}, number)); };
}

} // namespace delve::ui
