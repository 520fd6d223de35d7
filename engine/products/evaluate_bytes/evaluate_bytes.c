#include "../add_pair/add_pair.c"

// load_offsets, choose_shape
struct lanes;
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
const struct shape *rkllmd_choose_shape(int type, int row_type);
void rkllmd_evaluate_lanes(const struct shape *shape, float *c, int64_t c_row, int64_t skip, const uint8_t *a, int64_t column,
	const uint8_t *b, int64_t b_row, const union offset *offsets, const float *scales, int64_t n, int64_t k);

// Of rows there are as many at once as have their offsets and scales in 256 kB: with these they stay in the second cache.
enum { MOST = 1 << 15 };

// Multiplies n rows, b, of a type of ggml's by m columns of weights, a, of another, each of k blocks, into c; rows and columns
// are so many blocks apart, lines of c so many floats. Each number of c has the same bits however many rows there are. ggml's
// own product has in the lanes of a vector parts of one column, which it adds up at the end; here a lane is a column, and there
// is nothing to add up: the weights are turned for that, once for all rows. Computes the part of a thread of so many, columns
// that stand together, as those behind are fetched. The last columns may begin before those in front of them end: a column
// is written once. Returns false where there are fewer columns, a row is too long, or the processor is not made for it.
bool rkllmd_evaluate_bytes(int thread, int threads, int64_t m, int64_t n, int64_t k, const uint8_t *a, int64_t a_row,
	const uint8_t *b, int64_t b_row, float *c, int64_t c_row, int type, int row_type)
{
#ifdef VECTORS
	const struct shape *shape = rkllmd_choose_shape(type, row_type);
	union offset offsets[MOST];
	float scales[MOST];

	if (!shape || m < LANES || k * shape->groups > MOST / 8)
		return false;
	const int64_t most = MOST / (k * shape->groups) / 8 * 8, tiles = (m + LANES - 1) / LANES;
	const int64_t end = tiles * (thread + 1) / threads * LANES;
	a_row *= shape->size;
	b_row *= shape->row_size;
	for (int64_t y = 0; y < n; y += most) {
		const int64_t high = n - y < most ? n - y : most;
		for (int64_t j = 0; j < high; j++)
			shape->prepare(offsets + j * k * shape->groups, scales + j * k, b + (y + j) * b_row, shape->groups, shape->center, k);
		for (int64_t x = tiles * thread / threads * LANES; x < m && x < end; x += LANES) {
			const int64_t from = m - x < LANES ? m - LANES : x;
			rkllmd_evaluate_lanes(shape, c + y * c_row + from, c_row, x - from, a + from * a_row, a_row, b + y * b_row, b_row,
				offsets, scales, high, k);
		}
	}
	return true;
#else
	return false;
#endif
}
