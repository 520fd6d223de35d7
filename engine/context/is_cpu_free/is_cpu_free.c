#define _POSIX_C_SOURCE 199309L
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

int32_t rkllmd_count_running(void);

// Reports whether so many more threads than the calling one find one of so many CPUs for themselves.
bool rkllmd_is_cpu_free(int32_t more, int32_t cpus)
{
	const struct timespec moment = {0, 200000};

	for (int look = 0; look < 25; look++) {
		if (look > 0)
			nanosleep(&moment, NULL);
		if (rkllmd_count_running() + more <= cpus)
			return true;
	}
	return false;
}
