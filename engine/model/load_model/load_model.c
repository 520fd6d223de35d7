#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// llama.h: the declarations that this file needs.
struct llama_model_params {
	uint64_t words[32]; // more than any version has; rkllmd_layout says what stands where
};
extern struct llama_model_params (*rkllmd_llama_model_default_params)(void);
extern void *(*rkllmd_llama_model_load_from_file)(const char *path, struct llama_model_params params);
extern const void *(*rkllmd_llama_model_get_vocab)(const void *model);
extern int32_t (*rkllmd_llama_model_n_ctx_train)(const void *model);
extern int32_t (*rkllmd_llama_model_n_embd)(const void *model);
extern int32_t (*rkllmd_llama_model_n_embd_inp)(const void *model);
extern int (*rkllmd_llama_model_rope_type)(const void *model);
extern bool (*rkllmd_llama_model_has_encoder)(const void *model);
extern bool (*rkllmd_llama_model_has_decoder)(const void *model);
extern bool (*rkllmd_llama_model_is_recurrent)(const void *model);
extern bool (*rkllmd_llama_model_is_hybrid)(const void *model);
extern bool (*rkllmd_llama_model_is_diffusion)(const void *model);
extern int32_t (*rkllmd_llama_vocab_n_tokens)(const void *vocab);
extern int32_t (*rkllmd_llama_vocab_type)(const void *vocab);
extern int32_t (*rkllmd_llama_vocab_bos)(const void *vocab);
extern int32_t (*rkllmd_llama_vocab_eos)(const void *vocab);
extern bool (*rkllmd_llama_vocab_get_add_bos)(const void *vocab);
extern bool (*rkllmd_llama_vocab_get_add_eos)(const void *vocab);
extern int32_t rkllmd_layout[9]; // use_layout

// Loads the model at path into *model, with tensors copied and interleaved for kernels that take several rows at once, or not.
// numbers receives the context length, the embedding size, the vocabulary size, its type (2: byte pairs), BOS, EOS,
// whether a text begins with BOS and ends with EOS, and whether a row of embeddings cannot stand for a token: it is
// wider than the hidden state, or takes several positions (multi-axis rotary ones, 8 and 40). Returns 0; 1 when the layout of
// this llama.cpp's structure is not known; 2 when llama.cpp refused the file or progress stopped it; 3 when
// the model is not one that generates token by token.
int rkllmd_load_model(const char *path, bool copied, void *progress, uintptr_t userdata, void **model, const void **vocab,
                      int32_t numbers[9])
{
	if (rkllmd_layout[0] == 0)
		return 1;
	struct llama_model_params p = rkllmd_llama_model_default_params();
	unsigned char *bytes = (unsigned char *)&p;
	memcpy(bytes + 16, &rkllmd_layout[8], sizeof(int32_t)); // n_gpu_layers
	bytes[rkllmd_layout[0]] = copied;
	memcpy(bytes + rkllmd_layout[1], &progress, sizeof progress);
	memcpy(bytes + rkllmd_layout[1] + 8, &userdata, sizeof userdata);
	void *m = rkllmd_llama_model_load_from_file(path, p);
	if (!m)
		return 2;
	*model = m;
	*vocab = rkllmd_llama_model_get_vocab(m);
	numbers[0] = rkllmd_llama_model_n_ctx_train(m);
	numbers[1] = rkllmd_llama_model_n_embd(m);
	numbers[2] = rkllmd_llama_vocab_n_tokens(*vocab);
	numbers[3] = rkllmd_llama_vocab_type(*vocab);
	numbers[4] = rkllmd_llama_vocab_bos(*vocab);
	numbers[5] = rkllmd_llama_vocab_eos(*vocab);
	numbers[6] = rkllmd_llama_vocab_get_add_bos(*vocab);
	numbers[7] = rkllmd_llama_vocab_get_add_eos(*vocab);
	int rope = rkllmd_llama_model_rope_type(m);
	numbers[8] = rope == 8 || rope == 40 || rkllmd_llama_model_n_embd_inp(m) != numbers[1];
	if (rkllmd_llama_model_has_encoder(m) || !rkllmd_llama_model_has_decoder(m) || rkllmd_llama_model_is_diffusion(m))
		return 3;
	return 0;
}
