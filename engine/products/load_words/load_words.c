#include "../add_pair/add_pair.c"

// Writes 16 bytes of each column, which are column bytes apart: four vectors, in which a column has a lane, with four of its bytes
// each. The words of each four columns are a square that is turned over its diagonal. As many bytes are fetched into the second
// cache at *next, which is moved on: so many streams are more than the processor foresees, and one that goes through what
// comes behind these columns, line by line, is what the memory answers fastest. This is a part of its callers' loops
// (#include), for whom to is their registers.
static inline void rkllmd_load_words(void *to, const uint8_t *from, int64_t column, const uint8_t **next)
{
#ifdef VECTORS
	ints x[4], y[4], *words = to;

#pragma GCC unroll 4
	for (int i = 0; i < LANES / 4; i++, *next += 64)
		_mm_prefetch((const char *)*next, _MM_HINT_T1);
#pragma GCC unroll 4
	for (int i = 0; i < 4; i++) {
		const __m128i first = _mm_loadu_si128((const __m128i *)(from + i * column));
		const __m128i second = _mm_loadu_si128((const __m128i *)(from + (i + 4) * column));
#ifdef WIDE
		x[i] = _mm512_inserti32x4(_mm512_castsi128_si512(first), second, 1);
		x[i] = _mm512_inserti32x4(x[i], _mm_loadu_si128((const __m128i *)(from + (i + 8) * column)), 2);
		x[i] = _mm512_inserti32x4(x[i], _mm_loadu_si128((const __m128i *)(from + (i + 12) * column)), 3);
#else
		x[i] = _mm256_inserti128_si256(_mm256_castsi128_si256(first), second, 1);
#endif
	}
#pragma GCC unroll 2
	for (int i = 0; i < 2; i++) {
		y[i] = V(unpacklo_epi32)(x[2 * i], x[2 * i + 1]);
		y[i + 2] = V(unpackhi_epi32)(x[2 * i], x[2 * i + 1]);
	}
#pragma GCC unroll 2
	for (int i = 0; i < 4; i += 2) {
		words[i] = V(unpacklo_epi64)(y[i], y[i + 1]);
		words[i + 1] = V(unpackhi_epi64)(y[i], y[i + 1]);
	}
#endif
}
