#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// llama.h: the declarations that this file needs.
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
struct llama_context_params llama_context_default_params(void);
void *llama_init_from_model(void *model, struct llama_context_params params);
void *llama_get_memory(const void *context);
void llama_free(void *context);

bool rkllmd_is_aborted(void *flag);

// The sequences share one cache, so that they can be computed together and copied without cost; with exact each has its
// own, in which a token's cell is its position: sums then have one order. Exact is flash attention only.
//
// Makes a context of size tokens for each of so many sequences, with a cache of 16-bit floats, that gives no output of
// pooled embeddings and stops when *flag is not zero. *flag is allocated here. Returns 0; 1 when this llama.cpp's
// structure is not the one declared above; 2 when llama.cpp failed; 3 when the model has no cache, and so does not
// generate. An encoder has none, and computes a batch at once, however large.
int rkllmd_create_context(void *model, uint32_t size, uint32_t batch, int32_t threads, uint32_t sequences, bool exact, bool encoder,
                          void **context, int32_t **flag)
{
	struct llama_context_params p = llama_context_default_params();
	if (p.n_ctx != 512 || p.n_batch != 2048 || p.n_ubatch != 512 || p.n_seq_max != 1 || p.n_threads != 4 ||
	    p.n_threads_batch != 4 || p.rope_scaling_type != -1 || p.pooling_type != -1 || p.attention_type != -1 ||
	    p.flash_attn_type != -1 || p.rope_freq_base != 0 || p.rope_freq_scale != 0 || p.yarn_ext_factor != -1 ||
	    p.yarn_attn_factor != -1 || p.yarn_beta_fast != -1 || p.yarn_beta_slow != -1 || p.yarn_orig_ctx != 0 ||
	    p.defrag_thold != -1 || p.cb_eval || p.cb_eval_user_data || p.type_k != 1 || p.type_v != 1 || p.abort_callback ||
	    p.abort_callback_data || p.embeddings || !p.offload_kqv || !p.no_perf || !p.op_offload || !p.swa_full || p.kv_unified)
		return 1;
	p.n_ctx = size * sequences;
	p.n_seq_max = sequences;
	p.kv_unified = !exact && sequences > 1; // of one it would only cost time
	if (exact)
		p.flash_attn_type = 1;
	p.n_batch = batch;
	p.n_ubatch = encoder || batch < 512 ? batch : 512;
	p.n_threads = p.n_threads_batch = threads;
	p.pooling_type = 0;
	p.abort_callback = rkllmd_is_aborted;
	p.abort_callback_data = *flag = calloc(1, sizeof **flag);
	if (!*flag)
		return 2;
	*context = llama_init_from_model(model, p);
	if (!*context) {
		free(*flag);
		return 2;
	}
	if (!encoder && !llama_get_memory(*context)) {
		llama_free(*context);
		free(*flag);
		return 3;
	}
	return 0;
}
