#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// rkllm.h, generation D: the declarations that this file needs.
struct input {
	const char *role;
	bool enable_thinking;
	int32_t input_type; // 1: tokens
	int32_t *ids;
	size_t count;
	char rest[128];
};
struct infer_param {
	int32_t mode;
	void *lora_params, *prompt_cache_params, *sampling_params;
	int32_t keep_history, max_new_tokens;
};
_Static_assert(sizeof(struct input) == 160 && sizeof(struct infer_param) == 40, "the header gives other sizes");

// What on_token.c fills, and has declared.
struct record {
	int64_t times[3][2];
	int32_t sequences, count, room;
	int32_t *said;
};

// Calls rkllm_run by its address as a program in C would: count tokens for each sequence, one sequence behind the other
// in tokens, and answer new ones each. Before, unless clear is NULL, that (rkllm_clear_kv_cache) empties the cache.
// times and said are on_token's. Returns what the failed call does, or 0; -2 when another number of tokens came.
int rkllmd_run_rkllm(void *run, void *clear, uintptr_t handle, int32_t *tokens, int32_t count, int32_t sequences, int32_t answer,
                     int64_t times[3][2], int32_t *said)
{
	struct infer_param param = {.max_new_tokens = answer};
	struct record record = {.sequences = sequences, .room = answer * sequences, .said = said};
	struct timespec now, cpu;
	int code = clear ? ((int (*)(uintptr_t, int, int *, int *))clear)(handle, 0, NULL, NULL) : 0;
	if (code != 0)
		return code;
	struct input *inputs = calloc(sequences, sizeof *inputs);
	for (int32_t s = 0; s < sequences; s++) {
		inputs[s].input_type = 1;
		inputs[s].ids = tokens + s * count;
		inputs[s].count = count;
	}
	clock_gettime(CLOCK_MONOTONIC, &now);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
	record.times[0][0] = now.tv_sec * 1000000000LL + now.tv_nsec;
	record.times[0][1] = cpu.tv_sec * 1000000000LL + cpu.tv_nsec;
	code = ((int (*)(uintptr_t, void *, void *, void *))run)(handle, inputs, &param, &record);
	free(inputs);
	memcpy(times, record.times, sizeof record.times);
	return code == 0 && record.count != record.room ? -2 : code;
}
