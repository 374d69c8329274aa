#pragma once

#include <QString>

#include <vector>

/// What a benchmark measured, as a table for people and as JSON for programs.
namespace delve::bench {

/// One row: how often something was done and how long it took.
struct Row {
    QString name;
    std::vector<double> milliseconds;

    [[nodiscard]] double least() const;
    [[nodiscard]] double most() const;
    /// The value below which `share` of them lie: 0.5 is the median.
    [[nodiscard]] double quantile(double share) const;
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
