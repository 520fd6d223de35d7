/* Goes past the name of a member and its colon. */
#include "internal.h"

const char *rkllmc_skip_name(const char *at, const char *end)
{
	at = rkllmc_skip_string(rkllmc_skip_space(at, end), end);
	if (!at)
		return NULL;
	at = rkllmc_skip_space(at, end);
	return at < end && *at == ':' ? at + 1 : NULL;
}
