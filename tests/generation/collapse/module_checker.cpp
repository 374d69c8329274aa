#include "tests/generation/collapse/module_checker.h"

#include <algorithm>

namespace delve::test {
namespace {

constexpr int stepX[4] = {0, 1, 0, -1};
constexpr int stepY[4] = {-1, 0, 1, 0};

std::string readFromTheOtherEnd(const std::string& label) {
    std::vector<std::string> parts{""};
    for (const char c : label) {
        if (c == '|') parts.emplace_back();
        else parts.back() += c;
    }
    std::string out = parts.back();
    for (auto i = parts.size() - 1; i > 0; --i) out += '|' + parts[i - 1];
    return out;
}

/// The side on which side `side` of a module lies after mirroring and turning.
int sideAfter(int side, int quarters, bool mirrored) {
    if (mirrored && side == 1) side = 3;
    else if (mirrored && side == 3) side = 1;
    for (int i = 0; i < quarters; ++i) side = side == 3 ? 0 : side + 1;
    return side;
}

PlainModule turnedModule(const collapse::RuleModule& module, int quarters, bool mirrored) {
    PlainModule made{module.name, module.group, quarters, mirrored, {}, module.rows};
    for (int side = 0; side < 4; ++side) {
        const auto& label = module.sides[static_cast<std::size_t>(side)];
        made.sides[static_cast<std::size_t>(sideAfter(side, quarters, mirrored))] =
            mirrored ? readFromTheOtherEnd(label) : label;
    }
    const int n = static_cast<int>(module.rows.size());
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) {
            int toX = mirrored ? n - 1 - x : x;
            int toY = y;
            for (int i = 0; i < quarters; ++i) {
                const int before = toX;
                toX = n - 1 - toY;
                toY = before;
            }
            made.rows[static_cast<std::size_t>(toY)][static_cast<std::size_t>(toX)] =
                module.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        }
    return made;
}

/// Do two labels match if each is read clockwise around its own module?
bool labelsMeet(const collapse::RuleTable& table, const std::string& a, const std::string& b) {
    if (a.empty() || b.empty()) return false;
    const std::string seen = readFromTheOtherEnd(b);
    bool named = false;
    for (const auto& meeting : table.meets) {
        const auto names = [&](const std::string& one, const std::string& other) {
            return meeting.side == one && std::ranges::count(meeting.meets, other) > 0;
        };
        const std::string aBack = readFromTheOtherEnd(a);
        named = named || meeting.side == a || meeting.side == aBack;
        if (names(a, seen) || names(seen, a) || names(aBack, b) || names(b, aBack)) return true;
    }
    return a == seen && !named;
}

bool pairIsMeant(const collapse::Neighbours& pair, const PlainModule& a, int side, const PlainModule& b) {
    if (pair.module != a.name || pair.neighbour != b.name) return false;
    if (sideAfter(static_cast<int>(pair.side), a.quarters, a.mirrored) != side) return false;
    return !pair.facing || sideAfter(static_cast<int>(*pair.facing), b.quarters, b.mirrored) == (side + 2) % 4;
}

bool anyMeans(const std::vector<collapse::Neighbours>& pairs, const PlainModule& a, int side, const PlainModule& b) {
    return std::ranges::any_of(pairs, [&](const collapse::Neighbours& pair) {
        return pairIsMeant(pair, a, side, b) || pairIsMeant(pair, b, (side + 2) % 4, a);
    });
}

bool meet(const collapse::RuleTable& table, const PlainModule& a, int side, const PlainModule& b) {
    if (anyMeans(table.forbid, a, side, b)) return false;
    if (anyMeans(table.allow, a, side, b)) return true;
    return labelsMeet(table, a.sides[static_cast<std::size_t>(side)],
                      b.sides[static_cast<std::size_t>((side + 2) % 4)]);
}

bool liesAtRim(const collapse::RuleTable& table, const PlainModule& module, int side) {
    if (!table.edge) return true;
    const auto& label = module.sides[static_cast<std::size_t>(side)];
    return std::ranges::count(*table.edge, label) + std::ranges::count(*table.edge, readFromTheOtherEnd(label)) > 0;
}

} // namespace

