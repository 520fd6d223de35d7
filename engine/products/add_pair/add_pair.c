#ifndef RKLLMD_ADD_PAIR
#define RKLLMD_ADD_PAIR
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Vectors with a lane for each column that is multiplied: 16 with AVX-512's VNNI, 8 with AVX2. What works with them begins with
// this file (#include). V names the functions of such vectors. CENTER is added to weights of 8 bits, which have no sign
// then: products of bytes want that of one side.
#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#include <immintrin.h>
#define VECTORS
#define WIDE
#define V(name) _mm512_##name
#define LOAD_SOME(c, mask) _mm512_maskz_loadu_ps(mask, c)
#define STORE_SOME(c, mask, x) _mm512_mask_storeu_ps(c, mask, x)
#define HALVES(words) _mm512_cvtepi32_epi16(words)
#define DOT _mm512_dpbusd_epi32
typedef __m512i ints;
typedef __m512 floats;
enum { LANES = 16, CENTER = 128 };
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#include <immintrin.h>
#define VECTORS
#define V(name) _mm256_##name
#define MASK(mask) _mm256_sllv_epi32(_mm256_set1_epi32(mask), _mm256_setr_epi32(31, 30, 29, 28, 27, 26, 25, 24))
#define LOAD_SOME(c, mask) _mm256_maskload_ps(c, MASK(mask))
#define STORE_SOME(c, mask, x) _mm256_maskstore_ps(c, MASK(mask), x)
#define HALVES(words) _mm256_castsi256_si128(_mm256_permute4x64_epi64(_mm256_packus_epi32( \
	_mm256_and_si256(words, _mm256_set1_epi32(0xffff)), _mm256_setzero_si256()), 8))
typedef __m256i ints;
typedef __m256 floats;
#ifdef __AVXVNNI__
#define DOT _mm256_dpbusd_avx_epi32
enum { LANES = 8, CENTER = 128 };
#else
enum { LANES = 8, CENTER = 0 };
#endif
#else
enum { LANES = 0, CENTER = 128 };
#endif

// Adds the products of 8 weights of each column with 8 numbers of a row, which are 4 and 4, to sum. Without instructions for that the
// sums of two products have 16 bits: of weights up to 63, and of numbers from -127 to 127, which rows consist of, four products
// have no more; weights of 8 bits, large, have a sign, which their numbers get instead of them. A part of its callers' loops
// (#include).
static inline void rkllmd_add_pair(void *sum, const void *weights, const int8_t *numbers, const void *others, const int8_t *more,
	bool large)
{
#ifdef VECTORS
	int32_t four, next;
	memcpy(&four, numbers, sizeof four);
	memcpy(&next, more, sizeof next);
	const ints a = *(const ints *)weights, b = *(const ints *)others, x = V(set1_epi32)(four), y = V(set1_epi32)(next);
#ifdef DOT
	*(ints *)sum = DOT(DOT(*(ints *)sum, a, x), b, y);
#else
	const ints one = V(set1_epi16)(1);
	*(ints *)sum = V(add_epi32)(*(ints *)sum, large ?
		V(add_epi32)(V(madd_epi16)(one, V(maddubs_epi16)(V(abs_epi8)(a), V(sign_epi8)(x, a))),
			V(madd_epi16)(one, V(maddubs_epi16)(V(abs_epi8)(b), V(sign_epi8)(y, b)))) :
		V(madd_epi16)(one, V(add_epi16)(V(maddubs_epi16)(a, x), V(maddubs_epi16)(b, y))));
#endif
#endif
}
#endif
