/* The state of a result; of several results, that of the first. */
#include "internal.h"

int rkllmc_read_state(rkllmc_json result)
{
	if (result.start && *result.start == '[')
		result = rkllmc_element(result, 0);
	double state = rkllmc_number(rkllmc_member(result, "_callback_state"), RKLLMC_RUN_ERROR);
	return state >= 0 && state < 1000 ? (int)state : RKLLMC_RUN_ERROR;
}
