#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// llama.h: the declarations that this file needs.
struct llama_model_params {
	void *devices;
	const void *tensor_buft_overrides;
	int32_t n_gpu_layers;
	int32_t split_mode;
	int32_t main_gpu;
	const float *tensor_split;
	void *progress_callback;
	uintptr_t progress_callback_user_data;
	const void *kv_overrides;
	bool vocab_only, use_mmap, use_mlock, check_tensors, use_extra_bufts, no_host, no_alloc;
};
struct llama_context_params {
	uint32_t n_ctx, n_batch, n_ubatch, n_seq_max;
	int32_t n_threads, n_threads_batch;
	int32_t rope_scaling_type, pooling_type, attention_type, flash_attn_type;
	float rope_freq_base, rope_freq_scale, yarn_ext_factor, yarn_attn_factor, yarn_beta_fast, yarn_beta_slow;
	uint32_t yarn_orig_ctx;
	float defrag_thold;
	void *cb_eval, *cb_eval_user_data;
	int32_t type_k, type_v;
	bool (*abort_callback)(void *);
	void *abort_callback_data;
	bool embeddings, offload_kqv, no_perf, op_offload, swa_full, kv_unified;
};
struct llama_model_params llama_model_default_params(void);
struct llama_context_params llama_context_default_params(void);
void *llama_model_load_from_file(const char *path, struct llama_model_params params);
void *llama_init_from_model(void *model, struct llama_context_params params);
void *llama_sampler_init_greedy(void);
void *rkllmd_keep_threads(void *context, int32_t threads, void *kept); // the engine's

// Loads the model at path, with weights copied and interleaved or not, and makes a context of size tokens for all sequences
// together, else with llama.cpp's own defaults, a greedy sampler and threads that stay: opened receives these four. Returns 0; 1 when this
// llama.cpp's structures are not those declared above (the values looked at lie at their ends); 2 when llama.cpp refused
// the model, 3 when it refused the context.
int rkllmd_open_llama(const char *path, bool copied, uint32_t size, uint32_t sequences, int32_t threads, void *opened[4])
{
	struct llama_model_params m = llama_model_default_params();
	struct llama_context_params c = llama_context_default_params();
	if (m.n_gpu_layers != 999 || !m.use_mmap || !m.use_extra_bufts || m.no_host || m.no_alloc || c.n_ctx != 512 ||
	    c.n_batch != 2048 || c.n_ubatch != 512 || c.n_threads != 4 || c.defrag_thold != -1 || c.type_k != 1 ||
	    c.abort_callback || !c.offload_kqv || !c.swa_full || c.kv_unified)
		return 1;
	m.n_gpu_layers = 0;
	m.use_extra_bufts = copied;
	opened[0] = llama_model_load_from_file(path, m);
	if (!opened[0])
		return 2;
	c.n_ctx = size;
	c.n_seq_max = sequences;
	c.kv_unified = sequences > 1;
	c.n_threads = c.n_threads_batch = threads;
	opened[1] = llama_init_from_model(opened[0], c);
	opened[2] = llama_sampler_init_greedy();
	if (!opened[1])
		return 3;
	if (threads > 1)
		opened[3] = rkllmd_keep_threads(opened[1], threads, NULL);
	return 0;
}
