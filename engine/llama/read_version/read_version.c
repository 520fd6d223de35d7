#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// Returns what the function of that name in object, which takes nothing and returns a text, returns; NULL: there is none.
const char *rkllmd_read_version(void *object, const char *name)
{
	const char *(*function)(void) = (const char *(*)(void))dlsym(object, name);

	return function ? function() : NULL;
}
