#include "../../conformance_library/conformance_types/conformance_types.h"

#include <unistd.h>

/* What a stray thread does: calls back again and again once the run has ended whose userdata it has, with its last state too. */
void *conformance_storm(void *userdata)
{
	struct conformance_state *state = conformance_state();
	bool running = true;

	while (running) {
		usleep(100);
		pthread_mutex_lock(&state->lock);
		running = state->running || state->ending > 0;
		pthread_mutex_unlock(&state->lock);
	}
	for (int i = 0; i < 20; i++) {
		conformance_answer(userdata, "too late", i % 3 == 2 ? 2 : 0);
	}
	conformance_log("stray callbacks are through");
	return NULL;
}
