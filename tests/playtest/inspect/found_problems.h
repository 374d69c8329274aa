#pragma once

#include "generation/level/fresh_id.h"
#include "playtest/inspect/inspect.h"
#include "tests/playtest/drawn_world.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// What inspection finds in a world, for tests.
namespace delve::test {

using Rows = std::vector<std::string>;

/// A thing on a cell of a level, with an id of its own.
inline Thing& put(World& world, ThingKind kind, Cell at, std::size_t level = 0) {
    auto& things = world.levels[level].things.write();
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = freshId(infoOf(kind).name, at, [&things](const std::string& id) {
        return std::ranges::find(things, id, &Thing::id) != things.end();
    });
    return things.emplace_back(std::move(thing));
}

/// A world of several drawn levels, named as here; the first one has the rules.
inline World drawnLevels(const std::string& objective, const std::vector<std::pair<std::string, Rows>>& levels) {
    World world = drawnWorld(objective, levels.front().second);
    for (std::size_t i = 1; i < levels.size(); ++i)
        world.levels.push_back(drawnWorld(objective, levels[i].second).levels[0]);
    for (std::size_t i = 0; i < levels.size(); ++i) world.levels[i].id = world.levels[i].name = levels[i].first;
    return world;
}

/// None if the world could not be inspected.
inline std::vector<play::Problem> problemsOf(const World& world) {
    auto inspection = play::inspect(std::make_shared<const World>(world));
    return inspection ? std::move(inspection->problems) : std::vector<play::Problem>{};
}

/// "error missing-target" for each problem.
inline QStringList namesOfProblems(const World& world) {
    QStringList names;
    for (const auto& problem : problemsOf(world))
        names.append(QString::fromStdString(std::string(nameOf(problem.severity)) + ' ' + problem.check));
    return names;
}

/// How often each problem is there, as people tell problems apart: by level, check, first cell and subject.
using ProblemCounts = std::map<std::string, int>;

inline std::string identityOf(const World& world, const play::Problem& problem) {
    std::string text = world.levels[problem.level].id + ": " + problem.check;
    if (!problem.cells.empty())
        text += ' ' + std::to_string(problem.cells[0].x) + ',' + std::to_string(problem.cells[0].y);
    return problem.subject.empty() ? text : text + ' ' + problem.subject;
}

inline ProblemCounts countsOf(const World& world, const std::vector<play::Problem>& problems, bool hints) {
    ProblemCounts counts;
    for (const auto& problem : problems)
        if (hints || problem.severity != play::Severity::Hint) ++counts[identityOf(world, problem)];
    return counts;
}

/// What a fix of one of these problems of a world does not mend, or causes besides. Empty: it is right.
inline QString faultOfFix(const World& world, const std::vector<play::Problem>& problems, const play::Problem& problem,
                          const play::Fix& fix, bool hints) {
    const auto said = QString::fromStdString(identityOf(world, problem) + ", " + fix.label.source + ": ");
    World fixed = world;
    if (!play::applyFix(fixed, fix)) return said + "cannot be applied";
    auto allowed = countsOf(world, problems, hints);
    if (hints || problem.severity != play::Severity::Hint) --allowed[identityOf(world, problem)];
    for (const auto& [identity, count] : countsOf(fixed, problemsOf(fixed), hints))
        if (count > allowed[identity]) return said + "leaves " + QString::fromStdString(identity);
    return {};
}

/// Of each fix of each problem of the world, by itself.
inline QStringList faultsOfFixes(const World& world) {
    QStringList faults;
    const auto problems = problemsOf(world);
    for (const auto& problem : problems)
        for (const auto& fix : problem.fixes)
            if (const auto fault = faultOfFix(world, problems, problem, fix, true); !fault.isEmpty()) faults << fault;
    return faults;
}

} // namespace delve::test
