/* A text as a string of JSON. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *rkllmc_quote(const char *text)
{
	char *quoted = (char *)malloc(6 * strlen(text) + 3); /* \u0000 for each byte, at most */
	char *to = quoted;
	if (!quoted)
		return NULL;
	*to++ = '"';
	for (; *text; text++) {
		if ((unsigned char)*text < 0x20) {
			to += sprintf(to, "\\u%04x", (unsigned)*text);
			continue;
		}
		if (*text == '"' || *text == '\\')
			*to++ = '\\';
		*to++ = *text;
	}
	memcpy(to, "\"", 2);
	return quoted;
}
