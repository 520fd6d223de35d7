#include "../../conformance_library/conformance_types/conformance_types.h"

#include <dlfcn.h>
#include <sys/resource.h>
#include <unistd.h>

/* Does a command that no well-made library would, if this is one: the process may live on. */
bool conformance_stray(struct conformance_call *call, const char *command, int number)
{
	struct rlimit limit = {0};
	pthread_t threads[8];
	void *runtime, *exception;

	if (strcmp(command, "late") == 0) {
		if (pthread_create(&threads[0], NULL, conformance_storm, call->userdata) != 0) {
			abort();
		}
		pthread_detach(threads[0]);
	} else if (strcmp(command, "eight") == 0) {
		for (int i = 0; i < 8 && pthread_create(&threads[i], NULL, conformance_eight, call->userdata) == 0; i++) {
		}
		for (int i = 0; i < 8; i++) {
			pthread_join(threads[i], NULL);
		}
	} else if (strcmp(command, "throw") == 0) {
		runtime = dlopen("libstdc++.so.6", RTLD_NOW | RTLD_GLOBAL);
		exception = ((void *(*)(size_t))dlsym(runtime, "__cxa_allocate_exception"))(sizeof(number));
		((void (*)(void *, void *, void *))dlsym(runtime, "__cxa_throw"))(exception, dlsym(runtime, "_ZTIi"), NULL);
	} else if (strcmp(command, "exhaust") == 0) {
		setrlimit(RLIMIT_AS, &limit);
		while (malloc((size_t)1 << 20) != NULL) {
		}
		fprintf(stderr, "E rkllm: out of memory\n");
		abort();
	} else {
		return false;
	}
	return true;
}
