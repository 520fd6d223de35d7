#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_offsets; ggml-common.h: 32 numbers of a row in Q8_0, and load_nibbles: 32 weights
union offset {
	int32_t start;
	float sum;
};
struct numbers {
	uint16_t scale;
	int8_t bytes[32];
};
struct weights {
	uint16_t scale;
	uint8_t bytes[16];
};

// Does for columns of Q4_0 what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_nibbles(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const __m512i low = _mm512_set1_epi8(15);
	const uint8_t *next = (const uint8_t *)a + 32 * column; // the columns behind the next 16
	__m512 sums = _mm512_setzero_ps();

	for (int64_t l = 0; l < k; l++) {
		__m512i words[4], products[2] = {_mm512_set1_epi32(offsets[l].start), _mm512_setzero_si512()};
		__m512 scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(a + l), column, &next);
		rkllmd_load_words(words, a[l].bytes, column, &next);
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			int32_t first, other;
			memcpy(&first, b[l].bytes + i * 4, sizeof first);
			memcpy(&other, b[l].bytes + i * 4 + 16, sizeof other);
			products[0] = _mm512_dpbusd_epi32(products[0], _mm512_and_si512(words[i], low), _mm512_set1_epi32(first));
			products[1] = _mm512_dpbusd_epi32(products[1], _mm512_and_si512(_mm512_srli_epi16(words[i], 4), low),
				_mm512_set1_epi32(other));
		}
		sums = _mm512_fmadd_ps(_mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(products[0], products[1])), scale),
			_mm512_set1_ps(scales[l]), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
