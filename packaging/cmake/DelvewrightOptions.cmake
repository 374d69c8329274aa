# What every target of the project is built with: the language, the warnings, and the floating-point rules
# that keep a seed the same level on every compiler.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(DELVEWRIGHT_FILES)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
# The moc of Qt 6.4 cannot parse these two headers of g++ 12: their include guards are defined, so that it skips them.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_COMPARE -D_GLIBCXX_CONCEPTS)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# Only headers of Boost are used. A copy that packaging/run unpacked under .deps takes precedence over the system's.
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

if(DELVEWRIGHT_FILES) # a system without files has no threads either
    find_package(Threads REQUIRED)
endif()

# Every compiler warns, but warnings are errors only for the compilers that the code was checked with: newer ones find more.
set(delvewright_errors "")
if(DELVEWRIGHT_WERROR)
    if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13) OR
       (CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15))
        set(delvewright_errors -Werror)
    endif()
endif()

add_library(delvewright_options INTERFACE)
target_compile_options(delvewright_options INTERFACE
    -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
    # Where sources are compiled together, what one names for itself is in sight of the next.
    $<IF:$<BOOL:${DELVEWRIGHT_UNITY}>,$<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>,-Wshadow>
    -Wno-missing-field-initializers # initializers of parameters name only those that differ from their defaults
    -ffp-contract=off
    # Lets g++ inline functions that another library could replace, since none replaces ours.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-fno-semantic-interposition>
    # g++ 12 reports false overlaps and overflows in std::string itself (GCC bugs 105651 and 105329).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized>
    ${delvewright_errors})
target_include_directories(delvewright_options INTERFACE "${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(delvewright_options INTERFACE $<$<BOOL:${DELVEWRIGHT_FILES}>:Threads::Threads>)

# delvewright_rescan_moc(NAME): with Ninja, CMake runs moc for an added file only after its timestamp file is removed.
function(delvewright_rescan_moc name)
    file(REMOVE "${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/timestamp")
endfunction()

# delvewright_library(NAME [folder...]): a static library of every source below the current folder, except these folders,
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

# delvewright_together(TARGET [APART pattern...]): compiles the sources of each folder up to eight at once, as one file that
# includes them, in a third of the time. Those that match a pattern, relative to the current folder, are compiled alone:
# they name something in their unnamed namespace as a neighbour does, because both are rows of one table.
function(delvewright_together target)
    if(NOT DELVEWRIGHT_UNITY)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "APART")
    set(apart "")
    foreach(pattern IN LISTS arg_APART)
        file(GLOB files "${CMAKE_CURRENT_SOURCE_DIR}/${pattern}")
        list(APPEND apart ${files})
    endforeach()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/.*\\.cpp$")
    list(REMOVE_ITEM sources ${apart} "")
    foreach(source IN LISTS sources)
        get_filename_component(folder "${source}" DIRECTORY)
        file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${folder}")
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        if(NOT DEFINED count_${folder})
            set(count_${folder} 0)
        endif()
        math(EXPR part "${count_${folder}} / 8")
        math(EXPR count_${folder} "${count_${folder}} + 1")
        set_property(SOURCE "${source}" PROPERTY UNITY_GROUP "${folder}_${part}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# delvewright_precompile(TARGET header...): precompiled headers, if they are enabled.
function(delvewright_precompile target)
    if(DELVEWRIGHT_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# The folders whose headers are installed, for other programs.
set(DELVEWRIGHT_INSTALLED_FOLDERS generation playtest)

# delvewright_every_installed_header(VARIABLE): a generated source that includes every installed header.
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
