#include <stdint.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// ggml-common.h: 32 weights of Q8_0.
struct weights {
	uint16_t scale;
	int8_t bytes[32];
};
// 32 weights of each of 16 columns: each 4 of a column stand beside those of the others.
struct lanes {
	uint8_t bytes[8][16][4];
	float scales[16];
};

// Brings 16 columns of blocks times 32 weights into order, which are so many structures apart: a lane of a vector for each
// column. Where there are fewer, the last one stands in for the rest. The weights get 128 added, so that they have no sign,
// which the processor's products of bytes want of one side. The columns behind these are fetched: they come next, and 16
// streams are more than the processor foresees.
void rkllmd_load_lanes(struct lanes *to, const struct weights *from, int64_t column, int64_t columns, int64_t blocks)
{
#ifdef VECTORS
	const __m512i flip = _mm512_set1_epi8(-128);
	const __m512i even = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13), odd = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);

	for (int64_t l = 0; l < blocks; l++, to++, from++) {
		__m512i x[8], y[8];
		uint16_t scales[16];
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++) {
			const struct weights *a = from + (i < columns ? i : columns - 1) * column;
			const struct weights *b = from + (i + 8 < columns ? i + 8 : columns - 1) * column;
			x[i] = _mm512_inserti64x4(_mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)a->bytes)),
				_mm256_loadu_si256((const __m256i *)b->bytes), 1);
			scales[i] = a->scale;
			scales[i + 8] = b->scale;
			_mm_prefetch((const char *)(a + 16 * column), _MM_HINT_T0);
			_mm_prefetch((const char *)(b + 16 * column), _MM_HINT_T0);
		}
		// a table of 8 times 8, each of 4 bytes, is turned over its diagonal, in both halves of the vectors
#pragma GCC unroll 4
		for (int i = 0; i < 8; i += 2) {
			y[i] = _mm512_unpacklo_epi32(x[i], x[i + 1]);
			y[i + 1] = _mm512_unpackhi_epi32(x[i], x[i + 1]);
		}
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			const int at = i / 2 + i % 2 * 4; // of y[0], y[4], y[1], y[5]
			x[i / 2 * 2 + i % 2 * 4] = _mm512_unpacklo_epi64(y[at], y[at + 2]);
			x[i / 2 * 2 + i % 2 * 4 + 1] = _mm512_unpackhi_epi64(y[at], y[at + 2]);
		}
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			_mm512_storeu_si512(to->bytes[i], _mm512_xor_si512(flip, _mm512_permutex2var_epi64(x[i], even, x[i + 4])));
			_mm512_storeu_si512(to->bytes[i + 4], _mm512_xor_si512(flip, _mm512_permutex2var_epi64(x[i], odd, x[i + 4])));
		}
		_mm512_storeu_ps(to->scales, _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)scales)));
	}
#endif
}
