/* Goes past a string in quotes. */
#include "internal.h"

#include <ctype.h>
#include <string.h>

const char *rkllmc_skip_string(const char *at, const char *end)
{
	if (at == end || *at != '"')
		return NULL;
	for (at++; at < end && *at != '"'; at++) {
		if ((unsigned char)*at < 0x20)
			return NULL;
		if (*at != '\\')
			continue;
		if (++at == end || *at == '\0' || !strchr("\"\\/bfnrtu", *at))
			return NULL;
		for (int digits = *at == 'u' ? 4 : 0; digits > 0; digits--)
			if (++at == end || !isxdigit((unsigned char)*at))
				return NULL;
	}
	return at < end ? at + 1 : NULL;
}
