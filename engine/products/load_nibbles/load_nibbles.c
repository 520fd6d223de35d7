#include "../add_pair/add_pair.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_lanes
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
// ggml-common.h: 32 weights of Q4_0, the first 16 in the lower four bits of the bytes, the others in the upper ones.
struct weights {
	uint16_t scale;
	uint8_t bytes[16];
};

// Does for Q4_0, whose weights have 8 added, what rkllmd_load_lanes does for Q8_0.
void rkllmd_load_nibbles(struct lanes *to, const struct weights *from, int64_t column, const uint8_t *next, int64_t blocks)
{
#ifdef VECTORS
	const ints low = V(set1_epi8)(15);

	for (int64_t l = 0; l < blocks; l++) {
		ints words[4];
		floats scale;
		rkllmd_load_scales(&scale, (const uint8_t *)(from + l), column, &next);
		rkllmd_load_words(words, from[l].bytes, column, &next);
#pragma GCC unroll 4
		for (int i = 0; i < 4; i++) {
			*(ints *)to->bytes[8 * l + i] = words[i] & low;
			*(ints *)to->bytes[8 * l + i + 4] = V(srli_epi16)(words[i], 4) & low;
		}
		V(store_ps)(to->scales[l], scale);
	}
#endif
}
