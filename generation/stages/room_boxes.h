#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <vector>

namespace delve::generation {

/// Finds the corners where a box of this size fits, with a
/// free cell all around it, on a map with some taken cells.
void findPlaces(const BitGrid& taken, Size box, BitGrid& places);

/// Finds the taken cells, and those around existing rooms that keep others `apart` cells away from them: a box with a
/// free cell all around it is then far enough from those rooms.
void findOccupied(const Draft& draft, std::int32_t apart, BitGrid& occupied);

/// Boxes for rooms, chosen before any is carved, so that a stage can restart if too few of them fit. They lie `apart`
/// cells apart, from each other and from rooms of other stages; none touches a taken cell or leaves the inside of the
/// map.
class RoomBoxes {
public:
    /// Uses the first two bit grids of the draft's workspace. `onFloor`: boxes may also lie on bare floor that belongs
    /// to no room.
    RoomBoxes(Draft& draft, std::int32_t apart, bool onFloor = false);

    /// Takes the box if it fits.
    bool take(const Rect& box);
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(m_boxes.size()); }
    [[nodiscard]] const std::vector<Rect>& boxes() const { return m_boxes; }
    /// The corners where a box of this size can be taken; valid until the next call of any function.
    [[nodiscard]] const BitGrid& placesFor(Size box);

    /// What the smallest boxes look like, and where they may lie: sides of `min` to `max` in steps, on every cell
    /// or on odd ones only.
    struct Kind {
        Size min;
        std::int32_t max = 1;
        bool odd = false;
        [[nodiscard]] std::int32_t step() const { return odd ? 2 : 1; }
    };
    /// As many as wanted, if so many fit: more of the smallest are placed where they still fit, in a drawn order; if
    /// that is not enough, all are packed again as densely as they go, and some of them then grow. False if the draft
    /// was stopped.
    [[nodiscard]] bool fill(std::int64_t wanted, const Kind& kind, Stream& random);

    /// Adds them to the draft as rooms. False where the draft was stopped.
    [[nodiscard]] bool carve();

private:
    void takeAllBack(); ///< only what the draft has is occupied then
    [[nodiscard]] bool fits(const Rect& box) const;
    void occupy(const Rect& box, bool on = true);
    [[nodiscard]] bool addSmallest(std::int64_t wanted, const Kind& kind, Stream& random);
    [[nodiscard]] bool pack(std::int64_t wanted, const Kind& kind, Stream& random);
    void enlarge(Rect& box, const Kind& kind, Stream& random);
    void widen(Rect& box, std::int64_t wanted, bool down, std::int32_t step);
    bool extend(Rect& box, bool down, bool atEnd, std::int32_t step);

    Draft& m_draft;
    std::int32_t m_apart;
    bool m_onFloor;
    BitGrid& m_occupied; ///< what is taken, and the boxes with the cells around them that keep others apart
    BitGrid& m_places;
    std::vector<Rect> m_boxes;
};

} // namespace delve::generation
