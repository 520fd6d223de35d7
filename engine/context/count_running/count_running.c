#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

// Returns how many threads of the machine run on a CPU or wait for one, the calling one among them; 1 where the system does not
// say.
int32_t rkllmd_count_running(void)
{
	char text[128];
	int running = 1, file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
	ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);

	if (file >= 0)
		close(file);
	if (length > 0) {
		text[length] = 0;
		sscanf(text, "%*s %*s %*s %d/", &running);
	}
	return running > 1 ? running : 1;
}
