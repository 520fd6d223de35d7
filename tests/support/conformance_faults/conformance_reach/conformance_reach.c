#include "../../conformance_library/conformance_types/conformance_types.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

/* Does a command that reaches for what is outside of the process, if this is one, and writes down how that went. */
bool conformance_reach(struct conformance_call *call, const char *command, const char *value)
{
	char *const nothing[] = {(char *)value, NULL};
	int result;

	errno = 0;
	if (strcmp(command, "open") == 0) {
		result = open(value, O_RDONLY | O_CLOEXEC);
	} else if (strcmp(command, "create") == 0) {
		result = open(value, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
	} else if (strcmp(command, "connect") == 0) {
		result = socket(atoi(value), SOCK_STREAM | SOCK_CLOEXEC, 0);
	} else if (strcmp(command, "execute") == 0) {
		result = execv(value, nothing);
	} else if (strcmp(command, "signal") == 0) {
		result = kill(getppid(), atoi(value));
	} else {
		return false;
	}
	conformance_log("%s %s %s: %s", call->function, command, value, result < 0 ? strerror(errno) : "done");
	if (result > 0) {
		close(result);
	}
	return true;
}
