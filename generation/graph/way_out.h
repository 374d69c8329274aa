#pragma once

/// The one place of the level model, the generators and the game that throws, or catches.
namespace delve {

/// A way out of a loop that is not ours and offers none: Boost.Polygon's sweep. Owned by whoever runs the loop. Where
/// there are exceptions it is one, which never leaves this class. Where there are none, as in a browser, the loop runs
/// to its end, and what it made is dropped all the same.
class WayOut {
public:
    /// From within the loop. With exceptions it does not return.
    void leave() {
        m_left = true;
#ifdef __cpp_exceptions
        throw Left{};
#endif
    }

    /// Runs the loop. False: it was left, and what it made is of no use.
    template <class Loop>
    [[nodiscard]] bool finishes(const Loop& loop) {
#ifdef __cpp_exceptions
        try {
            loop();
        } catch (const Left&) {
        }
#else
        loop();
#endif
        return !m_left;
    }

private:
    struct Left {};
    bool m_left = false;
};

} // namespace delve
