#include <stdbool.h>
#include <stdint.h>

#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
#define VECTORS
#endif

// load_offsets; ggml-common.h: 32 weights, or numbers, of Q8_0
struct offset {
	int32_t sum;
	float scale;
};
struct block {
	uint16_t scale;
	int8_t bytes[32];
};
void rkllmd_load_offsets(struct offset *to, const struct block *from, int64_t blocks);
void rkllmd_evaluate_lanes(float *c, int64_t c_row, const struct block *a, int64_t a_row, int64_t columns, const struct block *b,
	int64_t b_row, const struct offset *offsets, int64_t n, int64_t k);

// Of rows there are as many at once as have their offsets in 128 kB: with these they stay in the second cache.
enum { MOST = 1 << 14 };

// Multiplies n rows of Q8_0, b, by m columns of Q8_0, a, each of k times 32 numbers, into c; rows are so many structures, or
// floats, apart. Each number of c has the same bits however many rows there are. ggml's own product has in the lanes of a
// vector parts of one column, which it adds up at the end; here a lane is a column, and there is nothing to add up: the
// weights are turned for that once for all rows. Computes the part of a thread of so many, columns that stand together, as
// load_lanes fetches those behind its own. Returns false where the processor
// is not made for it, or a row is too long.
bool rkllmd_evaluate_bytes(int thread, int threads, int64_t m, int64_t n, int64_t k, const struct block *a, int64_t a_row,
	const struct block *b, int64_t b_row, float *c, int64_t c_row)
{
#ifdef VECTORS
	struct offset offsets[MOST];
	const int64_t most = MOST / k / 8 * 8, tiles = (m + 15) / 16;
	const int64_t end = tiles * (thread + 1) / threads * 16;

	if (most == 0)
		return false;
	for (int64_t y = 0; y < n; y += most) {
		const int64_t high = n - y < most ? n - y : most;
		for (int64_t j = 0; j < high; j++)
			rkllmd_load_offsets(offsets + j * k, b + (y + j) * b_row, k);
		for (int64_t x = tiles * thread / threads * 16; x < m && x < end; x += 16)
			rkllmd_evaluate_lanes(c + y * c_row + x, c_row, a + x * a_row, a_row, m - x < 16 ? m - x : 16, b + y * b_row, b_row,
				offsets, high, k);
	}
	return true;
#else
	return false;
#endif
}
