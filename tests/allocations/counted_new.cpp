#include "tests/allocations/counted_new.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocations = 0;
std::atomic<std::size_t> bytes = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    bytes += size;
    if (void* const memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

delve::test::Allocations delve::test::allocationsUntilNow() { return {allocations, bytes}; }
