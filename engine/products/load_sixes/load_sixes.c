#include "../add_pair/add_pair.c"
#include "../load_scales/load_scales.c"
#include "../load_words/load_words.c"

// load_lanes
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
// ggml-common.h: 256 weights of Q6_K. Of each 128, the lower four bits are the lower, and then the upper halves of 64 bytes;
// the upper two bits of each 32 are a quarter of 32 bytes. There is a scale for each 16 weights.
struct weights {
	uint8_t low[128], high[64];
	int8_t scales[16];
	uint16_t scale;
};

// Does for Q6_K, whose weights have 32 added, what rkllmd_load_lanes does for Q8_0.
void rkllmd_load_sixes(struct lanes *to, const struct weights *from, int64_t column, const uint8_t *next, int64_t blocks)
{
#ifdef VECTORS
	const ints four = V(set1_epi8)(15), two = V(set1_epi8)(0x30);

	for (int64_t l = 0; l < blocks; l++) {
		ints x[4], y[4], z[4];
		floats scale;
		rkllmd_load_scales(&scale, (const uint8_t *)&from[l].scale, column, &next);
		rkllmd_load_words(x, (const uint8_t *)from[l].scales, column, &next);
#pragma GCC unroll 16
		for (int g = 0; g < 16; g++)
			V(store_ps)(to->scales[16 * l + g], V(mul_ps)(scale, V(cvtepi32_ps)(V(srai_epi32)(
				V(slli_epi32)(x[g / 4], 24 - g % 4 * 8), 24))));
		for (int at = 0; at < 4; at++) { // 16 weights of each 32 of a half
			uint8_t (*bytes)[16][4] = to->bytes + 64 * l + at / 2 * 32 + at % 2 * 4;
			rkllmd_load_words(x, from[l].low + at / 2 * 64 + at % 2 * 16, column, &next);
			rkllmd_load_words(y, from[l].low + at / 2 * 64 + at % 2 * 16 + 32, column, &next);
			rkllmd_load_words(z, from[l].high + at * 16, column, &next);
#pragma GCC unroll 4
			for (int i = 0; i < 4; i++) {
				*(ints *)bytes[i] = (x[i] & four) | (V(slli_epi16)(z[i], 4) & two);
				*(ints *)bytes[i + 8] = (y[i] & four) | (V(slli_epi16)(z[i], 2) & two);
				*(ints *)bytes[i + 16] = (V(srli_epi16)(x[i], 4) & four) | (z[i] & two);
				*(ints *)bytes[i + 24] = (V(srli_epi16)(y[i], 4) & four) | (V(srli_epi16)(z[i], 2) & two);
			}
		}
	}
#endif
}
