#define _GNU_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

int rkllmd_call_function(const uint64_t *functions, uint64_t number, const uint64_t *words, void **handle, void *callback)
	__attribute__((weak));
uint64_t rkllmd_copy_results(const uint64_t *recipe, uint64_t entries, uint64_t size, uint64_t count, const void *from,
	unsigned char *region, uint64_t room, uint64_t parent) __attribute__((weak));

// Makes the calls that the daemon sends, one after the other, until it closes the socket; then returns NULL. at is the
// lane: 0 the socket, 1 the functions, 2 the place of the handle, 3 the callback argument, 4 the recipe of RKLLMParam,
// 5 its entries, 6 where the number of results for each callback goes. A request is its ticket, the function's number
// and four words; the answer the ticket, what was returned, and the handle. rkllm_createDefaultParam is copied to
// the first word, where the second one says how many bytes there are. rkllm_is_running is called as often as the first
// word says, and at most once more than it returns the same: how often that was stands behind the handle. Function 15 is
// the embedded runtime's, which explains the last failure: its text is written to the first word, where the second one says how
// many bytes there are.
void *rkllmd_serve_lane(void *at)
{
	struct room {
		unsigned char bytes[1024];
	};
	const uint64_t *lane = at;
	const uint64_t *functions = (const uint64_t *)lane[1];

	for (;;) {
		uint64_t message[6];
		ssize_t got = recv((int)lane[0], message, sizeof(message), 0);
		if (got < 0 && errno == EINTR)
			continue;
		if (got != sizeof(message) || message[1] > 16)
			return NULL;
		uint64_t answer[6] = {message[0], 0, 0, 0, 0, 0};
		if (message[1] == 0) {
			struct room room = ((struct room (*)(void))(void *)functions[0])();
			answer[1] = rkllmd_copy_results((const uint64_t *)lane[4], lane[5], sizeof(room), 1, &room, (unsigned char *)message[2], message[3], message[2]);
		} else if (message[1] == 15) {
			snprintf((char *)message[2], message[3], "%s", ((const char *(*)(void))(void *)functions[15])());
		} else {
			if (message[1] == 1)
				*(uint64_t *)lane[6] = message[3];
			answer[1] = (uint64_t)(int64_t)rkllmd_call_function(functions, message[1], message + 2, (void **)lane[2], (void *)lane[3]);
			answer[2] = *(uint64_t *)lane[2];
			for (answer[3] = 1; message[1] == 5 && answer[3] < message[2]; answer[3]++)
				if ((uint64_t)(int64_t)rkllmd_call_function(functions, 5, message + 2, (void **)lane[2], NULL) != answer[1])
					break;
		}
		while (send((int)lane[0], answer, sizeof(answer), MSG_NOSIGNAL) < 0)
			if (errno != EINTR)
				return NULL;
	}
}
