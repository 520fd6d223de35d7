#include <stddef.h>
#include <stdint.h>

// As in add_product.
#if defined(__AVX512F__)
#define BYTES 64
#elif defined(__AVX__)
#define BYTES 32
#else
#define BYTES 16
#endif
typedef float vec __attribute__((vector_size(BYTES), aligned(4), may_alias));
typedef int32_t bits __attribute__((vector_size(BYTES)));
enum { LANES = BYTES / 4, HALF = LANES / 2 };

// ggml-cpu.h
void ggml_cpu_fp16_to_fp32(const uint16_t *from, float *to, int64_t n);

// Writes the keys at count places, each of depth 16-bit floats, a multiple of 16 and 256 at most, stride bytes from place to place, as
// 32-bit floats in columns: a line of lanes, a multiple of 16, for each of the depth numbers. Columns behind count are 0.
//
// A square is transposed by interleaving each line of its upper half with that of the lower one as often as its side has
// factors of two.
void rkllmd_load_columns(float *to, int64_t lanes, const char *from, size_t stride, const int32_t *places, int64_t count,
	int64_t depth)
{
	float lines[LANES][256] __attribute__((aligned(64)));
	bits low, high;

	for (int i = 0; i < LANES; i++) {
		low[i] = i / 2 + i % 2 * LANES;
		high[i] = low[i] + HALF;
	}
	for (int64_t first = 0; first < lanes; first += LANES) {
		for (int64_t i = 0; i < LANES; i++)
			if (first + i < count)
				ggml_cpu_fp16_to_fp32((const uint16_t *)(from + places[first + i] * stride), lines[i], depth);
			else
				__builtin_memset(lines[i], 0, depth * sizeof(float));
		for (int64_t d = 0; d < depth; d += LANES) {
			vec square[LANES], other[LANES];
#pragma GCC unroll 16
			for (int i = 0; i < LANES; i++)
				square[i] = *(vec *)&lines[i][d];
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
}
