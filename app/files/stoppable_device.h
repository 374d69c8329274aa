#pragma once

#include "generation/pipeline/feedback.h"

#include <QIODevice>

/// Passes bytes to another device until the work is stopped, and then refuses more, so that writing ends. Owned by the
/// code that writes.
namespace delve::app {

class StoppableDevice : public QIODevice {
public:
    StoppableDevice(QIODevice& into, const generation::Feedback& feedback) : m_into(into), m_feedback(feedback) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override {
        if (m_feedback.stopped()) return -1;
        const auto written = m_into.write(bytes, count);
        if (written < 0) setErrorString(m_into.errorString());
        return written;
    }

private:
    QIODevice& m_into;
    const generation::Feedback& m_feedback;
};

} // namespace delve::app
