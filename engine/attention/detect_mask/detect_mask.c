#include <stddef.h>
#include <stdint.h>

// Tells what the mask of a tile does: 0: it hides all keys from all rows; 1: there are numbers to add; 2: all are zero.
// It has a line of 16-bit floats for each row, stride bytes apart; 0xfc00 is minus infinity.
int32_t rkllmd_detect_mask(const char *mask, size_t stride, int64_t rows, int64_t keys)
{
	uint16_t any = 0, other = 0;

	for (int64_t i = 0; i < rows; i++) {
		const uint16_t *line = (const uint16_t *)(mask + i * stride);
		for (int64_t j = 0; j < keys; j++) {
			any |= line[j];
			other |= line[j] ^ 0xfc00;
		}
	}
	if (!other)
		return 0;
	return any ? 1 : 2;
}
