#include <stdint.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// Writes 16 bytes of each of 16 columns, which are column bytes apart: four vectors, in which a column has a lane, with four
// of its bytes each. The words of each four columns are a square that is turned over its diagonal. As many bytes are fetched
// into the second cache at *next, which is moved on: 16 streams are more than the processor foresees, and one that goes
// through what comes behind these columns, line by line, is what the memory answers fastest. This is a part of its callers'
// loops (#include), for whom to is their registers.
static inline void rkllmd_load_words(void *to, const uint8_t *from, int64_t column, const uint8_t **next)
{
#ifdef VECTORS
	__m512i x[4], y[4], *words = to;

#pragma GCC unroll 4
	for (int i = 0; i < 4; i++, *next += 64) {
		_mm_prefetch((const char *)*next, _MM_HINT_T1);
		x[i] = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)(from + i * column)));
		x[i] = _mm512_inserti32x4(x[i], _mm_loadu_si128((const __m128i *)(from + (i + 4) * column)), 1);
		x[i] = _mm512_inserti32x4(x[i], _mm_loadu_si128((const __m128i *)(from + (i + 8) * column)), 2);
		x[i] = _mm512_inserti32x4(x[i], _mm_loadu_si128((const __m128i *)(from + (i + 12) * column)), 3);
	}
#pragma GCC unroll 2
	for (int i = 0; i < 2; i++) {
		y[i] = _mm512_unpacklo_epi32(x[2 * i], x[2 * i + 1]);
		y[i + 2] = _mm512_unpackhi_epi32(x[2 * i], x[2 * i + 1]);
	}
#pragma GCC unroll 2
	for (int i = 0; i < 4; i += 2) {
		words[i] = _mm512_unpacklo_epi64(y[i], y[i + 1]);
		words[i + 1] = _mm512_unpackhi_epi64(y[i], y[i + 1]);
	}
#endif
}
