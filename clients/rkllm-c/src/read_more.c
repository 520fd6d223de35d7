/* Reads what has come behind what there is. */
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

int rkllmc_read_more(rkllmc_client *client, rkllmc_error *error)
{
	if (client->used == client->allocated) {
		size_t larger = client->allocated ? 2 * client->allocated : 1 << 16;
		char *memory = (char *)realloc(client->received, larger);
		if (!memory)
			return rkllmc_fail(error, ENOMEM, "no memory for a message of more than %zu bytes", client->allocated);
		client->received = memory;
		client->allocated = larger;
	}
	ssize_t count;
	do {
		if (rkllmc_wait_for(client, POLLIN, error) != 0)
			return -1;
		count = recv(client->socket, client->received + client->used, client->allocated - client->used, 0);
	} while (count < 0 && errno == EINTR);
	if (count == 0 || (count < 0 && errno == ECONNRESET))
		return rkllmc_fail(error, ECONNRESET, "the connection to the daemon ended");
	if (count < 0)
		return rkllmc_fail(error, errno, "recv: %s", strerror(errno));
	client->used += (size_t)count;
	return 0;
}
