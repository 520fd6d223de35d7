#include "../conformance_types/conformance_types.h"

#include <time.h>
#include <unistd.h>

/*
 * Says so many words, one every few milliseconds, and ends the run. Each is a number, from 0, and the time on the machine's monotonic
 * clock, in nanoseconds: "0@123456789;". rkllm_abort ends it early. None of it is written down: there is too much of it.
 */
void conformance_beat(struct conformance_call *call, int words)
{
	struct conformance_state *state = conformance_state();
	struct timespec now;
	bool aborted = false;
	char word[64];

	for (int i = 0; i < words && !aborted; i++) {
		usleep(4000);
		clock_gettime(CLOCK_MONOTONIC, &now);
		snprintf(word, sizeof(word), "%d@%lld;", i, (long long)now.tv_sec * 1000000000 + now.tv_nsec);
		conformance_answer(call->userdata, word, RKLLM_RUN_NORMAL);
		pthread_mutex_lock(&state->lock);
		aborted = state->aborted;
		pthread_mutex_unlock(&state->lock);
	}
	conformance_emit(call, RKLLM_RUN_FINISH, call->results);
}
