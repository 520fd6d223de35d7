#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#if !defined(RTLD_DEEPBIND) || defined(__SANITIZE_ADDRESS__) // the sanitizer refuses it
#undef RTLD_DEEPBIND
#define RTLD_DEEPBIND 0
#endif

// Opens the library at path so that it calls itself and what it needs before anything of this program: ggml is in both,
// and one would call the other's. Returns NULL with the reason in *reason, which is the dynamic linker's.
void *rkllmd_open_object(const char *path, const char **reason)
{
	void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);

	*reason = object ? NULL : dlerror();
	return object;
}
