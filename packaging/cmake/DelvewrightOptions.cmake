# What every target of the project is built with: the language, the warnings, and the floating-point rules
# that keep a seed the same level on every compiler.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(DELVEWRIGHT_FILES)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
# The moc of Qt 6.4 cannot parse these two headers of g++ 12: their include guards are set, so that it passes them over.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_COMPARE -D_GLIBCXX_CONCEPTS)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# Boost is used by its headers alone. A copy that packaging/run unpacked under .deps goes before the system's.
find_path(DELVEWRIGHT_BOOST_INCLUDE boost/version.hpp
          HINTS "${CMAKE_CURRENT_SOURCE_DIR}/.deps/usr/include" NO_CMAKE_PATH)
if(NOT DELVEWRIGHT_BOOST_INCLUDE)
    message(FATAL_ERROR "Boost 1.81 or newer was not found. Run packaging/run, which installs it, or install libboost1.81-dev.")
endif()
file(STRINGS "${DELVEWRIGHT_BOOST_INCLUDE}/boost/version.hpp" boost_version REGEX "#define BOOST_VERSION [0-9]+")
string(REGEX MATCH "[0-9]+" boost_version "${boost_version}")
if(boost_version LESS 108100)
    message(FATAL_ERROR "Boost in ${DELVEWRIGHT_BOOST_INCLUDE} is too old (${boost_version}); 1.81 or newer is needed. Run packaging/run.")
endif()
add_library(delvewright_boost INTERFACE)
if(NOT DELVEWRIGHT_BOOST_INCLUDE STREQUAL "/usr/include") # naming the system's own folder breaks include_next and moc
    target_include_directories(delvewright_boost SYSTEM INTERFACE "${DELVEWRIGHT_BOOST_INCLUDE}")
endif()
target_compile_definitions(delvewright_boost INTERFACE BOOST_ALLOW_DEPRECATED_HEADERS BOOST_BIND_GLOBAL_PLACEHOLDERS)

if(DELVEWRIGHT_FILES) # where there are no files, there are no threads either
    find_package(Threads REQUIRED)
endif()

# Every compiler may warn, but what it warns of is an error only where the code was read with it: a newer one finds more.
set(delvewright_errors "")
if(DELVEWRIGHT_WERROR)
    if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13) OR
       (CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15))
        set(delvewright_errors -Werror)
    endif()
endif()

add_library(delvewright_options INTERFACE)
target_compile_options(delvewright_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wno-missing-field-initializers # a struct of parameters names those that differ from their defaults
    -ffp-contract=off
    # Without it g++ inlines no function that another library might replace, and nobody replaces one of ours.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-fno-semantic-interposition>
    # g++ 12 sees overlaps and overflows in the own code of std::string (GCC bugs 105651 and 105329).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized>
    ${delvewright_errors})
target_include_directories(delvewright_options INTERFACE "${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(delvewright_options INTERFACE $<$<BOOL:${DELVEWRIGHT_FILES}>:Threads::Threads>)

# delvewright_rescan_moc(NAME): with Ninja, CMake does not run moc again for a file that was added: it does when its stamp is gone.
function(delvewright_rescan_moc name)
    file(REMOVE "${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/timestamp")
endfunction()

# delvewright_library(NAME [folder...]): a static library of every source below the current folder, but for those folders,
# which are libraries of their own.
function(delvewright_library name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
    foreach(folder IN LISTS ARGN)
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${folder}/")
    endforeach()
    add_library(${name} STATIC ${sources})
    delvewright_rescan_moc(${name})
    target_link_libraries(${name} PRIVATE "$<BUILD_INTERFACE:delvewright_options>")
    target_compile_features(${name} PUBLIC cxx_std_20)
    target_include_directories(${name} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
endfunction()

# delvewright_precompile(TARGET header...): precompiled headers, where they are switched on.
function(delvewright_precompile target)
    if(DELVEWRIGHT_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# The folders whose headers are installed, for programs of one's own.
set(DELVEWRIGHT_INSTALLED_FOLDERS generation playtest)

# delvewright_every_installed_header(VARIABLE): a source, made of that list, that includes every header that is installed.
function(delvewright_every_installed_header variable)
    set(lines "")
    foreach(folder IN LISTS DELVEWRIGHT_INSTALLED_FOLDERS)
        file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/${folder}/*.h")
        foreach(header IN LISTS headers)
            string(APPEND lines "#include \"${header}\"\n")
        endforeach()
    endforeach()
    set(source "${CMAKE_CURRENT_BINARY_DIR}/every_installed_header.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "${lines}" @ONLY)
    set(${variable} "${source}" PARENT_SCOPE)
endfunction()
