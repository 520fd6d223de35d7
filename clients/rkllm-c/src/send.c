/* Sends a request, or with id 0 a notification. */
#include "internal.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int rkllmc_send(rkllmc_client *client, int64_t id, const char *method, const char *params, rkllmc_error *error)
{
	rkllmc_json checked = params ? rkllmc_parse(params, strlen(params)) : rkllmc_parse("[]", 2);
	if (!checked.start || (*checked.start != '[' && *checked.start != '{'))
		return rkllmc_fail(error, 0, "the params are no array or object of JSON: %.200s", params);
	char *name = rkllmc_quote(method);
	char *number = id ? rkllmc_format("\"id\":%" PRId64 ",", id) : rkllmc_format("%s", "");
	char *request = name && number ? rkllmc_format("{\"jsonrpc\":\"2.0\",%s\"method\":%s,\"params\":%s}\n", number, name,
		params ? params : "[]") : NULL;
	int result = request ? rkllmc_write(client, request, strlen(request), error) : rkllmc_fail(error, ENOMEM, "no memory for the request");
	free(name);
	free(number);
	free(request);
	return result;
}
