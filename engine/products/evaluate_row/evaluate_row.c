#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define VECTORS
#include <immintrin.h>
#endif

// ggml-cpu/repack.h: a row times columns of Q4_K, 8 of them interleaved. The linker sends ggml's calls of it here (--wrap)
// and knows the original by the second name.
void rkllmd_evaluate_row(int n, float *to, size_t stride, const void *columns, const void *row, int rows, int count)
	__asm__("__wrap_ggml_gemv_q4_K_8x8_q8_K");
void rkllmd_original_row(int n, float *to, size_t stride, const void *columns, const void *row, int rows, int count)
	__asm__("__real_ggml_gemv_q4_K_8x8_q8_K");

// As in llamafile_sgemm.
extern int32_t rkllmd_exact_kernels;

// ggml-common.h, repack.h: 256 numbers of a row in 8 bits, with the sum of each 16; 256 of 8 columns in 4 bits, 8 of each
// column in turns, with a 6-bit scale and least value for each 32 of a column.
struct line {
	float scale;
	int8_t numbers[256];
	int16_t sums[16];
};
struct columns {
	uint16_t scale[8], least[8];
	uint8_t scales[96], numbers[1024];
};

// Multiplies a row of n numbers by count columns, a multiple of 8. ggml's own adds up 256 products as integers before they
// become a float; its products of four rows do so with 64. When exact kernels are wanted the same is done here, so that
// a row alone gets the same bits. 64 numbers are 32 in the lower four bits and 32 in the upper ones.
void rkllmd_evaluate_row(int n, float *to, size_t stride, const void *columns, const void *row, int rows, int count)
{
#ifdef VECTORS
	const struct columns *from = columns;
	const __m256i low = _mm256_set1_epi8(15), order = _mm256_setr_epi32(0, 1, 4, 5, 2, 3, 6, 7);
	const __m256i left = _mm256_setr_epi64x(0x8000800080008000, 0x8001800180018001, 0x8002800280028002, 0x8003800380038003);
	const __m256i right = _mm256_add_epi8(left, _mm256_set1_epi8(4));

	for (int x = 0; rkllmd_exact_kernels && x < count; x += 8) {
		__m256 sum = _mm256_setzero_ps(), less = _mm256_setzero_ps();
		for (int at = 0; at < n / 64; at++) {
			const struct line *line = (const struct line *)row + at / 4;
			const struct columns *c = from + x / 8 * (n / 256) + at / 4;
			const int8_t *numbers = line->numbers + at % 4 * 64;
			const int16_t *sums = line->sums + at % 4 * 4;
			__m256i a = _mm256_setzero_si256(), b = a, d = a, e = a; // columns 0 to 3, 4 to 7, and both of the upper bits
			__m128i scales[2];
			for (int i = 0; i < 4; i++) {
				__m256i p = _mm256_loadu_si256((const __m256i *)(c->numbers + at % 4 * 256 + i * 64));
				__m256i q = _mm256_loadu_si256((const __m256i *)(c->numbers + at % 4 * 256 + i * 64 + 32));
				__m256i v = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(numbers + 8 * i)));
				__m256i w = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(numbers + 8 * i + 32)));
				a = _mm256_add_epi16(a, _mm256_maddubs_epi16(_mm256_and_si256(p, low), v));
				b = _mm256_add_epi16(b, _mm256_maddubs_epi16(_mm256_and_si256(q, low), v));
				d = _mm256_add_epi16(d, _mm256_maddubs_epi16(_mm256_and_si256(_mm256_srli_epi16(p, 4), low), w));
				e = _mm256_add_epi16(e, _mm256_maddubs_epi16(_mm256_and_si256(_mm256_srli_epi16(q, 4), low), w));
			}
			for (int h = 0; h < 2; h++) { // the scales of 8 columns, then the least values
				uint32_t u[3];
				memcpy(u, c->scales + at % 4 * 24 + h * 12, sizeof u);
				scales[h] = _mm_setr_epi32(u[0] & 0x3f3f3f3f, (u[2] & 0x0f0f0f0f) | (u[0] >> 2 & 0x30303030),
					u[1] & 0x3f3f3f3f, (u[2] >> 4 & 0x0f0f0f0f) | (u[1] >> 2 & 0x30303030));
			}
			__m256i s = _mm256_broadcastsi128_si256(scales[0]), t = _mm256_broadcastsi128_si256(scales[1]);
			a = _mm256_add_epi32(_mm256_madd_epi16(a, _mm256_shuffle_epi8(s, left)),
				_mm256_madd_epi16(d, _mm256_shuffle_epi8(t, left)));
			b = _mm256_add_epi32(_mm256_madd_epi16(b, _mm256_shuffle_epi8(s, right)),
				_mm256_madd_epi16(e, _mm256_shuffle_epi8(t, right)));
			s = _mm256_cvtepu8_epi16(_mm_unpackhi_epi8(scales[0], scales[1]));
			t = _mm256_set1_epi32((uint16_t)(sums[0] + sums[1]) | (uint32_t)(sums[2] + sums[3]) << 16);
			__m256 scale = _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)c->scale)), all = _mm256_set1_ps(line->scale);
			__m256 least = _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)c->least));
			sum = _mm256_fmadd_ps(_mm256_cvtepi32_ps(_mm256_hadd_epi32(a, b)),
				_mm256_mul_ps(_mm256_permutevar8x32_ps(scale, order), all), sum);
			less = _mm256_fmadd_ps(_mm256_cvtepi32_ps(_mm256_madd_epi16(s, t)), _mm256_mul_ps(least, all), less);
		}
		_mm256_storeu_ps(to + x, _mm256_sub_ps(_mm256_permutevar8x32_ps(sum, order), less));
	}
	if (rkllmd_exact_kernels)
		return;
#endif
	rkllmd_original_row(n, to, stride, columns, row, rows, count);
}
