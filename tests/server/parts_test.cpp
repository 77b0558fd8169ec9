// The parts of the server that need no socket: who may ask, what is packed, which files a page has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "server/gate.h"
#include "server/gzip.h"
#include "server/page.h"

namespace huisu::server {
namespace {

TEST(Gates, KnowOwnNamesAndAddressesInNumbers) {
    const Gate gate({"Sudoku.Example"});
    for (const std::string_view host : {"localhost", "localhost:80", "LocalHost.", "127.0.0.1:8181", "192.168.1.7",
                                        "[::1]", "[fe80::1]:80", "sudoku.example", "SUDOKU.example:1"})
        EXPECT_TRUE(gate.knows(host)) << host;
    for (const std::string_view host :
         {"", "evil.example", "sudoku.example.evil", "localhost:8x", "127.0.0.1.nip.io", "127.1", "0x7f000001", "[::1",
          "[localhost]", "::1", "local host", "user@localhost"})
        EXPECT_FALSE(gate.knows(host)) << host;
    EXPECT_FALSE(gate.knows(std::string_view("127.0.0.1\0.evil", 15)));
}

TEST(Gates, TellOwnPagesFromThoseOfOtherSites) {
    const auto same = [](std::optional<std::string_view> origin, std::optional<std::string_view> site = {}) {
        return Gate::is_same_site("localhost:8181", origin, site);
    };
    EXPECT_TRUE(same({}));
    EXPECT_TRUE(same("http://localhost:8181", "same-origin"));
    EXPECT_TRUE(same("https://LOCALHOST:8181"));
    EXPECT_TRUE(same({}, "none"));
    EXPECT_FALSE(same("http://localhost:8182"));
    EXPECT_FALSE(same("http://localhost"));
    EXPECT_FALSE(same("null"));
    EXPECT_FALSE(same("http://localhost:8181", "cross-site"));
    EXPECT_FALSE(same({}, "same-site"));
}

TEST(Packing, IsForWhoTakesIt) {
    for (const std::string_view header : {"gzip", "deflate, gzip", "br;q=1, gzip;q=0.5", " gzip ", "gzip;q=1"})
        EXPECT_TRUE(takes_gzip(header)) << header;
    for (const std::string_view header : {"", "br", "gzip;q=0", "gzip;q=0.0", "xgzip", "identity"})
        EXPECT_FALSE(takes_gzip(header)) << header;
    const std::string text(10'000, 'a');
    EXPECT_LT(gzipped(text, 1).size(), 200U);
    EXPECT_EQ(gzipped("", 9).substr(0, 2), "\x1F\x8B");
}

class PageFolder : public testing::Test {
protected:
    PageFolder() : folder_(testing::TempDir() + "huisu-page-" + std::to_string(::getpid())) {
        std::filesystem::create_directories(folder_ + "/assets/.git");
        write("index.html", "<!doctype html>");
        write("assets/a.js", std::string(1000, ';'));
        write(".hidden", "x");
        write("assets/.git/config", "x");
        std::filesystem::create_symlink("/etc", folder_ + "/etc");
        std::filesystem::create_symlink("index.html", folder_ + "/link.html");
    }
    ~PageFolder() override { std::filesystem::remove_all(folder_); }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ + "/" + name, std::ios::binary) << text;
    }

    std::string folder_;
};

TEST_F(PageFolder, GivesItsFilesAndNothingElse) {
    const Page page(folder_);
    ASSERT_TRUE(page.has_start());
    EXPECT_EQ(page.find("/")->bytes, "<!doctype html>");
    EXPECT_EQ(page.find("/")->type, "text/html; charset=utf-8");
    EXPECT_FALSE(page.find("/")->is_lasting);
    ASSERT_NE(page.find("/assets/a.js"), nullptr);
    EXPECT_TRUE(page.find("/assets/a.js")->is_lasting);
    EXPECT_LT(page.find("/assets/a.js")->packed.size(), 100U);
    for (const std::string_view path : {"", "/assets", "/assets/", "/.hidden", "/assets/.git/config", "/etc/passwd",
                                        "/link.html", "/../index.html", "index.html"})
        EXPECT_EQ(page.find(path), nullptr) << path;
}

TEST_F(PageFolder, TagsTellContentsApart) {
    const std::string before = Page(folder_).find("/")->tag;
    EXPECT_EQ(Page(folder_).find("/")->tag, before);
    write("index.html", "<!doctype html> ");
    EXPECT_NE(Page(folder_).find("/")->tag, before);
}

TEST(Pages, MayBeMissing) {
    EXPECT_FALSE(Page().has_start());
    EXPECT_FALSE(Page("/nowhere/at/all").has_start());
}

}  // namespace
}  // namespace huisu::server
