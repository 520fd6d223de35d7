#include <stdint.h>

// How many groups of heads a thread computes together, most at most: as many as leave no thread more groups to compute
// than it would have with one at once. There are so many groups in each of some streams.
int64_t rkllmd_count_groups(int64_t groups, int64_t most, int64_t streams, int64_t threads)
{
	const int64_t share = (groups * streams + threads - 1) / threads;

	for (int64_t together = most < groups ? most : groups; together > 1; together--) {
		const int64_t jobs = (groups + together - 1) / together * streams;
		if ((jobs + threads - 1) / threads * together <= share)
			return together;
	}
	return 1;
}
