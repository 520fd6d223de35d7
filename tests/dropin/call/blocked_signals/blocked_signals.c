#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

// What a C thread calls: it writes its mask to *answer, bit n-1 of which is signal n.
void *rkllmd_blocked_signals(void *answer)
{
	sigset_t set;
	uint64_t mask;
	pthread_sigmask(SIG_BLOCK, NULL, &set);
	memcpy(&mask, &set, sizeof mask);
	atomic_store((_Atomic uint64_t *)answer, mask);
	return NULL;
}
