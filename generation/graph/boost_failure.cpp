#include <boost/config.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

#include <cstdlib>

/// What Boost calls instead of throwing where there are no exceptions. None of our calls can fail: a graph with
/// negative weights, say, would be our bug.
namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

} // namespace boost
#endif
