#pragma once

#include <QString>

#include <string>

/// What measures are called, by their ids. One that this program does not know, from a file, is called by its id.
namespace delve::ui {

[[nodiscard]] QString measureName(const std::string& measure);
[[nodiscard]] QString measureUnit(const std::string& measure); ///< empty for a plain number

} // namespace delve::ui
