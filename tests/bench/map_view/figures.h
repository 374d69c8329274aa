#pragma once

#include <QString>

#include <vector>

/// What a benchmark measured, as a table for people and as JSON for programs.
namespace delve::bench {

/// How long something took: by the clock, and in processor time, which other programs do not lengthen.
struct Took {
    double milliseconds = 0;
    double busyMilliseconds = 0;
};

/// The targets: the longest times allowed in milliseconds, by the clock and in processor time; 0: no target.
struct Limits {
    double median = 0;
    double most = 0;
    double busyMost = 0;
};

struct Row {
    QString name;
    std::vector<Took> times;
    Limits asked = {};

    /// The value below which `share` of them lie: 0 gives the minimum, 0.5 the median, 1 the maximum.
    [[nodiscard]] double quantile(double Took::*which, double share) const;
};

struct Fact {
    QString name;
    double value = 0;
    QString unit;
};

struct Figures {
    std::vector<Row> rows;
    std::vector<Fact> facts;

    void print() const;
    /// False where the file cannot be written.
    [[nodiscard]] bool write(const QString& path) const;
};

} // namespace delve::bench
