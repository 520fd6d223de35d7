/* Goes past true, false or null. */
#include "internal.h"

#include <string.h>

const char *rkllmc_skip_word(const char *at, const char *end)
{
	static const char *const words[] = {"true", "false", "null"};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		size_t length = strlen(words[i]);
		if ((size_t)(end - at) >= length && memcmp(at, words[i], length) == 0)
			return at + length;
	}
	return NULL;
}
