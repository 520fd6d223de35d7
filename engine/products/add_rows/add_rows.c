#include "../add_pair/add_pair.c"

// load_lanes, load_offsets
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
union offset {
	int32_t start;
	float sum;
};

// What add_lanes does, for rows and large (add_pair) that its callers know when they are compiled, of which it is a part (#include):
// 1 to 8 rows, whose sums are registers. Of fewer than 4 each has two sums of products, as no product should wait for all before.
static inline __attribute__((always_inline)) void rkllmd_add_rows(const int rows, const bool large, float *c, int64_t c_row,
	uint16_t mask, int64_t groups, int64_t fours, int64_t minus, const struct lanes *a, const int8_t *b, int64_t b_size,
	int64_t b_row, const union offset *offsets, const float *scales, int64_t k, int64_t blocks)
{
#ifdef VECTORS
	const uint8_t (*bytes)[16][4] = a->bytes;
	const float (*scale)[16] = a->scales, (*least)[16] = a->least;
	const int chains = rows < 4 ? 2 : 1;
	floats sums[8];

#pragma GCC unroll 8
	for (int j = 0; j < rows; j++)
		sums[j] = LOAD_SOME(c + j * c_row, mask);
	for (int64_t l = 0; l < blocks; l++, b += b_size) {
		const int8_t *numbers = b;
		floats block[8];
#pragma GCC unroll 8
		for (int j = 0; j < rows; j++)
			block[j] = V(setzero_ps)();
		for (int64_t g = 0; g < groups; g++, offsets++, scale++, least++) {
			ints products[8];
#pragma GCC unroll 8
			for (int j = 0; j < rows * chains; j++)
				products[j] = minus || j >= rows ? (ints){0} : V(set1_epi32)(offsets[j * k * groups].start);
			for (int64_t four = 0; four < fours; four += 4, bytes += 4, numbers += 16)
#pragma GCC unroll 16
				for (int at = 0; at < rows * 2; at++) {
					const int8_t *pair = numbers + at % rows * b_row + at / rows * 8;
					rkllmd_add_pair(products + at % (rows * chains), bytes[at / rows * 2], pair, bytes[at / rows * 2 + 1], pair + 4,
						large);
				}
#pragma GCC unroll 8
			for (int j = 0; j < rows; j++) {
				const ints all = chains == 1 ? products[j] : V(add_epi32)(products[j], products[(j + rows) % 8]);
				block[j] = V(fmadd_ps)(V(cvtepi32_ps)(all), V(load_ps)(*scale), block[j]);
				if (minus)
					block[j] = V(fnmadd_ps)(V(load_ps)(*least), V(set1_ps)(offsets[j * k * groups].sum), block[j]);
			}
		}
#pragma GCC unroll 8
		for (int j = 0; j < rows; j++)
			sums[j] = V(fmadd_ps)(block[j], V(set1_ps)(scales[j * k + l]), sums[j]);
	}
#pragma GCC unroll 8
	for (int j = 0; j < rows; j++)
		STORE_SOME(c + j * c_row, mask, sums[j]);
#endif
}
