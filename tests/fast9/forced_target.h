// HUISU_TARGET for as long as this lives, and then what it was before.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace huisu::tests {

class ForcedTarget {
public:
    explicit ForcedTarget(const std::string& name) {
        if (const char* before = std::getenv("HUISU_TARGET")) before_ = before;
        setenv("HUISU_TARGET", name.c_str(), 1);
    }
    ~ForcedTarget() {
        if (before_)
            setenv("HUISU_TARGET", before_->c_str(), 1);
        else
            unsetenv("HUISU_TARGET");
    }
    ForcedTarget(const ForcedTarget&) = delete;
    ForcedTarget& operator=(const ForcedTarget&) = delete;

private:
    std::optional<std::string> before_;
};

}  // namespace huisu::tests
