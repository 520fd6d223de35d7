#include <math.h>
#include <stdint.h>

void rkllmd_evaluate_powers(float *numbers, int64_t count);

// Does what update_softmax does, with the same order of sums, for one line of scores, that stand side by side:
// count of 64 at most. The scores behind, up to a multiple of 16, become 0. Returns the factor for what was summed
// before; scores has 80 numbers.
float rkllmd_update_line(float *scores, int64_t count, float *greatest, float *weight)
{
	const int64_t padded = (count + 15) & ~15;
	float most[16], before = *greatest;

	for (int64_t i = count; i < padded; i++)
		scores[i] = -INFINITY;
	for (int i = 0; i < 16; i++)
		most[i] = before;
	for (int64_t i = 0; i < padded; i += 16)
		for (int j = 0; j < 16; j++)
			most[j] = scores[i + j] > most[j] ? scores[i + j] : most[j];
	for (int i = 0; i < 16; i++)
		*greatest = most[i] > *greatest ? most[i] : *greatest;
	const float least = *greatest == -INFINITY ? 0 : *greatest; // all hidden: the weights are e^-inf
	for (int64_t i = 0; i < padded; i++)
		scores[i] -= least;
	for (int i = 0; i < 16; i++)
		scores[padded + i] = before - least;
	rkllmd_evaluate_powers(scores, padded + 16);
	float sum = *weight * scores[padded];
	for (int64_t i = count - 1; i >= 0; i--)
		sum += scores[i];
	*weight = sum;
	return scores[padded];
}
