#define _GNU_SOURCE
#include "on_lost_page.h"

#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

struct rkllmd_mapping rkllmd_mappings[256];
struct sigaction rkllmd_before_lost_page[65];

// Handles SIGBUS. Where a page of a model's file is gone, because somebody has cut the file, it puts zeros in the place
// of that page and all behind it, notes that, and lets the thread go on; what it computes is thrown away. Every other
// fault goes to the handler that was there before. Async-signal-safe (mmap is a system call and nothing else).
void rkllmd_on_lost_page(int number, siginfo_t *info, void *context)
{
	uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)info->si_addr & ~(size - 1);
	for (size_t i = 0; info->si_code == BUS_ADRERR && i < 256; i++) {
		struct rkllmd_mapping *m = &rkllmd_mappings[i];
		uintptr_t start = __atomic_load_n(&m->start, __ATOMIC_ACQUIRE);
		if (start == 0 || page < start || page >= m->end)
			continue;
		if (mmap((void *)page, m->end - page, PROT_READ, MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
			break;
		__atomic_store_n(m->lost, 1, __ATOMIC_SEQ_CST);
		return;
	}
	struct sigaction *before = &rkllmd_before_lost_page[number];
	if (before->sa_flags & SA_SIGINFO)
		before->sa_sigaction(number, info, context);
	else
		signal(number, SIG_DFL); // the fault comes again
}
