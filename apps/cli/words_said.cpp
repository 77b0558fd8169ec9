// The words of the man page and of what the commands say: the second half of the table.
#include "word_halves.h"

namespace huisu::cli {
namespace {

using W = Word;

// clang-format off
constexpr std::array kWordsSaid{
    WordEntry{W::kManName, "NAME", "名称"},
    WordEntry{W::kManSynopsis, "SYNOPSIS", "概要"},
    WordEntry{W::kManDescription, "DESCRIPTION", "描述"},
    WordEntry{W::kManInput, "INPUT", "输入"},
    WordEntry{W::kManOutput, "OUTPUT", "输出"},
    WordEntry{W::kManMessages, "MESSAGES", "消息"},
    WordEntry{W::kIntroduction,
              "huisu reads puzzles from files or standard input and answers them in order. It takes grids from 4x4 to 64x64 "
              "with boxes of any shape, and puzzles with pencilmarks.",
              "huisu 从文件或标准输入读取数独题目，按顺序给出答案。支持 4x4 到 64x64、宫为任意行列数的盘面，也支持带候选数的题目。"},
    WordEntry{W::kInputText,
              "Each puzzle is recognised by itself: lines of 81 characters, nine lines of nine, grids with borders, values "
              "separated by commas, tabs or blanks, candidate grids, lines of 729 pencilmarks, JSON boards, links, and the "
              "files of other programs; the other sizes in the same layouts. A blank is one of . 0 * _ - ? x. Comments, "
              "names and ratings after a puzzle, byte-order marks and any line ends are dealt with. --format names one "
              "format.",
              "逐题自动识别：81 个字符的一行、九行各九个字符、带边框的盘面、以逗号、制表符或空格分隔的数值、候选数盘面、729 个字符的"
              "候选数行、JSON 盘面、链接以及其他程序的文件；其他大小用同样的版式。空白格可写作 . 0 * _ - ? x。注释、题目后的名称和评级、"
              "字节顺序标记和各种换行符都能处理。--format 指定一种格式。"},
    WordEntry{W::kOutputText,
              "One answer a puzzle, in order, whatever the number of threads. A puzzle that cannot be read prints invalid in "
              "its place, so that the answers stay beside their questions; an input without any puzzle prints nothing. "
              "Answers of several lines are separated by an empty line where their puzzles were, or where --output made "
              "several lines of one. Output through a pipe goes out as soon as the next input is waited for. When the "
              "reader of the output goes away (a closed pipe), huisu ends quietly with status 0. An interrupt (SIGINT, "
              "SIGTERM) ends it after a whole answer.",
              "每题一个答案，顺序与输入一致，与线程数无关。无法读取的题在原位输出 invalid，使答案与题目一一对应；"
              "没有题目的输入不输出任何内容。题目之间有空行，或者 --output 把一行变成多行时，多行的答案之间有空行。"
              "从管道读取时，一旦需要等待新的输入，已有的答案立即输出。输出的读取方关闭管道时，huisu 静默结束，状态为 0。"
              "收到中断信号（SIGINT、SIGTERM）时，在完整的答案之后结束。"},
    WordEntry{W::kMessagesText,
              "Messages go to standard error and begin with the place, FILE:LINE: or FILE:LINE:COLUMN:, counted from 1. "
              "Standard input is called <stdin>.",
              "消息输出到标准错误，以位置开头：FILE:LINE: 或 FILE:LINE:COLUMN:，从 1 数起。标准输入写作 <stdin>。"},
    WordEntry{W::kExit0, "every puzzle has exactly one solution, or the command did its work", "每道题都恰有一个解，或命令已完成"},
    WordEntry{W::kExit1, "some puzzle has no solution or several", "有的题无解或多解"},
    WordEntry{W::kExit2, "bad usage, or some input cannot be read, breaks a rule or does not fit the layout",
              "用法错误，或有的输入无法读取、违规、版式容纳不下"},
    WordEntry{W::kExit3, "the time was over: some answer is unknown; or generate could not make all that was asked for",
              "时间用完，有的答案未知；或 generate 未能生成所要的全部题目"},
    WordEntry{W::kExitNotes, "When several apply, the largest.", "符合多项时取最大的。"},

    WordEntry{W::kNoCommand, "a command is needed", "需要一个命令"},
    WordEntry{W::kUnknownCommand, "unknown command {}", "未知命令 {}"},
    WordEntry{W::kUnknownOption, "unknown option {}", "未知选项 {}"},
    WordEntry{W::kUnexpectedArgument, "unexpected argument {}", "多余的参数 {}"},
    WordEntry{W::kMissingArgument, "{} is needed", "缺少 {}"},
    WordEntry{W::kMissingValue, "{} needs a value", "{} 需要一个值"},
    WordEntry{W::kNotOneOf, "{} is none of: {}", "{} 不在可选值之中：{}"},
    WordEntry{W::kNotACount, "{} is no whole number from {} to {}", "{} 不是 {} 到 {} 的整数"},
    WordEntry{W::kNotSeconds, "{} is no number of seconds", "{} 不是秒数"},
    WordEntry{W::kNotAShape, "{} is no box shape; write rows and columns as in 2x3", "{} 不是宫的形状；请写成行数和列数，如 2x3"},
    WordEntry{W::kNotABlank, "{} cannot stand for an open cell; take one of . 0 * _ - ? x X",
              "{} 不能表示空白格；请用 . 0 * _ - ? x X 之一"},
    WordEntry{W::kNotACell, "{} is no cell; write row and column as in r4c5", "{} 不是格的名称；请写成行和列，如 r4c5"},
    WordEntry{W::kNotANumber, "{} is no whole number", "{} 不是整数"},
    WordEntry{W::kNumberTooLarge, "{} does not fit in 64 bits (from {} to {})", "{} 超出 64 位整数的范围（{} 到 {}）"},
    WordEntry{W::kUnknownTarget, "HUISU_TARGET is {}, which this build and machine do not have; take one of: {}",
              "HUISU_TARGET 的值是 {}，本程序在本机上不支持；请用以下之一：{}"},
    WordEntry{W::kNeedsOption, "{} is only for {}", "{} 只能与 {} 连用"},
    WordEntry{W::kExcludesOption, "{} and {} cannot be used together", "{} 与 {} 不能同时使用"},
    WordEntry{W::kNotClues, "{} is no number of givens; write one, or a range such as 22-26",
              "{} 不是提示数的个数；请写一个数，或 22-26 这样的范围"},
    WordEntry{W::kNotAnErRange, "{} is no range of difficulties; write one such as 7.2, or 7.0-7.9",
              "{} 不是难度范围；请写 7.2 这样的数，或 7.0-7.9"},
    WordEntry{W::kEmptyRange, "the range {} is empty; {}-{} is not", "范围 {} 是空的；{}-{} 则不空"},
    WordEntry{W::kWishForNine, "{} is for 9x9 puzzles only", "{} 只用于 9x9 的题"},
    WordEntry{W::kShapeTooLarge, "puzzles are made from 4x4 to 25x25 only", "只能生成 4x4 到 25x25 的题"},
    WordEntry{W::kNotAPattern,
              "{} is no cell of a pattern: use x, * or a digit for a given, and . 0 or _ for an open cell",
              "{} 不能用在图案中：提示数用 x、* 或数字表示，空白格用 . 0 或 _ 表示"},
    WordEntry{W::kPatternSize, "the pattern has {0} cells; one of {1}x{1} has {2}",
              "图案有 {0} 格；{1}x{1} 的图案应有 {2} 格"},
    WordEntry{W::kBadUtf8, "WORD is no valid UTF-8", "WORD 不是有效的 UTF-8"},

    WordEntry{W::kCannotOpen, "cannot be opened: {}", "无法打开：{}"},
    WordEntry{W::kCannotRead, "cannot be read: {}", "无法读取：{}"},
    WordEntry{W::kCannotWrite, "cannot write to standard output: {}", "无法写入标准输出：{}"},
    WordEntry{W::kNoSuchFile, "there is no such file", "文件不存在"},
    WordEntry{W::kNoPermission, "permission denied", "没有权限"},
    WordEntry{W::kIsDirectory, "it is a directory", "这是一个目录"},
    WordEntry{W::kDeviceFull, "no space left on the device", "设备上没有剩余空间"},
    WordEntry{W::kSystemError, "system error {}", "系统错误 {}"},

    WordEntry{W::kGivens, "{} givens", "{} 个提示数"},
    WordEntry{W::kNoSolution, "no solution", "无解"},
    WordEntry{W::kDiffering, "2 solutions differ in {}", "两个解在以下格不同：{}"},
    WordEntry{W::kTimeOver, "the time is over", "时间用完"},
    WordEntry{W::kOnlyNine, "steps are known for 9x9 grids only", "只能讲解 9x9 的盘面"},
    WordEntry{W::kEmptyGrid, "the grid is empty: it has more solutions than can be told apart; enter some digits",
              "盘面是空的，解不计其数；请先填入一些数字"},
    WordEntry{W::kStepsSolved, "Solved. Steps: {}. Solution: {}", "已解出，共 {} 步，解为：{}"},
    WordEntry{W::kForced, "The puzzle does not have exactly one solution: steps that rest on that are left out.",
              "此题不是唯一解：不使用以唯一解为前提的步骤。"},
    WordEntry{W::kIsComplete, "The grid is complete and correct.", "盘面已经填满，而且正确。"},
    WordEntry{W::kIsStuck, "No known technique finds a further step.", "已知的技巧找不到下一步。"},
    WordEntry{W::kNoPlaceInRow, "no solution: row {} has no place left for {}", "无解：第 {} 行没有位置可填 {}"},
    WordEntry{W::kNoPlaceInColumn, "no solution: column {} has no place left for {}", "无解：第 {} 列没有位置可填 {}"},
    WordEntry{W::kNoPlaceInBox, "no solution: box {} has no place left for {}", "无解：第 {} 宫没有位置可填 {}"},
    WordEntry{W::kNoCandidateAt, "no solution: {} has no candidate left", "无解：{} 没有候选数"},
    WordEntry{W::kManySolutions, "several solutions; with --force steps are shown as far as they go", "多解；加 --force 可讲到无法继续为止"},
    WordEntry{W::kManyUnrated, "several solutions; with --force it is rated all the same", "多解；加 --force 照样评级"},
    WordEntry{W::kStepsLeft, "Steps so far: {}. Open cells: {}.", "已有 {} 步，还有 {} 格未填。"},
    WordEntry{W::kWrongDigits, "These digits are wrong: {}.", "这些数字填错了：{}。"},
    WordEntry{W::kLostCandidates, "These candidates were lost, and the solution needs them: {}.", "这些候选数不该删去，解中需要它们：{}。"},
    WordEntry{W::kUnknownReference, "neither this puzzle nor its reference has exactly one solution",
              "本题及其对照都不是唯一解"},
    WordEntry{W::kReferenceMissing, "{} has no readable puzzle of the same size to compare with",
              "{} 中没有同样大小、可读取的题目用于对照"},
    WordEntry{W::kNoSmallPuzzle, "there is no 9x9 puzzle, and the engine {} takes no others", "没有 9x9 的题，而 {} 引擎只能解 9x9"},
    WordEntry{W::kSeedUsed, "to get the same again: --seed {}", "要再次得到同样的结果：--seed {}"},
    WordEntry{W::kFewClues, "no {0}x{0} puzzle with so few givens ({1}) has exactly one solution",
              "{0}x{0} 的题提示数为 {1} 时不可能有唯一解"},
    WordEntry{W::kManyClues, "a {0}x{0} grid has {1} cells, which is fewer than {2} givens",
              "{0}x{0} 的盘面只有 {1} 格，放不下 {2} 个提示数"},
    WordEntry{W::kPatternClues, "the pattern has {} cells, but --clues asks for {} givens",
              "图案有 {} 格，而 --clues 要求 {} 个提示数"},
    WordEntry{W::kPatternFew, "no puzzle with givens in {} cells only has exactly one solution",
              "只有 {} 格有提示数的题不可能有唯一解"},
    WordEntry{W::kPatternRows,
              "the pattern has no given in rows {} and {} of one band: they can change places, so no puzzle has "
              "exactly one solution",
              "图案中同一大行的第 {} 行和第 {} 行没有提示数：两行可以互换，不可能有唯一解"},
    WordEntry{W::kPatternColumns,
              "the pattern has no given in columns {} and {} of one stack: they can change places, so no puzzle has "
              "exactly one solution",
              "图案中同一大列的第 {} 列和第 {} 列没有提示数：两列可以互换，不可能有唯一解"},
    WordEntry{W::kPatternUneven, "the pattern does not have the symmetry {}", "图案不符合对称要求 {}"},
    WordEntry{W::kNoOrbits, "no pattern with the symmetry {} has {} givens",
              "具有对称 {} 的图案不可能恰有 {} 个提示数"},
    WordEntry{W::kOneTechnique, "one technique only, not both {} and {}", "只能指定一种技巧，不能同时要 {} 和 {}"},
    WordEntry{W::kNoSuchRating, "no puzzle has such a rating: {}", "没有哪个题的评级是这样：{}"},
    WordEntry{W::kImpossible, "there is no such puzzle", "不存在这样的题"},
    WordEntry{W::kShortOfTries, "{} of {} made in {} attempts, and then no more were tried",
              "已生成 {} 个（共要 {} 个），尝试 {} 次后放弃"},
    WordEntry{W::kShortOfTime, "the time is over: {} of {} made in {} attempts",
              "时间用完：已生成 {} 个（共要 {} 个），尝试了 {} 次"},
    WordEntry{W::kNearestClues, "; what came nearest has {} givens", "；最接近的有 {} 个提示数"},
    WordEntry{W::kNearestEr, "; what came nearest has ER {}", "；最接近的 ER 为 {}"},
    WordEntry{W::kProgressAttempts, ", {} attempts", "，已尝试 {} 次"},
    WordEntry{W::kServing, "listening on {} (Ctrl-C ends it)", "正在 {} 提供服务（按 Ctrl-C 结束）"},
    WordEntry{W::kNoPort, "cannot listen on {}, port {}: it is taken, or the address is not one of this machine; --port 0 "
              "takes any that is free",
              "无法在 {} 的端口 {} 上提供服务：端口已被占用，或该地址不属于本机；--port 0 可任选空闲端口"},
    WordEntry{W::kNoPage, "the page is not here (not built, or not installed); the JSON calls are",
              "没有页面（尚未构建或未安装）；JSON 接口可以使用"},
    WordEntry{W::kTypePuzzles, "reading puzzles from the terminal up to Ctrl-D; huisu bench FILE reads a file",
              "正从终端读取题目，按 Ctrl-D 结束；huisu bench FILE 可读取文件"},
    WordEntry{W::kProgressLine, "{} done, {} a second", "已完成 {}，每秒 {}"},
    WordEntry{W::kProgressLeft, ", {} left", "，剩余 {}"},
    WordEntry{W::kProgressEnd, "{} done in {} s, {} a second", "共完成 {}，用时 {} 秒，每秒 {}"},
};
// clang-format on

}  // namespace

std::span<const WordEntry> words_said() {
    return kWordsSaid;
}

}  // namespace huisu::cli
