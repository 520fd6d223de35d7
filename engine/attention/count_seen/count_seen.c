#include <stddef.h>
#include <stdint.h>

// Counts how many keys the rows of a mask see, each row's for itself, and writes to *span how many keys lie in the
// 64, counted from the first, of which any row sees one. mask is as in detect_mask; NULL: nothing is hidden.
int64_t rkllmd_count_seen(const char *mask, size_t stride, int64_t rows, int64_t keys, int64_t *span)
{
	int64_t all = 0;

	*span = 0;
	for (int64_t first = 0; first < keys; first += 64) {
		const int64_t count = keys - first < 64 ? keys - first : 64;
		uint16_t seen = 0; // 64 rows of 64 keys at most
		for (int64_t i = 0; mask && i < rows; i++)
			for (int64_t j = 0; j < count; j++)
				seen += ((const uint16_t *)(mask + i * stride))[first + j] != 0xfc00;
		if (!mask)
			seen = rows * count;
		all += seen;
		*span += seen ? count : 0;
	}
	return all;
}
