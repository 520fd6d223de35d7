/* The numbers of an array, in one pass. */
#include "internal.h"

#include <math.h>

size_t rkllmc_numbers(rkllmc_json array, float *values, size_t most)
{
	size_t count = 0;
	if (array.length == 0 || *array.start != '[')
		return 0;
	const char *at = array.start + 1, *end = array.start + array.length;
	for (;; at++, count++) {
		rkllmc_json value = {rkllmc_skip_space(at, end), 0};
		at = rkllmc_skip_value(at, end, RKLLMC_DEPTH);
		if (!at)
			return count;
		value.length = (size_t)(at - value.start);
		if (count < most)
			values[count] = (float)rkllmc_number(value, NAN);
		at = rkllmc_skip_space(at, end);
		if (at == end || *at != ',')
			return count + 1;
	}
}
