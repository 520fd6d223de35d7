#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// measure_pipelined sends batch, which holds `requests` lines, `batches` times on each of the count connections (at
// most 64), two batches in flight on each, and counts the lines that come back. times receives the wall time and the
// CPU time of this thread in nanoseconds. Returns 0, or -1 when a server hung up.
int measure_pipelined(const int *fds, int count, const char *batch, int length, int requests, int batches, int64_t *times)
{
	char buffer[65536];
	struct pollfd polls[64];
	int64_t sent[64], answered[64], remaining = (int64_t)count * requests * batches;
	struct timespec wall[2], cpu[2];
	clock_gettime(CLOCK_MONOTONIC, &wall[0]);
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu[0]);
	for (int i = 0; i < count; i++) {
		polls[i] = (struct pollfd){.fd = fds[i], .events = POLLIN, .revents = POLLIN};
		sent[i] = answered[i] = 0;
	}
	while (remaining > 0) {
		for (int i = 0; i < count; i++) {
			ssize_t n = polls[i].revents ? recv(fds[i], buffer, sizeof buffer, MSG_DONTWAIT) : 0;
			if (polls[i].revents && (n == 0 || (n < 0 && errno != EAGAIN)))
				return -1;
			for (char *p = buffer, *end = buffer + n; p < end && (p = memchr(p, '\n', end - p)); p++, remaining--)
				answered[i]++;
			while (sent[i] < batches && sent[i] * requests - answered[i] <= requests) {
				if (write(fds[i], batch, length) != length)
					return -1;
				sent[i]++;
			}
		}
		if (remaining > 0)
			poll(polls, count, -1);
	}
	clock_gettime(CLOCK_MONOTONIC, &wall[1]);
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu[1]);
	times[0] = (wall[1].tv_sec - wall[0].tv_sec) * 1000000000LL + wall[1].tv_nsec - wall[0].tv_nsec;
	times[1] = (cpu[1].tv_sec - cpu[0].tv_sec) * 1000000000LL + cpu[1].tv_nsec - cpu[0].tv_nsec;
	return 0;
}
