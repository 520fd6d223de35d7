#include <stdint.h>

// What start_worker has found when this process has a runtime of its own program: 0 the setup (write_setup), 1 the region
// for results, 2 the version of Landlock, 3 whether system calls are looked at, 4 the descriptor of the lane of calls, behind
// which the others stand. All 0: this process is none of those.
uint64_t *rkllmd_find_worker(void)
{
	static uint64_t worker[5];

	return worker;
}
