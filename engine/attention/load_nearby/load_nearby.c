#include <stddef.h>
#include <stdint.h>

// Fetches what stands at the places from first up to end, of so many keys, that the mask does not hide, bytes at each,
// stride bytes from place to place, into the second cache: processors foresee lines that follow each other, not a few at
// a time with others between them. mask is as in list_seen.
void rkllmd_load_nearby(const char *from, size_t stride, size_t bytes, const uint16_t *mask, int64_t first, int64_t end,
	int64_t keys)
{
	for (int64_t i = first; i < end && i < keys; i++)
		for (size_t j = 0; j < bytes && (!mask || mask[i] != 0xfc00); j += 64)
			__builtin_prefetch(from + i * stride + j, 0, 2);
}
