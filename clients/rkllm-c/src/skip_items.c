/* Goes past an array or an object. */
#include "internal.h"

const char *rkllmc_skip_items(const char *at, const char *end, int depth)
{
	const char open = *at, close = open == '{' ? '}' : ']';
	if (depth == 0)
		return NULL;
	at = rkllmc_skip_space(at + 1, end);
	if (at < end && *at == close)
		return at + 1;
	for (;;) {
		if (open == '{')
			at = rkllmc_skip_name(at, end);
		if (at)
			at = rkllmc_skip_value(at, end, depth - 1);
		if (!at)
			return NULL;
		at = rkllmc_skip_space(at, end);
		if (at == end)
			return NULL;
		if (*at == close)
			return at + 1;
		if (*at++ != ',')
			return NULL;
	}
}
