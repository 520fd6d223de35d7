#include <stdint.h>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

// Writes 256 numbers of 8 bits with 16, in the order of load_weights.
void rkllmd_load_numbers(int16_t *to, const int8_t *from)
{
#if defined(__AVX2__)
	const __m256i first = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(-1, 0, -1, 1, -1, 4, -1, 5, -1, 8, -1, 9, -1, 12, -1, 13));
	const __m256i second = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(-1, 2, -1, 3, -1, 6, -1, 7, -1, 10, -1, 11, -1, 14, -1, 15));

	for (int i = 0; i < 256; i += 32) {
		const __m256i x = _mm256_loadu_si256((const __m256i *)(from + i));
		_mm256_storeu_si256((__m256i *)(to + i), _mm256_srai_epi16(_mm256_shuffle_epi8(x, first), 8));
		_mm256_storeu_si256((__m256i *)(to + i + 16), _mm256_srai_epi16(_mm256_shuffle_epi8(x, second), 8));
	}
#else
	for (int i = 0; i < 256; i++) {
		const int byte = i % 32;
		to[i - byte + byte / 2 % 2 * 16 + byte / 4 * 2 + byte % 2] = from[i];
	}
#endif
}
