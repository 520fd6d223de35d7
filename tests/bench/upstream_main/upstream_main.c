// Runs a model with a prebuilt llama.cpp, v0.5.0, for BenchmarkRunLlama: start_upstream compiles it together with
// bench/run_llama/run_llama.c, which the other contender runs too.
//
//   upstream_main FOLDER MODEL SIZE THREADS
//
// FOLDER has the library's code for each kind of processor; the context has SIZE tokens. Each line of input is a run: how
// many tokens are kept in the cache, how many follow, how long the answer is, and the tokens. Each line of output is what
// run_llama returned, its six clocks and the answer.
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// llama.h, ggml-backend.h of v0.5.0: the declarations that this file needs.
struct llama_model_params {
	void *devices;
	const void *tensor_buft_overrides;
	int32_t n_gpu_layers, split_mode, load_mode, lazy_mode, main_gpu;
	const float *tensor_split;
	void *progress_callback, *progress_callback_user_data;
	const void *kv_overrides;
	bool vocab_only, check_tensors, use_extra_bufts, no_host, no_alloc;
};
struct llama_context_params {
	uint32_t n_ctx, n_batch, n_ubatch, n_seq_max, n_rs_seq, n_outputs_max, n_outputs_max_per_seq;
	int32_t n_threads, n_threads_batch, ctx_type;
	int32_t rope_scaling_type, pooling_type, attention_type, flash_attn_type;
	float rope_freq_base, rope_freq_scale, yarn_ext_factor, yarn_attn_factor, yarn_beta_fast, yarn_beta_slow;
	uint32_t yarn_orig_ctx;
	float defrag_thold;
	void *cb_eval, *cb_eval_user_data;
	int32_t type_k, type_v;
	void *abort_callback, *abort_callback_data;
	bool embeddings, offload_kqv, no_perf, op_offload, swa_full, kv_unified;
	void *samplers;
	size_t n_samplers;
	void *ctx_other;
};
struct ggml_threadpool_params {
	bool cpumask[512];
	int n_threads, prio;
	uint32_t poll;
	bool strict_cpu, paused;
};
const char *llama_version(void);
struct llama_model_params llama_model_default_params(void);
struct llama_context_params llama_context_default_params(void);
void *llama_model_load_from_file(const char *path, struct llama_model_params params);
void *llama_init_from_model(void *model, struct llama_context_params params);
void *llama_sampler_init_greedy(void);
void llama_attach_threadpool(void *context, void *each, void *batch);
void ggml_backend_load_all_from_path(const char *folder);
void *ggml_backend_dev_by_type(int type);
void *ggml_backend_dev_backend_reg(void *device);
void *ggml_backend_reg_get_proc_address(void *backend, const char *name);
int32_t rkllmd_run_llama(void *context, void *sampler, int32_t *tokens, int32_t count, int32_t sequences, int32_t kept,
	int32_t answer, int64_t times[3][2], int32_t *said);

int main(int count, char **arguments)
{
	struct llama_model_params m = llama_model_default_params();
	struct llama_context_params c = llama_context_default_params();
	int32_t kept, more, answer;

	if (count != 5 || strncmp(llama_version(), "0.5.0", 5) || m.n_gpu_layers != -1 || !m.use_extra_bufts || m.no_alloc ||
	    c.n_ctx != 512 || c.n_batch != 2048 || c.n_ubatch != 512 || c.type_k != 1 || c.type_v != 1 || !c.offload_kqv) {
		fprintf(stderr, "upstream_main: this is llama.cpp %s, and not laid out as v0.5.0\n", llama_version());
		return 1;
	}
	ggml_backend_load_all_from_path(arguments[1]);
	m.n_gpu_layers = 0;
	void *model = llama_model_load_from_file(arguments[2], m);
	c.n_ctx = atoi(arguments[3]);
	c.n_threads = c.n_threads_batch = atoi(arguments[4]);
	void *context = model ? llama_init_from_model(model, c) : NULL, *sampler = llama_sampler_init_greedy();
	if (!context) {
		fprintf(stderr, "upstream_main: llama.cpp refuses the model or the context\n");
		return 2;
	}
	// Threads that stay, as keep_threads has them: those of llama.cpp's own programs would look for work for a third of a
	// second after their turn, on a CPU that is the other contender's by then.
	struct ggml_threadpool_params threads = {.n_threads = c.n_threads};
	void *(*create)(struct ggml_threadpool_params *) = ggml_backend_reg_get_proc_address(
		ggml_backend_dev_backend_reg(ggml_backend_dev_by_type(0)), "ggml_threadpool_new");
	if (c.n_threads > 1)
		llama_attach_threadpool(context, create(&threads), NULL);
	while (scanf("%" SCNd32 "%" SCNd32 "%" SCNd32, &kept, &more, &answer) == 3) {
		int32_t *tokens = calloc(more, sizeof *tokens), *said = calloc(answer, sizeof *said);
		int64_t times[3][2] = {0};
		for (int32_t i = 0; i < more; i++)
			if (scanf("%" SCNd32, &tokens[i]) != 1)
				return 3;
		printf("%" PRId32, rkllmd_run_llama(context, sampler, tokens, more, 1, kept, answer, times, said));
		for (int i = 0; i < 6; i++)
			printf(" %" PRId64, times[i / 2][i % 2]);
		for (int32_t i = 0; i < answer; i++)
			printf(" %" PRId32, said[i]);
		printf("\n");
		fflush(stdout);
		free(tokens);
		free(said);
	}
	return 0;
}
