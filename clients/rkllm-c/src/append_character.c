/* Writes a character as UTF-8, and returns what stands behind it. */
#include "internal.h"

char *rkllmc_append_character(char *to, unsigned character)
{
	if (character < 0x80) {
		*to++ = (char)character;
		return to;
	}
	int more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
	static const unsigned char heads[] = {0, 0xc0, 0xe0, 0xf0};
	*to++ = (char)(heads[more] | character >> 6 * more);
	while (more-- > 0)
		*to++ = (char)(0x80 | ((character >> 6 * more) & 0x3f));
	return to;
}
