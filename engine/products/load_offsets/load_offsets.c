#include "../add_pair/add_pair.c"

// Where the products of a group of numbers with weights begin; or, where each group of weights has a least value, the sum of
// the numbers.
union offset {
	int32_t start;
	float sum;
};
// ggml-common.h: 32 numbers of a row in Q8_0.
struct numbers {
	uint16_t scale;
	int8_t bytes[32];
};

// Writes, for each of k times 32 numbers of a row, their scale, and by how much their products with weights that have center
// added are too large, negated: a product that begins there ends right.
void rkllmd_load_offsets(union offset *to, float *scales, const struct numbers *from, int64_t groups, int64_t center, int64_t k)
{
#ifdef VECTORS
	for (int64_t l = 0; l < k; l++) {
		int32_t sum = 0;
		for (int i = 0; i < 32; i++)
			sum += from[l].bytes[i];
		to[l].start = -(int32_t)center * sum;
		scales[l] = _cvtsh_ss(from[l].scale);
	}
#endif
}
