#pragma once

#include "generation/files/whole_file.h"

#include <QIODevice>

#include <functional>
#include <string>

namespace delve::editor {

/// Passes the written bytes on to a sink, in larger pieces. Owned by the code that writes.
class SinkDevice : public QIODevice {
public:
    explicit SinkDevice(const TextSink& sink) : m_sink(sink) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        m_piece.reserve(pieceSize);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool flush() {
        const bool taken = m_piece.empty() || m_sink(m_piece);
        m_piece.clear();
        return taken;
    }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override {
        m_piece.append(bytes, static_cast<std::size_t>(count));
        return m_piece.size() < pieceSize || flush() ? count : -1;
    }

private:
    static constexpr std::size_t pieceSize = std::size_t{1} << 16;
    const TextSink& m_sink;
    std::string m_piece;
};

/// What writes to a device, for the functions that write whole files.
[[nodiscard]] WriteText throughDevice(const std::function<Done(QIODevice&)>& write);

} // namespace delve::editor
