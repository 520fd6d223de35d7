#include "dropin_client.h"

// The handler of a signal that destroys the model and returns.
void dropin_on_destroy(int number)
{
	(void)number;
	if (rkllm_destroy(dropin_live) != 0)
		dropin_alarm_failed++;
}
