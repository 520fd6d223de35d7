/* The text of a string, with a zero byte behind it. */
#include "internal.h"

#include <stdlib.h>

char *rkllmc_text(rkllmc_json value, size_t *length)
{
	if (value.length == 0 || rkllmc_skip_string(value.start, value.start + value.length) != value.start + value.length)
		return NULL;
	const char *at = value.start, *end = value.start + value.length;
	char *text = (char *)malloc(value.length); /* never longer than it is with its quotes */
	char *to = text;
	if (!text)
		return NULL;
	for (at++, end--; at < end;) {
		unsigned character;
		if (*at != '\\') {
			*to++ = *at++;
			continue;
		}
		at = rkllmc_read_escape(at + 1, end, &character);
		to = rkllmc_append_character(to, character);
	}
	*to = '\0';
	if (length)
		*length = (size_t)(to - text);
	return text;
}
