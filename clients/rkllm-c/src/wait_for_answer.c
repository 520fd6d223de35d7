/* Waits for the next answer to a request. What comes for others is dropped: an error that names none is about the connection. */
#include "internal.h"

#include <errno.h>

int rkllmc_wait_for_answer(rkllmc_client *client, int64_t id, rkllmc_json *result, rkllmc_error *error)
{
	for (;;) {
		rkllmc_json message;
		if (rkllmc_receive(client, &message, error) != 0)
			return -1;
		rkllmc_json told = rkllmc_member(message, "error"), number = rkllmc_member(message, "id");
		int mine = rkllmc_number(number, -1) == (double)id;
		if (told.start && (mine || rkllmc_is_null(number)))
			return rkllmc_fail_as_told(error, told);
		if (!mine || rkllmc_member(message, "method").start)
			continue;
		*result = rkllmc_member(message, "result");
		return result->start ? 0 : rkllmc_fail(error, EPROTO, "the daemon sent an answer without a result");
	}
}
