#include "dropin_client.h"

// The result callback: it notes what came, and what was not as the API promises.
int dropin_on_result(RKLLMResult *result, void *userdata, LLMCallState state)
{
	struct dropin_seen *seen = userdata;
	if (!pthread_equal(pthread_self(), seen->caller))
		seen->wrong_thread++;
	if (state == RKLLM_RUN_FINISH || state == RKLLM_RUN_ERROR) {
		seen->finished += state == RKLLM_RUN_FINISH;
		seen->failed += state == RKLLM_RUN_ERROR;
		seen->text_at_end += result->text != NULL;
		seen->perf = result->perf;
		return 0;
	}
	if (rkllm_is_running(seen->handle) == 0) /* -1 while another thread destroys the handle */
		seen->not_running++;
	if (state == RKLLM_RUN_NORMAL && result->text != NULL) {
		if (!dropin_is_whole(result->text))
			seen->cut_character++;
		int length = (int)strlen(result->text);
		CHECK(seen->length + length < (int)sizeof(seen->text));
		memcpy(seen->text + seen->length, result->text, (size_t)length + 1);
		seen->length += length;
	}
	if (seen->count < (int)(sizeof(seen->tokens) / sizeof(seen->tokens[0])))
		seen->tokens[seen->count] = result->token_id;
	seen->count++;
	return seen->stop_after != 0 && seen->count >= seen->stop_after ? dropin_call_inside(seen) : 0;
}
