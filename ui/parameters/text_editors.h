#pragma once

#include "ui/parameters/parameter_context.h"

class QWidget;

namespace delve::generation {
struct Parameter;
}

/// The editors of the kinds that are written as text. Each tells what was typed when the field is left or Enter is
/// pressed: half a word is no value.
namespace delve::ui {

class ParameterEditor;

/// Also for a kind that has no widget of its own: whatever it is, a person can write it.
[[nodiscard]] ParameterEditor* makeTextEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeFileEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeLevelEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);
[[nodiscard]] ParameterEditor* makeTableEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);

} // namespace delve::ui
