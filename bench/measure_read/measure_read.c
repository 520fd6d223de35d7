#include <stddef.h>
#include <stdint.h>
#include <time.h>

// Reads count numbers passes times, count a multiple of 64, and writes the shortest time of a pass, of this thread's CPU
// time or by the clock, in nanoseconds, to ns. Returns their sum, so that no pass can be left out.
uint64_t rkllmd_measure_read(const uint64_t *numbers, size_t count, int passes, int cpu, int64_t *ns)
{
	typedef uint64_t vector __attribute__((vector_size(64)));
	clockid_t clock = cpu ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
	vector sums[8] = {0};
	uint64_t sum = 0;

	*ns = INT64_MAX;
	for (int pass = 0; pass < passes; pass++) {
		struct timespec from, to;
		clock_gettime(clock, &from);
		for (size_t i = 0; i < count; i += 64)
			for (int k = 0; k < 8; k++)
				sums[k] += *(const vector *)(numbers + i + 8 * k);
		clock_gettime(clock, &to);
		int64_t took = (to.tv_sec - from.tv_sec) * 1000000000LL + to.tv_nsec - from.tv_nsec;
		*ns = took < *ns ? took : *ns;
	}
	for (int k = 0; k < 8; k++)
		for (int j = 0; j < 8; j++)
			sum += sums[k][j];
	return sum;
}
