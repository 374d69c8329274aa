#pragma once

#include <memory>
#include <string>
#include <utility>

namespace delve {

/// A text that is nearly always empty, and then takes no more memory than a pointer.
class RareText {
public:
    RareText() = default;
    RareText(std::string text) { *this = std::move(text); }
    RareText(const RareText& other)
        : m_text(other.m_text ? std::make_unique<const std::string>(*other.m_text) : nullptr) {}
    RareText(RareText&&) noexcept = default;
    RareText& operator=(const RareText& other) { return *this = RareText(other); }
    RareText& operator=(RareText&&) noexcept = default;
    RareText& operator=(std::string text) {
        m_text = text.empty() ? nullptr : std::make_unique<const std::string>(std::move(text));
        return *this;
    }
    ~RareText() = default;

    [[nodiscard]] bool empty() const { return !m_text; }
    [[nodiscard]] const std::string& text() const {
        static const std::string nothing;
        return m_text ? *m_text : nothing;
    }

    friend bool operator==(const RareText& a, const RareText& b) { return a.text() == b.text(); }

private:
    std::unique_ptr<const std::string> m_text; ///< never to an empty one
};

} // namespace delve
