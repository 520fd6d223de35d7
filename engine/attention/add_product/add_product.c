#include <stdint.h>

// The widest vectors that the compiler's flags allow; what is lowered to which instructions is its affair.
#if defined(__AVX512F__)
#define BYTES 64
#elif defined(__AVX__)
#define BYTES 32
#else
#define BYTES 16
#endif
typedef float vec __attribute__((vector_size(BYTES), aligned(4), may_alias));

// A block has 4 rows of WIDE vectors, or TALL rows of one, which stay in registers: AVX has 16 of them, AVX-512 and NEON
// have 32.
enum { LANES = BYTES / 4, WIDE = BYTES == 32 ? 2 : 4, TALL = 4 * WIDE };

// Adds a·b to sums, which has rows lines of width numbers. a has its next row after row numbers and its next column
// after step; b has depth lines of width. rows is a multiple of 4, width of 16.
void rkllmd_add_product(float *sums, const float *a, int64_t row, int64_t step, const float *b, int64_t depth, int64_t width,
	int64_t rows)
{
	const int64_t even = width - width % (WIDE * LANES);

	for (int64_t r = 0; r < rows; r += 4)
		for (int64_t w = 0; w < even; w += WIDE * LANES) {
			vec block[4][WIDE];
			for (int i = 0; i < 4 * WIDE; i++)
				block[i / WIDE][i % WIDE] = *(vec *)(sums + (r + i / WIDE) * width + w + i % WIDE * LANES);
			for (int64_t k = 0; k < depth; k++)
				for (int i = 0; i < 4 * WIDE; i++)
					block[i / WIDE][i % WIDE] += a[(r + i / WIDE) * row + k * step] *
						*(const vec *)(b + k * width + w + i % WIDE * LANES);
			for (int i = 0; i < 4 * WIDE; i++)
				*(vec *)(sums + (r + i / WIDE) * width + w + i % WIDE * LANES) = block[i / WIDE][i % WIDE];
		}
	for (int64_t w = even, r; w < width; w += LANES) {
		for (r = 0; r + TALL <= rows; r += TALL) {
			vec block[TALL];
			for (int i = 0; i < TALL; i++)
				block[i] = *(vec *)(sums + (r + i) * width + w);
			for (int64_t k = 0; k < depth; k++)
				for (int i = 0; i < TALL; i++)
					block[i] += a[(r + i) * row + k * step] * *(const vec *)(b + k * width + w);
			for (int i = 0; i < TALL; i++)
				*(vec *)(sums + (r + i) * width + w) = block[i];
		}
		for (; r < rows; r += 4) {
			vec block[4];
			for (int i = 0; i < 4; i++)
				block[i] = *(vec *)(sums + (r + i) * width + w);
			for (int64_t k = 0; k < depth; k++)
				for (int i = 0; i < 4; i++)
					block[i] += a[(r + i) * row + k * step] * *(const vec *)(b + k * width + w);
			for (int i = 0; i < 4; i++)
				*(vec *)(sums + (r + i) * width + w) = block[i];
		}
	}
}
