#pragma once

#include "generation/pipeline/feedback.h"

namespace delve::app {

/// Of one of several pieces of work at a time: it stops with the whole, whose progress is that of the finished pieces.
class StopsWith : public generation::Feedback {
public:
    explicit StopsWith(const Feedback& whole) : m_whole(whole) {}
    [[nodiscard]] bool stopped() const override { return m_whole.stopped(); }

private:
    const Feedback& m_whole;
};

} // namespace delve::app
