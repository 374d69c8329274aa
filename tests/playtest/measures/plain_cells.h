#pragma once

#include "tests/playtest/measures/plain_level.h"

/// The plain counts over cells.
namespace delve::test {

using Numbers = std::vector<int>;
using Values = std::map<std::string, long long>;

/// Neighbours of each place, by number.
using PlainGraph = std::vector<Numbers>;

/// Steps from one place to each; −1 where there is no walk. `lost` cannot be passed.
[[nodiscard]] Numbers plainSteps(const PlainGraph& graph, int from, int lost = -1);
/// The cells of a map for which `is` holds, each with its neighbours N, W, E, S; the others have none.
[[nodiscard]] PlainGraph graphOfCells(const PlainLevel& level, const std::vector<char>& is);
/// The steps that players can take from each cell: down ledges only. `met` can be walked against from each cell beside
/// it, whatever is there, and if it is `fought`, from a ledge that leads elsewhere, too.
[[nodiscard]] PlainGraph graphOfSteps(const PlainLevel& level, int met = -1, bool fought = false);
/// The size of the largest block: edges that lie on a common ring, or single ones.
[[nodiscard]] int largestPlainBlock(const PlainGraph& graph, const Numbers& places);

/// What the loss of each place, and of each link, cuts off.
struct PlainCuts {
    long long chokes = 0, chokeWeight = 0;   ///< places, and all that the largest rest lacks
    long long bridges = 0, bridgeWeight = 0; ///< links, and all on the smaller sides
};
[[nodiscard]] PlainCuts cutsOf(const PlainGraph& graph, const Numbers& places);

/// Which cells are in the largest region.
[[nodiscard]] std::vector<char> plainGround(const PlainLevel& level);

/// a / b, to the nearest thousandth, half up; in percent to a tenth.
void setRatio(Values& values, const std::string& id, long long a, long long b);
void setPercent(Values& values, const std::string& id, long long a, long long b);
void setWhole(Values& values, const std::string& id, long long number);
void setMean(Values& values, const std::string& id, const std::vector<long long>& numbers);
void setSpread(Values& values, const std::string& id, const std::vector<long long>& numbers);

void measureGround(const PlainLevel& level, Values& values);
void measureFoundRooms(const PlainLevel& level, Values& values);
void measureSight(const PlainLevel& level, Values& values);
void measureRooms(const PlainLevel& level, Values& values);
void measureThings(const PlainLevel& level, Values& values);

} // namespace delve::test
