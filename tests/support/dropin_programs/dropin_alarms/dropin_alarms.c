#include <errno.h>
#include <signal.h>
#include <sys/time.h>

#include "dropin_client.h"

atomic_int dropin_alarm_count, dropin_alarm_failed;

// Runs without end under a timer whose handler calls rkllm_abort, count times, wherever this thread is: each run ends
// by its one FINISH, and one that is left alone says what it always says.
void dropin_alarms(const char *model, int count)
{
	static struct dropin_seen seen, whole;
	LLMHandle handle = dropin_live = dropin_load(model, 400);
	CHECK(dropin_run(handle, "a warm day", 0, &whole) == 0 && whole.count > 0);
	CHECK(signal(SIGALRM, dropin_on_alarm) != SIG_ERR);
	dropin_on_alarm(SIGALRM);
	int runs = 0;
	for (; dropin_alarm_count < count; runs++) {
		CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0);
		CHECK(memcmp(seen.tokens, whole.tokens, (size_t)seen.count * sizeof(int32_t)) == 0);
	}
	CHECK(signal(SIGALRM, SIG_IGN) != SIG_ERR);
	CHECK(dropin_alarm_failed == 0);
	CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0 && seen.count == whole.count && strcmp(seen.text, whole.text) == 0);
	CHECK(rkllm_destroy(handle) == 0);
	printf("alarms: %d runs\n", runs);
}
