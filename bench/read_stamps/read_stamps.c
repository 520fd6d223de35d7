#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// read_stamps reads lines from fd until count of them had a member "text" of digits, and writes to ns how many
// nanoseconds lie between each of these times and now. Returns how many it found before the end of the input.
int read_stamps(int fd, int count, int64_t *ns)
{
	char buffer[65536];
	int found = 0;
	size_t kept = 0;
	while (found < count) {
		struct timespec now;
		ssize_t n = read(fd, buffer + kept, sizeof buffer - kept);
		if (n <= 0)
			return found;
		clock_gettime(CLOCK_MONOTONIC, &now);
		char *line = buffer, *end = buffer + kept + n, *newline;
		while (found < count && (newline = memchr(line, '\n', end - line))) {
			*newline = 0;
			char *text = strstr(line, "\"text\":\"");
			if (text)
				ns[found++] = now.tv_sec * 1000000000LL + now.tv_nsec - strtoll(text + 8, NULL, 10);
			line = newline + 1;
		}
		kept = end - line;
		memmove(buffer, line, kept);
	}
	return found;
}
