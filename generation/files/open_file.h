#pragma once

#include <utility>

namespace delve {

/// A file descriptor that closes itself.
class OpenFile {
public:
    explicit OpenFile(int descriptor = -1) : m_descriptor(descriptor) {}
    OpenFile(OpenFile&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~OpenFile() { close(); }

    explicit operator bool() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// False, with errno set, if some of the written bytes did not arrive.
    bool close();

private:
    int m_descriptor;
};

} // namespace delve
