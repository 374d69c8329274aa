#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

/// How far work is that falls into parts of very different length, as the levels of several recipes: by the time that
/// the finished units of each part took; where none is finished, by what they weigh beside the others.
namespace delve::app {

class WorkEstimate {
public:
    struct Part {
        std::uint64_t units = 1;
        std::uint64_t weight = 1; ///< of a unit: how long it takes beside those of other parts, roughly
    };
    explicit WorkEstimate(const std::vector<Part>& parts);

    /// A unit of this part is finished, and took so long.
    void finish(std::size_t part, std::chrono::microseconds spent);
    /// How far the whole is, of 1000.
    [[nodiscard]] std::int32_t progress() const;
    /// How far it will be when another unit of this part is finished.
    [[nodiscard]] std::int32_t progressAfter(std::size_t part) const;

private:
    struct State {
        Part part;
        std::uint64_t finished = 0;
        double spent = 0; ///< microseconds
    };
    [[nodiscard]] double timeOfUnit(const State& state, double timePerWeight) const;
    [[nodiscard]] double timePerWeight() const;
    [[nodiscard]] std::int32_t permille(double more) const;

    std::vector<State> m_parts;
    double m_spent = 0;
};

} // namespace delve::app
