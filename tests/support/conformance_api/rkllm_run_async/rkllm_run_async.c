#include "../../conformance_library/conformance_types/conformance_types.h"

#include <unistd.h>

/*
 * Runs on a thread of the library's own, and returns at once. Compiled with RKLLM_RUN_ASYNC_HANGS it does what that of the
 * versions up to 1.2.1 is known for: it never comes back.
 */
int rkllm_run_async(LLMHandle handle, RKLLMInput *rkllm_input, RKLLMInferParam *rkllm_infer_params, void *userdata)
{
	struct conformance_call *call = calloc(1, sizeof(*call));
	struct conformance_state *state = conformance_state();
	pthread_t thread;
	int code;

	call->function = "rkllm_run_async";
	call->handle = handle;
	call->input = rkllm_input;
	call->infer = rkllm_infer_params;
	call->userdata = userdata;
#ifdef RKLLM_RUN_ASYNC_HANGS
	conformance_log("rkllm_run_async differs: it must not be called in this version, where it hangs");
	for (;;) {
		pause();
	}
#endif
	code = conformance_enter(call);
	if (code == 0 && call->rest != NULL && strncmp(call->rest, "return ", 7) == 0) { /* a script that refuses the run at once */
		conformance_perform(call);
		code = call->code;
	}
	pthread_mutex_lock(&state->lock);
	state->threads += code == 0;
	pthread_mutex_unlock(&state->lock);
	if (code != 0 || pthread_create(&thread, NULL, conformance_async, call) != 0) {
		conformance_leave(call);
		free(call);
		return code == 0 ? -1 : code;
	}
	pthread_detach(thread);
	return 0;
}
