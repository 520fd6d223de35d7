#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

// What callers must know of handles without entering Go, by what they do (call.HandleAdded ...). Of a handle that is
// not known, and without room for another one: -1. Nothing waits but 1 and 2, for aborts that are just being made.
int rkllmd_update_handle(int what, uintptr_t handle, int32_t *flag)
{
	static struct {
		_Atomic uintptr_t handle;
		_Atomic(_Atomic int32_t *) flag;
		atomic_int wanted, running, users;
	} handles[1024], *h = handles;
	uintptr_t key = what == 0 ? 0 : handle; // a place that is free, or its own
	for (h = handles; handle; h++) {
		if (h == handles + 1024)
			return -1;
		if (h->handle == key && (what || atomic_compare_exchange_strong(&h->handle, &(uintptr_t){0}, handle)))
			break;
	}
	sigset_t all, before;
	switch (handle ? what : -1) {
	case 0:
		h->running = 0;
		h->flag = (_Atomic int32_t *)flag;
		return 0;
	case 1: // and 2
	case 2:
		h->flag = NULL;
		while (h->users)
			sched_yield();
		if (what == 1) {
			h->handle = 0;
			return 0;
		}
		h->flag = (_Atomic int32_t *)flag;
		break;
	case 3:
		h->wanted = 0;
		return 0;
	case 4:
		h->running = 1;
		break;
	case 5:
		h->running = 0;
		return 0;
	case 6: // nothing may come in between, least of all a handler that waits for the end of this
		sigfillset(&all);
		pthread_sigmask(SIG_SETMASK, &all, &before);
		h->users++;
		int known = h->handle == handle;
		if (known)
			h->wanted = 1;
		_Atomic int32_t *found = known ? h->flag : NULL;
		if (found)
			*found = 1;
		h->users--;
		pthread_sigmask(SIG_SETMASK, &before, NULL);
		return known ? 0 : -1;
	case 7:
		return h->running;
	default:
		return -1;
	}
	if (h->wanted && h->flag) // an abort that came before there was anything to end
		*h->flag = 1;
	return 0;
}
