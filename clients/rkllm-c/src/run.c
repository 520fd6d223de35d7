/* Runs a prompt and hands on its results. A run that on_result ended is waited for, so that the next call finds the daemon idle. */
#include "internal.h"

#include <errno.h>

int rkllmc_run(rkllmc_client *client, const char *params, rkllmc_on_result on_result, void *userdata, rkllmc_error *error)
{
	int64_t id = rkllmc_next_id(client);
	int ended = 0;
	if (rkllmc_send(client, id, "rkllm.run_async", params, error) != 0)
		return -1;
	for (;;) {
		rkllmc_json result;
		rkllmc_error local;
		if (rkllmc_wait_for_answer(client, id, &result, &local) != 0) {
			if (ended && local.code == RKLLMC_ERROR_REQUEST_CANCELED)
				return 1;
			if (local.code == ETIMEDOUT)
				rkllmc_cancel(client, id);
			if (error)
				*error = local;
			return -1;
		}
		int state = rkllmc_read_state(result);
		if (!ended && on_result && on_result(userdata, result) != 0) {
			ended = 1;
			if (state != RKLLMC_RUN_FINISH && state != RKLLMC_RUN_ERROR)
				rkllmc_cancel(client, id);
		}
		if (state == RKLLMC_RUN_ERROR)
			return rkllmc_fail(error, 0, "the run ended in an error; the daemon's log may say why");
		if (state == RKLLMC_RUN_FINISH)
			return ended;
	}
}
