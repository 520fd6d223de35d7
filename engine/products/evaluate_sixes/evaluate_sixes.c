#include "../add_pair/add_pair.c"
#include "../load_ahead/load_ahead.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_sums; ggml-common.h: 256 numbers of a row in Q8_K, and load_sixes: 256 weights
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
	uint8_t low[128], high[64];
	int8_t scales[16];
	uint16_t scale;
};

// Does for columns of Q6_K what rkllmd_evaluate_eights does for those of Q8_0.
void rkllmd_evaluate_sixes(float *c, uint16_t mask, const struct weights *a, int64_t column, const struct numbers *b,
	const union offset *offsets, const float *scales, int64_t k)
{
#ifdef VECTORS
	const ints four = V(set1_epi8)(15), two = V(set1_epi8)(0x30);
	const uint8_t *next = (const uint8_t *)a + 2 * LANES * column; // the columns behind the next ones
	floats sums = V(setzero_ps)();

	for (int64_t l = 0; l < k; l++, offsets += 16) {
		const char *soon = l + 1 < k ? (const char *)(a + l + 1) : (const char *)a + LANES * column;
		ints scales_of[4], x[2][4], z[4], products[8];
		floats block = V(setzero_ps)(), scale;
		rkllmd_load_scales(&scale, (const uint8_t *)&a[l].scale, column, &next);
		rkllmd_load_words(scales_of, (const uint8_t *)a[l].scales, column, &next);
		rkllmd_load_ahead(soon + sizeof *a - 1, column);
#pragma GCC unroll 4
		for (int at = 0; at < 4; at++) { // 16 weights of each 32 of a half
			rkllmd_load_ahead(soon + at * 64, column);
			rkllmd_load_words(x[0], a[l].low + at / 2 * 64 + at % 2 * 16, column, &next);
			rkllmd_load_words(x[1], a[l].low + at / 2 * 64 + at % 2 * 16 + 32, column, &next);
			rkllmd_load_words(z, a[l].high + at * 16, column, &next);
#pragma GCC unroll 8
			for (int i = 0; i < 8; i++) { // of each part two pairs of words
				const int part = i / 2, g = part * 2 + at % 2, first = i % 2 * 2;
				const int8_t *numbers = b[l].bytes + at / 2 * 128 + g * 16 + first * 4;
				ints words[2];
#pragma GCC unroll 2
				for (int j = 0; j < 2; j++)
					words[j] = (V(srli_epi16)(x[part % 2][first + j], part / 2 * 4) & four) | ((part < 2 ?
						V(slli_epi16)(z[first + j], 4 - 2 * part) : V(srli_epi16)(z[first + j], 2 * part - 4)) & two);
				if (first == 0)
					products[g] = V(set1_epi32)(offsets[at / 2 * 8 + g].start);
				rkllmd_add_pair(products + g, words, numbers, words + 1, numbers + 4, false);
			}
			if (at % 2 == 0)
				continue;
#pragma GCC unroll 8
			for (int g = 0; g < 8; g++)
				block = V(fmadd_ps)(V(cvtepi32_ps)(products[g]), V(mul_ps)(scale, V(cvtepi32_ps)(V(srai_epi32)(V(slli_epi32)(
					scales_of[at / 2 * 2 + g / 4], 24 - g % 4 * 8), 24))), block);
		}
		sums = V(fmadd_ps)(block, V(set1_ps)(scales[l]), sums);
	}
	STORE_SOME(c, mask, sums);
#endif
}
