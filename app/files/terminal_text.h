#pragma once

#include "generation/level/printable.h"
#include "generation/level/utf8.h"

#include <QIODevice>

#include <string>
#include <string_view>

/// Passes on text formats in a form safe for terminals, so that nothing in a file controls them. An incomplete
/// character at the end is flushed by the destructor. Owned by the code that writes.
namespace delve::app {

class TerminalText : public QIODevice {
public:
    explicit TerminalText(QIODevice& into) : m_into(into) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    ~TerminalText() override { (void)print(m_begun); }
    TerminalText(const TerminalText&) = delete;
    TerminalText& operator=(const TerminalText&) = delete;
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    /// A piece may end within a code point, which then waits for the next piece.
    qint64 writeData(const char* bytes, qint64 count) override {
        m_begun.append(bytes, static_cast<std::size_t>(count));
        const auto whole = m_begun.size() - lengthOfBegun(m_begun);
        const bool taken = print(std::string_view(m_begun).substr(0, whole));
        m_begun.erase(0, whole);
        return taken ? count : -1;
    }

private:
    bool print(std::string_view piece) {
        const auto text = safeToPrint(piece);
        const auto size = static_cast<qint64>(text.size());
        if (m_into.write(text.data(), size) == size) return true;
        setErrorString(m_into.errorString());
        return false;
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

    QIODevice& m_into;
    std::string m_begun;
};

} // namespace delve::app
