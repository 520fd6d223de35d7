#include <stdint.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#include <immintrin.h>
#endif

// ggml-common.h: 32 numbers of a row in Q8_0.
struct numbers {
	uint16_t scale;
	int8_t bytes[32];
};
struct offset {
	int32_t sum;
	float scale;
};

// Writes, for each 32 numbers of a row, its scale, and by how much its products with weights that have 128 added are too
// large, negated: a product that begins there ends right.
void rkllmd_load_offsets(struct offset *to, const struct numbers *from, int64_t blocks)
{
#ifdef VECTORS
	for (int64_t l = 0; l < blocks; l++) {
		int32_t sum = 0;
		for (int i = 0; i < 32; i++)
			sum += from[l].bytes[i];
		to[l].sum = -128 * sum;
		to[l].scale = _cvtsh_ss(from[l].scale);
	}
#endif
}
