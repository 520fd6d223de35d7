#include <stddef.h>
#include <stdint.h>

// As in add_values.
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
typedef int32_t bits __attribute__((vector_size(BYTES)));
enum { LANES = BYTES / 4, HALF = LANES / 2 };

void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n); // ggml-cpu.h

// Writes the keys at count places, each of depth 16-bit floats, a multiple of 16 and 256 at most, stride bytes from
// place to place, as 32-bit floats in columns: a line of lanes, a multiple of 16, for each of the depth numbers.
// Columns behind count are 0. A square is transposed by interleaving each line of its upper half with that of the
// lower one as often as its side has factors of two.
void rkllmd_load_columns(float *to, int64_t lanes, const char *from, size_t stride, const int32_t *places,
	int64_t count, int64_t depth)
{
	const uint16_t none[256] = {0};
	vec square[LANES], other[LANES];
	bits low, high;

	for (int i = 0; i < LANES; i++) {
		low[i] = i / 2 + i % 2 * LANES;
		high[i] = low[i] + HALF;
	}
	for (int64_t first = 0; first < lanes; first += LANES)
		for (int64_t d = 0; d < depth; d += LANES) {
#pragma GCC unroll 16
			for (int i = 0; i < LANES; i++) {
				const char *line = (first + i < count ? from + places[first + i] * stride : (const char *)none) + 2 * d;
#ifdef LOAD
				square[i] = LOAD(line);
#else
				ggml_cpu_fp16_to_fp32((const uint16_t *)line, (float *)&square[i], LANES);
#endif
			}
#pragma GCC unroll 4
			for (int side = 1; side < LANES; side *= 2) {
#pragma GCC unroll 16
				for (int i = 0; i < LANES; i++)
					other[i] = __builtin_shuffle(square[i / 2], square[i / 2 + HALF], i % 2 ? high : low);
#pragma GCC unroll 16
				for (int i = 0; i < LANES; i++)
					square[i] = other[i];
			}
#pragma GCC unroll 16
			for (int i = 0; i < LANES; i++)
				*(vec *)(to + (d + i) * lanes + first) = square[i];
		}
}
