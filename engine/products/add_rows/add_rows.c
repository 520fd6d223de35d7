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

// What add_lanes does, for rows that its callers know when they are compiled, of which it is a part (#include): 1 to 8. The sums
// of up to 8 rows are registers. Of fewer than 4 each has two sums of products, as no product should wait for all before.
static inline __attribute__((always_inline)) void rkllmd_add_rows(const int rows, float *c, int64_t c_row, uint16_t mask,
	int64_t groups, int64_t fours, int64_t minus, const struct lanes *a, const int8_t *b, int64_t b_size, int64_t b_row,
	const union offset *offsets, const float *scales, int64_t k, int64_t blocks)
{
#ifdef VECTORS
	const uint8_t (*bytes)[16][4] = a->bytes;
	const float (*scale)[16] = a->scales, (*least)[16] = a->least;
	const int chains = rows < 4 ? 2 : 1;
	__m512 sums[8];

#pragma GCC unroll 8
	for (int j = 0; j < rows; j++)
		sums[j] = _mm512_maskz_loadu_ps(mask, c + j * c_row);
	for (int64_t l = 0; l < blocks; l++, b += b_size) {
		const int8_t *numbers = b;
		__m512 block[8];
#pragma GCC unroll 8
		for (int j = 0; j < rows; j++)
			block[j] = _mm512_setzero_ps();
		for (int64_t g = 0; g < groups; g++, offsets++, scale++, least++) {
			__m512i products[8];
#pragma GCC unroll 8
			for (int j = 0; j < rows * chains; j++)
				products[j] = minus || j >= rows ? _mm512_setzero_si512() : _mm512_set1_epi32(offsets[j * k * groups].start);
			for (int64_t four = 0; four < fours; four += 4, bytes += 4, numbers += 16)
#pragma GCC unroll 32
				for (int at = 0; at < rows * 4; at++) {
					int32_t number;
					memcpy(&number, numbers + at % rows * b_row + at / rows * 4, sizeof number);
					products[at % (rows * chains)] = _mm512_dpbusd_epi32(products[at % (rows * chains)],
						_mm512_load_si512(bytes[at / rows]), _mm512_set1_epi32(number));
				}
#pragma GCC unroll 8
			for (int j = 0; j < rows; j++) {
				const __m512i all = chains == 1 ? products[j] : _mm512_add_epi32(products[j], products[(j + rows) % 8]);
				block[j] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(all), _mm512_load_ps(*scale), block[j]);
				if (minus)
					block[j] = _mm512_fnmadd_ps(_mm512_load_ps(*least), _mm512_set1_ps(offsets[j * k * groups].sum), block[j]);
			}
		}
#pragma GCC unroll 8
		for (int j = 0; j < rows; j++)
			sums[j] = _mm512_fmadd_ps(block[j], _mm512_set1_ps(scales[j * k + l]), sums[j]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < rows; j++)
		_mm512_mask_storeu_ps(c + j * c_row, mask, sums[j]);
#endif
}
