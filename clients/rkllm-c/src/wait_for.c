/* Waits until the socket can be read or written. */
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <string.h>

int rkllmc_wait_for(rkllmc_client *client, short events, rkllmc_error *error)
{
	struct pollfd ready = {.fd = client->socket, .events = events};
	int count;
	do
		count = poll(&ready, 1, client->timeout);
	while (count < 0 && errno == EINTR);
	if (count < 0)
		return rkllmc_fail(error, errno, "poll: %s", strerror(errno));
	if (count == 0)
		return rkllmc_fail(error, ETIMEDOUT, "nothing came within %d ms", client->timeout);
	return 0;
}
