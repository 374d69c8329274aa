#pragma once

#include "editor/generation/generation_order.h"
#include "editor/survey/want.h"
#include "editor/work/jobs.h"

#include <QObject>

#include <cstdint>
#include <string>

/// Searches in the background for a seed whose level meets a condition, as the window would generate it: with the pins,
/// the stamps and the rules of its world. Owned by a panel; the newest search wins.
namespace delve::editor {

struct GenerationMemory;

/// The level that an order makes of a seed, in its world; `now` is that world, and `level` its place in it. Unlike
/// other such functions, for one thread at a time.
[[nodiscard]] MakeWorld makeBy(GenerationOrder order, World now, std::size_t level);

/// The same of the order as it stands, seed and all. The memory is for one thread at a time.
[[nodiscard]] Result<std::optional<WorldOfSeed>> makeOrdered(const GenerationOrder& order, const World& now,
                                                             std::size_t level, GenerationMemory& memory,
                                                             generation::Feedback& feedback);

class WantFinder : public QObject {
    Q_OBJECT
public:
    explicit WantFinder(JobPool& pool, QObject* parent = nullptr);

    /// Tries seeds that follow from the given one.
    void find(MakeWorld make, std::uint64_t seed, play::Condition condition, std::string text);
    void cancel();
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }

signals:
    void progressed(int permille);
    void found(std::uint64_t seed, int tries);
    void failed(const delve::Message& why);

private:
    JobQueue m_jobs;
};

} // namespace delve::editor
