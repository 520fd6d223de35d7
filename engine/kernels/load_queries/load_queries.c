#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Writes rows queries of depth numbers, stride bytes apart, times *scale, with a line of 64 for each of the depth
// numbers; there are zeros where there are fewer than 64 queries.
void rkllmd_load_queries(float *to, const char *from, size_t stride, int64_t rows, int64_t depth, const void *scale)
{
	float factor;

	memcpy(&factor, scale, sizeof factor);
	if (rows < 64)
		memset(to, 0, 64 * depth * sizeof(float));
	for (int64_t i = 0; i < rows; i++)
		for (int64_t d = 0; d < depth; d++)
			to[d * 64 + i] = ((const float *)(from + i * stride))[d] * factor;
}
