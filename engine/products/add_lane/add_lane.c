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

// Does for one row what rkllmd_add_lanes does for 8, with the same bits.
void rkllmd_add_lane(float *c, uint16_t mask, int64_t groups, int64_t fours, int64_t minus, const struct lanes *a, const int8_t *b,
	int64_t b_size, const union offset *offsets, const float *scales, int64_t blocks)
{
#ifdef VECTORS
	const uint8_t (*bytes)[16][4] = a->bytes;
	const float (*scale)[16] = a->scales, (*least)[16] = a->least;
	__m512 sums = _mm512_maskz_loadu_ps(mask, c);

	for (int64_t l = 0; l < blocks; l++, b += b_size) {
		const int8_t *numbers = b;
		__m512 block = _mm512_setzero_ps();
		for (int64_t g = 0; g < groups; g++, offsets++, scale++, least++) {
			__m512i products[2] = {minus ? _mm512_setzero_si512() : _mm512_set1_epi32(offsets->start),
				_mm512_setzero_si512()}; // no product waits for all before
			for (int64_t four = 0; four < fours; four += 4, bytes += 4, numbers += 16)
#pragma GCC unroll 4
				for (int at = 0; at < 4; at++) {
					int32_t number;
					memcpy(&number, numbers + at * 4, sizeof number);
					products[at % 2] = _mm512_dpbusd_epi32(products[at % 2], _mm512_load_si512(bytes[at]),
						_mm512_set1_epi32(number));
				}
			block = _mm512_fmadd_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(products[0], products[1])), _mm512_load_ps(*scale), block);
			if (minus)
				block = _mm512_fnmadd_ps(_mm512_load_ps(*least), _mm512_set1_ps(offsets->sum), block);
		}
		sums = _mm512_fmadd_ps(block, _mm512_set1_ps(scales[l]), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
