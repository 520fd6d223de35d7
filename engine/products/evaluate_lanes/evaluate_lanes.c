#include <stdint.h>
#include <string.h>

// load_lanes, load_offsets; ggml-common.h: 32 weights, or numbers, of Q8_0
struct lanes {
	uint8_t bytes[8][16][4];
	float scales[16];
};
struct offset {
	int32_t sum;
	float scale;
};
struct block {
	uint16_t scale;
	int8_t bytes[32];
};
void rkllmd_load_lanes(struct lanes *to, const struct block *from, int64_t column, int64_t columns, int64_t blocks);
void rkllmd_add_lanes(float *c, int64_t c_row, uint16_t mask, const struct lanes *a, const struct block *b, int64_t b_row,
	const struct offset *offsets, int64_t offset_row, int64_t blocks);
void rkllmd_add_lane(float *c, uint16_t mask, const struct lanes *a, const struct block *b, const struct offset *offsets,
	int64_t blocks);

// So many times 32 weights of each column are brought into order at once, 9 kB: they stay in the nearest cache while all
// rows are multiplied by them.
enum { DEEP = 16 };

// Multiplies n rows of Q8_0, b, by 1 to 16 columns of Q8_0, a, each of k times 32 numbers, into c; rows are so many
// structures, or floats, apart. offsets has k for each row.
void rkllmd_evaluate_lanes(float *c, int64_t c_row, const struct block *a, int64_t a_row, int64_t columns, const struct block *b,
	int64_t b_row, const struct offset *offsets, int64_t n, int64_t k)
{
	struct lanes lanes[DEEP] __attribute__((aligned(64)));
	const uint16_t mask = 0xffff >> (16 - columns);

	for (int64_t j = 0; j < n; j++)
		memset(c + j * c_row, 0, columns * sizeof *c);
	for (int64_t l = 0; l < k; l += DEEP) {
		const int64_t blocks = k - l < DEEP ? k - l : DEEP;
		int64_t j = 0;
		rkllmd_load_lanes(lanes, a + l, a_row, columns, blocks);
		for (; j + 8 <= n; j += 8)
			rkllmd_add_lanes(c + j * c_row, c_row, mask, lanes, b + j * b_row + l, b_row, offsets + j * k + l, k, blocks);
		for (; j < n; j++)
			rkllmd_add_lane(c + j * c_row, mask, lanes, b + j * b_row + l, offsets + j * k + l, blocks);
	}
}
