#include "../add_pair/add_pair.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// Up to 512 weights of each of up to 16 columns, each in a byte, each 4 of a column beside those of the others; and for each group
// of them what their products are multiplied by, and what is subtracted.
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
// ggml-common.h: 32 weights of Q8_0.
struct weights {
	uint16_t scale;
	int8_t bytes[32];
};

// Brings so many blocks of columns, which are column bytes apart, into order.
void rkllmd_load_lanes(struct lanes *to, const struct weights *from, int64_t column, const uint8_t *next, int64_t blocks)
{
#ifdef VECTORS
	const ints flip = V(set1_epi8)((int8_t)CENTER);

	for (int64_t l = 0; l < blocks; l++) {
		ints words[8];
		floats scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(from + l), column, &next);
		rkllmd_load_words(words, (const uint8_t *)from[l].bytes, column, &next);
		rkllmd_load_words(words + 4, (const uint8_t *)from[l].bytes + 16, column, &next);
#pragma GCC unroll 8
		for (int i = 0; i < 8; i++)
			*(ints *)to->bytes[8 * l + i] = words[i] ^ flip;
		V(store_ps)(to->scales[l], scale);
	}
#endif
}
