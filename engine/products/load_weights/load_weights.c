#include <stdint.h>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

// ggml-common.h: 256 weights of Q6_K, each 16 with a scale.
struct weights {
	uint8_t low[128], high[64];
	int8_t scales[16];
	uint16_t scale;
};

// Writes 256 weights as whole numbers times the scale of their 16, which have 16 bits. Of each 32 come the first
// two of every four, then the other two: so products of two next to each other, added up over both halves, are
// those of four, which is how ggml's product of rows adds them up.
void rkllmd_load_weights(int16_t *to, const struct weights *from)
{
#if defined(__AVX2__)
	const __m256i low = _mm256_set1_epi8(15), high = _mm256_set1_epi8(0x30), middle = _mm256_set1_epi16(32);
	const __m256i first = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9, -1, 12, -1, 13, -1));
	const __m256i second = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(2, -1, 3, -1, 6, -1, 7, -1, 10, -1, 11, -1, 14, -1, 15, -1));

	for (int half = 0; half < 2; half++) {
		const __m256i more = _mm256_loadu_si256((const __m256i *)(from->high + 32 * half));
		for (int i = 0; i < 4; i++) {
			const int8_t *s = from->scales + 8 * half + 2 * i;
			__m256i x = _mm256_loadu_si256((const __m256i *)(from->low + 64 * half + 32 * (i & 1)));
			__m256i y = i < 2 ? _mm256_slli_epi16(more, 4 - 2 * i) : _mm256_srli_epi16(more, 2 * i - 4);
			x = _mm256_and_si256(i < 2 ? x : _mm256_srli_epi16(x, 4), low);
			x = _mm256_or_si256(x, _mm256_and_si256(y, high));
			y = _mm256_set_m128i(_mm_set1_epi16(s[1]), _mm_set1_epi16(s[0]));
			_mm256_storeu_si256((__m256i *)(to + 128 * half + 32 * i),
				_mm256_mullo_epi16(_mm256_sub_epi16(_mm256_shuffle_epi8(x, first), middle), y));
			_mm256_storeu_si256((__m256i *)(to + 128 * half + 32 * i + 16),
				_mm256_mullo_epi16(_mm256_sub_epi16(_mm256_shuffle_epi8(x, second), middle), y));
		}
	}
#else
	for (int i = 0; i < 256; i++) {
		const int at = i % 128 / 32, byte = i % 32, half = i / 128;
		const int low = from->low[64 * half + i % 64] >> (at / 2 * 4) & 15;
		const int high = from->high[32 * half + byte] >> (2 * at) & 3;
		to[i - byte + byte / 2 % 2 * 16 + byte / 4 * 2 + byte % 2] = ((low | high << 4) - 32) * from->scales[i / 16];
	}
#endif
}
