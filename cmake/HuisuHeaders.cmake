# The libraries of Debian of which headers are enough, for a build that is not for this machine.
#
# Debian keeps them in /usr/include beside the headers of this machine's C library, which no other target may see. So a
# folder of links is made that holds just these, and the targets that find_package would give stand for it.
set(huisu_headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${huisu_headers})
foreach(one fmt/format.h hwy/highway.h nlohmann/json.hpp)
  cmake_path(GET one PARENT_PATH folder)
  find_path(HUISU_HEADERS_${folder} ${one} PATHS /usr/include /usr/local/include
    NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${HUISU_HEADERS_${folder}}/${folder} ${huisu_headers}/${folder} SYMBOLIC)
endforeach()

foreach(target fmt::fmt nlohmann_json::nlohmann_json hwy::hwy)
  add_library(${target} INTERFACE IMPORTED)
  set_target_properties(${target} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${huisu_headers})
endforeach()
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY=1)
