#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define VECTORS
#include <immintrin.h>
#endif
#if defined(__AVX512VNNI__) && defined(__AVX512VL__)
#define ADD(sum, a, b) _mm256_dpwssd_epi32(sum, a, b)
#else
#define ADD(sum, a, b) _mm256_add_epi32(sum, _mm256_madd_epi16(a, b))
#endif

// ggml-common.h: 256 weights of Q6_K, and 256 numbers of a row in 8 bits.
struct weights {
	uint8_t low[128], high[64];
	int8_t scales[16];
	uint16_t scale;
};
struct numbers {
	float scale;
	int8_t numbers[256];
	int16_t sums[16];
};
void rkllmd_load_weights(int16_t *to, const struct weights *from);
void rkllmd_load_numbers(int16_t *to, const int8_t *from);

enum { SIDE = 16 };

// Multiplies n rows of numbers, b, by m rows of weights of Q6_K, a, each of k times 256, into c; rows are so many
// structures, or floats, apart. Each number of c has the bits of ggml's own product, which unpacks the weights anew
// for each row: here they are unpacked once for 16. Computes the part of a thread of so many. Returns false where
// it is not faster, or the processor is not made for it.
bool rkllmd_evaluate_product(int thread, int threads, int64_t m, int64_t n, int64_t k, const struct weights *a,
	int64_t a_row, const struct numbers *b, int64_t b_row, float *c, int64_t c_row)
{
#ifdef VECTORS
	int16_t numbers[SIDE][256] __attribute__((aligned(64))), weights[256] __attribute__((aligned(64)));
	__m256 sums[SIDE][SIDE];

	if (n < 2)
		return false;
	for (int64_t x = thread * SIDE; x < m; x += threads * SIDE)
		for (int64_t y = 0; y < n; y += SIDE) {
			const int64_t wide = m - x < SIDE ? m - x : SIDE, high = n - y < SIDE ? n - y : SIDE;
			memset(sums, 0, sizeof sums);
			for (int64_t l = 0; l < k; l++) {
				for (int64_t j = 0; j < high; j++)
					rkllmd_load_numbers(numbers[j], b[(y + j) * b_row + l].numbers);
				for (int64_t i = 0, j = 0; i < wide; j = j + 1 < high ? j + 1 : 0, i += j == 0) {
					const struct weights *from = a + (x + i) * a_row + l;
					__m256i sum[4] = {0};
					if (j == 0)
						rkllmd_load_weights(weights, from);
#pragma GCC unroll 16
					for (int at = 0; at < 256; at += 16)
						sum[at / 16 % 4] = ADD(sum[at / 16 % 4], *(const __m256i *)(weights + at),
							*(const __m256i *)(numbers[j] + at));
					sum[0] = _mm256_add_epi32(_mm256_add_epi32(sum[0], sum[1]), _mm256_add_epi32(sum[2], sum[3]));
					sums[i][j] = _mm256_fmadd_ps(_mm256_set1_ps(b[(y + j) * b_row + l].scale * _cvtsh_ss(from->scale)),
						_mm256_cvtepi32_ps(sum[0]), sums[i][j]);
				}
			}
			for (int64_t ij = 0; ij < wide * high; ij++) {
				const __m256 all = sums[ij / high][ij % high];
				__m128 sum = _mm_add_ps(_mm256_extractf128_ps(all, 1), _mm256_castps256_ps128(all));
				sum = _mm_add_ps(sum, _mm_movehl_ps(sum, sum));
				c[(y + ij % high) * c_row + x + ij / high] = _mm_cvtss_f32(_mm_add_ss(sum, _mm_movehdup_ps(sum)));
			}
		}
	return true;
#else
	return false;
#endif
}
