#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif
#include "../load_ahead/load_ahead.c"
#include "../load_words/load_words.c"

// load_sums; ggml-common.h: 256 numbers of a row in Q8_K, and load_fours: 256 weights
union offset {
	int32_t start;
	float sum;
};
struct numbers {
	float scale;
	int8_t bytes[256];
	int16_t sums[16];
};
struct weights {
	uint16_t scale, least;
	uint8_t six_bits[12], bytes[128];
};

// Does for columns of Q4_K what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_fours(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const __m512i low = _mm512_set1_epi8(15), six = _mm512_set1_epi8(63), high = _mm512_set1_epi8(0x30);
	const __m512i byte = _mm512_set1_epi32(255);
	const uint8_t *next = (const uint8_t *)a + 32 * column; // the columns behind the next 16
	__m512 sums = _mm512_setzero_ps();

	for (int64_t l = 0; l < k; l++, offsets += 8) {
		const char *soon = l + 1 < k ? (const char *)(a + l + 1) : (const char *)a + 16 * column;
		__m512i words[8], six_bits[2][2]; // of the scales, and of the least values
		__m512 block = _mm512_setzero_ps(), times[2];
		rkllmd_load_words(words, (const uint8_t *)(a + l), column, &next);
		times[0] = _mm512_cvtph_ps(_mm512_cvtepi32_epi16(words[0]));
		times[1] = _mm512_cvtph_ps(_mm512_cvtepi32_epi16(_mm512_srli_epi32(words[0], 16)));
#pragma GCC unroll 2
		for (int i = 0; i < 2; i++) {
			six_bits[i][0] = _mm512_and_si512(words[i + 1], six);
			six_bits[i][1] = _mm512_or_si512(_mm512_and_si512(_mm512_srli_epi32(words[3], 4 * i), low),
				_mm512_and_si512(_mm512_srli_epi32(words[i + 1], 2), high));
		}
#pragma GCC unroll 4
		for (int h = 0; h < 8; h += 2) { // two groups
			__m512i products[2] = {_mm512_setzero_si512(), _mm512_setzero_si512()};
			if (h < 6)
				rkllmd_load_ahead(soon + h * 32, column);
			rkllmd_load_words(words, a[l].bytes + h * 16, column, &next);
			rkllmd_load_words(words + 4, a[l].bytes + h * 16 + 16, column, &next);
#pragma GCC unroll 16
			for (int i = 0; i < 16; i++) {
				int32_t four;
				memcpy(&four, b[l].bytes + h * 32 + i % 2 * 32 + i / 2 * 4, sizeof four);
				products[i % 2] = _mm512_dpbusd_epi32(products[i % 2], _mm512_and_si512(_mm512_srli_epi16(words[i / 2],
					i % 2 * 4), low), _mm512_set1_epi32(four));
			}
#pragma GCC unroll 4
			for (int i = 0; i < 4; i++) { // the scale, and then the least value, of the first and the second
				const int g = h + i / 2;
				const __m512 factor = _mm512_mul_ps(times[i % 2], _mm512_cvtepi32_ps(_mm512_and_si512(_mm512_srli_epi32(
					six_bits[i % 2][g / 4], g % 4 * 8), byte)));
				block = i % 2 ? _mm512_fnmadd_ps(factor, _mm512_set1_ps(offsets[g].sum), block) :
					_mm512_fmadd_ps(_mm512_cvtepi32_ps(products[i / 2]), factor, block);
			}
		}
		sums = _mm512_fmadd_ps(block, _mm512_set1_ps(scales[l]), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
