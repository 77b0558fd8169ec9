// The big grids of the shared corpora: blank-separated numbers under comments that say how many givens there are.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "text/reading.h"

namespace huisu {
namespace {

TEST(BigGrids, AllSharedFilesAreReadWithAllTheirGivens) {
    const std::filesystem::path folder = std::filesystem::path(HUISU_SHARED) / "data" / "big";
    if (!std::filesystem::is_directory(folder)) GTEST_SKIP() << "needs ../shared/data";
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto record = parse_record(text);
        ASSERT_TRUE(record.has_value()) << entry.path() << ": " << describe(record.error());
        const std::size_t at = text.find("# givens ");
        ASSERT_NE(at, std::string::npos) << entry.path();
        EXPECT_EQ(record->puzzle.given_count(), std::stoi(text.substr(at + 9))) << entry.path();
        EXPECT_EQ(record->layout.format, TextFormat::kWide);
        for (const TextFormat format_to_try :
             {TextFormat::kLine, TextFormat::kGrid, TextFormat::kBoxed, TextFormat::kWide}) {
            const auto written = format(record->puzzle, {format_to_try});
            ASSERT_TRUE(written.has_value());
            const auto back = parse(*written);
            ASSERT_TRUE(back.has_value()) << describe(back.error()) << "\n" << *written;
            EXPECT_EQ(*back, record->puzzle);
        }
        ++files;
    }
    EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace huisu
