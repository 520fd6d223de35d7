#include <string.h>
#include <sys/socket.h>

// Tells the daemon, over the lane of calls, why this process cannot serve, and waits until the daemon, which has read it,
// ends this process: by itself it would look like a crash.
void rkllmd_refuse_worker(int lane, const char *reason)
{
	char nothing;
	size_t length = strlen(reason);

	(void)send(lane, reason, length < 1000 ? length : 1000, MSG_NOSIGNAL);
	(void)!recv(lane, &nothing, 1, 0);
}
