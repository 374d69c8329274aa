#pragma once

#include <QString>

namespace delve::editor {
struct Findings;
}

namespace delve::ui {

/// "Winnable in 214 steps", "Cannot be won: …", "Not proven": what is known of whether the map can be won, as one line.
/// Empty if it is not proven yet.
[[nodiscard]] QString verdictText(const editor::Findings& findings);
/// The same with what else the proof tells: whether no game is shorter, or how far it came.
[[nodiscard]] QString verdictDetails(const editor::Findings& findings);

} // namespace delve::ui
