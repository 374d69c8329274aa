#include "editor/skins/pieces.h"

#include <algorithm>
#include <numeric>

namespace delve::editor {

std::size_t frameCount(const PieceSlot& slot) {
    return std::accumulate(slot.begin(), slot.end(), std::size_t{0},
                           [](std::size_t sum, const PieceChoice& choice) { return sum + choice.frames.size(); });
}

std::pair<std::size_t, const PieceChoice*> choiceOf(const PieceSlot& slot, std::size_t number) {
    std::size_t before = 0;
    auto choice = slot.begin();
    while (number >= before + choice->frames.size()) before += (choice++)->frames.size();
    return {before, &*choice};
}

const Piece& pieceOf(const PieceSlot& slot, std::size_t number) {
    const auto [before, choice] = choiceOf(slot, number);
    return choice->frames[number - before].piece;
}

bool isAnimated(const PieceSlot& slot) {
    return std::ranges::any_of(slot, [](const PieceChoice& choice) { return isAnimated(choice); });
}

std::size_t frameAt(const PieceSlot& slot, std::uint32_t drawn, std::int64_t milliseconds) {
    std::int64_t weights = 0;
    for (const auto& choice : slot) weights += choice.weight;
    auto place = static_cast<std::int64_t>(drawn) % std::max<std::int64_t>(1, weights);
    std::size_t before = 0;
    auto choice = slot.begin();
    for (; choice + 1 != slot.end() && place >= choice->weight; ++choice) {
        place -= choice->weight;
        before += choice->frames.size();
    }
    const auto& frames = choice->frames;
    std::int64_t all = 0;
    for (const auto& frame : frames) all += frame.milliseconds;
    if (frames.size() < 2 || all <= 0) return before;
    auto time = milliseconds % all;
    std::size_t frame = 0;
    while (time >= frames[frame].milliseconds) time -= frames[frame++].milliseconds;
    return before + frame;
}

const PieceSlot& TilePieces::slot(std::size_t number) const {
    if (number < pieces.size()) return pieces[number];
    number -= pieces.size();
    return face[number / 4][number % 4];
}

} // namespace delve::editor
