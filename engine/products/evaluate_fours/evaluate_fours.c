#include "../add_pair/add_pair.c"
#include "../load_ahead/load_ahead.c"
#include "../load_words/load_words.c"

// load_sums; ggml-common.h: 256 numbers of a row in Q8_K, and load_fours: 256 weights
union offset {
	int32_t start;
	float sum;
};
struct numbers {
	float scale;
	int8_t bytes[256];
	int16_t sums[16];
};
struct weights {
	uint16_t scale, least;
	uint8_t six_bits[12], bytes[128];
};

// Does for columns of Q4_K what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_fours(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const ints low = V(set1_epi8)(15), six = V(set1_epi8)(63), high = V(set1_epi8)(0x30), byte = V(set1_epi32)(255);
	const uint8_t *next = (const uint8_t *)a + 2 * LANES * column; // the columns behind the next ones
	floats sums = V(setzero_ps)();

	for (int64_t l = 0; l < k; l++, offsets += 8) {
		const char *soon = l + 1 < k ? (const char *)(a + l + 1) : (const char *)a + LANES * column;
		ints words[8], six_bits[2][2]; // of the scales, and of the least values
		floats block = V(setzero_ps)(), times[2];
		rkllmd_load_words(words, (const uint8_t *)(a + l), column, &next);
		times[0] = V(cvtph_ps)(HALVES(words[0]));
		times[1] = V(cvtph_ps)(HALVES(V(srli_epi32)(words[0], 16)));
#pragma GCC unroll 2
		for (int i = 0; i < 2; i++) {
			six_bits[i][0] = words[i + 1] & six;
			six_bits[i][1] = (V(srli_epi32)(words[3], 4 * i) & low) | (V(srli_epi32)(words[i + 1], 2) & high);
		}
#pragma GCC unroll 4
		for (int h = 0; h < 8; h += 2) { // two groups
			ints products[2] = {{0}}, halves[2];
			if (h < 6)
				rkllmd_load_ahead(soon + h * 32, column);
			rkllmd_load_words(words, a[l].bytes + h * 16, column, &next);
			rkllmd_load_words(words + 4, a[l].bytes + h * 16 + 16, column, &next);
#pragma GCC unroll 8
			for (int i = 0; i < 8; i++) { // four pairs of the first group, and of the second
				const int8_t *numbers = b[l].bytes + (h + i / 4) * 32 + i % 4 * 8;
				halves[0] = V(srli_epi16)(words[i % 4 * 2], i / 4 * 4) & low;
				halves[1] = V(srli_epi16)(words[i % 4 * 2 + 1], i / 4 * 4) & low;
				rkllmd_add_pair(products + i / 4, halves, numbers, halves + 1, numbers + 4, false);
			}
#pragma GCC unroll 4
			for (int i = 0; i < 4; i++) { // the scale, and then the least value, of the first and the second
				const int g = h + i / 2;
				const floats factor = V(mul_ps)(times[i % 2], V(cvtepi32_ps)(V(srli_epi32)(six_bits[i % 2][g / 4], g % 4 * 8) & byte));
				block = i % 2 ? V(fnmadd_ps)(factor, V(set1_ps)(offsets[g].sum), block) :
					V(fmadd_ps)(V(cvtepi32_ps)(products[i / 2]), factor, block);
			}
		}
		sums = V(fmadd_ps)(block, V(set1_ps)(scales[l]), sums);
	}
	STORE_SOME(c, mask, sums);
#endif
}
