#define _GNU_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// Puts the daemon's next question into message, where the one before stands, and returns how it came: 1 over the socket,
// 2 by the cell, 0 not at all: the daemon is gone. at is the lane, as serve_lane has it: 0 the socket, 7 the cell. Behind
// a question of rkllm_is_running it looks at the cell for the nanoseconds that this has named, before it waits at the
// socket. The cell: 0 the ticket of the last question there, 10 whether this side looks: 1, or has looked in vain: 2.
// What was not seen in time comes over the socket too, with the same ticket.
int rkllmd_take_question(const uint64_t *at, uint64_t *message)
{
	uint64_t *cell = (uint64_t *)at[7], look = message[1] == 5 ? message[2] : 0;
	struct timespec begin, now;
	ssize_t got;

	if (look != 0) {
		clock_gettime(CLOCK_MONOTONIC, &begin);
		__atomic_store_n(&cell[10], 1, __ATOMIC_SEQ_CST);
		do {
			uint64_t asked = __atomic_load_n(&cell[0], __ATOMIC_SEQ_CST);
			if (asked > message[0]) {
				message[0] = asked;
				return 2;
			}
			clock_gettime(CLOCK_MONOTONIC, &now);
		} while ((uint64_t)((now.tv_sec - begin.tv_sec) * 1000000000LL + now.tv_nsec - begin.tv_nsec) < look);
		__atomic_store_n(&cell[10], 2, __ATOMIC_SEQ_CST);
	}
	do {
		got = recv((int)at[0], message, 6 * sizeof(*message), 0);
	} while (got < 0 && errno == EINTR);
	return got == 6 * sizeof(*message);
}
