#include "../add_pair/add_pair.c"

// Writes a 16-bit float of each column, which are column bytes apart, as floats, and fetches as many bytes at *next, which is moved on,
// as rkllmd_load_words does.
static inline void rkllmd_load_scales(void *to, const uint8_t *from, int64_t column, const uint8_t **next)
{
#ifdef VECTORS
	uint16_t halves[LANES];

#pragma GCC unroll 16
	for (int i = 0; i < LANES; i++)
		memcpy(halves + i, from + i * column, sizeof *halves);
	_mm_prefetch((const char *)*next, _MM_HINT_T1);
	*next += sizeof halves;
#ifdef WIDE
	*(floats *)to = _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)halves));
#else
	*(floats *)to = _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)halves));
#endif
#endif
}
