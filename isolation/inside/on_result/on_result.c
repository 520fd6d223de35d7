#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

uint64_t rkllmd_copy_results(const uint64_t *recipe, uint64_t entries, uint64_t size, uint64_t count, const void *from,
	unsigned char *region, uint64_t room, uint64_t parent) __attribute__((weak));

// What start_worker fills in: 0 the socket, 1 the recipe, 2 its entries, 3 the size of a result, 4 how many there are,
// 5 the region for copies, 6 its size, 7 where the daemon sees it.
uint64_t rkllmd_result_lane[8];

// The result callback that the library gets: sends the daemon a copy of the results, and returns what it answers. One at
// a time, whichever threads call. Without the daemon the process ends.
int rkllmd_on_result(void *results, size_t userdata, int state)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	const uint64_t *lane = rkllmd_result_lane;
	uint64_t message[6] = {0, (uint64_t)(int64_t)state, userdata, 0, 0, 0};
	ssize_t got;

	pthread_mutex_lock(&lock);
	if (results != NULL) {
		message[3] = lane[7];
		message[4] = rkllmd_copy_results((const uint64_t *)lane[1], lane[2], lane[3], lane[4], results, (unsigned char *)lane[5], lane[6], lane[7]);
		if (message[4] == 0) {
			fprintf(stderr, "E rkllmd: the counts in a result say that it has more than %llu bytes\n", (unsigned long long)lane[6]);
			abort();
		}
	}
	while (send((int)lane[0], message, sizeof(message), MSG_NOSIGNAL) < 0)
		if (errno != EINTR)
			_exit(0);
	if (message[4] > 1 << 20) // so much at once is rare: it is not kept
		message[5] = message[4];
	do {
		got = recv((int)lane[0], message, 5 * sizeof(*message), 0);
	} while (got < 0 && errno == EINTR);
	if (got <= 0)
		_exit(0);
	if (message[5] != 0)
		madvise((void *)lane[5], (message[5] + 65535) & ~UINT64_C(65535), MADV_REMOVE);
	pthread_mutex_unlock(&lock);
	return (int)message[0];
}
