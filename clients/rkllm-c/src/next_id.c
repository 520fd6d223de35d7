/* The number of the next request. */
#include "internal.h"

int64_t rkllmc_next_id(rkllmc_client *client)
{
	return ++client->last_id;
}
