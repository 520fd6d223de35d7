#include "../add_pair/add_pair.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_offsets; ggml-common.h: 32 weights, or numbers, of Q8_0
union offset {
	int32_t start;
	float sum;
};
struct block {
	uint16_t scale;
	int8_t bytes[32];
};

// Multiplies one row by columns of Q8_0, which are column bytes apart, each of k blocks, into those of c's numbers that the
// mask has: with the bits of rkllmd_add_lanes, but the weights are multiplied as they come into order, and written nowhere.
void rkllmd_evaluate_eights(float *c, uint16_t mask, const struct block *a, int64_t column, const struct block *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const ints flip = V(set1_epi8)((int8_t)CENTER);
	const uint8_t *next = (const uint8_t *)a + 2 * LANES * column; // the columns behind the next ones
	floats sums = V(setzero_ps)();

	for (int64_t l = 0; l < k; l++) {
		ints words[8], products[2] = {V(set1_epi32)(offsets[l].start), (ints){0}};
		floats scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(a + l), column, &next);
		rkllmd_load_words(words, (const uint8_t *)a[l].bytes, column, &next);
		rkllmd_load_words(words + 4, (const uint8_t *)a[l].bytes + 16, column, &next);
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++)
			words[i] ^= flip;
#pragma GCC unroll 4
		for (int i = 0; i < 8; i += 2)
			rkllmd_add_pair(products + i / 2 % 2, words + i, b[l].bytes + i * 4, words + i + 1, b[l].bytes + i * 4 + 4, true);
		sums = V(fmadd_ps)(V(mul_ps)(V(cvtepi32_ps)(V(add_epi32)(products[0], products[1])), scale), V(set1_ps)(scales[l]), sums);
	}
	STORE_SOME(c, mask, sums);
#endif
}
