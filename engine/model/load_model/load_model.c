#include <stdbool.h>
#include <stdint.h>
#include <string.h>

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
struct llama_model_params llama_model_default_params(void);
void *llama_model_load_from_file(const char *path, struct llama_model_params params);
const void *llama_model_get_vocab(const void *model);
int32_t llama_model_n_ctx_train(const void *model);
int32_t llama_model_n_embd(const void *model);
int32_t llama_model_n_embd_inp(const void *model);
int llama_model_rope_type(const void *model);
bool llama_model_has_encoder(const void *model);
bool llama_model_has_decoder(const void *model);
bool llama_model_is_recurrent(const void *model);
bool llama_model_is_hybrid(const void *model);
bool llama_model_is_diffusion(const void *model);
int32_t llama_vocab_n_tokens(const void *vocab);
int32_t llama_vocab_type(const void *vocab);
int32_t llama_vocab_bos(const void *vocab);
int32_t llama_vocab_eos(const void *vocab);
bool llama_vocab_get_add_bos(const void *vocab);
bool llama_vocab_get_add_eos(const void *vocab);

// Loads the model at path into *model, with tensors copied and interleaved for kernels that take several rows at once, or not.
// numbers receives the context length, the embedding size, the vocabulary size, its type (2: byte pairs), BOS, EOS,
// whether a text begins with BOS and ends with EOS, and whether a row of embeddings cannot stand for a token: it is
// wider than the hidden state, or takes several positions (multi-axis rotary ones, 8 and 40). Returns 0; 1 when this
// llama.cpp's structure is not the one declared above; 2 when llama.cpp refused the file or progress stopped it; 3 when
// the model is not one that generates token by token.
int rkllmd_load_model(const char *path, bool copied, void *progress, uintptr_t userdata, void **model, const void **vocab,
                      int32_t numbers[9])
{
	struct llama_model_params p = llama_model_default_params();
	if (p.devices || p.tensor_buft_overrides || p.n_gpu_layers != 999 || p.split_mode != 1 || p.main_gpu != 0 ||
	    p.tensor_split || p.progress_callback || p.progress_callback_user_data || p.kv_overrides || p.vocab_only ||
	    !p.use_mmap || p.use_mlock || p.check_tensors || !p.use_extra_bufts || p.no_host || p.no_alloc)
		return 1;
	p.n_gpu_layers = 0;
	p.use_extra_bufts = copied;
	p.progress_callback = progress;
	p.progress_callback_user_data = userdata;
	void *m = llama_model_load_from_file(path, p);
	if (!m)
		return 2;
	*model = m;
	*vocab = llama_model_get_vocab(m);
	numbers[0] = llama_model_n_ctx_train(m);
	numbers[1] = llama_model_n_embd(m);
	numbers[2] = llama_vocab_n_tokens(*vocab);
	numbers[3] = llama_vocab_type(*vocab);
	numbers[4] = llama_vocab_bos(*vocab);
	numbers[5] = llama_vocab_eos(*vocab);
	numbers[6] = llama_vocab_get_add_bos(*vocab);
	numbers[7] = llama_vocab_get_add_eos(*vocab);
	int rope = llama_model_rope_type(m);
	numbers[8] = rope == 8 || rope == 40 || llama_model_n_embd_inp(m) != numbers[1];
	if (llama_model_has_encoder(m) || !llama_model_has_decoder(m) || llama_model_is_diffusion(m))
		return 3;
	return 0;
}
