#pragma once

/// The only place in the level model, the generators and the game that throws or catches.
namespace delve {

/// Leaves a loop in code that is not ours and offers no way to: Boost.Polygon's sweep. The caller of the loop owns it.
/// With exceptions it throws one, which never leaves this class. Without them, as in a browser, the loop runs to its
/// end, and its result is dropped all the same.
class WayOut {
public:
    /// Called from within the loop. With exceptions it does not return.
    void leave() {
        m_left = true;
#ifdef __cpp_exceptions
        throw Left{};
#endif
    }

    /// Runs the loop. False if it was left; its result is then invalid.
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
