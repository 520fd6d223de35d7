#include "../add_pair/add_pair.c"
#include "../load_words/load_words.c"

// load_lanes
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
// ggml-common.h: 256 weights of Q4_K. Of 8 scales and as many least values of 6 bits, the first four of each are the lower
// bits of four bytes; of the others the last four bytes have half a byte each, and the bytes of the first ones two bits. Each
// 64 weights are the lower and then the upper halves of 32 bytes.
struct weights {
	uint16_t scale, least;
	uint8_t six_bits[12], bytes[128];
};

// Does for Q4_K what rkllmd_load_lanes does for Q8_0.
void rkllmd_load_fours(struct lanes *to, const struct weights *from, int64_t column, const uint8_t *next, int64_t blocks)
{
#ifdef VECTORS
	const ints low = V(set1_epi8)(15), six = V(set1_epi8)(63), high = V(set1_epi8)(0x30);
	const ints byte = V(set1_epi32)(255);

	for (int64_t l = 0; l < blocks; l++) {
		ints words[4];
		floats times[2];
		rkllmd_load_words(words, (const uint8_t *)(from + l), column, &next);
		times[0] = V(cvtph_ps)(HALVES(words[0]));
		times[1] = V(cvtph_ps)(HALVES(V(srli_epi32)(words[0], 16)));
#pragma GCC unroll 2
		for (int i = 0; i < 2; i++) {
			const ints first = words[i + 1] & six;
			const ints other = (V(srli_epi32)(words[3], 4 * i) & low) | (V(srli_epi32)(words[i + 1], 2) & high);
			float (*to_scales)[16] = (i ? to->least : to->scales) + 8 * l;
#pragma GCC unroll 8
			for (int g = 0; g < 8; g++)
				V(store_ps)(to_scales[g], V(mul_ps)(times[i], V(cvtepi32_ps)(V(srli_epi32)(g < 4 ? first : other,
					g % 4 * 8) & byte)));
		}
		for (int at = 0; at < 8; at++) {
			uint8_t (*bytes)[16][4] = to->bytes + 64 * l + at / 2 * 16 + at % 2 * 4;
			rkllmd_load_words(words, from[l].bytes + at * 16, column, &next);
#pragma GCC unroll 4
			for (int i = 0; i < 4; i++) {
				*(ints *)bytes[i] = words[i] & low;
				*(ints *)bytes[i + 8] = V(srli_epi16)(words[i], 4) & low;
			}
		}
	}
#endif
}
