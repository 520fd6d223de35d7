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

// A block has 4 rows of WIDE vectors, which stay in registers: AVX has 16 of them, AVX-512 and NEON have 32.
enum { LANES = BYTES / 4, WIDE = BYTES == 32 ? 2 : 4 };

// Adds a·b to sums, which has rows lines of width numbers. a has its next row after row numbers and its next column
// after step; b has depth lines of width. rows is a multiple of 4, width of 16.
void rkllmd_add_product(float *sums, const float *a, int64_t row, int64_t step, const float *b, int64_t depth, int64_t width,
	int64_t rows)
{
	for (int64_t r = 0; r < rows; r += 4, a += 4 * row) {
		float *to = sums + r * width;
		int64_t w = 0;
		for (; w + WIDE * LANES <= width; w += WIDE * LANES) {
			vec block[4][WIDE];
			for (int i = 0; i < 4 * WIDE; i++)
				block[i / WIDE][i % WIDE] = *(vec *)(to + i / WIDE * width + w + i % WIDE * LANES);
			for (int64_t k = 0; k < depth; k++)
				for (int i = 0; i < 4 * WIDE; i++)
					block[i / WIDE][i % WIDE] += a[i / WIDE * row + k * step] *
						*(const vec *)(b + k * width + w + i % WIDE * LANES);
			for (int i = 0; i < 4 * WIDE; i++)
				*(vec *)(to + i / WIDE * width + w + i % WIDE * LANES) = block[i / WIDE][i % WIDE];
		}
		for (; w < width; w += LANES) {
			vec block[4];
			for (int i = 0; i < 4; i++)
				block[i] = *(vec *)(to + i * width + w);
			for (int64_t k = 0; k < depth; k++)
				for (int i = 0; i < 4; i++)
					block[i] += a[i * row + k * step] * *(const vec *)(b + k * width + w);
			for (int i = 0; i < 4; i++)
				*(vec *)(to + i * width + w) = block[i];
		}
	}
}
