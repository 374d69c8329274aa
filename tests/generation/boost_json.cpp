// Boost.JSON, compiled once here: the project uses Boost by its headers alone.
#include <boost/json/src.hpp>
