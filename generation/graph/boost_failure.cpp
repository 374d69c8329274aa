#include <boost/config.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

#include <cstdlib>

/// What Boost calls instead of throwing where there are no exceptions. Nothing that we ask of it fails: a graph with
/// negative weights, say, would be a fault of ours.
namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

} // namespace boost
#endif
