#include "../conformance_types/conformance_types.h"

#include <dlfcn.h>
#include <unistd.h>

/*
 * Writes the path of the test's folder, of at most size bytes, to folder and returns 1, or 0 where there is none. It is what
 * RKLLM_CONFORMANCE names, or the folder in which this library lies, if the test has put it there: then that holds a file called
 * announced. So tests that run at the same time in one process have folders of their own.
 */
int conformance_folder(char *folder, size_t size)
{
	const char *named = getenv("RKLLM_CONFORMANCE");
	char mark[4096];
	Dl_info library;

	if (named != NULL) {
		return snprintf(folder, size, "%s", named) < (int)size;
	}
	if (dladdr((void *)conformance_folder, &library) == 0 || strrchr(library.dli_fname, '/') == NULL) {
		return 0;
	}
	snprintf(folder, size, "%.*s", (int)(strrchr(library.dli_fname, '/') - library.dli_fname), library.dli_fname);
	snprintf(mark, sizeof(mark), "%s/announced", folder);
	return access(mark, F_OK) == 0;
}
