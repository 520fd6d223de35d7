/* Ends the connection. */
#include "internal.h"

#include <stdlib.h>
#include <unistd.h>

void rkllmc_close(rkllmc_client *client)
{
	if (!client)
		return;
	close(client->socket);
	free(client->received);
	free(client);
}
