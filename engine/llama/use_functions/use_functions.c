#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml-backend.h, llama.h: the functions that the engine calls, each by a pointer of its name with rkllmd_ before it. They point to the
// llama.cpp inside this program, until another one's take their places. The three of adapters come last: up to early
// 2026 there were two of them, since then there is one.
#define RKLLMD_FUNCTIONS(X) \
	X(ggml_backend_dev_backend_reg) X(ggml_backend_dev_by_type) X(ggml_backend_reg_get_proc_address) \
	X(llama_adapter_lora_free) X(llama_adapter_lora_init) X(llama_attach_threadpool) X(llama_backend_init) \
	X(llama_chat_apply_template) X(llama_chat_builtin_templates) X(llama_context_default_params) \
	X(llama_decode) X(llama_free) X(llama_get_embeddings_ith) X(llama_get_logits_ith) X(llama_get_memory) \
	X(llama_get_model) X(llama_init_from_model) X(llama_log_set) X(llama_memory_can_shift) \
	X(llama_memory_clear) X(llama_memory_seq_add) X(llama_memory_seq_cp) X(llama_memory_seq_pos_max) \
	X(llama_memory_seq_rm) X(llama_model_default_params) X(llama_model_free) X(llama_model_get_vocab) \
	X(llama_model_has_decoder) X(llama_model_has_encoder) X(llama_model_is_diffusion) \
	X(llama_model_is_hybrid) X(llama_model_is_recurrent) X(llama_model_load_from_file) \
	X(llama_model_n_ctx_train) X(llama_model_n_embd) X(llama_model_n_embd_inp) X(llama_model_rope_type) \
	X(llama_n_seq_max) X(llama_sampler_accept) X(llama_sampler_apply) X(llama_sampler_chain_add) \
	X(llama_sampler_chain_default_params) X(llama_sampler_chain_get) X(llama_sampler_chain_init) \
	X(llama_sampler_chain_n) X(llama_sampler_chain_remove) X(llama_sampler_clone) X(llama_sampler_free) \
	X(llama_sampler_init_dist) \
	X(llama_sampler_init_greedy) X(llama_sampler_init_min_p) \
	X(llama_sampler_init_mirostat) X(llama_sampler_init_mirostat_v2) X(llama_sampler_init_penalties) \
	X(llama_sampler_init_temp) X(llama_sampler_init_top_k) X(llama_sampler_init_top_p) \
	X(llama_set_embeddings) X(llama_set_n_threads) X(llama_state_seq_get_data) \
	X(llama_state_seq_get_size) X(llama_state_seq_set_data) X(llama_token_to_piece) X(llama_tokenize) X(llama_vocab_bos) \
	X(llama_vocab_eos) X(llama_vocab_get_add_bos) X(llama_vocab_get_add_eos) X(llama_vocab_get_attr) \
	X(llama_vocab_get_text) X(llama_vocab_is_eog) X(llama_vocab_n_tokens) X(llama_vocab_type)
#define RKLLMD_OWN(name) extern char name[]; void *rkllmd_##name = name;
#define RKLLMD_ROW(name) {#name, &rkllmd_##name},

RKLLMD_FUNCTIONS(RKLLMD_OWN)
RKLLMD_OWN(llama_set_adapter_lora)
RKLLMD_OWN(llama_clear_adapter_lora)
void *rkllmd_llama_set_adapters_lora;

// Makes all pointers those of object, an open libllama. Where it lacks functions it writes their names to missing, of so
// many bytes, with blanks between them, changes nothing and returns how many there are; 0: it is done.
int32_t rkllmd_use_functions(void *object, char *missing, size_t room)
{
	const struct {
		const char *name;
		void **place;
	} table[] = {RKLLMD_FUNCTIONS(RKLLMD_ROW)};
	enum { count = sizeof table / sizeof table[0] };
	void *found[count], *set = dlsym(object, "llama_set_adapters_lora");
	void *one = dlsym(object, "llama_set_adapter_lora"), *clear = dlsym(object, "llama_clear_adapter_lora");
	int32_t lacking = 0;

	*missing = 0;
	for (size_t i = 0; i <= count; i++) {
		const char *name = i < count ? table[i].name : "llama_set_adapters_lora";
		void *function = i < count ? (found[i] = dlsym(object, name)) : set ? set : one ? clear : NULL;
		if (function)
			continue;
		if (strlen(missing) + strlen(name) + 2 < room)
			strcat(lacking > 0 ? strcat(missing, " ") : missing, name);
		lacking++;
	}
	if (lacking > 0)
		return lacking;
	for (size_t i = 0; i < count; i++)
		*table[i].place = found[i];
	rkllmd_llama_set_adapters_lora = set;
	rkllmd_llama_set_adapter_lora = one;
	rkllmd_llama_clear_adapter_lora = clear;
	return 0;
}
