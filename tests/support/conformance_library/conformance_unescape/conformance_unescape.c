#include "../conformance_types/conformance_types.h"

/* Returns a copy of the text, to be freed, in which \xNN is a byte. */
char *conformance_unescape(const char *text)
{
	char *copy = malloc(strlen(text) + 1), *to = copy;
	unsigned value;

	while (*text != '\0') {
		if (text[0] == '\\' && text[1] == 'x' && sscanf(text + 2, "%2x", &value) == 1) {
			*to++ = (char)value;
			text += 4;
		} else {
			*to++ = *text++;
		}
	}
	*to = '\0';
	return copy;
}
