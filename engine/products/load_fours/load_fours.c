#include <stdint.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif
#include "../load_words/load_words.c"

// load_lanes
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
// ggml-common.h: 256 weights of Q4_K. Of 8 scales and as many least values of 6 bits, the first four of each are the lower
// bits of four bytes; of the others the last four bytes have half a byte each, and the bytes of the first ones two bits. Each
// 64 weights are the lower and then the upper halves of 32 bytes.
struct weights {
	uint16_t scale, least;
	uint8_t six_bits[12], bytes[128];
};

// Does for Q4_K what rkllmd_load_lanes does for Q8_0.
void rkllmd_load_fours(struct lanes *to, const struct weights *from, int64_t column, const uint8_t *next, int64_t blocks)
{
#ifdef VECTORS
	const __m512i low = _mm512_set1_epi8(15), six = _mm512_set1_epi8(63), high = _mm512_set1_epi8(0x30);
	const __m512i byte = _mm512_set1_epi32(255);

	for (int64_t l = 0; l < blocks; l++) {
		__m512i words[4];
		__m512 times[2];
		rkllmd_load_words(words, (const uint8_t *)(from + l), column, &next);
		times[0] = _mm512_cvtph_ps(_mm512_cvtepi32_epi16(words[0]));
		times[1] = _mm512_cvtph_ps(_mm512_cvtepi32_epi16(_mm512_srli_epi32(words[0], 16)));
#pragma GCC unroll 2
		for (int i = 0; i < 2; i++) {
			const __m512i first = _mm512_and_si512(words[i + 1], six);
			const __m512i other = _mm512_or_si512(_mm512_and_si512(_mm512_srli_epi32(words[3], 4 * i), low),
				_mm512_and_si512(_mm512_srli_epi32(words[i + 1], 2), high));
			float (*to_scales)[16] = (i ? to->least : to->scales) + 8 * l;
#pragma GCC unroll 8
			for (int g = 0; g < 8; g++)
				_mm512_store_ps(to_scales[g], _mm512_mul_ps(times[i], _mm512_cvtepi32_ps(_mm512_and_si512(
					_mm512_srli_epi32(g < 4 ? first : other, g % 4 * 8), byte))));
		}
		for (int at = 0; at < 8; at++) {
			uint8_t (*bytes)[16][4] = to->bytes + 64 * l + at / 2 * 16 + at % 2 * 4;
			rkllmd_load_words(words, from[l].bytes + at * 16, column, &next);
#pragma GCC unroll 4
			for (int i = 0; i < 4; i++) {
				_mm512_store_si512(bytes[i], _mm512_and_si512(words[i], low));
				_mm512_store_si512(bytes[i + 8], _mm512_and_si512(_mm512_srli_epi16(words[i], 4), low));
			}
		}
	}
#endif
}
