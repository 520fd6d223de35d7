#include <stdbool.h>
#include <stdint.h>
#include <time.h>

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
struct llama_batch llama_batch_init(int32_t tokens, int32_t embd, int32_t sequences);
void llama_batch_free(struct llama_batch batch);
int32_t llama_decode(void *context, struct llama_batch batch);
int32_t llama_sampler_sample(void *sampler, void *context, int32_t row);
void *llama_get_memory(const void *context);
bool llama_memory_seq_rm(void *memory, int32_t sequence, int32_t from, int32_t to);

// Puts count tokens of each sequence, one sequence behind the other in tokens, behind the first kept of the cache, and
// answers with answer tokens each: said receives one of each sequence, then the next of each. times receives the clock
// and this process's CPU time, in nanoseconds, at the beginning, at the first answered tokens and at the last. Returns
// what llama_decode does.
int32_t rkllmd_run_llama(void *context, void *sampler, int32_t *tokens, int32_t count, int32_t sequences, int32_t kept,
                         int32_t answer, int64_t times[3][2], int32_t *said)
{
	struct timespec now, cpu;
	struct llama_batch batch = llama_batch_init(count * sequences, 0, 1);
	int32_t code = 0;
	for (int32_t s = 0; s < sequences; s++)
		llama_memory_seq_rm(llama_get_memory(context), s, kept, -1);
	clock_gettime(CLOCK_MONOTONIC, &now);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
	times[0][0] = now.tv_sec * 1000000000LL + now.tv_nsec;
	times[0][1] = cpu.tv_sec * 1000000000LL + cpu.tv_nsec;
	for (int32_t n = 0; n < answer && code == 0; n++) {
		batch.n_tokens = count * sequences;
		for (int32_t i = 0; i < batch.n_tokens; i++) {
			batch.token[i] = tokens[i];
			batch.pos[i] = kept + i % count;
			batch.n_seq_id[i] = 1;
			batch.seq_id[i][0] = i / count;
			batch.logits[i] = i % count == count - 1;
		}
		code = llama_decode(context, batch);
		for (int32_t s = 0; s < sequences && code == 0; s++)
			said[s] = llama_sampler_sample(sampler, context, (s + 1) * count - 1);
		clock_gettime(CLOCK_MONOTONIC, &now);
		clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
		times[n == 0 ? 1 : 2][0] = now.tv_sec * 1000000000LL + now.tv_nsec;
		times[n == 0 ? 1 : 2][1] = cpu.tv_sec * 1000000000LL + cpu.tv_nsec;
		kept += count;
		count = 1;
		tokens = said;
		said += sequences;
	}
	llama_batch_free(batch);
	return code;
}
