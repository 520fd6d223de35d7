#include <sched.h>
#include <signal.h>

#include "dropin_client.h"

// What a callback does that has been asked for one of the DROPIN_ answers: it calls the library itself, or waits until
// another thread has aborted the run or begun to destroy the handle. Returns what the callback then returns.
int dropin_call_inside(struct dropin_seen *seen)
{
	int size = 0;
	if (seen->answer == DROPIN_DESTROY)
		dropin_on_destroy(0);
	else if (seen->answer == DROPIN_SIGNAL)
		raise(SIGUSR1);
	else if (seen->answer == DROPIN_WAIT)
		while (!seen->interrupted && rkllm_is_running(seen->handle) != -1)
			sched_yield();
	else if (seen->answer == DROPIN_OTHERS &&
	         (rkllm_run(seen->handle, NULL, NULL, NULL) != -1 || rkllm_clear_kv_cache(seen->handle, 0, NULL, NULL) != -1 ||
	          rkllm_get_kv_cache_size(seen->handle, &size) != -1 || rkllm_release_prompt_cache(seen->handle) != -1))
		dropin_alarm_failed++;
	else
		return seen->answer;
	return 0;
}
