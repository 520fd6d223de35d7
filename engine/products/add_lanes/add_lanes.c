#include "../add_rows/add_rows.c"

#define ADD_ROWS(n, large) rkllmd_add_rows(n, large, c, c_row, mask, groups, fours, minus, a, b, b_size, b_row, offsets, scales, k, blocks)
#define ADD(n) if (large && !CENTER) ADD_ROWS(n, true); else ADD_ROWS(n, false)

// Adds the products of columns, as many as a vector has lanes, and 1 to 8 rows, each of so many blocks, to c, whose lines are
// c_row floats apart; of each line those that the mask has. A block has groups of fours times four weights. b is the numbers of the
// first row's first block; those of the next block are b_size bytes behind, those of the next row b_row. offsets and scales are
// for rows of k blocks. The products of a group are added up as whole numbers, then multiplied by its scale and added to the
// block's, and the block's by the row's scale and added to c, one after the other: the bits of a number do not depend on what is
// computed beside it. minus: of each group its least value times the sum of the row's numbers is subtracted. large: weights have 8
// bits.
void rkllmd_add_lanes(int64_t rows, bool large, float *c, int64_t c_row, uint16_t mask, int64_t groups, int64_t fours,
	int64_t minus, const struct lanes *a, const int8_t *b, int64_t b_size, int64_t b_row, const union offset *offsets,
	const float *scales, int64_t k, int64_t blocks)
{
	switch (rows) {
	case 1: ADD(1); break;
	case 2: ADD(2); break;
	case 3: ADD(3); break;
	case 4: ADD(4); break;
	case 5: ADD(5); break;
	case 6: ADD(6); break;
	case 7: ADD(7); break;
	default: ADD(8);
	}
}
