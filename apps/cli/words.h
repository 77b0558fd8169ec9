// Every sentence the command says, in English and in Chinese, under one name.
//
// The table (words_of_help.cpp, words_said.cpp) has one entry a Word, in the order of the enumeration;
// tests/cli/words_test.cpp holds it to that and to equal placeholders in both languages. Data output (solutions,
// `none`, `proper`, cell names) is not here: it is the same in every language.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "huisu/text.h"

namespace huisu::cli {

enum class Word : std::uint8_t {
    // headings
    kUsage,
    kCommands,
    kArguments,
    kOptions,
    kCommonOptions,
    kExamples,
    kExitStatus,
    kSeeHelp,
    kCommandPlace,
    kOptionPlace,
    kChoices,
    // what huisu and its commands are
    kTagline,
    kSolveSummary,
    kSolveDetails,
    kCountSummary,
    kCountDetails,
    kCheckSummary,
    kCheckDetails,
    kExplainSummary,
    kExplainDetails,
    kHintSummary,
    kHintDetails,
    kRateSummary,
    kRateDetails,
    kCanonicalSummary,
    kCanonicalDetails,
    kExploreSummary,
    kExploreDetails,
    kConvertSummary,
    kConvertDetails,
    kTraceSummary,
    kTraceDetails,
    kPermuteSummary,
    kPermuteDetails,
    kSubsetSumSummary,
    kSubsetSumDetails,
    kGenerateSummary,
    kGenerateDetails,
    kServeSummary,
    kServeDetails,
    kBenchSummary,
    kBenchDetails,
    kManSummary,
    kManDetails,
    kCompletionSummary,
    kCompletionDetails,
    // arguments and options
    kFileArgument,
    kWordArgument,
    kTargetArgument,
    kNumberArgument,
    kShellArgument,
    kLangOption,
    kThreadsOption,
    kProgressOption,
    kQuietOption,
    kTimeOption,
    kJsonOption,
    kHelpOption,
    kVersionOption,
    kFormatOption,
    kBoxOption,
    kOutputOption,
    kStyleOption,
    kBlankOption,
    kEngineOption,
    kFirstOption,
    kAllOption,
    kSolveLimitOption,
    kCountLimitOption,
    kMinimalOption,
    kAgainstOption,
    kMinErOption,
    kMaxErOption,
    kPearlOption,
    kDiamondOption,
    kNotAnEr,
    kOnlyNineRated,
    kAutomorphismsOption,
    kTransformsOption,
    kSameOption,
    kUniqueOption,
    kNoFormOfSize,
    kNoFormOfCandidates,
    kMinusOption,
    kPlusOption,
    kMinimiseOption,
    kMinimalSeedOption,
    kBackdoorsOption,
    kUnavoidableOption,
    kOnlyNineExplored,
    kNoCandidatesExplored,
    kSeveralSolutions,
    kOrderOption,
    kFullOption,
    kForceOption,
    kStepsOption,
    kLastOption,
    kTraceOrderOption,
    kTraceLimitOption,
    kSolutionsOption,
    kDistinctOption,
    kPermuteTraceOption,
    kSubsetAllOption,
    kSubsetTraceOption,
    kNumberOption,
    kSeedOption,
    kCluesOption,
    kSymmetryOption,
    kPatternOption,
    kLevelOption,
    kErOption,
    kRequireOption,
    kRatedOption,
    kUnbiasedOption,
    kFullGridsOption,
    kSizeOption,
    kNewBoxOption,
    kTriesOption,
    kBenchEngineOption,
    kRunsOption,
    kBenchLimitOption,
    kSimdOption,
    kPortOption,
    kHostOption,
    kAllowHostOption,
    kPageOption,
    kBodyLimitOption,
    kPuzzleLimitOption,
    kCallTimeOption,
    kCallsOption,
    kClientTimeOption,
    // the manual's own parts
    kManName,
    kManSynopsis,
    kManDescription,
    kManInput,
    kManOutput,
    kManMessages,
    kIntroduction,
    kInputText,
    kOutputText,
    kMessagesText,
    kExit0,
    kExit1,
    kExit2,
    kExit3,
    kExitNotes,
    // bad usage
    kNoCommand,
    kUnknownCommand,
    kUnknownOption,
    kUnexpectedArgument,
    kMissingArgument,
    kMissingValue,
    kNotOneOf,
    kNotACount,
    kNotSeconds,
    kNotAShape,
    kNotABlank,
    kNotACell,
    kNotANumber,
    kNumberTooLarge,
    kUnknownTarget,
    kNeedsOption,
    kExcludesOption,
    kNotClues,
    kNotAnErRange,
    kEmptyRange,
    kWishForNine,
    kShapeTooLarge,
    kNotAPattern,
    kPatternSize,
    kBadUtf8,
    // trouble with files
    kCannotOpen,
    kCannotRead,
    kCannotWrite,
    kNoSuchFile,
    kNoPermission,
    kIsDirectory,
    kDeviceFull,
    kSystemError,
    // answers
    kGivens,
    kNoSolution,
    kDiffering,
    kTimeOver,
    kOnlyNine,
    kEmptyGrid,
    kStepsSolved,
    kForced,
    kIsComplete,
    kIsStuck,
    kNoPlaceInRow,
    kNoPlaceInColumn,
    kNoPlaceInBox,
    kNoCandidateAt,
    kManySolutions,
    kManyUnrated,
    kStepsLeft,
    kWrongDigits,
    kLostCandidates,
    kUnknownReference,
    kReferenceMissing,
    kNoSmallPuzzle,
    kSeedUsed,
    kFewClues,
    kManyClues,
    kPatternClues,
    kPatternFew,
    kPatternRows,
    kPatternColumns,
    kPatternUneven,
    kNoOrbits,
    kOneTechnique,
    kNoSuchRating,
    kImpossible,
    kShortOfTries,
    kShortOfTime,
    kNearestClues,
    kNearestEr,
    kProgressAttempts,
    kServing,
    kNoPort,
    kNoPage,
    kTypePuzzles,
    kProgressLine,
    kProgressLeft,
    kProgressEnd,
    kEnd
};

struct WordEntry {
    Word word;
    std::string_view english;
    std::string_view chinese;
};
/// The table, in the order of the enumeration.
std::span<const WordEntry> all_words();

/// Says words in one language.
class Messages {
public:
    explicit Messages(Language language) : language_(language) {}

    Language language() const { return language_; }
    std::string_view text(Word word) const;
    /// The sentence with its placeholders {} filled in.
    template <class... Args>
    std::string operator()(Word word, const Args&... args) const {
        return fmt::vformat(text(word), fmt::make_format_args(args...));
    }

private:
    Language language_;
};

/// What the locale (LC_ALL, LC_MESSAGES, LANG) asks for.
Language language_of_environment();

}  // namespace huisu::cli
