#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// llama.h: the declarations that this file needs.
struct llama_context_params {
	uint64_t words[32]; // more than any version has; rkllmd_layout says what stands where
};
extern struct llama_context_params (*rkllmd_llama_context_default_params)(void);
extern void *(*rkllmd_llama_init_from_model)(void *model, struct llama_context_params params);
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern void (*rkllmd_llama_free)(void *context);

extern int32_t rkllmd_layout[9]; // use_layout

bool rkllmd_is_aborted(void *flag);

// The sequences share one cache, so that they can be computed together and copied without cost; with exact each has its
// own, in which a token's cell is its position: sums then have one order. Exact is flash attention only.
//
// Makes a context of size tokens for each of so many sequences, with a cache of 16-bit floats, that gives no output of
// pooled embeddings and stops when *flag is not zero. *flag is allocated here. Returns 0; 1 when the layout of this
// llama.cpp's structure is not known; 2 when llama.cpp failed; 3 when the model has no cache, and so does not
// generate. An encoder has none, and computes a batch at once, however large.
int rkllmd_create_context(void *model, uint32_t size, uint32_t batch, int32_t threads, uint32_t sequences, bool exact, bool encoder,
                          void **context, int32_t **flag)
{
	if (rkllmd_layout[0] == 0)
		return 1;
	struct llama_context_params p = rkllmd_llama_context_default_params();
	unsigned char *bytes = (unsigned char *)&p;
	bool (*abort_callback)(void *) = rkllmd_is_aborted;
	const int32_t each[2] = {threads, threads}, pooling = 0, flash = 1;
	const uint32_t sizes[4] = {size * sequences, batch, encoder || batch < 512 ? batch : 512, sequences};
	memcpy(bytes, sizes, sizeof sizes); // n_ctx, n_batch, n_ubatch, n_seq_max
	bytes[rkllmd_layout[6]] = !exact && sequences > 1; // of one a shared cache would only cost time
	if (exact)
		memcpy(bytes + rkllmd_layout[4], &flash, sizeof flash);
	memcpy(bytes + rkllmd_layout[2], each, sizeof each);
	memcpy(bytes + rkllmd_layout[3], &pooling, sizeof pooling);
	*flag = calloc(1, sizeof **flag);
	if (!*flag)
		return 2;
	memcpy(bytes + rkllmd_layout[5], &abort_callback, sizeof abort_callback);
	memcpy(bytes + rkllmd_layout[5] + 8, flag, sizeof *flag);
	*context = rkllmd_llama_init_from_model(model, p);
	if (!*context) {
		free(*flag);
		return 2;
	}
	if (!encoder && !rkllmd_llama_get_memory(*context)) {
		rkllmd_llama_free(*context);
		free(*flag);
		return 3;
	}
	return 0;
}
