#include "tests/generation/collapse/random_rules.h"

#include "generation/level/rules.h"

namespace delve::test {
namespace {

std::string drawLabel(Stream& random) {
    static const std::vector<std::string> labels{"a", "a", "b", "b", "c", "a|b", "b|a", "b|c", "c|a|b", ""};
    return labels[static_cast<std::size_t>(random.below(labels.size()))];
}

collapse::Neighbours drawPair(const collapse::RuleTable& table, Stream& random) {
    collapse::Neighbours pair;
    pair.module = table.modules[static_cast<std::size_t>(random.below(table.modules.size()))].name;
    pair.side = static_cast<Direction>(random.below(4));
    pair.neighbour = table.modules[static_cast<std::size_t>(random.below(table.modules.size()))].name;
    if (random.chance(1, 2)) pair.facing = static_cast<Direction>(random.below(4));
    return pair;
}

} // namespace

collapse::RuleTable randomRules(Stream& random) {
    static constexpr std::int32_t symmetries[] = {1, 1, 2, 4, 8};
    collapse::RuleTable table;
    table.name = "drawn";
    table.legend = {{'.', "floor"}};
    const auto count = random.between(2, 6);
    for (std::int64_t i = 0; i < count; ++i) {
        collapse::RuleModule module;
        module.name = "module " + std::to_string(i);
        module.weight = random.between(1, 20);
        module.symmetry = symmetries[random.below(5)];
        for (auto& side : module.sides) side = drawLabel(random);
        module.rows = {"."};
        table.modules.push_back(module);
    }
    if (random.chance(1, 3)) table.meets.push_back({"a", {"b"}});
    if (random.chance(1, 4)) table.meets.push_back({"b|c", {"a|b", "b|c"}});
    if (random.chance(1, 3)) table.edge = std::vector<std::string>{"a", "b", "b|a"};
    for (auto n = random.below(3); n > 0; --n) table.allow.push_back(drawPair(table, random));
    for (auto n = random.below(3); n > 0; --n) table.forbid.push_back(drawPair(table, random));
    return table;
}

std::vector<collapse::CellLimit> randomLimits(const collapse::Modules& modules, Size size, Stream& random) {
    std::vector<collapse::CellLimit> limits;
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) {
            if (!random.chance(1, 4)) continue;
            collapse::CellLimit limit{{x, y}, {}};
            if (random.chance(4, 5)) {
                limit.allowed.assign(modules.words(), 0);
                const auto some = random.between(1, 3);
                for (std::int64_t i = 0; i < some; ++i) {
                    const auto module = random.below(modules.count());
                    limit.allowed[module / 64] |= std::uint64_t{1} << (module % 64);
                }
            }
            limits.push_back(limit);
        }
    return limits;
}

PlainBoard plainBoard(const PlainRules& rules, Size size, const std::vector<collapse::CellLimit>& limits) {
    PlainBoard board(static_cast<std::size_t>(size.area()), rules.all());
    for (const auto& limit : limits) {
        auto& cell = board[static_cast<std::size_t>(limit.at.y * size.width + limit.at.x)];
        std::erase_if(cell, [&](int module) {
            const auto number = static_cast<std::size_t>(module);
            return limit.allowed.empty() || !((limit.allowed[number / 64] >> (number % 64)) & 1);
        });
    }
    return board;
}

std::vector<int> plainly(const std::vector<collapse::ModuleId>& modules) {
    std::vector<int> numbers;
    for (const auto module : modules) numbers.push_back(module == collapse::noModule ? -1 : static_cast<int>(module));
    return numbers;
}

} // namespace delve::test
