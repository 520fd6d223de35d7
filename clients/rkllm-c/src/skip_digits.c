/* Goes past digits, of which there must be one. */
#include "internal.h"

const char *rkllmc_skip_digits(const char *at, const char *end)
{
	const char *start = at;
	while (at && at < end && *at >= '0' && *at <= '9')
		at++;
	return at > start ? at : NULL;
}
