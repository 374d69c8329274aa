#pragma once

#include "editor/survey/bins.h"
#include "editor/survey/varied_parameters.h"
#include "generation/recipes/declarations.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

/// Illumination: the search for levels of every kind that a recipe can make. A grid of two measures is filled by
/// varying the parameters as well as the seed, beginning with what was found before, and each cell keeps its best level
/// (MAP-Elites). Only the bookkeeping: generates nothing, and is used on one thread.
namespace delve::editor {

struct MeasureAxis {
    std::string measure;
    Bins bins; ///< values beyond them count for nothing

    friend bool operator==(const MeasureAxis&, const MeasureAxis&) = default;
};

/// How the next level is found.
enum class Searching : std::uint8_t {
    FromFound, ///< a few steps from a level that was found, with another seed
    AtRandom,  ///< any values of the parameters: what illumination is measured against, as the next one
    Seeds,     ///< the recipe as it is, with other seeds
};

struct IlluminationOrder {
    Recipe recipe; ///< where the search begins
    Size size;
    MeasureAxis across;
    MeasureAxis up;
    std::string best;    ///< a measure: the level with the highest value of it is the best of its cell
    bool lowest = false; ///< or that with the lowest
    std::vector<VariedParameter> varied;
    Searching searching = Searching::FromFound;

    friend bool operator==(const IlluminationOrder&, const IlluminationOrder&) = default;
};

/// What a search is to make and measure.
struct Candidate {
    std::uint64_t number = 0;
    Recipe recipe;
};

struct CandidateValues {
    std::optional<Decimal> across;
    std::optional<Decimal> up;
    std::optional<Decimal> best;
};

struct FoundLevel {
    Recipe recipe;
    Decimal across;
    Decimal up;
    std::optional<Decimal> best;
    std::uint64_t number = 0; ///< of its candidate
    std::uint32_t tries = 0;  ///< how many levels were varied from it
};

class Illumination {
public:
    /// The same order gives the same levels, however long each takes and whichever thread makes it.
    explicit Illumination(IlluminationOrder order);

    /// So many candidates are ready before the first has been measured: enough for all threads of a machine.
    static constexpr std::size_t ahead = 32;
    [[nodiscard]] bool hasNext() const { return !m_ready.empty(); }
    [[nodiscard]] Candidate next();
    /// What became of a candidate; to be called in the order of their numbers. No values: there is no level of it.
    /// Returns the cell if it is filled anew or with a better level.
    std::optional<std::size_t> take(Candidate candidate, const std::optional<CandidateValues>& values);

    [[nodiscard]] const IlluminationOrder& order() const { return m_order; }
    /// A row for each cell of `up`, from the bottom.
    [[nodiscard]] const std::vector<std::optional<FoundLevel>>& cells() const { return m_cells; }
    [[nodiscard]] std::size_t filled() const { return m_filled.size(); }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    [[nodiscard]] std::uint64_t without() const { return m_without; } ///< of these, without a level
    [[nodiscard]] std::uint64_t beyond() const { return m_beyond; }   ///< of these, beyond the ends of the grid

private:
    [[nodiscard]] Candidate make();
    [[nodiscard]] Recipe nearRecipe();
    [[nodiscard]] std::size_t promisingCell();
    [[nodiscard]] bool promisesMore(std::size_t cell, std::size_t than) const;
    [[nodiscard]] int emptyAround(std::size_t cell) const;
    [[nodiscard]] bool isBetter(const std::optional<Decimal>& value, const std::optional<Decimal>& than) const;
    [[nodiscard]] std::optional<std::size_t> cellOf(const CandidateValues& values) const;

    IlluminationOrder m_order;
    Stream m_random;
    std::vector<std::optional<FoundLevel>> m_cells;
    std::vector<std::size_t> m_filled; ///< in the order in which they were
    std::deque<Candidate> m_ready;
    std::uint64_t m_made = 0;
    std::uint64_t m_taken = 0;
    std::uint64_t m_without = 0;
    std::uint64_t m_beyond = 0;
};

} // namespace delve::editor
