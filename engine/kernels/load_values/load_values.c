#include <stddef.h>
#include <stdint.h>

// ggml-cpu.h
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n);

// Writes the values at count places, each of width 16-bit floats, stride bytes from place to place, as 32-bit floats.
void rkllmd_load_values(float *to, const char *from, size_t stride, const int32_t *places, int64_t count, int64_t width)
{
	for (int64_t i = 0; i < count; i++)
		ggml_cpu_fp16_to_fp32((const uint16_t *)(from + places[i] * stride), to + i * width, width);
}
