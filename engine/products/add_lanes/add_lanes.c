#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// load_lanes, load_offsets
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
union offset {
	int32_t start;
	float sum;
};

// Adds the products of 16 columns and 8 rows, each of so many blocks, to c, whose lines are c_row floats apart; of each 16
// those that the mask has. A block has groups of fours times four weights. b is the numbers of the first row's first block;
// those of the next block are b_size bytes behind, those of the next row b_row. offsets and scales are for rows of k blocks.
// The products of a group are added up as whole numbers, then multiplied by its scale and added to the block's, and the
// block's by the row's scale and added to c, one after the other: the bits of a number do not depend on what is computed
// beside it. minus: of each group its least value times the sum of the row's numbers is subtracted.
void rkllmd_add_lanes(float *c, int64_t c_row, uint16_t mask, int64_t groups, int64_t fours, int64_t minus, const struct lanes *a,
	const int8_t *b, int64_t b_size, int64_t b_row, const union offset *offsets, const float *scales, int64_t k, int64_t blocks)
{
#ifdef VECTORS
	const uint8_t (*bytes)[16][4] = a->bytes;
	const float (*scale)[16] = a->scales, (*least)[16] = a->least;
	__m512 sums[8];

#pragma GCC unroll 8
	for (int j = 0; j < 8; j++)
		sums[j] = _mm512_maskz_loadu_ps(mask, c + j * c_row);
	for (int64_t l = 0; l < blocks; l++, b += b_size) {
		const int8_t *numbers = b;
		__m512 block[8];
#pragma GCC unroll 8
		for (int j = 0; j < 8; j++)
			block[j] = _mm512_setzero_ps();
		for (int64_t g = 0; g < groups; g++, offsets++, scale++, least++) {
			__m512i products[8];
#pragma GCC unroll 8
			for (int j = 0; j < 8; j++)
				products[j] = minus ? _mm512_setzero_si512() : _mm512_set1_epi32(offsets[j * k * groups].start);
			for (int64_t four = 0; four < fours; four += 4, bytes += 4, numbers += 16)
#pragma GCC unroll 32
				for (int at = 0; at < 32; at++) {
					int32_t number;
					memcpy(&number, numbers + at % 8 * b_row + at / 8 * 4, sizeof number);
					products[at % 8] = _mm512_dpbusd_epi32(products[at % 8], _mm512_load_si512(bytes[at / 8]),
						_mm512_set1_epi32(number));
				}
#pragma GCC unroll 8
			for (int j = 0; j < 8; j++)
				block[j] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(products[j]), _mm512_load_ps(*scale), block[j]);
			if (!minus)
				continue;
#pragma GCC unroll 8
			for (int j = 0; j < 8; j++)
				block[j] = _mm512_fnmadd_ps(_mm512_load_ps(*least), _mm512_set1_ps(offsets[j * k * groups].sum), block[j]);
		}
#pragma GCC unroll 8
		for (int j = 0; j < 8; j++)
			sums[j] = _mm512_fmadd_ps(block[j], _mm512_set1_ps(scales[j * k + l]), sums[j]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < 8; j++)
		_mm512_mask_storeu_ps(c + j * c_row, mask, sums[j]);
#endif
}
