#include <stdint.h>
#include <string.h>

// Where the members of llama_model_params and llama_context_params stand that the engine sets, in bytes: 0 use_extra_bufts, 1
// progress_callback, 2 n_threads, 3 pooling_type, 4 flash_attn_type, 5 abort_callback, 6 kv_unified. n_gpu_layers, n_ctx, n_batch,
// n_ubatch and n_seq_max have never moved. 7: 1 when llama_sampler_init_penalties takes the size of the vocabulary first.
// 8: n_gpu_layers. All 0: the layout is not known, and nothing may be called with these structures.
int32_t rkllmd_layout[9];

// Makes numbers the layout.
void rkllmd_use_layout(const int32_t *numbers)
{
	memcpy(rkllmd_layout, numbers, sizeof rkllmd_layout);
}
