#include <stddef.h>
#include <stdint.h>

// As in add_product. LOAD reads 16-bit floats as a vector of 32-bit ones, where the processor can.
#if defined(__AVX512F__)
#include <immintrin.h>
#define BYTES 64
#define LOAD(from) ((vec)_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(from))))
#elif defined(__AVX__) && defined(__F16C__)
#include <immintrin.h>
#define BYTES 32
#define LOAD(from) ((vec)_mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(from))))
#elif defined(__aarch64__)
#include <arm_neon.h>
#define BYTES 16
#define LOAD(from) ((vec)vcvt_f32_f16(vld1_f16((const float16_t *)(from))))
#else
#define BYTES 16
#endif
typedef float vec __attribute__((vector_size(BYTES), aligned(4), may_alias));
enum { LANES = BYTES / 4, MOST = 64 / LANES };

void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n); // ggml-cpu.h

// Adds to a line of width sums, a multiple of 16 and 256 at most, the values at count places, lines of 16-bit
// floats, stride bytes from place to place, each times its weight. Each sum has the order of add_product.
void rkllmd_add_values(float *sums, const float *weights, const char *from, size_t stride, const int32_t *places,
	int64_t count, int64_t width)
{
#ifdef LOAD
	for (int64_t w = 0; w < width;) {
		const char *line = from + 2 * w;
		vec block[MOST];
		if (w + 64 <= width) {
			for (int i = 0; i < MOST; i++)
				block[i] = *(vec *)(sums + w + i * LANES);
			for (int64_t k = 0; k < count; k++)
				for (int i = 0; i < MOST; i++)
					block[i] += weights[k] * LOAD(line + places[k] * stride + 2 * i * LANES);
			for (int i = 0; i < MOST; i++)
				*(vec *)(sums + w + i * LANES) = block[i];
			w += 64;
			continue;
		}
		block[0] = *(vec *)(sums + w);
		for (int64_t k = 0; k < count; k++)
			block[0] += weights[k] * LOAD(line + places[k] * stride);
		*(vec *)(sums + w) = block[0];
		w += LANES;
	}
#else
	float line[256];

	for (int64_t k = 0; k < count; k++) {
		ggml_cpu_fp16_to_fp32((const uint16_t *)(from + places[k] * stride), line, width);
		for (int64_t w = 0; w < width; w += LANES)
			*(vec *)(sums + w) += weights[k] * *(vec *)(line + w);
	}
#endif
}
