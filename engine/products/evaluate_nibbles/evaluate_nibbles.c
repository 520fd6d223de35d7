#include "../add_pair/add_pair.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_offsets; ggml-common.h: 32 numbers of a row in Q8_0, and load_nibbles: 32 weights
union offset {
	int32_t start;
	float sum;
};
struct numbers {
	uint16_t scale;
	int8_t bytes[32];
};
struct weights {
	uint16_t scale;
	uint8_t bytes[16];
};

// Does for columns of Q4_0 what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_nibbles(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const ints low = V(set1_epi8)(15);
	const uint8_t *next = (const uint8_t *)a + 2 * LANES * column; // the columns behind the next ones
	floats sums = V(setzero_ps)();

	for (int64_t l = 0; l < k; l++) {
		ints words[8], products[2] = {V(set1_epi32)(offsets[l].start), (ints){0}};
		floats scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(a + l), column, &next);
		rkllmd_load_words(words, a[l].bytes, column, &next);
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			words[i + 4] = V(srli_epi16)(words[i], 4) & low;
			words[i] &= low;
		}
#pragma GCC unroll 4
		for (int i = 0; i < 8; i += 2)
			rkllmd_add_pair(products + i / 2 % 2, words + i, b[l].bytes + i * 4, words + i + 1, b[l].bytes + i * 4 + 4, false);
		sums = V(fmadd_ps)(V(mul_ps)(V(cvtepi32_ps)(V(add_epi32)(products[0], products[1])), scale), V(set1_ps)(scales[l]), sums);
	}
	STORE_SOME(c, mask, sums);
#endif
}
