#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Writes rows queries of depth numbers, stride bytes apart, times *scale, with a line of lanes for each of the depth
// numbers.
void rkllmd_load_queries(float *to, int64_t lanes, const char *from, size_t stride, int64_t rows, int64_t depth,
	const void *scale)
{
	float factor;

	memcpy(&factor, scale, sizeof factor);
	for (int64_t i = 0; i < rows; i++)
		for (int64_t d = 0; d < depth; d++)
			to[d * lanes + i] = ((const float *)(from + i * stride))[d] * factor;
}
