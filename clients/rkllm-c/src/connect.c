/* Connects to the daemon. */
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

rkllmc_client *rkllmc_connect(const char *path, rkllmc_error *error)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	if (!path)
		path = getenv("RKLLM_UDS_PATH");
	if (!path || !*path)
		path = access("/run/rkllmd/rkllm.sock", F_OK) == 0 ? "/run/rkllmd/rkllm.sock" : "/tmp/rkllm.sock";
	if (strlen(path) >= sizeof address.sun_path) {
		rkllmc_fail(error, ENAMETOOLONG, "%s: a socket's path has at most %zu bytes", path, sizeof address.sun_path - 1);
		return NULL;
	}
	strcpy(address.sun_path, path);
	rkllmc_client *client = (rkllmc_client *)calloc(1, sizeof *client);
	int number = client ? socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) : -1;
	if (number < 0 || connect(number, (struct sockaddr *)&address, sizeof address) != 0) {
		rkllmc_fail(error, errno, "%s: %s (is \"rkllmd serve\" running?)", path, strerror(errno));
		if (number >= 0)
			close(number);
		free(client);
		return NULL;
	}
	client->socket = number;
	client->timeout = -1;
	return client;
}
