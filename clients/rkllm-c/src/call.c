/* Calls a method and waits for its answer. */
#include "internal.h"

int rkllmc_call(rkllmc_client *client, const char *method, const char *params, rkllmc_json *result, rkllmc_error *error)
{
	int64_t id = rkllmc_next_id(client);
	rkllmc_json answer;
	if (rkllmc_send(client, id, method, params, error) != 0)
		return -1;
	return rkllmc_wait_for_answer(client, id, result ? result : &answer, error);
}
