#include <stdbool.h>
#include <stdint.h>

// llama.h: the declarations that this file needs.
struct llama_model_quantize_params {
	int32_t nthread;
	int32_t ftype, output_tensor_type, token_embedding_type;
	bool allow_requantize, quantize_output_tensor, only_copy, pure, keep_split;
	void *imatrix, *kv_overrides, *tensor_types, *prune_layers;
};
struct llama_model_quantize_params llama_model_quantize_default_params(void);
uint32_t llama_model_quantize(const char *from, const char *to, const struct llama_model_quantize_params *params);

// Writes the model at from as a model of file type type, an llama_ftype, to to. Returns 0; 1 when this llama.cpp's
// structure is not the one declared above; 2 when llama.cpp failed.
int quantize_model(const char *from, const char *to, int32_t type)
{
	struct llama_model_quantize_params p = llama_model_quantize_default_params();
	if (p.nthread || p.ftype != 9 || p.output_tensor_type != p.token_embedding_type || p.output_tensor_type < 30 ||
	    p.output_tensor_type > 99 || p.allow_requantize || !p.quantize_output_tensor || p.only_copy || p.pure || p.keep_split ||
	    p.imatrix || p.kv_overrides || p.tensor_types || p.prune_layers)
		return 1;
	p.ftype = type;
	return llama_model_quantize(from, to, &p) ? 2 : 0;
}
