#include <math.h>
#include <stddef.h>
#include <stdint.h>

// Writes rows lines of width numbers, stride bytes apart: the sums of weighted values, each divided by the sum of its
// weights; 0 where all was hidden. A sink is a score that has a weight but no value.
void rkllmd_write_rows(float *to, size_t stride, const float *sums, int64_t width, int64_t rows, const float *greatest,
	const float *weights, const float *sink)
{
	for (int64_t i = 0; i < rows; i++) {
		float *line = (float *)((char *)to + i * stride);
		float factor = 1, weight = weights[i];
		if (sink && *sink > greatest[i]) {
			factor = expf(greatest[i] - *sink);
			weight = weight * factor + 1;
		} else if (sink) {
			weight += expf(*sink - greatest[i]);
		}
		factor = weight == 0 ? 0 : factor / weight;
		for (int64_t j = 0; j < width; j++)
			line[j] = sums[i * width + j] * factor;
	}
}
