#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

// run_callbacks is the body of a thread that calls a result callback as the runtime does. arguments: the callback, its
// userdata, how many results, the pause before each in nanoseconds. The text of each RKLLMResult (generation D: text at
// 0) is the time in nanoseconds right before the call.
void *run_callbacks(void *arguments)
{
	const uintptr_t *a = arguments;
	int (*callback)(void *result, void *userdata, int state) = (int (*)(void *, void *, int))a[0];
	struct timespec now, pause = {.tv_nsec = a[3]};
	_Alignas(16) char result[512] = {0};
	char digits[32], *text = digits;
	memcpy(result, &text, sizeof text);
	for (uintptr_t i = 0; i < a[2]; i++) {
		nanosleep(&pause, NULL);
		clock_gettime(CLOCK_MONOTONIC, &now);
		snprintf(digits, sizeof digits, "%lld", now.tv_sec * 1000000000LL + now.tv_nsec);
		callback(result, (void *)a[1], 0);
	}
	return NULL;
}
