/* The number that a value is, also one of the daemon's words for what JSON does not have. */
#include "internal.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

double rkllmc_number(rkllmc_json value, double otherwise)
{
	static const struct {
		const char *word;
		double number;
	} words[] = {{"\"NaN\"", NAN}, {"\"Infinity\"", INFINITY}, {"\"-Infinity\"", -INFINITY}};
	for (size_t i = 0; value.start && i < sizeof words / sizeof *words; i++)
		if (strlen(words[i].word) == value.length && memcmp(words[i].word, value.start, value.length) == 0)
			return words[i].number;
	char text[512]; /* longer than the digits that any double needs, and its point */
	if (!value.start || value.length == 0 || value.length >= sizeof text / 2 || *value.start == '"' ||
		rkllmc_skip_number(value.start, value.start + value.length) != value.start + value.length)
		return otherwise;
	memcpy(text, value.start, value.length);
	text[value.length] = '\0';
	char *point = strchr(text, '.');
	const char *local = localeconv()->decimal_point; /* what strtod wants */
	if (point && strcmp(local, ".") != 0 && strlen(local) < sizeof text / 2) {
		memmove(point + strlen(local), point + 1, strlen(point));
		memcpy(point, local, strlen(local));
	}
	return strtod(text, NULL);
}
