#include "../add_pair/add_pair.c"

// load_lanes, load_offsets, choose_shape
struct lanes {
	uint8_t bytes[128][16][4];
	float scales[32][16], least[32][16];
};
union offset {
	int32_t start;
	float sum;
};
struct shape {
	int64_t groups, fours, minus, center, large;
	int64_t size, row_size, row_first;
	void (*prepare)(union offset *to, float *scales, const void *row, int64_t groups, int64_t center, int64_t k);
	void (*load)(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
	void (*evaluate)(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
		const float *scales, int64_t k);
};
void rkllmd_add_lanes(int64_t rows, bool large, float *c, int64_t c_row, uint16_t mask, int64_t groups, int64_t fours,
	int64_t minus, const struct lanes *a, const void *b, int64_t b_size, int64_t b_row, const union offset *offsets,
	const float *scales, int64_t k, int64_t blocks);

// Multiplies n rows, b, by columns of weights, a, as many as a vector has lanes, each of k blocks, into c, but for the first columns
// that skip leaves out: columns, and rows, are so many bytes apart, lines of c so many floats. offsets and scales are those of the
// rows. Weights of 512 places of each column are brought into order at once, 8 kB for 16 columns: they stay in the nearest cache
// while all rows are multiplied by them. For one row that does not pay.
void rkllmd_evaluate_lanes(const struct shape *shape, float *c, int64_t c_row, int64_t skip, const uint8_t *a, int64_t column,
	const uint8_t *b, int64_t b_row, const union offset *offsets, const float *scales, int64_t n, int64_t k)
{
	struct lanes lanes __attribute__((aligned(64)));
	const int64_t groups = shape->groups, fours = shape->fours, size = shape->row_size, deep = 128 / (groups * fours);
	const uint16_t mask = 0xffff << skip;

	if (n == 1) {
		shape->evaluate(c, mask, a, column, b, offsets, scales, k);
		return;
	}
	for (int64_t j = 0; j < n; j++)
		memset(c + j * c_row + skip, 0, (LANES - skip) * sizeof *c);
	for (int64_t l = 0; l < k; l += deep) {
		const int64_t blocks = k - l < deep ? k - l : deep;
		const uint8_t *numbers = b + l * size + shape->row_first;
		shape->load(&lanes, a + l * shape->size, column, a + 2 * LANES * column + LANES * l * shape->size, blocks);
		for (int64_t j = 0; j < n; j += 8)
			rkllmd_add_lanes(n - j < 8 ? n - j : 8, shape->large, c + j * c_row, c_row, mask, groups, fours, shape->minus, &lanes,
				numbers + j * b_row, size, b_row, offsets + (j * k + l) * groups, scales + j * k + l, k, blocks);
	}
}
