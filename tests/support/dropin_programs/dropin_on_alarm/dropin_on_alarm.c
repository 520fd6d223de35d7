#include <sys/time.h>

#include "dropin_client.h"

// The handler of SIGALRM: it aborts whatever runs, and asks for the next alarm, some hundred microseconds from now.
void dropin_on_alarm(int number)
{
	static unsigned int seed = 1;
	(void)number;
	dropin_alarm_count++;
	if (rkllm_is_running(dropin_live) < 0 || rkllm_abort(dropin_live) != 0)
		dropin_alarm_failed++;
	seed = seed * 1103515245 + 12345;
	struct itimerval next = {.it_value = {.tv_usec = 50 + (seed >> 16) % 3000}};
	setitimer(ITIMER_REAL, &next, NULL);
}
