// Takes the members of a request one by one, and keeps the first thing that is wrong with them.
//
// A verb asks for every member it knows and looks at failure() once, after the last: what is missing or bad comes as a
// default, so that nothing needs to be looked at in between. finish() adds what the verb did not ask for.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/failure.h"
#include "json/say.h"
#include "json/value.h"

namespace huisu::json {

class Request {
public:
    /// Of a value that is no object nothing can be taken. The value must outlive the request.
    Request(const Value& value, const Say& say, std::string path = {});

    const Say& say() const { return say_; }
    bool has(std::string_view name) const;

    bool flag(std::string_view name, bool otherwise = false);
    std::optional<std::uint64_t> whole(std::string_view name, std::uint64_t least, std::uint64_t most);
    std::optional<double> seconds(std::string_view name);
    std::optional<std::string> text(std::string_view name);
    std::string needed_text(std::string_view name);
    /// One of the words, by its index.
    std::optional<std::size_t> choice(std::string_view name, std::span<const std::string_view> words);
    /// `count` whole numbers from 0 to `most`, one a cell; empty where the member is not there.
    std::vector<std::uint8_t> numbers(std::string_view name, std::size_t count, std::uint64_t most);
    /// The member itself; null where it is not there.
    const Value* value(std::string_view name);
    const Value* needed(std::string_view name);

    /// Complains, unless something was complained of before.
    void fail(Failure failure);
    void fail(std::string message) { fail(Failure{.message = std::move(message)}); }
    /// The member is not what it should be.
    void refuse(std::string_view name, std::string_view english, std::string_view chinese);
    const std::optional<Failure>& failure() const { return failure_; }
    /// Complains of members that nobody asked for.
    const std::optional<Failure>& finish();

    /// "puzzle.givens": a member's name as a sentence has it.
    std::string named(std::string_view name) const {
        return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
    }

private:
    std::string known_names() const;

    const Value::Object* members_ = nullptr;
    Say say_;
    std::string path_;
    std::vector<std::string_view> known_;
    std::optional<Failure> failure_;
};

}  // namespace huisu::json
