#pragma once

#include "ui/parameters/parameter_context.h"

class QWidget;

/// The editors of the kinds that are written as text. Each tells what was typed when the field is left or Enter is
/// pressed: half a word is no value.
namespace delve {

class ParameterEditor;
struct Parameter;

/// Also for a kind that has no widget of its own: whatever it is, a person can write it.
[[nodiscard]] ParameterEditor* makeTextEditor(const Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeFileEditor(const Parameter& parameter, const ParameterContext& context,
                                              QWidget* parent);
[[nodiscard]] ParameterEditor* makeLevelEditor(const Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);
[[nodiscard]] ParameterEditor* makeTableEditor(const Parameter& parameter, const ParameterContext& context,
                                               QWidget* parent);

} // namespace delve
