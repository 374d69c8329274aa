#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

/// The seeds that a person has visited, in order, with a current position: back and forward step through them.
namespace delve::ui {

/// Returns the next seed when the dice are thrown. Passed in, so that tests control it.
using SeedSource = std::function<std::uint64_t()>;
/// Seeds of up to nine digits, drawn from the moment of the call.
[[nodiscard]] SeedSource seedsFromClock();

/// A seed as typed, and its value.
struct Seed {
    QString text;
    std::uint64_t value = 0;
};
/// Accepts integers and words; trims the text.
[[nodiscard]] Seed seedOf(const QString& text);

class SeedHistory {
public:
    /// The seed at the current position; null if there is none yet.
    [[nodiscard]] const Seed* now() const { return m_seeds.empty() ? nullptr : &m_seeds[m_place]; }
    [[nodiscard]] bool canGoBack() const { return m_place > 0; }
    [[nodiscard]] bool canGoForward() const { return m_place + 1 < m_seeds.size(); }
    [[nodiscard]] const Seed& back() { return m_seeds[--m_place]; }
    [[nodiscard]] const Seed& forward() { return m_seeds[++m_place]; }
    /// Visits a new seed: seeds forward of the current position are dropped, as in a browser.
    void visit(const Seed& seed);
    /// The seed came from elsewhere (undo, a file): goes to it if it is known, visits it otherwise. Returns it as the
    /// person typed it.
    [[nodiscard]] QString arriveAt(std::uint64_t value);

private:
    std::vector<Seed> m_seeds;
    std::size_t m_place = 0;
};

} // namespace delve::ui
