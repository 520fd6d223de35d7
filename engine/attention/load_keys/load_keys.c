#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ggml-cpu.h
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n);

// Writes keys of depth numbers, stride bytes apart, as 32-bit floats. One that the mask hides from all rows becomes zeros: it
// may be a cell of the cache that is free, and what was left there no number, which even a weight of 0 would not hide. The
// mask has a line of 16-bit floats for each row, stride_mask bytes apart; 0xfc00 is minus infinity. NULL: nothing is hidden.
void rkllmd_load_keys(float *to, const char *from, size_t stride, int64_t keys, int64_t depth, const char *mask,
	size_t stride_mask, int64_t rows)
{
	for (int64_t i = 0; i < keys; i++) {
		int64_t row = 0;
		while (mask && row < rows && ((const uint16_t *)(mask + row * stride_mask))[i] == 0xfc00)
			row++;
		if (mask && row == rows)
			memset(to + i * depth, 0, depth * sizeof(float));
		else
			ggml_cpu_fp16_to_fp32((const uint16_t *)(from + i * stride), to + i * depth, depth);
	}
}
