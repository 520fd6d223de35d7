#include "../add_pair/add_pair.c"
#include <stddef.h>

struct lanes;
union offset;
// How blocks of weights are multiplied by blocks of a row: of how many groups of how many times four weights a block consists;
// whether each group has a least value; what the weights get added, so that they have no sign; whether they have 8 bits; the bytes of
// a block of weights, and of a row, and where its numbers begin; and by which functions.
struct shape {
	int64_t groups, fours, minus, center, large;
	int64_t size, row_size, row_first;
	void (*prepare)(union offset *to, float *scales, const void *row, int64_t groups, int64_t center, int64_t k);
	void (*load)(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
	void (*evaluate)(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
		const float *scales, int64_t k);
};
void rkllmd_load_offsets(union offset *to, float *scales, const void *from, int64_t groups, int64_t center, int64_t k);
void rkllmd_load_sums(union offset *to, float *scales, const void *from, int64_t groups, int64_t center, int64_t k);
void rkllmd_load_lanes(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
void rkllmd_load_nibbles(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
void rkllmd_load_fours(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
void rkllmd_load_sixes(struct lanes *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
void rkllmd_evaluate_eights(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
	const float *scales, int64_t k);
void rkllmd_evaluate_nibbles(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
	const float *scales, int64_t k);
void rkllmd_evaluate_fours(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
	const float *scales, int64_t k);
void rkllmd_evaluate_sixes(float *c, uint16_t mask, const void *a, int64_t column, const void *b, const union offset *offsets,
	const float *scales, int64_t k);

// Returns how weights of a type of ggml's are multiplied by rows of another: Q4_0 (2) and Q8_0 (8) by Q8_0, Q4_K (12) and Q6_K
// (14) by Q8_K (15). NULL: ggml does it, or the processor is not made for this.
const struct shape *rkllmd_choose_shape(int type, int row_type)
{
#ifdef VECTORS
	static const struct shape shapes[] = {
		[2] = {1, 8, 0, 8, 0, 18, 34, 2, rkllmd_load_offsets, rkllmd_load_nibbles, rkllmd_evaluate_nibbles},
		[8] = {1, 8, 0, CENTER, 1, 34, 34, 2, rkllmd_load_offsets, rkllmd_load_lanes, rkllmd_evaluate_eights},
		[12] = {8, 8, 1, 0, 0, 144, 292, 4, rkllmd_load_sums, rkllmd_load_fours, rkllmd_evaluate_fours},
		[14] = {16, 4, 0, 32, 0, 210, 292, 4, rkllmd_load_sums, rkllmd_load_sixes, rkllmd_evaluate_sixes},
	};

	if (type >= 0 && type < (int)(sizeof shapes / sizeof *shapes) && shapes[type].size && row_type == (type < 9 ? 8 : 15))
		return shapes + type;
#endif
	return NULL;
}
