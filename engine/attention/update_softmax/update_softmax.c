#include <math.h>
#include <stdint.h>

// As in add_product.
#if defined(__AVX512F__)
#define BYTES 64
#elif defined(__AVX__)
#define BYTES 32
#else
#define BYTES 16
#endif
typedef float vec __attribute__((vector_size(BYTES), aligned(4), may_alias));
typedef int32_t bits __attribute__((vector_size(BYTES)));

void rkllmd_evaluate_powers(float *numbers, int64_t count);

// Turns the scores of a tile, a line of lanes for each of its keys, into weights e^(score - greatest), where
// greatest, of each of the lanes, is the greatest score so far, and adds them to weights, the last first. The line
// behind those of the keys then has the factors for what was summed with the greatest score of before.
void rkllmd_update_softmax(float *scores, int64_t lanes, int64_t keys, float *greatest, float *weights)
{
	for (int64_t w = 0; w < lanes; w += BYTES / 4) {
		vec most = *(vec *)(greatest + w);
		*(vec *)(scores + keys * lanes + w) = most;
		for (int64_t k = 0; k < keys; k++) {
			vec x = *(vec *)(scores + k * lanes + w);
			bits more = x > most;
			most = (vec)((more & (bits)x) | (~more & (bits)most));
		}
		*(vec *)(greatest + w) = most;
		most = (vec)((most != -INFINITY) & (bits)most); // all hidden: the weights are e^-inf
		for (int64_t k = 0; k <= keys; k++)
			*(vec *)(scores + k * lanes + w) -= most;
	}
	rkllmd_evaluate_powers(scores, (keys + 1) * lanes);
	for (int64_t w = 0; w < lanes; w += BYTES / 4) {
		vec sum = *(vec *)(weights + w) * *(vec *)(scores + keys * lanes + w);
		for (int64_t k = keys - 1; k >= 0; k--)
			sum += *(vec *)(scores + k * lanes + w);
		*(vec *)(weights + w) = sum;
	}
}
