/* Says what went wrong in the daemon's words, the member error of its message; returns -1. */
#include "internal.h"

#include <stdlib.h>
#include <string.h>

int rkllmc_fail_as_told(rkllmc_error *error, rkllmc_json told)
{
	char *message = rkllmc_text(rkllmc_member(told, "message"), NULL);
	double code = rkllmc_number(rkllmc_member(told, "code"), 0);
	rkllmc_fail(error, code > -1e6 && code < 1e6 ? (int)code : 0, "%s", message ? message : "an error without a message");
	free(message);
	rkllmc_json data = rkllmc_member(told, "data");
	if (error && data.start && data.length < sizeof error->data) {
		memcpy(error->data, data.start, data.length);
		error->data[data.length] = '\0';
	}
	return -1;
}
