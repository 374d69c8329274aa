#pragma once

#include "app/console.h"
#include "generation/level/printable.h"
#include "generation/level/utf8.h"

#include <QIODevice>

/// Standard output as formats write to it: byte for byte into a pipe or a file. Onto a terminal it comes as text, so
/// that nothing in a file steers it. Owned by the one who writes.
namespace delve {

class ConsoleDevice : public QIODevice {
public:
    explicit ConsoleDevice(Console& console) : m_console(console) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    ~ConsoleDevice() override {
        if (!m_begun.empty()) m_console.print(m_begun);
    }
    ConsoleDevice(const ConsoleDevice&) = delete;
    ConsoleDevice& operator=(const ConsoleDevice&) = delete;
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override {
        const std::string_view written(bytes, static_cast<std::size_t>(count));
        const bool taken = m_console.terminal().output ? printText(written) : m_console.printBytes(written);
        return taken ? count : -1;
    }

private:
    /// A piece may end amid a code point, which then waits for the next one.
    bool printText(std::string_view piece) {
        m_begun += piece;
        const auto begun = lengthOfBegun(m_begun);
        const bool taken = m_console.print(std::string_view(m_begun).substr(0, m_begun.size() - begun));
        m_begun.erase(0, m_begun.size() - begun);
        return taken;
    }
    [[nodiscard]] static std::size_t lengthOfBegun(std::string_view text) {
        constexpr std::size_t longest = 4;
        for (std::size_t length = 1; length < longest && length <= text.size(); ++length) {
            const auto byte = static_cast<unsigned char>(text[text.size() - length]);
            if (byte < 0x80) return 0;
            if (byte >= 0xc0) return firstCodePoint(text.substr(text.size() - length)).bytes == 0 ? length : 0;
        }
        return 0;
    }

    Console& m_console;
    std::string m_begun;
};

} // namespace delve
