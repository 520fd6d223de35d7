#include "../../conformance_library/conformance_types/conformance_types.h"

/* Takes the positions since generation C, one pair for each of n_batch or none. */
int rkllm_clear_kv_cache(LLMHandle handle, int keep_system_prompt
#if RKLLM_AGE >= RKLLM_AGE_C
	, int *start_pos, int *end_pos
#endif
)
{
	struct conformance_call call = {.function = "rkllm_clear_kv_cache"};

	conformance_handle(&call.got, handle);
	conformance_print(&call.got, "keep_system_prompt = %d\n", keep_system_prompt);
#if RKLLM_AGE >= RKLLM_AGE_C
	struct conformance_view view = {.out = &call.got, .at = &start_pos, .name = "positions"};

	conformance_array(&view, "start_pos", &start_pos, (size_t)conformance_batch(), 'i');
	view.at = &end_pos;
	conformance_array(&view, "end_pos", &end_pos, (size_t)conformance_batch(), 'i');
#endif
	return conformance_finish(&call);
}
