#include "../conformance_types/conformance_types.h"

/*
 * Calls back, and does what the answer says: 0 goes on, 1 pauses the run and, in generation D, 2 frees the arrays early;
 * before generation C there is no answer. A text is gone when the callback returns, the arrays are when the next result is
 * made. Before the last callback everything that the library has pointers to is read once more.
 */
void conformance_emit(struct conformance_call *call, int kind, RKLLMResult *results)
{
	struct conformance_state *state = conformance_state();
	const char *thread = pthread_equal(call->caller, pthread_self()) ? "" : " on a thread of the library's";
	void *userdata = call->userdata;
	int answer = 0;

	if (call->delivered && results != NULL) {
		conformance_release(call);
	}
	if (kind == RKLLM_RUN_FINISH || kind == RKLLM_RUN_ERROR) {
		conformance_recheck(call);
		pthread_mutex_lock(&state->lock);
		call->ended = true;
		state->running = false;
		state->ending++;
		pthread_cond_broadcast(&state->changed);
		pthread_mutex_unlock(&state->lock);
	}
#if RKLLM_AGE >= RKLLM_AGE_D
	if (userdata == NULL) {
		userdata = state->callback->result_userdata;
	}
	answer = state->callback->result_callback(results, userdata, (LLMCallState)kind);
#elif RKLLM_AGE >= RKLLM_AGE_C
	answer = state->callback(results, userdata, (LLMCallState)kind);
#else
	state->callback(results, userdata, (LLMCallState)kind);
#endif
	if (kind == RKLLM_RUN_FINISH || kind == RKLLM_RUN_ERROR) {
		pthread_mutex_lock(&state->lock);
		state->ending--;
		pthread_mutex_unlock(&state->lock);
	}
	conformance_log("%s callback %d answered %d%s", call->function, kind, answer, thread);
	for (int i = 0; i < CONFORMANCE_BATCH; i++) {
		if (call->texts[i] != NULL) {
			memset(call->texts[i], 0xEE, strlen(call->texts[i]));
			free(call->texts[i]);
			call->texts[i] = NULL;
		}
	}
	call->delivered = true;
	if (answer == 1) {
		conformance_log("%s paused", call->function);
		call->paused = true;
	} else if (answer == 2 && RKLLM_AGE >= RKLLM_AGE_D) {
		conformance_log("%s freed its arrays early", call->function);
		conformance_release(call);
	}
}
