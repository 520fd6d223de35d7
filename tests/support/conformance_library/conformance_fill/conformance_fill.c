#include "../conformance_types/conformance_types.h"

/* Does a command that fills in a result, if this is one. What the generation does not have is left out. */
bool conformance_fill(struct conformance_call *call, const char *command, char *value)
{
	RKLLMResult *result;
	int rows = 0, width = 0;

	if (call->delivered) {
		conformance_release(call);
	}
	result = &call->results[call->filled];
	sscanf(value, "%d %d", &rows, &width);
	if (strcmp(command, "text") == 0) {
		call->texts[call->filled] = conformance_unescape(value);
		result->text = call->texts[call->filled];
	} else if (strcmp(command, "token") == 0) {
		result->token_id = rows;
	} else if (strcmp(command, "hidden") == 0) {
		result->last_hidden_layer.hidden_states = conformance_floats(call, 2 * call->filled, (size_t)rows * (size_t)width, 0);
		result->last_hidden_layer.num_tokens = rows;
		result->last_hidden_layer.embd_size = width;
	} else if (strcmp(command, "logits") == 0) {
#if RKLLM_AGE >= RKLLM_AGE_B
		result->logits.logits = conformance_floats(call, 2 * call->filled + 1, (size_t)rows * (size_t)width, 7);
		result->logits.num_tokens = rows;
		result->logits.vocab_size = width;
#endif
	} else if (strcmp(command, "perf") == 0) {
#if RKLLM_AGE >= RKLLM_AGE_C
		result->perf = (RKLLMPerfStat){12.5f, 3, 250.25f, 17, 640.75f};
#endif
	} else if (strcmp(command, "next") == 0 && call->filled < CONFORMANCE_BATCH - 1) {
		call->filled++;
	} else {
		return false;
	}
	return true;
}
