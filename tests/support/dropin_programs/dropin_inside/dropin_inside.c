#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dropin_client.h"

// The model is destroyed inside a run on it, in the callback or in the handler of a signal, which returns: the run ends
// by its FINISH, as any that is aborted does. A child of fork, which has none of the library's threads, is refused.
void dropin_inside(const char *model)
{
	static struct dropin_seen seen;
	CHECK(signal(SIGUSR1, dropin_on_destroy) != SIG_ERR);
	for (int way = 0; way < 3; way++) {
		LLMHandle handle = dropin_live = dropin_load(model, 400);
		memset(&seen, 0, sizeof(seen));
		seen.stop_after = 20;
		seen.answer = way == 0 ? DROPIN_DESTROY : way == 1 ? DROPIN_SIGNAL : DROPIN_OTHERS;
		CHECK(dropin_run(handle, "a warm day", 0, &seen) == 0);
		CHECK(seen.count == (way == 2 ? 400 : 20) && dropin_alarm_failed == 0);
		CHECK(rkllm_is_running(handle) == (way == 2 ? 0 : -1));
		CHECK(rkllm_destroy(handle) == (way == 2 ? 0 : -1));
	}
	pid_t child = fork();
	CHECK(child >= 0);
	if (child == 0)
		_exit(rkllm_destroy((LLMHandle)0x10000) == -1 ? 3 : 4);
	int status = 0;
	CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 3);
	printf("inside\n");
}
