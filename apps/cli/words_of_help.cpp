// The words of the help: the first half of the table. A paragraph break is "\n". English first, Chinese second; both
// keep the same placeholders.
#include "word_halves.h"

namespace huisu::cli {
namespace {

using W = Word;

// clang-format off
constexpr std::array kWordsOfHelp{
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
              "Many solutions are counted without looking at each of them, on 9x9 grids and on smaller ones whose boxes "
              "have two rows or columns; elsewhere, and with --engine, they are counted one by one.\n"
              "With --json: file, line, puzzle, givens, count (a string, since it may be large), exact and nodes.",
              "输出解的个数（十进制整数）；被 --limit 或 --time 截止时输出 >=N。同一行、列、宫内有重复数字的题输出 0，"
              "无法读取的输出 invalid。\n"
              "9×9 以及宫为两行或两列的较小盘面，解再多也不必逐个列举；其他盘面以及用 --engine 指定引擎时逐个计数。\n"
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
              "--max-er only puzzles whose ER lies there are printed. With --force puzzles with no solution or several are rated, "
              "too: where each candidate is in some solution, at once; one without a solution may take hours, which --time ends.\n"
              "With --json: an object a puzzle with verdict (proper, none, many, invalid, unknown), er, ep, ed and the number of "
              "steps, or a message where there is no rating.",
              "对每道 9x9 的题，输出题目，再以制表符隔开 ER、EP 和 ED：最难一步的难度；填出第一个数字为止最难一步的难度；"
              "第一步的难度。无法评级时代之以 none、many、invalid 或 unknown。20.0 表示找不到下一步，或因 --pearl、--diamond 而中止。"
              "有 --min-er 或 --max-er 时只输出 ER 在此范围内的题。加 --force "
              "时无解或多解的题也评级：若每个候选数都出现在某个解中，立即得出；无解的题可能要几个小时，可用 --time 限时。\n"
              "加 --json 时每题一个对象，含 verdict（proper、none、many、invalid、unknown）、er、ep、ed 和步数 steps；"
              "无法评级时含原因 message。"},
    WordEntry{W::kCanonicalSummary, "say which puzzles are essentially the same", "判断哪些题本质相同"},
    WordEntry{W::kCanonicalDetails,
              "Prints the min-lex form of each grid or puzzle: of all that swapping rows and columns within their bands and stacks, "
              "swapping bands and stacks, transposing and renaming the digits can make of it, the one that is smallest when read as a "
              "line with 0 for open cells. Puzzles with equal forms are isomorphic. Grids of 4x4, 6x6, 8x8 and 9x9 have forms, and "
              "puzzles with candidates have none: those print invalid.\n"
              "--same FILE says instead whether each puzzle is isomorphic to its partner in FILE: same and, after a tab, the transform "
              "that takes it there, or different (exit status 1). The puzzles pair in order, and a FILE with one puzzle serves all. "
              "--unique prints the puzzles themselves, of each class only the first.\n"
              "A transform reads r231456789c123456789d213456789: from which row, then from which column each of the result comes, and "
              "what the digits 1, 2, ... become; a t before it says that rows and columns are exchanged first.\n"
              "With --json: an object a puzzle with file, line, puzzle, givens, form, automorphisms (their number), transform (to the "
              "form: transposed, rows, columns, digits) and, with --transforms, transforms; with --same: same and transform.",
              "输出每个终盘或题目的最小字典序规范形：在大行内交换行、在大列内交换列、交换大行、交换大列、转置以及给数字重新命名所能得到的全部盘面中，"
              "按单行读出（空格为 0）最小的一个。规范形相等的题同构。支持 4x4、6x6、8x8 和 9x9；带候选数的题没有规范形，输出 invalid。\n"
              "--same FILE 改为判断每道题与 FILE 中对应的题是否同构：输出 same，再以制表符隔开把前者变为后者的变换；否则输出 different"
              "（退出状态为 1）。两边按顺序一一对应，只有一题的 FILE 用于全部输入。--unique 输出题目本身，每个同构类只留第一道。\n"
              "变换写作 r231456789c123456789d213456789：结果的各行、各列分别来自哪一行、哪一列，以及数字 1、2……变成什么；"
              "开头的 t 表示先交换行与列（转置）。\n"
              "加 --json 时每题一个对象，含 file、line、puzzle、givens、form、automorphisms（自同构的个数）、transform（变为规范形的变换："
              "transposed、rows、columns、digits），加 --transforms 时还有 transforms；加 --same 时含 same 和 transform。"},
    WordEntry{W::kExploreSummary, "find neighbours, backdoors and unavoidable sets",
              "寻找相邻的题、极小题、后门和不可避免集"},
    WordEntry{W::kExploreDetails,
              "Prints the neighbours of each proper 9x9 puzzle: every proper minimal puzzle that --minus givens less and --plus others "
              "more make of it, up to isomorphism, as lines in min-lex form (see huisu canonical). A neighbour is printed once in a run, "
              "and never if it is isomorphic to a puzzle of the input read so far. With --minimal, --backdoors or --unavoidable it does "
              "something else instead.\n"
              "--minimal prints, for each proper puzzle of any size and in its layout, one minimal puzzle inside it.\n"
              "--backdoors N prints the puzzle and, after tabs, all sets of the smallest number of cells, up to N, whose digits leave "
              "nothing but naked and hidden singles: r1c2, or r1c2 r3c4; singles where none is needed, >N where more are.\n"
              "--unavoidable N prints the minimal unavoidable sets of at most N cells of a solved grid, or of a proper puzzle's solution: "
              "cells whose digits can be exchanged among them. Each is a line with the digits of its cells.\n"
              "A puzzle that is not proper prints none, many, invalid or unknown in its place with --minimal and --backdoors; otherwise "
              "there is only a message.\n"
              "With --json: an object a puzzle with file, line, puzzle, givens and neighbours (all of them), minimal, backdoors, or "
              "solution and unavoidable (cells by name); where there are none for the reason above, verdict and message.",
              "对每道唯一解的 9x9 题输出它的相邻题：去掉 --minus 个提示数、另加 --plus 个提示数所能得到的全部唯一解的极小题，同构的只算一道，"
              "按最小字典序规范形每行一道（见 huisu canonical）。一次运行中同一道只输出一次，与已读入的题同构的不输出。"
              "加 --minimal、--backdoors 或 --unavoidable 时改做别的事。\n"
              "--minimal 对每道唯一解的题（大小不限）按原版式输出其中的一道极小题。\n"
              "--backdoors N 输出题目，再以制表符隔开列出格数最少（不超过 N）的全部后门：填上这些格之后只用唯余法和摒除法即可解完，"
              "写作 r1c2 或 r1c2 r3c4；不需要后门时为 singles，需要更多格时为 >N。\n"
              "--unavoidable N 输出终盘（或唯一解题目的解）中不超过 N 格的全部极小不可避免集，即其中的数字可以互换而得到另一个终盘的格组；"
              "每个一行，只写出这些格的数字。\n"
              "不是唯一解的题，加 --minimal 或 --backdoors 时以 none、many、invalid 或 unknown 代替，否则只给出消息。\n"
              "加 --json 时每题一个对象，含 file、line、puzzle、givens，以及 neighbours（全部相邻题）、minimal、backdoors，或 solution 和 "
              "unavoidable（格的名称）；因上述原因没有时含 verdict 和 message。"},
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
              "Prints what plain backtracking does, an event a line: try r1c3 4 (a digit goes into a cell), undo "
              "r1c3 4 (it comes out again), solved, and none when everything was tried in vain. With --json: an object an "
              "event with kind, cell, row, column, digit, depth, tries and undos. Works in one thread.",
              "逐格回溯（默认按从左到右、从上到下的阅读顺序），每行输出一个事件：try r1c3 4（填入一个数字）、undo r1c3 4（撤销）、solved（解出），"
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
    WordEntry{W::kGenerateSummary, "make new puzzles, each with one solution", "生成新题，保证唯一解"},
    WordEntry{W::kGenerateDetails,
              "Prints new puzzles, a line each, as they come. Each has exactly one solution and, where neither "
              "--symmetry nor --pattern nor many --clues forbid it, no given that could go (it is minimal). The same "
              "seed, options and version give the same puzzles on every machine and with every number of threads; "
              "without --seed a fresh one is taken and told on standard error.\n"
              "Levels: easy needs hidden and naked singles only; medium more, up to ER 3.4 (pointing, claiming, "
              "pairs, X-wings); hard ER 3.5 to 6.4 (triplets, quads, larger fish, wings, unique rectangles, BUG); "
              "expert ER 6.5 to 7.9 (cycles and chains); extreme ER 8.0 and more. ER is what huisu rate gives.\n"
              "Where the wishes cannot be met, or --tries or --time are used up first, standard error says what "
              "could not be reached and what came nearest; what was made is printed, and the exit status is 3.\n"
              "With --json: an object a puzzle with puzzle, givens, minimal (proved), solution, with --rated er, ep "
              "and ed, then seed (a string) and attempt (the number of the attempt that gave it); with --full "
              "solution, seed and attempt.",
              "逐行输出新生成的题，生成一道输出一道。每题都有唯一解；只要 --symmetry、--pattern 或较大的 --clues 不妨"
              "碍，题目还是极小的（去掉任何一个提示数都会多解）。种子、选项和版本相同，则在任何机器上、用任何线程数都"
              "得到同样的题；不给 --seed 时随机取一个种子，并在标准错误上给出。\n"
              "难度等级：easy 只用摒除法和唯余法；medium 超出此范围，ER 不超过 3.4（区块摒除、数对、X 翼）；hard 为 ER 3.5 至 6.4"
              "（三数组、四数组、剑鱼、水母、XY 翼、唯一矩形、BUG）；expert 为 ER 6.5 至 7.9（环与链）；extreme 为 ER 8.0 以上。"
              "ER 即 huisu rate 所给的难度。\n"
              "要求无法满足，或 --tries、--time 先行用尽时，标准错误会说明哪一点没有达到、最接近的是多少；已生成的题"
              "照常输出，退出状态为 3。\n"
              "加 --json 时每题一个对象，含 puzzle、givens、minimal（已证明极小）、solution，加 --rated 时还有 er、ep"
              "、ed，最后是 seed（字符串）和 attempt（第几次尝试所得）；加 --full 时含 solution、seed 和 attempt。"},
    WordEntry{W::kServeSummary, "serve the page, and calls in JSON, on this machine",
              "在本机提供页面和 JSON 接口"},
    WordEntry{W::kServeDetails,
              "Prints the address to open in a browser and answers until SIGINT or SIGTERM, or until the time of --time is "
              "over; answers under way still go out, and the status is 0. The page does its work in the browser. The "
              "calls are POST /api/ with one of: read, write, solve, count, check, explain, hint, rate, generate, "
              "canonical; request and answer are JSON, described in docs/serving.md and docs/openapi.yaml.\n"
              "Only this machine can connect, unless --host says otherwise (0.0.0.0: every machine that can reach this "
              "one). Pages of other sites cannot use the calls: a browser's request must name the server by localhost, "
              "by an address in numbers, by --host or by --allow-host, and come from its own page.\n"
              "What takes longer than --call-time is answered with the verdict unknown; larger requests with status 413, "
              "more than --calls at once with 429.\n"
              "With --json, the line about the address is an object with url, host, port and page (whether the page "
              "is there).",
              "输出供浏览器打开的地址，然后一直提供服务，直到收到 SIGINT 或 SIGTERM，或 --time 的时限用完；正在处理的请求仍会"
              "得到答复，退出状态为 0。页面的计算在浏览器中进行。接口为 POST /api/ 加以下之一：read、write、solve、count、check、"
              "explain、hint、rate、generate、canonical；请求和答复都是 JSON，见 docs/serving.md 和 docs/openapi.yaml。\n"
              "只有本机可以连接，除非 --host 另行指定（0.0.0.0：所有能访问本机的机器）。其他网站的页面不能使用接口：浏览器的"
              "请求必须以 localhost、数字地址、--host 或 --allow-host 的名称访问，并且来自本服务器的页面。\n"
              "超过 --call-time 的计算，答复的结论为 unknown；过大的请求得到状态 413，同时超过 --calls 个请求时得到 429。\n"
              "加 --json 时，地址一行是一个对象，含 url、host、port 和 page（是否有页面）。"},
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
    WordEntry{W::kAutomorphismsOption, "append the number of automorphisms: of moves that, with the digits renamed, give the puzzle "
              "back", "附加自同构的个数，即配合数字重命名能使题目复原的变换个数"},
    WordEntry{W::kTransformsOption, "append their number and the automorphisms themselves, at most 10000, the identity first",
              "附加自同构的个数以及各个自同构（最多 10000 个，恒等变换在前）"},
    WordEntry{W::kSameOption, "say which puzzles are isomorphic to those of this file", "判断与此文件中的题目是否同构"},
    WordEntry{W::kUniqueOption, "print only the first puzzle of each class of isomorphic ones", "同构的题目只输出第一道"},
    WordEntry{W::kNoFormOfSize, "canonical forms are known for boxes from 2x2 to 3x3, 2x4 and 4x2 only",
              "只有宫形为 2x2 至 3x3、2x4 和 4x2 的盘面有规范形"},
    WordEntry{W::kNoFormOfCandidates, "a puzzle with candidates has no canonical form", "带候选数的题没有规范形"},
    WordEntry{W::kMinusOption, "so many givens go (default 1)", "去掉多少个提示数（默认 1）"},
    WordEntry{W::kPlusOption, "so many others come (default 1)", "另加多少个提示数（默认 1）"},
    WordEntry{W::kMinimiseOption, "one minimal puzzle inside each puzzle", "每道题中的一道极小题"},
    WordEntry{W::kMinimalSeedOption, "with --minimal: try the givens in the order of this seed, not in reading order",
              "与 --minimal 连用：按此种子的顺序（而非阅读顺序）尝试去掉提示数"},
    WordEntry{W::kBackdoorsOption, "the smallest backdoors, of at most so many cells", "最小的后门，至多多少格"},
    WordEntry{W::kUnavoidableOption, "the minimal unavoidable sets of at most so many cells", "不超过多少格的极小不可避免集"},
    WordEntry{W::kOnlyNineExplored, "only 9x9 puzzles can be explored in this way", "只能这样研究 9x9 的题"},
    WordEntry{W::kNoCandidatesExplored, "a puzzle with candidates cannot be explored in this way", "不能这样研究带候选数的题"},
    WordEntry{W::kSeveralSolutions, "several solutions", "多解"},
    WordEntry{W::kOrderOption, "human: what is easiest to see first, near the last move (the default); se: as Sudoku Explainer "
              "1.2.1 takes them for its rating", "human：先易后难，靠近上一步优先（默认）；se：按 Sudoku Explainer 1.2.1 评级时的顺序"},
    WordEntry{W::kFullOption, "show long chains whole, with the steps nested in them", "完整列出长链及其中嵌套的步骤"},
    WordEntry{W::kForceOption, "go on where there is no solution or several", "无解或多解时也继续"},
    WordEntry{W::kStepsOption, "stop after so many steps", "到这么多步为止"},
    WordEntry{W::kLastOption, "the cell that was filled last", "上一步所填的格"},
    WordEntry{W::kTraceOrderOption, "the next open cell: reading: in reading order (the default); fewest: where the fewest digits fit",
              "下一个空白格：reading：按阅读顺序（默认）；fewest：可填数字最少的格优先"},
    WordEntry{W::kTraceLimitOption, "at most so many events a puzzle", "每题最多输出多少个事件"},
    WordEntry{W::kSolutionsOption, "stop at this solution (default 1); 2 also shows the proof that there is only one",
              "到第几个解为止（默认 1）；2 可看到唯一性的证明"},
    WordEntry{W::kDistinctOption, "leave out permutations that repeated characters would give again",
              "略去由重复字符产生的相同排列"},
    WordEntry{W::kPermuteTraceOption, "print each step: swap I J, undo I J (positions from 1), found WORD",
              "输出每一步：swap I J、undo I J（位置从 1 数起）、found WORD"},
    WordEntry{W::kSubsetAllOption, "every subset with that sum, one a line", "全部和为该值的子集，每行一个"},
    WordEntry{W::kSubsetTraceOption,
              "print each step: take I N, leave I N, undo I N (positions from 1 and their numbers), found NUMBERS",
              "输出每一步：take I N、leave I N、undo I N（位置从 1 数起，N 为该数）、found NUMBERS"},
    WordEntry{W::kNumberOption, "so many puzzles (default 1)", "生成多少题（默认 1）"},
    WordEntry{W::kSeedOption,
              "start of the random numbers: the same seed gives the same puzzles (default: a fresh one each time)",
              "随机数的种子：种子相同，题目相同（默认每次随机取）"},
    WordEntry{W::kCluesOption, "number of givens: one, or a range such as 22-26",
              "提示数的个数：一个数，或 22-26 这样的范围"},
    WordEntry{W::kSymmetryOption,
              "what the pattern of givens looks the same after; several, between commas or given one by one, go "
              "together: rotate180 and rotate90 turn it, mirror exchanges left and right, flip top and bottom, "
              "diagonal and antidiagonal reflect it at a diagonal",
              "提示数图案的对称方式，可用逗号隔开或分几次给出多种，须同时满足：rotate180、rotate90 为旋转对称，"
              "mirror 为左右对称，flip 为上下对称，diagonal、antidiagonal 为对角线对称"},
    WordEntry{W::kPatternOption,
              "the givens are in the cells that this file marks: x, * or a digit for a given, . 0 or _ for an open "
              "cell; blanks and line ends do not matter",
              "提示数恰好在此文件所标的格中：x、* 或数字表示提示数，. 0 或 _ 表示空白格；空格和换行不影响"},
    WordEntry{W::kLevelOption, "how hard (9x9)", "难度等级（9x9）"},
    WordEntry{W::kErOption, "the difficulty that huisu rate gives: one such as 7.2, or a range such as 7.0-7.9 (9x9)",
              "huisu rate 所给的难度：一个值如 7.2，或 7.0-7.9 这样的范围（9x9）"},
    WordEntry{W::kRequireOption, "a technique that the steps of the rating use (9x9)",
              "评级的解题步骤须用到此技巧（9x9）"},
    WordEntry{W::kRatedOption, "append ER, EP and ED, after tabs (9x9)", "附上 ER、EP 和 ED，以制表符隔开（9x9）"},
    WordEntry{W::kUnbiasedOption, "every minimal puzzle is equally likely (9x9); takes seconds a puzzle",
              "每道极小题出现的机会均等（9x9）；每题需要数秒"},
    WordEntry{W::kFullGridsOption, "complete grids instead of puzzles", "生成终盘而不是题目"},
    WordEntry{W::kSizeOption, "rows and columns of the grid, from 4 to 25 (default 9)",
              "盘面的大小，4 到 25（默认 9）"},
    WordEntry{W::kNewBoxOption, "rows and columns of a box (default: the most nearly square)",
              "宫的行数和列数（默认：最接近正方形）"},
    WordEntry{W::kTriesOption,
              "attempts at most (default: so many that only wishes which can hardly be met use them up)",
              "最多尝试多少次（默认值很大，只有几乎无法满足的要求才会用尽）"},
    WordEntry{W::kBenchEngineOption, "measure this engine only", "只测量这个引擎"},
    WordEntry{W::kRunsOption, "so many runs are timed (default 5)", "计时的轮数（默认 5）"},
    WordEntry{W::kBenchLimitOption, "look for so many solutions of each puzzle (default 2: prove that there is only one)",
              "每题最多找多少个解（默认 2：证明唯一）"},
    WordEntry{W::kSimdOption, "the instruction set for lanes and single, instead of the best: AVX512, AVX2, SSE4, NEON or "
              "SCALAR, as far as the machine has it",
              "lanes 和 single 所用的指令集，代替最好的：AVX512、AVX2、SSE4、NEON 或 SCALAR，须本机支持"},
    WordEntry{W::kPortOption, "the port to listen on (default 8181); 0 takes any that is free",
              "监听的端口（默认 8181）；0 表示任选空闲端口"},
    WordEntry{W::kHostOption, "the address to listen on (default 127.0.0.1: this machine only)",
              "监听的地址（默认 127.0.0.1，即只限本机）"},
    WordEntry{W::kAllowHostOption, "further names, between commas, by which browsers may call the server, as behind another one",
              "允许浏览器用来访问本服务器的其他名称，以逗号隔开，如前面另有服务器时"},
    WordEntry{W::kPageOption, "the folder of the page (default: the installed or the built one)",
              "页面所在的目录（默认为已安装或已构建的页面）"},
    WordEntry{W::kBodyLimitOption, "a request has at most so many bytes (default 1048576)",
              "一个请求最多多少字节（默认 1048576）"},
    WordEntry{W::kPuzzleLimitOption, "a request reads or makes at most so many puzzles (default 1000)",
              "一个请求最多读取或生成多少题（默认 1000）"},
    WordEntry{W::kCallTimeOption, "an answer takes at most so long (default 10)", "一次答复最多用多少秒（默认 10）"},
    WordEntry{W::kCallsOption, "so many requests are answered at once (default 16)", "同时处理多少个请求（默认 16）"},
    WordEntry{W::kClientTimeOption, "a client may take so long to send a request, or to take its answer (default 10)",
              "客户端发送请求或接收答复最多用多少秒（默认 10）"},
};
// clang-format on

}  // namespace

std::span<const WordEntry> words_of_help() {
    return kWordsOfHelp;
}

}  // namespace huisu::cli
