#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// llama.h: the declarations that this file needs.
struct llama_batch {
	int32_t n_tokens;
	int32_t *token;
	float *embd;
	int32_t *pos;
	int32_t *n_seq_id;
	int32_t **seq_id;
	int8_t *logits;
};
extern int32_t (*rkllmd_llama_decode)(void *context, struct llama_batch batch);
extern void (*rkllmd_llama_set_n_threads)(void *context, int32_t threads, int32_t batch);
extern const void *(*rkllmd_llama_get_model)(const void *context);
extern bool (*rkllmd_llama_model_is_recurrent)(const void *model);
extern bool (*rkllmd_llama_model_is_hybrid)(const void *model);
extern void *(*rkllmd_llama_get_memory)(const void *context);
extern bool (*rkllmd_llama_memory_seq_rm)(void *memory, int32_t sequence, int32_t from, int32_t to);
extern void (*rkllmd_llama_memory_clear)(void *memory, bool data);

// Decodes count tokens, or (tokens NULL) rows of embeddings, each of sequence sequences[i] at positions[i], with output
// where wanted[i], by so many threads; threads 0: by as many as before. Returns what llama_decode does. After a failure, whatever of the batch is in the cache is taken out
// again. A model with a recurrent state cannot do that: all is cleared, the data too, because a half-computed state may
// hold NaN for ever, and the result is 1000 more.
int32_t rkllmd_decode_batch(void *context, int32_t threads, int32_t count, int32_t *tokens, float *rows, int32_t *positions,
	int32_t *sequences, int8_t *wanted)
{
	int32_t **ids = malloc(count * (sizeof *ids + sizeof(int32_t)));
	if (!ids)
		return -2;
	int32_t *lengths = (int32_t *)(ids + count);
	for (int32_t i = 0; i < count; i++) {
		ids[i] = &sequences[i];
		lengths[i] = 1;
	}
	if (threads > 0)
		rkllmd_llama_set_n_threads(context, threads, threads);
	struct llama_batch batch = {count, tokens, rows, positions, lengths, ids, wanted};
	int32_t code = rkllmd_llama_decode(context, batch);
	free(ids);
	if (code == 0)
		return 0;
	const void *model = rkllmd_llama_get_model(context);
	if (rkllmd_llama_model_is_recurrent(model) || rkllmd_llama_model_is_hybrid(model)) {
		rkllmd_llama_memory_clear(rkllmd_llama_get_memory(context), true);
		return code + 1000;
	}
	for (int32_t i = 0; i < count; i++)
		if (i == 0 || sequences[i] != sequences[i - 1])
			rkllmd_llama_memory_seq_rm(rkllmd_llama_get_memory(context), sequences[i], positions[i], -1);
	return code;
}
