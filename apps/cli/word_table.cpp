// The sentences themselves. A paragraph break is "\n". English first, Chinese second; both keep the same placeholders.
#include <array>

#include "words.h"

namespace huisu::cli {
namespace {

using W = Word;

// clang-format off
constexpr std::array kWords{
    WordEntry{W::kUsage, "Usage:", "用法："},
    WordEntry{W::kCommands, "Commands", "命令"},
    WordEntry{W::kArguments, "Arguments", "参数"},
    WordEntry{W::kOptions, "Options", "选项"},
    WordEntry{W::kCommonOptions, "Options of every command", "各命令通用的选项"},
    WordEntry{W::kExamples, "Examples", "示例"},
    WordEntry{W::kExitStatus, "Exit status", "退出状态"},
    WordEntry{W::kSeeHelp, "see: {} --help", "帮助：{} --help"},
    WordEntry{W::kCommandPlace, "COMMAND", "命令"},
    WordEntry{W::kOptionPlace, "OPTION", "选项"},
    WordEntry{W::kChoices, "one of: {}", "可选值：{}"},

    WordEntry{W::kTagline, "solve, count, check and convert Sudoku of every size",
              "求解、计数、检查、转换各种大小的数独"},
    WordEntry{W::kSolveSummary, "solve puzzles and prove each solution to be the only one",
              "求解数独，并证明解是唯一的"},
    WordEntry{W::kSolveDetails,
              "Prints the solution of each puzzle in the layout in which the puzzle came; where there is none to print, one "
              "word takes its place: none (no solution), many (several), invalid (unreadable, or a digit twice in a house) "
              "or unknown (the time was over).\n"
              "With --json: an object a puzzle with file, line, puzzle, givens, verdict (proper, none, many, invalid, "
              "unknown; solved with --first), solution, second (another solution, where there are many) and nodes; with "
              "--all: solutions, count and exact.\n"
              "The exit status is 0 when every puzzle has exactly one solution (with --first: a solution).",
              "按题目原来的版式输出每道题的解；没有解可输出时，以一个词代替：none（无解）、many（多解）、"
              "invalid（无法读取，或同一行、列、宫内有重复数字）、unknown（时间用完）。\n"
              "加 --json 时每题一个对象，含 file、line、puzzle、givens、verdict（proper、none、many、invalid、unknown；"
              "加 --first 时为 solved）、solution、second（多解时的另一个解）和 nodes；加 --all 时含 solutions、count 和 exact。\n"
              "每道题都恰有一个解（加 --first 时：找到一个解）时，退出状态为 0。"},
    WordEntry{W::kCountSummary, "count the solutions of puzzles exactly", "精确计算解的个数"},
    WordEntry{W::kCountDetails,
              "Prints the number of solutions as a decimal integer, or >=N where --limit or --time ended the count at N. A "
              "puzzle with a digit twice in a house has 0; one that cannot be read prints invalid.\n"
              "With --json: file, line, puzzle, givens, count (a string, since it may be large), exact and nodes.",
              "输出解的个数（十进制整数）；被 --limit 或 --time 截止时输出 >=N。同一行、列、宫内有重复数字的题输出 0，"
              "无法读取的输出 invalid。\n"
              "加 --json 时含 file、line、puzzle、givens、count（可能很大，故为字符串）、exact 和 nodes。"},
    WordEntry{W::kCheckSummary, "say what is right and wrong with puzzles", "说明题目哪里对、哪里错"},
    WordEntry{W::kCheckDetails,
              "Prints a line of columns separated by tabs for each puzzle: proper, none, many, invalid or unknown; the "
              "reason, in the language of --lang; for many also two solutions (as lines); with --minimal, of a proper "
              "puzzle, minimal or the givens that can go, each by itself; with --against, right, wrong rXcY (the first "
              "wrong cell) or unknown.\n"
              "--against FILE holds the reference: its puzzles pair with the input's in order, and a FILE with one puzzle "
              "serves all. The solution compared with is that of FILE's puzzle; where that has not exactly one, the roles "
              "are changed, and FILE's digits are compared with the solution of the input. A wrong cell makes the exit "
              "status 1; a missing or unusable reference makes it 2.",
              "每题输出一行，各栏以制表符分隔：proper（唯一解）、none（无解）、many（多解）、invalid（违规）或 unknown（未知）；"
              "原因（语言随 --lang）；多解时另给两个解（单行）；加 --minimal 时，唯一解的题给出 minimal（极小）或可以去掉的提示数"
              "（每个都可单独去掉）；加 --against 时给出 right、wrong rXcY（第一个错误的格）或 unknown。\n"
              "--against FILE 是对照文件：其中的题目按顺序与输入一一对应，只有一题的 FILE 用于全部输入。对照的是 FILE 中题目的解；"
              "如果它不是唯一解，则反过来用输入的唯一解对照 FILE 中的数字。有错误的格时退出状态为 1；缺少对照或对照不可用时为 2。"},
    WordEntry{W::kExplainSummary, "solve puzzles step by step as a person does, and say why", "像人一样逐步解题，并说明理由"},
    WordEntry{W::kExplainDetails,
              "Prints the steps of each 9x9 puzzle as numbered sentences, each with its technique, the cells of the pattern, what "
              "follows and why; cells are called rXcY. Chains have a line for each link; long ones are folded unless --full is "
              "given. Steps that rest on the puzzle having only one solution say so. A puzzle with no solution or several is "
              "refused; with --force its steps are shown as far as they go, without such as rest on uniqueness.\n"
              "With --json: an object a puzzle with end (solved, stuck, stopped, unknown, none, many, invalid), grid and steps, each with "
              "its evidence: technique, type, difficulty, needs_uniqueness, placement, eliminations, houses, covers, cells, extras, "
              "digits, chains (nodes with parents and reason) and nested steps.",
              "对每道 9x9 的题，逐句编号输出解题步骤：技巧名称、所涉各格、结论和理由；格写作 rXcY。链的每一环占一行；长链会折叠，"
              "加 --full 时全部列出。以唯一解为前提的步骤会注明。无解或多解的题不予讲解；加 --force 时讲到无法继续为止，"
              "其中不用以唯一解为前提的步骤。\n"
              "加 --json 时每题一个对象，含 end（solved、stuck、stopped、unknown、none、many、invalid）、grid 和 steps；每步含全部依据："
              "technique、type、difficulty、needs_uniqueness、placement、eliminations、houses、covers、cells、extras、digits、chains"
              "（nodes 及其 parents 和 reason）以及嵌套的步骤 nested。"},
    WordEntry{W::kHintSummary, "say the next step from the current state of a game", "给出当前局面的下一步"},
    WordEntry{W::kHintDetails,
              "Prints the next step from each state: givens, digits placed since, and candidates all count. Where the state already "
              "contains a mistake, this is said instead: which digits are wrong, and which candidates were lost. Layouts that tell "
              "givens from placed digits (sdk, ss, sdx, hodoku, opensudoku) let a wrong digit be found.\n"
              "With --json: an object a state with the end (step, mistake, complete, stuck, unknown, none, many, invalid) and the "
              "step as explain gives it, or the wrong digits and the lost candidates.",
              "输出每个局面的下一步：提示数、已填的数字和候选数都计算在内。局面中已有错误时改为指出错误：哪些数字填错了，"
              "哪些候选数误删了。能区分提示数和已填数字的格式（sdk、ss、sdx、hodoku、opensudoku）才能查出填错的数字。\n"
              "加 --json 时每个局面一个对象，含 end（step、mistake、complete、stuck、unknown、none、many、invalid），以及该步骤"
              "（与 explain 相同），或填错的数字和误删的候选数。"},
    WordEntry{W::kRateSummary, "rate puzzles as Sudoku Explainer 1.2.1 does", "按 Sudoku Explainer 1.2.1 给题目评级"},
    WordEntry{W::kRateDetails,
              "Prints each 9x9 puzzle and, after tabs, its ER, EP and ED: the difficulty of the hardest step; of the hardest up to "
              "the first digit placed; and of the first step. none, many, invalid or unknown stand in their place where there is "
              "no rating. 20.0 says that no step was found, or that --pearl or --diamond ended the rating. With --min-er or "
              "--max-er only puzzles whose ER lies there are printed. With --force puzzles with no solution or several are rated, too: where "
              "each candidate is in some solution, at once; one without a solution may take hours, which --time ends.\n"
              "With --json: an object a puzzle with verdict (proper, none, many, invalid, unknown), er, ep, ed and the number of steps, or a "
              "message where there is no rating.",
              "对每道 9x9 的题，输出题目，再以制表符隔开 ER、EP 和 ED：最难一步的难度；填出第一个数字为止最难一步的难度；"
              "第一步的难度。无法评级时代之以 none、many、invalid 或 unknown。20.0 表示找不到下一步，或因 --pearl、--diamond 而中止。"
              "有 --min-er 或 --max-er 时只输出 ER 在此范围内的题。加 --force 时无解或多解的题也评级：若每个候选数都出现在某个解中，立即得出；"
              "无解的题可能要几个小时，可用 --time 限时。\n"
              "加 --json 时每题一个对象，含 verdict（proper、none、many、invalid、unknown）、er、ep、ed 和步数 steps；无法评级时含原因 message。"},
    WordEntry{W::kConvertSummary, "write the same puzzles in another layout", "把题目转换成另一种版式"},
    WordEntry{W::kConvertDetails,
              "Prints each puzzle in the layout that --output names (line when it is not given). What followed a puzzle on its "
              "line (name, rating) follows it after a tab in the layouts line and sdm. A puzzle that breaks a rule is "
              "converted all the same, with a message and exit status 2. One that cannot be read, or that the layout cannot "
              "hold, prints invalid in its place, except in layouts that are one document (opensudoku, qqwing-csv, dimacs, "
              "exact-cover, minizinc), which leave it out.",
              "按 --output 指定的版式（默认 line）输出每道题。题目后面同一行的内容（名称、评级）在 line 和 sdm 版式中以制表符隔开保留。"
              "违规的题照样转换，但给出消息，退出状态为 2。无法读取或该版式容纳不下的题以 invalid 代替；"
              "整个文件是一份文档的版式（opensudoku、qqwing-csv、dimacs、exact-cover、minizinc）则略去。"},
    WordEntry{W::kTraceSummary, "show plain backtracking as it happens", "逐步显示回溯过程"},
    WordEntry{W::kTraceDetails,
              "Prints what backtracking in reading order does, an event a line: try r1c3 4 (a digit goes into a cell), undo "
              "r1c3 4 (it comes out again), solved, and none when everything was tried in vain. With --json: an object an "
              "event with kind, cell, row, column, digit, depth, tries and undos. Works in one thread.",
              "按阅读顺序（从左到右、从上到下）逐格回溯，每行输出一个事件：try r1c3 4（填入一个数字）、undo r1c3 4（撤销）、solved（解出），"
              "全部试完仍无解时为 none。加 --json 时每个事件一个对象，含 kind、cell、row、column、digit、depth、tries 和 undos。"
              "只用一个线程。"},
    WordEntry{W::kPermuteSummary, "print every permutation of a word's characters", "输出一个词的全部字符排列"},
    WordEntry{W::kPermuteDetails,
              "Sorts the characters by code point, then puts each later character into each position by swapping, recursing "
              "and swapping back; prints the permutations in that order, one a line. With --json: a string a line.",
              "先把字符按码位排序，然后依次把后面的字符交换到每个位置，递归，再换回来；按此顺序每行输出一个排列。"
              "加 --json 时每行一个字符串。"},
    WordEntry{W::kSubsetSumSummary, "find numbers that add up to a target", "找出和为目标值的若干个数"},
    WordEntry{W::kSubsetSumDetails,
              "Prints a subset of the numbers whose sum is TARGET, in their order, separated by blanks, or none (exit status "
              "1). The empty subset, for the target 0, is an empty line. With --json: an array a line, null for none.",
              "输出一组和为 TARGET 的数，保持原来的顺序，以空格分隔；没有时输出 none（退出状态为 1）。"
              "目标为 0 时的空集是一个空行。加 --json 时每行一个数组，没有时为 null。"},
    WordEntry{W::kBenchSummary, "measure how fast the engines solve files of puzzles", "测量各引擎求解题目文件的速度"},
    WordEntry{W::kBenchDetails,
              "Reads each file to its end, then has each engine solve it again and again, on one core and then on all (--threads "
              "says on how many; 1: on one only). Reading is not in the time; checking each solution is. A run goes through the file as often as fills a twentieth of a "
              "second; a pass that is not timed goes before.\n"
              "Prints a line for each file, engine and number of threads. Its columns: file; engine; target (the instruction "
              "set); threads; puzzles; cpu/s (puzzles a second of CPU time, all threads together: the median of the runs); "
              "min..max (the slowest and the fastest run); wall/s (puzzles a second on the clock, median); nodes (search "
              "nodes a puzzle); signature (all search nodes: the same on every machine as long as the search is the same); "
              "none, one, many (puzzles with so many solutions, up to --limit); p50, p99 (of the engine single: in how many "
              "microseconds one call was done in 50 and in 99 of 100 cases, measured call by call). A - stands for what "
              "was not measured.\n"
              "With --json: an object a line with file, engine, target, threads, puzzles, runs, passes (of a run), "
              "per_cpu_second and per_wall_second (median, min, max), nodes_per_puzzle, nodes, solutions, none, one, many and "
              "call_microseconds (p50, p99).\n"
              "Without --engine: lanes and single, for the puzzles that are 9x9, and general, for all. The files "
              "can be your own; bench/make-corpus in the source tree makes some of any length. With --time, no run begins "
              "after the time, and the exit status is 3 where one is missing.",
              "把每个文件读完，然后让各引擎反复求解，先用一个核心，再用全部核心（--threads 指定个数，1 表示只用一个）。时间不含读取，但含对每个解的检验。"
              "每轮把文件反复求解至少二十分之一秒；之前先求解一遍，不计时。\n"
              "每个文件、引擎、线程数输出一行，各栏为：file（文件）；engine（引擎）；target（指令集）；threads（线程数）；"
              "puzzles（题数）；cpu/s（每秒 CPU 时间求解的题数，合计所有线程，取各轮的中位数）；min..max（最慢和最快的一轮）；"
              "wall/s（每秒实际时间求解的题数，中位数）；nodes（每题的搜索节点数）；signature（搜索节点总数：只要搜索方法不变，"
              "在任何机器上都相同）；none、one、many（无解、一个解、多个解的题数，最多找 --limit 个）；p50、p99（仅 single 引擎："
              "逐次测量，百分之五十和百分之九十九的调用不超过的微秒数）。未测量的栏为 -。\n"
              "加 --json 时每行一个对象，含 file、engine、target、threads、puzzles、runs、passes（每轮的遍数）、"
              "per_cpu_second 和 per_wall_second（median、min、max）、nodes_per_puzzle、nodes、solutions、none、one、many 和 "
              "call_microseconds（p50、p99）。\n"
              "不加 --engine 时，9x9 的题测量 lanes 和 single，所有的题测量 general。文件可用自己的；源代码中的 "
              "bench/make-corpus 可生成任意长度的文件。加 --time 时，时间用完后不再开始新的一轮；缺少某一轮时退出状态为 3。"},
    WordEntry{W::kManSummary, "print the manual page of huisu (troff)", "输出 huisu 的手册页（troff 格式）"},
    WordEntry{W::kManDetails, "The page is made from the same definitions as --help, in the language of --lang.",
              "手册页与 --help 出自同一份定义，语言随 --lang。"},
    WordEntry{W::kCompletionSummary, "print the completions for a shell", "输出 shell 的补全脚本"},
    WordEntry{W::kCompletionDetails, "For bash: source it, or put it where bash-completion looks. For zsh: name it _huisu in "
              "a folder of fpath. For fish: name it huisu.fish among its completions.",
              "bash：用 source 载入，或放到 bash-completion 的目录。zsh：命名为 _huisu，放到 fpath 中的目录。"
              "fish：命名为 huisu.fish，放到它的补全目录。"},

    WordEntry{W::kFileArgument, "files with puzzles; none, or -, is standard input", "题目文件；没有或为 - 时读标准输入"},
    WordEntry{W::kWordArgument, "the characters to permute (UTF-8)", "要排列的字符（UTF-8）"},
    WordEntry{W::kTargetArgument, "the sum wanted", "目标和"},
    WordEntry{W::kNumberArgument, "the numbers to choose from; they may be negative", "可选的数，可以为负"},
    WordEntry{W::kShellArgument, "whose completions", "哪种 shell"},
    WordEntry{W::kLangOption, "language of sentences (default: from the locale)", "语句的语言（默认随系统区域设置）"},
    WordEntry{W::kThreadsOption, "threads that work (default: all cores); the output is the same for every number",
              "工作线程数（默认：全部核心）；输出与线程数无关"},
    WordEntry{W::kProgressOption, "show the progress on standard error (default: when it is a terminal and the work takes "
              "over a second)", "在标准错误上显示进度（默认：标准错误是终端且运行超过一秒时）"},
    WordEntry{W::kQuietOption, "show no progress; messages are still printed", "不显示进度；消息照常输出"},
    WordEntry{W::kTimeOption, "time for the whole run; when it is over, what is left is unknown and the exit status 3",
              "整个运行的时限（秒）；用完后剩下的为 unknown，退出状态为 3"},
    WordEntry{W::kJsonOption, "JSON Lines: one object a line", "输出 JSON Lines：每行一个对象"},
    WordEntry{W::kHelpOption, "show this help", "显示本帮助"},
    WordEntry{W::kVersionOption, "show the version, the compiler and the SIMD target", "显示版本、编译器和 SIMD 目标"},
    WordEntry{W::kFormatOption, "read the input as this format instead of recognising it", "按此格式读取输入，不自动识别"},
    WordEntry{W::kBoxOption, "rows and columns of a box, where the input does not say (default: the most nearly square)",
              "宫的行数和列数，输入本身未说明时使用（默认：最接近正方形）"},
    WordEntry{W::kOutputOption, "layout of the output", "输出的版式"},
    WordEntry{W::kStyleOption, "how the borders of boxed and candidate grids are drawn", "带边框的盘面和候选数盘面的边框样式"},
    WordEntry{W::kBlankOption, "what stands for an open cell where the layout leaves a choice: one of . 0 * _ - ? x X",
              "空白格用哪个字符表示（版式允许选择时）：. 0 * _ - ? x X 之一"},
    WordEntry{W::kEngineOption, "how to solve: auto lets the library choose, lanes solves many 9x9 puzzles at once, single "
              "one at a time, general propagates and searches on any size, backtrack is plain backtracking (slow on "
              "purpose)",
              "求解方法：auto 由程序选择，lanes 同时求解许多 9x9 题目，single 逐题求解 9x9，general 为推导加搜索（任何大小），"
              "backtrack 为朴素回溯（有意不加速）"},
    WordEntry{W::kFirstOption, "the first solution found, without proof that it is the only one", "找到第一个解即可，不证明唯一"},
    WordEntry{W::kAllOption, "every solution; none when there is none", "全部解；无解时输出 none"},
    WordEntry{W::kSolveLimitOption, "with --all: at most so many solutions a puzzle", "与 --all 连用：每题最多输出多少个解"},
    WordEntry{W::kCountLimitOption, "stop counting a puzzle at so many", "每题数到多少个为止"},
    WordEntry{W::kMinimalOption, "also say whether the puzzle is minimal, or which givens can go",
              "另外说明题目是否极小，或哪些提示数可以去掉"},
    WordEntry{W::kAgainstOption, "compare with the puzzles of this file", "与此文件中的题目对照"},
    WordEntry{W::kMinErOption, "only puzzles with at least this ER", "只要 ER 不低于此值的题"},
    WordEntry{W::kMaxErOption, "only puzzles with at most this ER; harder ones are left as soon as that is known",
              "只要 ER 不高于此值的题；一旦超过立即放弃"},
    WordEntry{W::kPearlOption, "end with 20.0 as soon as ER exceeds EP", "ER 一旦超过 EP，即以 20.0 中止"},
    WordEntry{W::kDiamondOption, "end with 20.0 as soon as ER exceeds ED", "ER 一旦超过 ED，即以 20.0 中止"},
    WordEntry{W::kNotAnEr, "{} is no difficulty; write a number such as 7.2", "{} 不是难度值；请写成 7.2 这样的数"},
    WordEntry{W::kOnlyNineRated, "only 9x9 puzzles can be rated", "只能给 9x9 的题评级"},
    WordEntry{W::kOrderOption, "human: what is easiest to see first, near the last move (the default); se: as Sudoku Explainer "
              "1.2.1 takes them for its rating", "human：先易后难，靠近上一步优先（默认）；se：按 Sudoku Explainer 1.2.1 评级时的顺序"},
    WordEntry{W::kFullOption, "show long chains whole, with the steps nested in them", "完整列出长链及其中嵌套的步骤"},
    WordEntry{W::kForceOption, "go on where there is no solution or several", "无解或多解时也继续"},
    WordEntry{W::kStepsOption, "stop after so many steps", "到这么多步为止"},
    WordEntry{W::kLastOption, "the cell that was filled last", "上一步所填的格"},
    WordEntry{W::kTraceLimitOption, "at most so many events a puzzle", "每题最多输出多少个事件"},
    WordEntry{W::kSolutionsOption, "stop at this solution (default 1); 2 also shows the proof that there is only one",
              "到第几个解为止（默认 1）；2 可看到唯一性的证明"},
    WordEntry{W::kDistinctOption, "leave out permutations that repeated characters would give again",
              "略去由重复字符产生的相同排列"},
    WordEntry{W::kPermuteTraceOption, "print each step: swap I J, undo I J (positions from 1), found WORD",
              "输出每一步：swap I J、undo I J（位置从 1 数起）、found WORD"},
    WordEntry{W::kSubsetAllOption, "every subset with that sum, one a line", "全部和为该值的子集，每行一个"},
    WordEntry{W::kBenchEngineOption, "measure this engine only", "只测量这个引擎"},
    WordEntry{W::kRunsOption, "so many runs are timed (default 5)", "计时的轮数（默认 5）"},
    WordEntry{W::kBenchLimitOption, "look for so many solutions of each puzzle (default 2: prove that there is only one)",
              "每题最多找多少个解（默认 2：证明唯一）"},
    WordEntry{W::kSimdOption, "the instruction set for lanes and single, instead of the best: AVX512, AVX2, SSE4, NEON or "
              "SCALAR, as far as the machine has it",
              "lanes 和 single 所用的指令集，代替最好的：AVX512、AVX2、SSE4、NEON 或 SCALAR，须本机支持"},

    WordEntry{W::kManName, "NAME", "名称"},
    WordEntry{W::kManSynopsis, "SYNOPSIS", "概要"},
    WordEntry{W::kManDescription, "DESCRIPTION", "描述"},
    WordEntry{W::kManInput, "INPUT", "输入"},
    WordEntry{W::kManOutput, "OUTPUT", "输出"},
    WordEntry{W::kManMessages, "MESSAGES", "消息"},
    WordEntry{W::kIntroduction,
              "huisu reads puzzles from files or standard input and answers them in order. It takes grids from 4x4 to 64x64 "
              "with boxes of any shape, and puzzles with pencilmarks.",
              "huisu 从文件或标准输入读取数独题目，按顺序给出答案。支持 4x4 到 64x64、任意宫形的盘面，也支持带候选数的题目。"},
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
    WordEntry{W::kExit3, "the time was over: some answer is unknown", "时间用完，有的答案未知"},
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
    WordEntry{W::kExcludesOption, "{} and {} exclude each other", "{} 与 {} 不能同时使用"},
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
    WordEntry{W::kTypePuzzles, "reading puzzles from the terminal up to Ctrl-D; huisu bench FILE reads a file",
              "正从终端读取题目，按 Ctrl-D 结束；huisu bench FILE 可读取文件"},
    WordEntry{W::kProgressLine, "{} done, {} a second", "已完成 {}，每秒 {}"},
    WordEntry{W::kProgressLeft, ", {} left", "，剩余 {}"},
    WordEntry{W::kProgressEnd, "{} done in {} s, {} a second", "共完成 {}，用时 {} 秒，每秒 {}"},
};
// clang-format on

static_assert(kWords.size() == static_cast<std::size_t>(Word::kEnd));

}  // namespace

std::span<const WordEntry> all_words() {
    return kWords;
}

}  // namespace huisu::cli
