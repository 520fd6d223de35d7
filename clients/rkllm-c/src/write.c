/* Writes bytes to the socket. What the daemon does not take any more is dropped: why, it has said before it ended the connection, and that is read
 * next. */
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

int rkllmc_write(rkllmc_client *client, const char *bytes, size_t length, rkllmc_error *error)
{
	while (length > 0) {
		ssize_t written = send(client->socket, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (written >= 0) {
			bytes += written;
			length -= (size_t)written;
			continue;
		}
		if (errno == EPIPE || errno == ECONNRESET)
			return 0;
		if (errno == EAGAIN && rkllmc_wait_for(client, POLLOUT, error) != 0) {
			shutdown(client->socket, SHUT_RDWR); /* a part of the message may be there */
			return -1;
		}
		if (errno != EAGAIN && errno != EINTR)
			return rkllmc_fail(error, errno, "the request could not be sent: %s", strerror(errno));
	}
	return 0;
}
