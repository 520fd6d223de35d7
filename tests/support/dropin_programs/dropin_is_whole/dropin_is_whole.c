#include <stddef.h>

// Tells whether a text is UTF-8 with no character cut off at its end or missing its beginning.
int dropin_is_whole(const char *text)
{
	const unsigned char *at = (const unsigned char *)text;
	while (*at != 0) {
		int more = *at < 0x80 ? 0 : *at < 0xC0 ? -1 : *at < 0xE0 ? 1 : *at < 0xF0 ? 2 : 3;
		if (more < 0)
			return 0;
		for (at++; more > 0; more--, at++) {
			if ((*at & 0xC0) != 0x80)
				return 0;
		}
	}
	return 1;
}
