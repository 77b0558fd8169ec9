// All of huisu's public API.
#pragma once

#include "huisu/backtrack.h"
#include "huisu/batch.h"
#include "huisu/budget.h"
#include "huisu/cell.h"
#include "huisu/check.h"
#include "huisu/count.h"
#include "huisu/digit_set.h"
#include "huisu/error.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/shape.h"
#include "huisu/solve.h"
#include "huisu/step.h"
#include "huisu/tally.h"
#include "huisu/text.h"
#include "huisu/version.h"
