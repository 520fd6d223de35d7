#include "../../conformance_library/conformance_types/conformance_types.h"

/* Runs on the caller's thread: the callbacks are the script's. */
int rkllm_run(LLMHandle handle, RKLLMInput *rkllm_input, RKLLMInferParam *rkllm_infer_params, void *userdata)
{
	struct conformance_call call = {.function = "rkllm_run", .handle = handle, .input = rkllm_input,
		.infer = rkllm_infer_params, .userdata = userdata};

	if (conformance_enter(&call) == 0) {
		conformance_perform(&call);
	}
	conformance_leave(&call);
	return call.code;
}
