/* Goes past blanks. */
#include "internal.h"

const char *rkllmc_skip_space(const char *at, const char *end)
{
	while (at < end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'))
		at++;
	return at;
}
