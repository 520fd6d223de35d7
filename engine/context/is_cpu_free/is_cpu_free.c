#define _GNU_SOURCE
#include <stdbool.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

int32_t rkllmd_count_running(void);

// Reports whether so many more threads than the calling one find CPUs of the machine for themselves.
bool rkllmd_is_cpu_free(int32_t more)
{
	const struct timespec moment = {0, 200000};
	const long cpus = sysconf(_SC_NPROCESSORS_ONLN);

	for (int look = 0; look < 25; look++) {
		if (look > 0)
			nanosleep(&moment, NULL);
		if (rkllmd_count_running() + more <= cpus)
			return true;
	}
	return false;
}
