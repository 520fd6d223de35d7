#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// The queue of calls: pointers whose targets begin with the pointer to the one before. Puts added into it, or (NULL)
// waits until there are some and takes all, the newest first. Adding never waits, and may be interrupted by itself.
void *rkllmd_take_call(void **added)
{
	static _Atomic(void *) newest;
	static _Atomic int32_t count; // a futex
	if (added) {
		*added = newest;
		while (!atomic_compare_exchange_weak(&newest, added, added))
			;
		count++;
		syscall(SYS_futex, &count, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
		return NULL;
	}
	for (;;) {
		int32_t seen = count;
		void *calls = atomic_exchange(&newest, NULL);
		if (calls)
			return calls;
		syscall(SYS_futex, &count, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
	}
}
