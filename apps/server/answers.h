// Answers as HTTP has them: status, headers, body.
#pragma once

#include <httplib.h>

#include <string>
#include <string_view>

#include "huisu/text.h"
#include "server/connection.h"
#include "server/page.h"

namespace huisu::server {

/// What every answer says: nothing may be run, framed or sent that is not of this server.
httplib::Headers security_headers();

/// {"error": ...} with the status.
void answer_failure(httplib::Response& response, int status, std::string_view code, const std::string& message);
void answer_json(httplib::Response& response, int status, std::string body, bool packs);
/// The file, or that the client has it.
void answer_file(const httplib::Request& request, httplib::Response& response, const PageFile& file, bool packs);
/// Instead of the page, where there is none.
void answer_without_page(httplib::Response& response);
/// What httplib refused by itself.
void answer_refusal(httplib::Response& response, const Connection* connection, Language language);

}  // namespace huisu::server
