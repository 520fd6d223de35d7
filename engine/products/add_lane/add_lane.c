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

// Does for one row what rkllmd_add_lanes does for 8, with the same bits.
void rkllmd_add_lane(float *c, uint16_t mask, const struct lanes *a, const struct numbers *b, const struct offset *offsets,
	int64_t blocks)
{
#ifdef VECTORS
	__m512 sums = _mm512_maskz_loadu_ps(mask, c);

	for (int64_t l = 0; l < blocks; l++) {
		__m512i products[2] = {_mm512_set1_epi32(offsets[l].sum), _mm512_setzero_si512()}; // no product waits for all before
#pragma GCC unroll 8
		for (int at = 0; at < 8; at++) {
			int32_t four;
			memcpy(&four, b[l].bytes + at * 4, 4);
			products[at % 2] = _mm512_dpbusd_epi32(products[at % 2], _mm512_loadu_si512(a[l].bytes[at]),
				_mm512_set1_epi32(four));
		}
		sums = _mm512_fmadd_ps(_mm512_mul_ps(_mm512_loadu_ps(a[l].scales), _mm512_set1_ps(offsets[l].scale)),
			_mm512_cvtepi32_ps(_mm512_add_epi32(products[0], products[1])), sums);
	}
	_mm512_mask_storeu_ps(c, mask, sums);
#endif
}
