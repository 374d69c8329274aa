#include "tests/bench/map_view/figures.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace delve::bench {

double Row::least() const { return quantile(0); }

double Row::most() const { return quantile(1); }

double Row::quantile(double share) const {
    if (milliseconds.empty()) return 0;
    std::vector<double> sorted = milliseconds;
    std::ranges::sort(sorted);
    return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

void Figures::print() const {
    std::printf("%-34s %6s %9s %9s %9s %9s\n", "ms", "times", "least", "median", "95 %", "most");
    for (const auto& row : rows)
        std::printf("%-34s %6zu %9.2f %9.2f %9.2f %9.2f\n", qPrintable(row.name), row.milliseconds.size(), row.least(),
                    row.quantile(0.5), row.quantile(0.95), row.most());
    for (const auto& fact : facts)
        std::printf("%-34s %16.2f %s\n", qPrintable(fact.name), fact.value, qPrintable(fact.unit));
}

bool Figures::write(const QString& path) const {
    QJsonArray measured, known;
    for (const auto& row : rows)
        measured.append(QJsonObject{{"name", row.name},
                                    {"times", static_cast<qint64>(row.milliseconds.size())},
                                    {"least_ms", row.least()},
                                    {"median_ms", row.quantile(0.5)},
                                    {"p95_ms", row.quantile(0.95)},
                                    {"most_ms", row.most()}});
    for (const auto& fact : facts) known.append(QJsonObject{{"name", fact.name}, {"value", fact.value}, {"unit", fact.unit}});
    QFile file(path);
    const QByteArray text = QJsonDocument(QJsonObject{{"benchmarks", measured}, {"facts", known}}).toJson();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

} // namespace delve::bench
