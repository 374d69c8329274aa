#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

/// The seeds that a person has looked at, in order, with a place among them: what back and forward step through.
namespace delve::ui {

/// Where the next seed comes from when the dice are thrown. Handed in, so that tests know what they throw.
using SeedSource = std::function<std::uint64_t()>;
/// Seeds of up to nine digits, drawn from the moment of the call.
[[nodiscard]] SeedSource seedsFromClock();

/// A seed as the person wrote it, and what it stands for.
struct Seed {
    QString text;
    std::uint64_t value = 0;
};
/// Integers and words alike; the text is trimmed.
[[nodiscard]] Seed seedOf(const QString& text);

class SeedHistory {
public:
    /// The one at the place; null where none was looked at yet.
    [[nodiscard]] const Seed* now() const { return m_seeds.empty() ? nullptr : &m_seeds[m_place]; }
    [[nodiscard]] bool canGoBack() const { return m_place > 0; }
    [[nodiscard]] bool canGoForward() const { return m_place + 1 < m_seeds.size(); }
    [[nodiscard]] const Seed& back() { return m_seeds[--m_place]; }
    [[nodiscard]] const Seed& forward() { return m_seeds[++m_place]; }
    /// A new seed: what lay forward of here is forgotten, as in a browser.
    void visit(const Seed& seed);
    /// The seed came from elsewhere (undo, a file): goes to it where it is known, visits it otherwise. Gives how the
    /// person wrote it.
    [[nodiscard]] QString arriveAt(std::uint64_t value);

private:
    std::vector<Seed> m_seeds;
    std::size_t m_place = 0;
};

} // namespace delve::ui
