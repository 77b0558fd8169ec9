# What `cmake --install` puts where: the library, the public headers, and what find_package(huisu) and pkg-config need.
#
# The library is static, so whoever links it links fmt and pugixml too; huisuConfig.cmake finds them. nlohmann_json has
# headers only and is used inside .cpp files, but CMake keeps its name in the exported target, so it is found as well.
include(CMakePackageConfigHelpers)

set(huisu_cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/huisu)

install(TARGETS huisu EXPORT huisuTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/huisu DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(EXPORT huisuTargets NAMESPACE huisu:: DESTINATION ${huisu_cmake_dir})

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/huisuConfig.cmake.in ${PROJECT_BINARY_DIR}/huisuConfig.cmake
  INSTALL_DESTINATION ${huisu_cmake_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/huisuConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/huisuConfig.cmake ${PROJECT_BINARY_DIR}/huisuConfigVersion.cmake
  DESTINATION ${huisu_cmake_dir})

# The prefix is given relative to the .pc file itself, so that an installed tree can be moved.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig
  OUTPUT_VARIABLE huisu_pc_to_prefix)
configure_file(${CMAKE_CURRENT_LIST_DIR}/huisu.pc.in ${PROJECT_BINARY_DIR}/huisu.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/huisu.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
