# The toolchain of the preset wasm: clang 19 for WebAssembly, with the C and C++ libraries of Debian's wasi-libc and
# libc++-19-dev-wasm32. There are no exceptions, no threads and no disk.
set(CMAKE_SYSTEM_NAME Generic) # CMake 3.22 has no name for this system
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_SYSTEM_PREFIX_PATH /usr/local /usr) # for the headers of Boost
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT -fno-exceptions)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=8388608") # as large as a thread's elsewhere; clang's default is 64 KiB
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
