#include <stddef.h>
#include <stdint.h>

// ggml-cpu.h
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n);

// Adds a mask, which has a line of 16-bit floats for each row, stride bytes apart, to the scores, which have a line of
// lanes for each key.
void rkllmd_add_mask(float *scores, int64_t lanes, const char *mask, size_t stride, int64_t rows, int64_t keys)
{
	float line[64];

	for (int64_t i = 0; i < rows; i++) {
		ggml_cpu_fp16_to_fp32((const uint16_t *)(mask + i * stride), line, keys);
		for (int64_t j = 0; j < keys; j++)
			scores[j * lanes + i] += line[j];
	}
}
