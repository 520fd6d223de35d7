/* Asks the daemon to end a run. Where that cannot be sent the connection has ended, and the run with it. */
#include "internal.h"

#include <inttypes.h>
#include <stdlib.h>

void rkllmc_cancel(rkllmc_client *client, int64_t id)
{
	char *params = rkllmc_format("{\"id\":%" PRId64 "}", id);
	if (params)
		rkllmc_send(client, 0, "$/cancelRequest", params, NULL);
	free(params);
}
