/* Finds the first member of an object called name, or the element of an array at index. */
#include "internal.h"

#include <string.h>

rkllmc_json rkllmc_find_item(rkllmc_json value, const char *name, size_t index)
{
	rkllmc_json item = {NULL, 0};
	if (value.length == 0 || *value.start != (name ? '{' : '['))
		return item;
	const char *end = value.start + value.length;
	for (const char *at = value.start + 1;; at++) {
		const char *key = rkllmc_skip_space(at, end), *start = name ? rkllmc_skip_name(at, end) : at;
		if (!start)
			return item;
		const char *behind = rkllmc_skip_value(start, end, RKLLMC_DEPTH);
		if (!behind)
			return item;
		size_t length = name ? strlen(name) : 0;
		int found = name ? (size_t)(end - key) > length + 1 && memcmp(key + 1, name, length) == 0 && key[length + 1] == '"' : index-- == 0;
		if (found) {
			item.start = rkllmc_skip_space(start, end);
			item.length = (size_t)(behind - item.start);
			return item;
		}
		at = rkllmc_skip_space(behind, end);
		if (at == end || *at != ',')
			return item;
	}
}
