#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Returns where the object that has a function at this address begins in memory, NULL when there is none.
void *rkllmd_find_base(void *address)
{
	Dl_info info;
	return dladdr(address, &info) != 0 ? info.dli_fbase : NULL;
}
