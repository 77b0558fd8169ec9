// See puzzle_input.h.
#include "json/puzzle_input.h"

#include "huisu/text.h"

namespace huisu::json {
namespace {

void fail_unreadable(Request& request, const ParseError& error) {
    request.fail(Failure{.code = "unreadable",
                         .message = describe(error, request.say().language()),
                         .line = error.line,
                         .column = error.column});
}

/// A state's parts; each looks at the failure that the ones before may have left.
class StateReader {
public:
    explicit StateReader(Request state) : state_(std::move(state)) {}

    Puzzle read() {
        const Shape shape = take_shape();
        Puzzle puzzle(shape);
        state_.needed("givens");
        const auto cells = static_cast<std::size_t>(shape.cells());
        const auto size = static_cast<std::uint64_t>(shape.size());
        const auto givens = state_.numbers("givens", cells, size);
        const auto placed = state_.numbers("placed", cells, size);
        for (std::size_t i = 0; i < givens.size(); ++i)
            if (givens[i] != 0) puzzle.set_given(static_cast<Cell>(i), givens[i]);
        for (std::size_t i = 0; i < placed.size(); ++i) place(puzzle, static_cast<Cell>(i), placed[i]);
        set_candidates(puzzle);
        return state_.finish() ? Puzzle() : puzzle;
    }

    const std::optional<Failure>& failure() const { return state_.failure(); }

private:
    Shape take_shape() {
        const Value* value = state_.value("shape");
        if (value == nullptr) return Shape{};
        Request parts(*value, state_.say(), state_.named("shape"));
        const auto rows = parts.whole("rows", 1, kMaxSize);
        const auto cols = parts.whole("cols", 1, kMaxSize);
        const auto size = parts.whole("size", kMinSize, kMaxSize);
        if (auto failure = parts.finish()) state_.fail(*failure);
        const auto shape = rows && cols   ? Shape::make(static_cast<int>(*rows), static_cast<int>(*cols))
                           : rows || cols ? std::nullopt
                           : size         ? Shape::of_size(static_cast<int>(*size))
                                          : std::optional(Shape{});
        if (shape && (!size || *size == static_cast<std::uint64_t>(shape->size()))) return *shape;
        state_.fail(state_.say()("{} is no shape: a box of rows x cols cells makes a grid of size 4 to 64",
                                 "{} 不是盘面的形状：宫的行数乘列数即盘面大小，4 到 64", state_.named("shape")));
        return Shape{};
    }

    void place(Puzzle& puzzle, Cell cell, Digit digit) {
        if (digit == kNoDigit) return;
        if (puzzle.is_open(cell)) return puzzle.set_placed(cell, digit);
        state_.fail(state_.say()("{}[{}] is placed in a cell that has a given", "{}[{}] 所填的格已有提示数",
                                 state_.named("placed"), cell));
    }

    void set_candidates(Puzzle& puzzle) {
        const Value* value = state_.value("candidates");
        if (value == nullptr) return;
        const Value::Array* lists = value->array();
        if (lists == nullptr || lists->size() != static_cast<std::size_t>(puzzle.cells()))
            return state_.fail(state_.say()("{} must be an array of {} lists", "{} 必须是 {} 个列表的数组",
                                            state_.named("candidates"), puzzle.cells()));
        for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
            const auto set = candidates_of((*lists)[static_cast<std::size_t>(cell)], puzzle.size());
            if (!set)
                return state_.fail(state_.say()("{}[{}] must be a list of digits from 1 to {}",
                                                "{}[{}] 必须是 1 到 {} 的数字列表", state_.named("candidates"), cell,
                                                puzzle.size()));
            if (puzzle.is_open(cell)) puzzle.set_candidates(cell, *set);
        }
    }

    static std::optional<DigitSet> candidates_of(const Value& value, int size) {
        const Value::Array* list = value.array();
        if (list == nullptr) return std::nullopt;
        DigitSet set;
        for (const Value& element : *list) {
            const auto digit = element.natural();
            if (!digit || *digit < 1 || *digit > static_cast<std::uint64_t>(size)) return std::nullopt;
            set.insert(static_cast<Digit>(*digit));
        }
        return set;
    }

    Request state_;
};

}  // namespace

Puzzle take_puzzle(Request& request, std::string_view name) {
    const Value* value = request.needed(name);
    if (value == nullptr) return {};
    if (const std::string* text = value->string()) {
        auto puzzle = parse(*text);
        if (puzzle.has_value()) return *puzzle;
        fail_unreadable(request, puzzle.error());
        return {};
    }
    if (value->object() == nullptr) {
        request.refuse(name, "a text or an object", "字符串或对象");
        return {};
    }
    StateReader reader(Request(*value, request.say(), request.named(name)));
    Puzzle puzzle = reader.read();
    if (reader.failure()) request.fail(*reader.failure());
    return puzzle;
}

std::optional<Shape> take_box(Request& request, std::string_view name) {
    const auto text = request.text(name);
    if (!text) return std::nullopt;
    const auto shape = shape_from_name(*text);
    if (!shape) request.refuse(name, "the rows and columns of a box, as in \"2x3\"", "宫的行数和列数，如“2x3”");
    return shape;
}

}  // namespace huisu::json
