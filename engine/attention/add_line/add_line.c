#include <stdint.h>

// As in add_product.
#if defined(__AVX512F__)
#define BYTES 64
#elif defined(__AVX__)
#define BYTES 32
#else
#define BYTES 16
#endif
typedef float vec __attribute__((vector_size(BYTES), aligned(4), may_alias));

// 64 numbers, and 16, are so many vectors, which stay in registers.
enum { LANES = BYTES / 4, LONG = 64 / LANES, SHORT = 16 / LANES };

// Adds a·b to a line of width sums, a multiple of 16: a has depth numbers, b depth lines of width. Each sum has the
// order of add_product.
void rkllmd_add_line(float *sums, const float *a, const float *b, int64_t depth, int64_t width)
{
	int64_t w = 0;

	for (; w + 64 <= width; w += 64) {
		vec block[LONG];
		for (int i = 0; i < LONG; i++)
			block[i] = *(vec *)(sums + w + i * LANES);
		for (int64_t k = 0; k < depth; k++)
			for (int i = 0; i < LONG; i++)
				block[i] += a[k] * *(const vec *)(b + k * width + w + i * LANES);
		for (int i = 0; i < LONG; i++)
			*(vec *)(sums + w + i * LANES) = block[i];
	}
	for (; w < width; w += 16) {
		vec block[SHORT];
		for (int i = 0; i < SHORT; i++)
			block[i] = *(vec *)(sums + w + i * LANES);
		for (int64_t k = 0; k < depth; k++)
			for (int i = 0; i < SHORT; i++)
				block[i] += a[k] * *(const vec *)(b + k * width + w + i * LANES);
		for (int i = 0; i < SHORT; i++)
			*(vec *)(sums + w + i * LANES) = block[i];
	}
}
