#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// measure_round_trip sends request and waits for a line, at most count times or until *stop is not 0, pausing before
// each. The times in nanoseconds go to ns. Returns how many, or -1 when the server closed the connection.
int measure_round_trip(int fd, const char *request, int length, int count, int pause_ns, const volatile int32_t *stop,
		       int64_t *ns)
{
	char buffer[65536];
	struct timespec start, end, pause = {.tv_nsec = pause_ns};
	for (int i = 0; i < count; i++) {
		if (*stop)
			return i;
		if (pause_ns > 0)
			nanosleep(&pause, NULL);
		clock_gettime(CLOCK_MONOTONIC, &start);
		if (write(fd, request, length) != length)
			return -1;
		ssize_t n;
		do {
			n = read(fd, buffer, sizeof buffer);
			if (n <= 0)
				return -1;
		} while (buffer[n - 1] != '\n');
		clock_gettime(CLOCK_MONOTONIC, &end);
		ns[i] = (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
	}
	return count;
}
