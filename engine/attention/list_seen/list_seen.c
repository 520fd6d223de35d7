#include <stdbool.h>
#include <stdint.h>

// Lists, from *first on, which of so many keys a row sees: places gets 64 at most, and has room for 65. mask has a
// 16-bit float for each key, of which 0xfc00, minus infinity, hides; NULL: nothing is hidden. With together keys
// that are listed together lie in the same 64, counted from 0. *first then is where the next call goes on. Returns
// how many were listed, 0: none is left.
int64_t rkllmd_list_seen(int32_t *places, const uint16_t *mask, int64_t *first, int64_t keys, bool together)
{
	int64_t count = 0;

	while (*first < keys && count < 64 && !(together && count > 0)) {
		const int64_t end = (*first | 63) < keys ? (*first | 63) + 1 : keys;
		uint16_t other = 0;
		for (int64_t i = *first; mask && i < end; i++)
			other |= mask[i] ^ 0xfc00;
		if (mask && !other)
			*first = end;
		for (; *first < end && count < 64; ++*first) {
			places[count] = *first;
			count += !mask || mask[*first] != 0xfc00;
		}
	}
	return count;
}
