#include "tests/bench/map_view/figures.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace delve::bench {

double Row::quantile(double Took::*which, double share) const {
    if (times.empty()) return 0;
    std::vector<double> sorted;
    for (const auto& took : times) sorted.push_back(took.*which);
    std::ranges::sort(sorted);
    return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

namespace {

/// Prints the target, and the ratio of the measured figure to it.
void printBeside(double asked, double ours) {
    if (asked > 0) std::printf(" %8.2f %8.2f", asked, ours / asked);
    else std::printf(" %8s %8s", "", "");
}

void insertAsked(QJsonObject& into, const QString& name, double asked, double ours) {
    if (asked <= 0) return;
    into.insert(name + QStringLiteral("_asked_ms"), asked);
    into.insert(name + QStringLiteral("_ratio"), ours / asked);
}

QJsonObject jsonOf(const Row& row) {
    const double median = row.quantile(&Took::milliseconds, 0.5);
    const double most = row.quantile(&Took::milliseconds, 1);
    const double busyMost = row.quantile(&Took::busyMilliseconds, 1);
    QJsonObject json{{"name", row.name},
                     {"times", static_cast<qint64>(row.times.size())},
                     {"least_ms", row.quantile(&Took::milliseconds, 0)},
                     {"median_ms", median},
                     {"p95_ms", row.quantile(&Took::milliseconds, 0.95)},
                     {"most_ms", most},
                     {"busy_median_ms", row.quantile(&Took::busyMilliseconds, 0.5)},
                     {"busy_most_ms", busyMost}};
    insertAsked(json, QStringLiteral("median"), row.asked.median, median);
    insertAsked(json, QStringLiteral("most"), row.asked.most, most);
    insertAsked(json, QStringLiteral("busy_most"), row.asked.busyMost, busyMost);
    return json;
}

} // namespace

void Figures::print() const {
    std::printf("%-34s %6s %8s %8s %8s %8s   %8s %8s %8s   %8s %8s %8s %8s %8s %8s\n", "ms", "times", "least", "median",
                "95 %", "most", "busy 50%", "95 %", "most", "asked", "ratio", "at most", "ratio", "busy", "ratio");
    for (const auto& row : rows) {
        std::printf("%-34s %6zu", qPrintable(row.name), row.times.size());
        for (const double share : {0.0, 0.5, 0.95, 1.0})
            std::printf(" %8.2f", row.quantile(&Took::milliseconds, share));
        std::printf("  ");
        for (const double share : {0.5, 0.95, 1.0}) std::printf(" %8.2f", row.quantile(&Took::busyMilliseconds, share));
        std::printf("  ");
        printBeside(row.asked.median, row.quantile(&Took::milliseconds, 0.5));
        printBeside(row.asked.most, row.quantile(&Took::milliseconds, 1));
        printBeside(row.asked.busyMost, row.quantile(&Took::busyMilliseconds, 1));
        std::printf("\n");
    }
    for (const auto& fact : facts)
        std::printf("%-34s %16.2f %s\n", qPrintable(fact.name), fact.value, qPrintable(fact.unit));
}

bool Figures::write(const QString& path) const {
    QJsonArray measured, known;
    for (const auto& row : rows) measured.append(jsonOf(row));
    for (const auto& fact : facts)
        known.append(QJsonObject{{"name", fact.name}, {"value", fact.value}, {"unit", fact.unit}});
    QFile file(path);
    const QByteArray text = QJsonDocument(QJsonObject{{"benchmarks", measured}, {"facts", known}}).toJson();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

} // namespace delve::bench
