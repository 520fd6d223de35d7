/* The value that a text is, without the blanks around it. */
#include "internal.h"

rkllmc_json rkllmc_parse(const char *text, size_t length)
{
	rkllmc_json value = {NULL, 0};
	const char *end = text + length, *behind = rkllmc_skip_value(text, end, RKLLMC_DEPTH);
	if (behind && rkllmc_skip_space(behind, end) == end) {
		value.start = rkllmc_skip_space(text, end);
		value.length = (size_t)(behind - value.start);
	}
	return value;
}
