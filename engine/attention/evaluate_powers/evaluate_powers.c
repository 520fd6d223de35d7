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
typedef int32_t bits __attribute__((vector_size(BYTES)));

// Replaces each x of count numbers, a multiple of 16, by e^x, for x up to 0.
//
// e^x = 2^n·e^r with n = round(x / ln 2): ln 2 is subtracted in two parts, e^r is a polynomial (Cephes), 2^n is n
// in the exponent's bits; rounding is the addition of 1.5·2^23. The relative error is at most 8.1e-8. Below -87 it
// is 0. What is not a number stays so.
void rkllmd_evaluate_powers(float *numbers, int64_t count)
{
	for (int64_t i = 0; i < count; i += BYTES / 4) {
		vec x = *(vec *)(numbers + i);
		bits kept = ~(x < -87.0f);
		x = (vec)(kept & (bits)x);
		vec n = (x * 1.44269504f + 12582912.0f) - 12582912.0f;
		vec r = x - n * 0.693359375f + n * 2.12194440e-4f;
		vec p = r * 1.9875691500e-4f + 1.3981999507e-3f;
		p = p * r + 8.3334519073e-3f;
		p = p * r + 4.1665795894e-2f;
		p = p * r + 1.6666665459e-1f;
		p = p * r + 0.5f;
		p = p * (r * r) + r + 1.0f;
		p = p * (vec)((__builtin_convertvector(n, bits) + 127) << 23);
		*(vec *)(numbers + i) = (vec)(kept & (bits)p);
	}
}
