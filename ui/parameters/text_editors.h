#pragma once

#include "ui/parameters/parameter_context.h"

class QWidget;

namespace delve::generation {
struct Parameter;
}

/// The editors of parameters that are written as text. Each sends its value when the field loses focus or Enter is
/// pressed, since half a word is no value.
namespace delve::ui {

class ParameterEditor;

/// Also the fallback for kinds without a widget of their own: every value can be written as text.
[[nodiscard]] ParameterEditor* makeTextEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeFileEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeLevelEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);
[[nodiscard]] ParameterEditor* makeTableEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);

} // namespace delve::ui
