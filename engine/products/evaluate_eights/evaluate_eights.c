#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_offsets; ggml-common.h: 32 weights, or numbers, of Q8_0
union offset {
	int32_t start;
	float sum;
};
struct block {
	uint16_t scale;
	int8_t bytes[32];
};

// Multiplies one row by 16 columns of Q8_0, which are column bytes apart, each of k blocks, into those of c's 16 numbers that
// the mask has: with the bits of rkllmd_add_lanes, but the weights are multiplied as they come into order, and written nowhere.
void rkllmd_evaluate_eights(float *c, uint16_t mask, const struct block *a, int64_t column, const struct block *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const __m512i flip = _mm512_set1_epi8(-128);
	const uint8_t *next = (const uint8_t *)a + 32 * column; // the columns behind the next 16
	__m512 sums = _mm512_setzero_ps();

	for (int64_t l = 0; l < k; l++) {
		__m512i words[8], products[2] = {_mm512_set1_epi32(offsets[l].start), _mm512_setzero_si512()};
		__m512 scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(a + l), column, &next);
		rkllmd_load_words(words, (const uint8_t *)a[l].bytes, column, &next);
		rkllmd_load_words(words + 4, (const uint8_t *)a[l].bytes + 16, column, &next);
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++) {
			int32_t four;
			memcpy(&four, b[l].bytes + i * 4, sizeof four);
			products[i % 2] = _mm512_dpbusd_epi32(products[i % 2], _mm512_xor_si512(words[i], flip), _mm512_set1_epi32(four));
		}
		sums = _mm512_fmadd_ps(_mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(products[0], products[1])), scale),
			_mm512_set1_ps(scales[l]), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
