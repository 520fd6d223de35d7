#include "../add_pair/add_pair.c"

// load_offsets; ggml-common.h: 256 numbers of a row in Q8_K, and the sums of each 16 (not written where all are 0)
union offset {
	int32_t start;
	float sum;
};
struct numbers {
	float scale;
	int8_t bytes[256];
	int16_t sums[16];
};

// Does for k times 256 numbers of a row in Q8_K what rkllmd_load_offsets does for Q8_0: 16 groups have offsets, 8 groups, whose
// weights have least values, the sums of their numbers.
void rkllmd_load_sums(union offset *to, float *scales, const struct numbers *from, int64_t groups, int64_t center, int64_t k)
{
#ifdef VECTORS
	for (int64_t l = 0; l < k; l++, to += groups) {
		scales[l] = from[l].scale;
		for (int64_t g = 0; g < groups; g++)
			if (from[l].scale == 0)
				to[g] = (union offset){0};
			else if (groups == 16)
				to[g].start = -(int32_t)center * from[l].sums[g];
			else
				to[g].sum = from[l].sums[2 * g] + from[l].sums[2 * g + 1];
	}
#endif
}
