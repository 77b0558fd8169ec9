// What the verbs see of a call, and the function of each. A verb takes its members from the request, and gives its
// answer; where the request has failed by then, the answer is thrown away.
#pragma once

#include <functional>

#include "huisu/budget.h"
#include "json/call.h"
#include "json/json.h"
#include "json/request.h"

namespace huisu::json {

class Call {
public:
    Call(const Value& value, const Say& say, const CallLimits& limits);

    Request& request() { return request_; }
    const Say& say() const { return request_.say(); }
    Language language() const { return request_.say().language(); }
    const CallLimits& limits() const { return limits_; }
    const Budget& budget() const { return budget_; }
    /// Once all members are taken: whether there is anything to answer.
    bool is_fine() { return !request_.finish(); }

private:
    Request request_;
    const CallLimits& limits_;
    Budget budget_;
};

using Answer = std::function<Json(Call&)>;

/// What call() does once the verb is known: for a program that has verbs of its own.
Reply reply_with(const Answer& answer, std::string_view request, const CallLimits& limits);

Json answer_read(Call& call);
Json answer_write(Call& call);
Json answer_solve(Call& call);
Json answer_count(Call& call);
Json answer_check(Call& call);
Json answer_explain(Call& call);
Json answer_hint(Call& call);
Json answer_rate(Call& call);
Json answer_generate(Call& call);
Json answer_canonical(Call& call);

}  // namespace huisu::json
