#pragma once

#include "editor/survey/illuminator.h"

/// Orders to illuminate, and what becomes of them.
namespace delve::test {

[[nodiscard]] editor::MeasureAxis axis(const char* measure, std::int64_t last); ///< 20 cells from 0 on
[[nodiscard]] editor::IlluminationOrder orderOf(const std::string& name, Size size, editor::MeasureAxis across,
                                                editor::MeasureAxis up);
[[nodiscard]] editor::IlluminationOrder smallOrder();
[[nodiscard]] editor::CandidateContext contextOf(const editor::IlluminationOrder& order);
/// What is found after so many levels, on this thread.
[[nodiscard]] editor::Illumination after(const editor::IlluminationOrder& order, std::uint64_t levels);

} // namespace delve::test
