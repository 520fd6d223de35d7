#include <stdint.h>
#include <string.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// Writes a 16-bit float of each of 16 columns, which are column bytes apart, as 16 floats, and fetches as many bytes at *next,
// which is moved on, as rkllmd_load_words does.
static inline void rkllmd_load_scales(void *to, const uint8_t *from, int64_t column, const uint8_t **next)
{
#ifdef VECTORS
	uint16_t halves[16];

#pragma GCC unroll 16
	for (int i = 0; i < 16; i++)
		memcpy(halves + i, from + i * column, sizeof *halves);
	_mm_prefetch((const char *)*next, _MM_HINT_T1);
	*next += sizeof halves;
	*(__m512 *)to = _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)halves));
#endif
}
