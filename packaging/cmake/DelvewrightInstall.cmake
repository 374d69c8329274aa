# The installed files, and the two Debian packages made from them: delvewright, the program, and libdelvewright-dev, the
# level model, the generators and the game for other programs.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(desktop "${PROJECT_SOURCE_DIR}/packaging/desktop")
set(manual "${PROJECT_BINARY_DIR}/manual")

# --- the library -----------------------------------------------------------------------------------------------------
set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/Delvewright")
install(DIRECTORY ${DELVEWRIGHT_INSTALLED_FOLDERS} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/delvewright" COMPONENT development
        FILES_MATCHING PATTERN "*.h")
foreach(part IN ITEMS generation generation_files playtest playtest_files)
    set_target_properties(delvewright_${part} PROPERTIES EXPORT_NAME ${part})
    target_include_directories(delvewright_${part} INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/delvewright>")
    install(TARGETS delvewright_${part} EXPORT Delvewright
            ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
endforeach()
install(EXPORT Delvewright NAMESPACE Delvewright:: FILE DelvewrightTargets.cmake DESTINATION "${package_folder}"
        COMPONENT development)
configure_package_config_file("${PROJECT_SOURCE_DIR}/packaging/cmake/DelvewrightConfig.cmake.in"
                              "${PROJECT_BINARY_DIR}/DelvewrightConfig.cmake" INSTALL_DESTINATION "${package_folder}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/DelvewrightConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/DelvewrightConfig.cmake" "${PROJECT_BINARY_DIR}/DelvewrightConfigVersion.cmake"
        DESTINATION "${package_folder}" COMPONENT development)

# --- the program -----------------------------------------------------------------------------------------------------
# delvewright_manual_page(LANGUAGE folder): the man page in a language, as the program itself prints it.
function(delvewright_manual_page language folder)
    set(page "${manual}/${language}/delvewright.1.gz")
    add_custom_command(OUTPUT "${page}" DEPENDS delvewright VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory "${manual}/${language}"
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=${language} $<TARGET_FILE:delvewright> man-page
                | gzip -9n > "${page}")
    install(FILES "${page}" DESTINATION "${folder}" COMPONENT program)
    set_property(GLOBAL APPEND PROPERTY delvewright_manual "${page}")
endfunction()

# delvewright_completion(SHELL folder name): the completions of a shell, as the program itself prints them.
function(delvewright_completion shell folder name)
    set(script "${manual}/${name}.${shell}")
    add_custom_command(OUTPUT "${script}" DEPENDS delvewright VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory "${manual}"
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=en $<TARGET_FILE:delvewright> completions ${shell} > "${script}")
    install(FILES "${script}" DESTINATION "${CMAKE_INSTALL_DATADIR}/${folder}" RENAME "${name}" COMPONENT program)
    set_property(GLOBAL APPEND PROPERTY delvewright_manual "${script}")
endfunction()

if(DELVEWRIGHT_EDITOR)
    install(TARGETS delvewright RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT program)
    install(FILES "${desktop}/delvewright.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT program)
    install(FILES "${desktop}/delvewright.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" COMPONENT program)
    set(icons "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable")
    install(FILES "${desktop}/delvewright.svg" DESTINATION "${icons}/apps" COMPONENT program)
    install(FILES "${desktop}/application-x-delvewright.svg" DESTINATION "${icons}/mimetypes" COMPONENT program)
    set(documents "${CMAKE_INSTALL_DATADIR}/doc/delvewright")
    install(FILES README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md LICENSE DESTINATION "${documents}" COMPONENT program)
    install(DIRECTORY docs DESTINATION "${documents}" COMPONENT program)
    install(PROGRAMS packaging/cluster/survey.sbatch DESTINATION "${documents}/packaging/cluster" COMPONENT program)
endif()
if(DELVEWRIGHT_MANUAL)
    delvewright_manual_page(en "${CMAKE_INSTALL_MANDIR}/man1")
    delvewright_manual_page(de "${CMAKE_INSTALL_MANDIR}/de/man1")
    delvewright_completion(bash bash-completion/completions delvewright)
    delvewright_completion(zsh zsh/vendor-completions _delvewright)
    delvewright_completion(fish fish/vendor_completions.d delvewright.fish)
    get_property(pages GLOBAL PROPERTY delvewright_manual)
    add_custom_target(delvewright_manual ALL DEPENDS ${pages})
endif()

# --- the packages ----------------------------------------------------------------------------------------------------
foreach(package IN ITEMS delvewright libdelvewright-dev)
    if(package STREQUAL "delvewright")
        set(component program)
    else()
        set(component development)
    endif()
    install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${package}" RENAME copyright COMPONENT ${component})
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME delvewright)
set(CPACK_PACKAGE_VENDOR "the Delvewright authors")
set(CPACK_PACKAGE_CONTACT "the Delvewright authors <authors@delvewright.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "level editor and playtest environment for procedurally generated tile worlds")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME delvewright)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Drag a parameter of a recipe and see the level change at once; keep what you
like as a seed that always makes it again. Whatever the window does, the
command line does without a display.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libdelvewright-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "The generators alone, for games that make their levels at run time: static
libraries without Qt, their headers, and a CMake package of which
find_package(Delvewright) gives Delvewright::generation and
Delvewright::playtest, and beside them Delvewright::generation_files and
Delvewright::playtest_files for levels and saved games on a disk.")
include(CPack)
