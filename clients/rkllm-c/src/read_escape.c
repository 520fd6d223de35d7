/* Reads what follows a backslash in a string that was checked, and returns what stands behind it. Two halves make a character; a half alone is
 * U+FFFD. */
#include "internal.h"

#include <string.h>

const char *rkllmc_read_escape(const char *at, const char *end, unsigned *character)
{
	static const char letters[] = "bfnrt", meanings[] = "\b\f\n\r\t";
	const char *letter = strchr(letters, *at);
	if (*at != 'u') {
		*character = letter ? (unsigned char)meanings[letter - letters] : (unsigned char)*at;
		return at + 1;
	}
	unsigned first = rkllmc_read_hex(at + 1);
	at += 5;
	*character = first >= 0xd800 && first < 0xe000 ? 0xfffd : first;
	if (first < 0xd800 || first >= 0xdc00 || end - at < 6 || at[0] != '\\' || at[1] != 'u')
		return at;
	unsigned second = rkllmc_read_hex(at + 2);
	if (second < 0xdc00 || second >= 0xe000)
		return at;
	*character = 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00);
	return at + 6;
}
