/* Sets how long to wait. */
#include "internal.h"

void rkllmc_set_timeout(rkllmc_client *client, int milliseconds)
{
	client->timeout = milliseconds;
}
