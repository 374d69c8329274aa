#pragma once

#include <cstddef>
#include <memory>
#include <vector>

/// A list that grows to millions without ever being copied, so that a search can be stopped at any time.
namespace delve::play {

template <class T>
class LongList {
public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_pieces[i / pieceSize][i % pieceSize]; }
    void push_back(const T& value) {
        if (m_size == m_pieces.size() * pieceSize) m_pieces.push_back(std::make_unique<T[]>(pieceSize));
        m_pieces[m_size / pieceSize][m_size % pieceSize] = value;
        ++m_size;
    }
    /// Keeps the first piece, since most lists are short.
    void clear() {
        m_size = 0;
        if (m_pieces.size() > 1) m_pieces.resize(1);
    }

private:
    static constexpr std::size_t pieceSize = std::size_t{1} << 12;
    std::vector<std::unique_ptr<T[]>> m_pieces;
    std::size_t m_size = 0;
};

} // namespace delve::play
