#include <dlfcn.h>

// Returns the address of a symbol of a loaded object, NULL when it has none of that name.
void *rkllmd_find_symbol(void *object, const char *name)
{
	return dlsym(object, name);
}
