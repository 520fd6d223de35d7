#include <signal.h>

#include "dropin_client.h"

LLMHandle volatile dropin_live;

// What programs for boards look like: they answer and print, one prompt after the other, until Ctrl-C, whose handler
// destroys the model and leaves. It comes whenever it comes, so it is there before the model is.
void dropin_demo(const char *model)
{
	LLMHandle handle = NULL;
	RKLLMParam param = rkllm_createDefaultParam();
	CHECK(signal(SIGINT, dropin_on_interrupt) != SIG_ERR);
	printf("ready\n");
	fflush(stdout);
	param.model_path = model;
	param.max_new_tokens = 400;
	param.extend_param.enabled_cpus_num = 1;
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMCallback callback = {.result_callback = dropin_on_piece};
	CHECK(rkllm_init(&handle, &param, &callback) == 0);
#else
	CHECK(rkllm_init(&handle, &param, dropin_on_piece) == 0);
#endif
	dropin_live = handle;
	for (;;) {
		RKLLMInput input;
		RKLLMInferParam infer;
		memset(&input, 0, sizeof(input));
		memset(&infer, 0, sizeof(infer));
		input.role = "user";
		input.input_type = RKLLM_INPUT_PROMPT;
		input.prompt_input = "a warm day";
		infer.mode = RKLLM_INFER_GENERATE;
		rkllm_run(handle, &input, &infer, NULL);
		rkllm_clear_kv_cache(handle, 0, NULL, NULL);
	}
}
