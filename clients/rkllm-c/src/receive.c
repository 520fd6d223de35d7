/* Waits for the next message. */
#include "internal.h"

#include <errno.h>
#include <string.h>

int rkllmc_receive(rkllmc_client *client, rkllmc_json *message, rkllmc_error *error)
{
	if (client->given > 0) {
		memmove(client->received, client->received + client->given, client->used - client->given);
		client->used -= client->given;
		client->given = 0;
	}
	const char *end = NULL;
	for (size_t searched = 0; !end;) {
		if (client->used > searched)
			end = (const char *)memchr(client->received + searched, '\n', client->used - searched);
		searched = client->used;
		if (!end && rkllmc_read_more(client, error) != 0)
			return -1;
	}
	client->given = (size_t)(end - client->received) + 1;
	*message = rkllmc_parse(client->received, client->given);
	if (!message->start || *message->start != '{')
		return rkllmc_fail(error, EPROTO, "the daemon sent what is no message: %.*s",
			(int)(client->given < 200 ? client->given : 200), client->received);
	return 0;
}
