#include "dropin_client.h"

// Runs one prompt, and checks what holds of every run. Where stop_after and answer are set beforehand they stay.
int dropin_run(LLMHandle handle, const char *prompt, int keep_history, struct dropin_seen *seen)
{
	struct dropin_seen before = *seen;
	memset(seen, 0, sizeof(*seen));
	seen->handle = handle;
	seen->caller = pthread_self();
	seen->stop_after = before.stop_after;
	seen->answer = before.answer;
	RKLLMInput input;
	RKLLMInferParam infer;
	memset(&input, 0, sizeof(input));
	memset(&infer, 0, sizeof(infer));
	input.role = "user";
	input.input_type = RKLLM_INPUT_PROMPT;
	input.prompt_input = (char *)prompt;
	infer.mode = RKLLM_INFER_GENERATE;
	infer.keep_history = keep_history;
	int status = rkllm_run(handle, &input, &infer, seen);
	CHECK(seen->wrong_thread == 0 && seen->not_running == 0 && seen->cut_character == 0);
	if (status != 0)
		return status;
	CHECK(seen->finished == 1 && seen->failed == 0 && seen->text_at_end == 0);
	CHECK(seen->perf.generate_tokens == seen->count && seen->perf.memory_usage_mb > 0);
	if (seen->count > 0) /* it may have been aborted before */
		CHECK(seen->perf.prefill_tokens > 0 && seen->perf.prefill_time_ms > 0);
	return 0;
}
