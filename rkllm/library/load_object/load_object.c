#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

#if !defined(RTLD_DEEPBIND) || defined(__SANITIZE_ADDRESS__) // the sanitizer refuses it
#undef RTLD_DEEPBIND
#define RTLD_DEEPBIND 0
#endif

// Loads the shared object at path and returns its handle. On failure returns NULL and writes the reason into reason,
// which has size bytes: it must be fetched on the thread that failed.
void *rkllmd_load_object(const char *path, char *reason, size_t size)
{
	void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
	if (object == NULL) {
		const char *text = dlerror();
		snprintf(reason, size, "%s", text != NULL ? text : "the dynamic linker gives no reason");
	}
	return object;
}
