#pragma once

#include "generation/pipeline/feedback.h"

#include <cstdint>
#include <limits>

namespace delve::test {

/// Counts how often work asks whether to stop; from question number `last` on the answer is yes.
class CountedQuestions : public generation::Feedback {
public:
    explicit CountedQuestions(std::int64_t last = std::numeric_limits<std::int64_t>::max()) : m_last(last) {}

    [[nodiscard]] bool stopped() const override { return ++m_asked >= m_last; }
    [[nodiscard]] std::int64_t asked() const { return m_asked; }
    /// How many of them came after the first yes.
    [[nodiscard]] std::int64_t askedInVain() const { return m_asked > m_last ? m_asked - m_last : 0; }

private:
    std::int64_t m_last;
    mutable std::int64_t m_asked = 0;
};

} // namespace delve::test
