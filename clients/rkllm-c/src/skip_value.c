/* Goes past a value and the blanks before it. depth: how deep it may be nested. */
#include "internal.h"

const char *rkllmc_skip_value(const char *at, const char *end, int depth)
{
	at = rkllmc_skip_space(at, end);
	if (at == end)
		return NULL;
	switch (*at) {
	case '"':
		return rkllmc_skip_string(at, end);
	case '{':
	case '[':
		return rkllmc_skip_items(at, end, depth);
	case 't':
	case 'f':
	case 'n':
		return rkllmc_skip_word(at, end);
	}
	return rkllmc_skip_number(at, end);
}
