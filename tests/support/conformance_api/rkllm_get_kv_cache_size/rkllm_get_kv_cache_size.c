#include "../../conformance_library/conformance_types/conformance_types.h"

/* Writes one number for each of n_batch. */
int rkllm_get_kv_cache_size(LLMHandle handle, int *cache_sizes)
{
	struct conformance_call call = {.function = "rkllm_get_kv_cache_size"};
	struct conformance_view view = {.out = &call.got, .at = &cache_sizes, .name = "room"};

	conformance_handle(&call.got, handle);
	conformance_array(&view, "cache_sizes", &cache_sizes, 0, 'i');
	if (conformance_finish(&call) == 0) {
		memcpy(cache_sizes, call.sizes, (size_t)conformance_batch() * sizeof(int));
	}
	return call.code;
}
