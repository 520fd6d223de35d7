#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

extern uint64_t rkllmd_result_lane[8] __attribute__((weak));
int rkllmd_on_result(void *results, size_t userdata, int state) __attribute__((weak));
void *rkllmd_serve_lane(void *at) __attribute__((weak));

// Serves the daemon with the 17 functions, which are addresses, until it closes the lane of calls. worker is what find_worker
// gives. The lanes: calls, aborts, quick calls, callbacks.
void rkllmd_serve_worker(const uint64_t *worker, const uint64_t *addresses)
{
	static uint64_t functions[17], lanes[3][7], handle, callbacks[64];
	const uint64_t *setup = (const uint64_t *)worker[0];
	const uint64_t ready[6] = {UINT64_MAX, worker[2], worker[3], 0, 0, 0};
	const uint64_t lane[8] = {worker[4] + 3, (uint64_t)(setup + 32), setup[6], setup[5], 1, worker[1], setup[0], setup[1]};

	memcpy(functions, addresses, sizeof(functions));
	*(uint64_t *)((char *)callbacks + setup[4]) = (uint64_t)rkllmd_on_result;
	memcpy(rkllmd_result_lane, lane, sizeof(lane));
	for (uint64_t i = 0; i < 3; i++) {
		const uint64_t words[7] = {worker[4] + i, (uint64_t)functions, (uint64_t)&handle, setup[3] != 0 ? (uint64_t)callbacks : (uint64_t)rkllmd_on_result,
			(uint64_t)(setup + 32 + 3 * setup[6]), setup[7], (uint64_t)&rkllmd_result_lane[4]};
		memcpy(lanes[i], words, sizeof(words));
		pthread_t thread;
		if (i > 0 && pthread_create(&thread, NULL, rkllmd_serve_lane, lanes[i]) != 0)
			return;
	}
	send((int)worker[4], ready, sizeof(ready), MSG_NOSIGNAL);
	rkllmd_serve_lane(lanes[0]);
}
