#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif
#include "../load_ahead/load_ahead.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_sums; ggml-common.h: 256 numbers of a row in Q8_K, and load_sixes: 256 weights
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
	uint8_t low[128], high[64];
	int8_t scales[16];
	uint16_t scale;
};

// Does for columns of Q6_K what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_sixes(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const __m512i four = _mm512_set1_epi8(15), two = _mm512_set1_epi8(0x30);
	const uint8_t *next = (const uint8_t *)a + 32 * column; // the columns behind the next 16
	__m512 sums = _mm512_setzero_ps();

	for (int64_t l = 0; l < k; l++, offsets += 16) {
		const char *soon = l + 1 < k ? (const char *)(a + l + 1) : (const char *)a + 16 * column;
		__m512i scales_of[4], x[2][4], z[4], products[8];
		__m512 block = _mm512_setzero_ps(), scale;
		rkllmd_load_scales(&scale, (const uint8_t *)&a[l].scale, column, &next);
		rkllmd_load_words(scales_of, (const uint8_t *)a[l].scales, column, &next);
		rkllmd_load_ahead(soon + sizeof *a - 1, column);
#pragma GCC unroll 4
		for (int at = 0; at < 4; at++) { // 16 weights of each 32 of a half
			rkllmd_load_ahead(soon + at * 64, column);
			rkllmd_load_words(x[0], a[l].low + at / 2 * 64 + at % 2 * 16, column, &next);
			rkllmd_load_words(x[1], a[l].low + at / 2 * 64 + at % 2 * 16 + 32, column, &next);
			rkllmd_load_words(z, a[l].high + at * 16, column, &next);
#pragma GCC unroll 16
			for (int i = 0; i < 16; i++) { // of each part four words
				const int part = i / 4, g = part * 2 + at % 2;
				const __m512i upper = part < 2 ? _mm512_slli_epi16(z[i % 4], 4 - 2 * part) : _mm512_srli_epi16(z[i % 4], 2 * part - 4);
				int32_t numbers;
				memcpy(&numbers, b[l].bytes + at / 2 * 128 + g * 16 + i % 4 * 4, sizeof numbers);
				products[g] = _mm512_dpbusd_epi32(i % 4 ? products[g] : _mm512_set1_epi32(offsets[at / 2 * 8 + g].start), _mm512_or_si512(
					_mm512_and_si512(_mm512_srli_epi16(x[part % 2][i % 4], part / 2 * 4), four), _mm512_and_si512(upper, two)),
					_mm512_set1_epi32(numbers));
			}
			if (at % 2 == 0)
				continue;
#pragma GCC unroll 8
			for (int g = 0; g < 8; g++)
				block = _mm512_fmadd_ps(_mm512_cvtepi32_ps(products[g]), _mm512_mul_ps(scale, _mm512_cvtepi32_ps(
					_mm512_srai_epi32(_mm512_slli_epi32(scales_of[at / 2 * 2 + g / 4], 24 - g % 4 * 8), 24))), block);
		}
		sums = _mm512_fmadd_ps(block, _mm512_set1_ps(scales[l]), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
