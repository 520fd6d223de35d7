#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// Reads the blocking descriptor fd until count marks have come: a 't', the monotonic clock in nanoseconds with ten
// digits or more, and a blank. One that is no later than the one before counts as said again. Writes to ns how long each took from that time until
// read returned, and to first when the first one came by that clock; returns how many came before the end of the input.
int rkllmd_read_marks(int fd, int count, int64_t *ns, int64_t *first)
{
	char buffer[65536 + 1];
	int found = 0;
	int64_t last = 0;
	size_t kept = 0;
	while (found < count) {
		struct timespec now;
		ssize_t n = read(fd, buffer + kept, 65536 - kept);
		if (n <= 0)
			return found;
		clock_gettime(CLOCK_MONOTONIC, &now);
		char *at = buffer, *end = buffer + kept + n, *mark;
		*end = 0;
		while (found < count && (mark = memchr(at, 't', end - at))) {
			char *behind = mark + 1;
			while (isdigit((unsigned char)*behind))
				behind++;
			at = mark;
			if (behind == end) // the rest of it has not come
				break;
			at = behind;
			int64_t said = behind - mark > 10 && *behind == ' ' ? strtoll(mark + 1, NULL, 10) : 0;
			if (said > last) {
				int64_t came = now.tv_sec * 1000000000LL + now.tv_nsec;
				if (!found)
					*first = came;
				ns[found++] = came - said;
				last = said;
			}
		}
		if (!memchr(at, 't', end - at))
			at = end;
		kept = end - at;
		memmove(buffer, at, kept);
	}
	return found;
}
