#include <stdint.h>
#include <time.h>

// RKLLMResult of generation D.
struct result {
	const char *text;
	int32_t token_id;
	char rest[56];
};

// What the callback fills; run_rkllm.c has the same.
struct record {
	// of the beginning, the first and the last token: clock and this process's CPU time, in nanoseconds
	int64_t times[3][2];
	int32_t sequences, count, room;
	int32_t *said;
};

// A result callback that notes tokens and when they came: what a program in C would do, without any Go. Returns 0: go
// on.
int rkllmd_on_token(struct result *results, struct record *record, int state)
{
	struct timespec now, cpu;
	if (state > 1) // not NORMAL or WAITING
		return 0;
	clock_gettime(CLOCK_MONOTONIC, &now);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
	record->times[record->count == 0 ? 1 : 2][0] = now.tv_sec * 1000000000LL + now.tv_nsec;
	record->times[record->count == 0 ? 1 : 2][1] = cpu.tv_sec * 1000000000LL + cpu.tv_nsec;
	for (int32_t s = 0; s < record->sequences && record->count < record->room; s++)
		record->said[record->count++] = results[s].token_id;
	return 0;
}
