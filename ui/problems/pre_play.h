#pragma once

#include <functional>

namespace delve::ui {

class DocumentPage;
class WorkInHand;
struct Questions;

/// How a person wants to play a map.
struct PlayOrder {
    bool fromCell = false;           ///< player one begins on a cell of the person's choice, and needs no start
    bool pins = false;               ///< what is fixed before is pinned, as painting does
    std::function<void()> play = {}; ///< not called once the page is gone
};

/// Plays, unless inspection or proof already found that the map cannot be won: then it asks first, waiting for neither.
/// If the person wants that, it fixes what can be fixed, proves the map again and plays it, unless it still cannot be
/// won: all that is work in hand, shown in the status line, and Esc stops it.
void playOrAsk(DocumentPage& page, const Questions& questions, WorkInHand& work, const PlayOrder& order);

} // namespace delve::ui
