#define _GNU_SOURCE
#include <sched.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

// As in keep_threads.
struct rkllmd_threads {
	struct rkllmd_threads *others;
	void *pool;
	void (*free)(void *pool);
	cpu_set_t cpus;
	int32_t count;
	pid_t ids[];
};

// Returns how long the calling thread and the threads that a context has kept have run on CPUs, in nanoseconds, -1 where it is
// not known. The clock of another thread has a number that the kernel makes of its id, as glibc's pthread_getcpuclockid does.
int64_t rkllmd_count_cpu_time(const struct rkllmd_threads *kept)
{
	enum { PER_THREAD = 6 }; // CPUCLOCK_SCHED of a thread, of include/linux/posix-timers.h
	struct timespec spent;
	int64_t sum = 0;

	if (kept && kept->count == 0)
		return -1;
	for (int32_t i = -1; i < (kept ? kept->count : 0); i++) {
		const clockid_t clock = i < 0 ? CLOCK_THREAD_CPUTIME_ID : (clockid_t)(~(uint32_t)kept->ids[i] << 3 | PER_THREAD);
		if (clock_gettime(clock, &spent) != 0)
			return -1;
		sum += spent.tv_sec * INT64_C(1000000000) + spent.tv_nsec;
	}
	return sum;
}
