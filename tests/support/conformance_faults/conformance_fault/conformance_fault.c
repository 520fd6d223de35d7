#include "../../conformance_library/conformance_types/conformance_types.h"

#include <unistd.h>

/* Does a command that is a fault, if this is one. */
bool conformance_fault(struct conformance_call *call, const char *command)
{
	struct conformance_state *state = conformance_state();
	volatile int *nowhere = NULL;
	char *gate;

	if (strcmp(command, "hang") == 0) {
		conformance_log("%s hangs", call->function);
		pthread_mutex_lock(&state->lock);
		while (!state->aborted) {
			pthread_cond_wait(&state->changed, &state->lock);
		}
		pthread_mutex_unlock(&state->lock);
	} else if (strcmp(command, "deaf") == 0) {
		conformance_log("%s hangs for ever", call->function);
		for (;;) {
			pause();
		}
	} else if (strcmp(command, "join") == 0) {
		pthread_mutex_lock(&state->lock);
		while (state->running) {
			pthread_cond_wait(&state->changed, &state->lock);
		}
		pthread_mutex_unlock(&state->lock);
	} else if (strcmp(command, "wait") == 0) {
		conformance_log("%s waits", call->function);
		while ((gate = conformance_read(call, "go")) == NULL) {
			usleep(1000);
		}
		free(gate);
		conformance_log("%s has waited", call->function);
	} else if (strcmp(command, "crash") == 0) {
		*nowhere = 1;
	} else if (strcmp(command, "die") == 0) {
		abort();
	} else {
		return false;
	}
	return true;
}
