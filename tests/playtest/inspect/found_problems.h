#pragma once

#include "playtest/inspect/inspect.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

/// What inspection finds in a world, for tests.
namespace delve::test {

/// None if the world could not be inspected.
inline std::vector<play::Problem> problemsOf(const World& world) {
    auto inspection = play::inspect(std::make_shared<const World>(world));
    return inspection ? inspection->problems : std::vector<play::Problem>{};
}

/// "error missing-target" for each problem.
inline QStringList namesOfProblems(const World& world) {
    QStringList names;
    for (const auto& problem : problemsOf(world))
        names.append(QString::fromStdString(std::string(nameOf(problem.severity)) + ' ' + problem.check));
    return names;
}

} // namespace delve::test