std::string PlainModule::fullName() const {
    return name + (mirrored ? " mirrored" : "") +
           (quarters > 0 ? " turned " + std::to_string(quarters * 90) + "°" : std::string());
}

PlainRules::PlainRules(const collapse::RuleTable& table) {
    for (const auto& module : table.modules)
        for (int orientation = 0; orientation < module.symmetry; ++orientation)
            m_modules.push_back(turnedModule(module, orientation % 4, orientation >= 4));
    for (const auto& a : m_modules)
        for (int side = 0; side < 4; ++side) {
            std::vector<bool> row;
            for (const auto& b : m_modules) row.push_back(meet(table, a, side, b));
            m_pairs.push_back(row);
            m_rim.push_back(liesAtRim(table, a, side));
        }
}

int PlainRules::find(const std::string& fullName) const {
    const auto found = std::ranges::find_if(m_modules, [&](const PlainModule& m) { return m.fullName() == fullName; });
    return found == m_modules.end() ? -1 : static_cast<int>(found - m_modules.begin());
}

std::set<int> PlainRules::all() const {
    std::set<int> numbers;
    for (int i = 0; i < static_cast<int>(m_modules.size()); ++i) numbers.insert(i);
    return numbers;
}

bool PlainRules::propagate(int width, int height, PlainBoard& board, Rim rim) const {
    std::vector<bool> hole;
    for (const auto& set : board) hole.push_back(set.empty());
    const auto isOn = [&](int x, int y) { return x >= 0 && y >= 0 && x < width && y < height; };
    const auto supports = [&](int module, int side, int x, int y) {
        if (!isOn(x, y)) return rim == Rim::Open || mayLieAtRim(module, side);
        if (hole[static_cast<std::size_t>(y * width + x)]) return mayLieAtRim(module, side);
        const auto& there = board[static_cast<std::size_t>(y * width + x)];
        return std::ranges::any_of(there, [&](int other) { return mayStand(module, side, other); });
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                auto& here = board[static_cast<std::size_t>(y * width + x)];
                if (hole[static_cast<std::size_t>(y * width + x)]) continue;
                const auto taken = std::erase_if(here, [&](int module) {
                    for (int side = 0; side < 4; ++side)
                        if (!supports(module, side, x + stepX[side], y + stepY[side])) return true;
                    return false;
                });
                changed = changed || taken > 0;
                if (here.empty()) return false;
            }
    }
    return true;
}

bool PlainRules::canBeFilled(int width, int height, PlainBoard board) const {
    if (!propagate(width, height, board)) return false;
    const auto open = std::ranges::find_if(board, [](const std::set<int>& set) { return set.size() > 1; });
    if (open == board.end()) return true;
    const auto place = static_cast<std::size_t>(open - board.begin());
    for (const int module : std::set<int>(*open)) {
        auto tried = board;
        tried[place] = {module};
        if (canBeFilled(width, height, std::move(tried))) return true;
    }
    return false;
}

std::vector<std::string> PlainRules::problems(int width, int height, const std::vector<int>& filled) const {
    std::vector<std::string> found;
    const auto at = [&](int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? -1 : filled[static_cast<std::size_t>(y * width + x)];
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int side = 0; side < 4 && at(x, y) >= 0; ++side) {
                const int here = at(x, y);
                const int there = at(x + stepX[side], y + stepY[side]);
                if (there < 0 ? mayLieAtRim(here, side) : mayStand(here, side, there)) continue;
                found.push_back(m_modules[static_cast<std::size_t>(here)].fullName() + " at " + std::to_string(x) +
                                ", " + std::to_string(y) + ", side " + std::to_string(side) + ", beside " +
                                (there < 0 ? "the rim" : m_modules[static_cast<std::size_t>(there)].fullName()));
            }
    return found;
}

} // namespace delve::test
