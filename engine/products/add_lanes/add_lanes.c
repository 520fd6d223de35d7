#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// load_lanes, load_offsets; ggml-common.h: 32 numbers of a row in Q8_0
struct lanes {
	uint8_t bytes[8][16][4];
	float scales[16];
};
struct offset {
	int32_t sum;
	float scale;
};
struct numbers {
	uint16_t scale;
	int8_t bytes[32];
};

// Adds the products of 16 columns and 8 rows, each of blocks times 32 numbers, to c, whose lines are c_row floats apart; of
// each 16 those that the mask has. b and offsets have their next row after row structures. Each 32 products are added up as
// whole numbers, and then multiplied by both scales and added to c, one after the other: the bits of a number do not depend
// on what is computed beside it.
void rkllmd_add_lanes(float *c, int64_t c_row, uint16_t mask, const struct lanes *a, const struct numbers *b, int64_t b_row,
	const struct offset *offsets, int64_t offset_row, int64_t blocks)
{
#ifdef VECTORS
	__m512 sums[8];

#pragma GCC unroll 8
	for (int j = 0; j < 8; j++)
		sums[j] = _mm512_maskz_loadu_ps(mask, c + j * c_row);
	for (int64_t l = 0; l < blocks; l++) {
		__m512i products[8];
#pragma GCC unroll 8
		for (int j = 0; j < 8; j++)
			products[j] = _mm512_set1_epi32(offsets[j * offset_row + l].sum);
#pragma GCC unroll 64
		for (int at = 0; at < 64; at++) {
			int32_t four;
			memcpy(&four, b[at % 8 * b_row + l].bytes + at / 8 * 4, 4);
			products[at % 8] = _mm512_dpbusd_epi32(products[at % 8], _mm512_loadu_si512(a[l].bytes[at / 8]),
				_mm512_set1_epi32(four));
		}
#pragma GCC unroll 8
		for (int j = 0; j < 8; j++)
			sums[j] = _mm512_fmadd_ps(_mm512_mul_ps(_mm512_loadu_ps(a[l].scales),
				_mm512_set1_ps(offsets[j * offset_row + l].scale)), _mm512_cvtepi32_ps(products[j]), sums[j]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < 8; j++)
		_mm512_mask_storeu_ps(c + j * c_row, mask, sums[j]);
#endif
}
