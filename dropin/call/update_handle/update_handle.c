#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

// What callers must know of handles without entering Go, by what they do (call.HandleAdded ...). Of a handle that is
// not known, and without room for another one: -1. Nothing waits but 1 and 2, for those that are just at the handle.
int rkllmd_update_handle(int what, uintptr_t handle, int32_t *flag)
{
	static struct place {
		_Atomic uintptr_t handle;
		_Atomic(_Atomic int32_t *) flag;
		atomic_int wanted, running, users;
	} places[1024];
	struct place *h = places; // this caller's own: others look for theirs at the same time
	uintptr_t key = what == 0 ? 0 : handle; // a place that is free, or its own
	for (; handle; h++) {
		if (h == places + 1024)
			return -1;
		if (h->handle == key && (what || atomic_compare_exchange_strong(&h->handle, &(uintptr_t){0}, handle)))
			break;
	}
	if (!handle || what < 0 || what > 7)
		return -1;
	switch (what) {
	case 0:
		h->wanted = h->running = 0;
		h->flag = (_Atomic int32_t *)flag;
		return 0;
	case 1:
		h->handle = (uintptr_t)places; // nobody's, and not free yet
		h->flag = NULL;
		while (h->users)
			sched_yield();
		h->handle = 0;
		return 0;
	case 2:
		h->flag = NULL;
		while (h->users)
			sched_yield();
		h->flag = (_Atomic int32_t *)flag;
	}
	sigset_t all, before; // nothing may come in between, least of all a handler that waits for the end of this
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	h->users++;
	int known = h->handle == handle; // still: the place may have become another's, until it had a user
	if (known && (what == 3 || what == 6))
		h->wanted = what == 6;
	if (known && (what == 4 || what == 5))
		h->running = what == 4;
	int status = known ? what == 7 && h->running : -1;
	// an abort, or one that came before there was anything to end
	_Atomic int32_t *found = known && h->wanted && what != 5 && what != 7 ? h->flag : NULL;
	if (found)
		*found = 1;
	h->users--;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return status;
}
