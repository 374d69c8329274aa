#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Progress of work whose parts differ much in length, such as the levels of several recipes: estimated from the times
/// of each part's finished units or, before the first, from the relative weights.
namespace delve::app {

class WorkEstimate {
public:
    struct Part {
        std::uint64_t units = 1;
        std::uint64_t weight = 1; ///< of a unit: its rough duration relative to other parts
    };
    explicit WorkEstimate(const std::vector<Part>& parts);

    /// A unit of this part is finished, and took this long.
    void finish(std::size_t part, std::chrono::microseconds spent);
    /// Progress of the whole, of 1000.
    [[nodiscard]] std::int32_t progress() const;
    /// Progress after one more unit of this part.
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
