#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif
#if !defined(RTLD_DEEPBIND) || defined(__SANITIZE_ADDRESS__) // the sanitizer refuses it
#undef RTLD_DEEPBIND
#define RTLD_DEEPBIND 0
#endif

uint64_t *rkllmd_find_worker(void) __attribute__((weak));
void rkllmd_serve_worker(const uint64_t *worker, const uint64_t *addresses) __attribute__((weak));
void rkllmd_refuse_worker(int lane, const char *reason) __attribute__((weak));
int rkllmd_apply_landlock(const char *rules) __attribute__((weak));
int rkllmd_apply_seccomp(void) __attribute__((weak));

// Makes this process the library's, if its arguments ask for that; then it never returns, and so nothing else of the
// program ever begins. Otherwise it compares one text. The arguments: the mark, the address and the size of the arena, the
// address of the setup in it (write_setup says what stands there). The descriptors: 3 the arena, 4 the region for
// results, 5 calls, 6 aborts, 7 quick calls, 8 callbacks, 9 the link, if there is one. What is wrong goes out as a text, over 5.
// Where the library is the runtime inside this program it does return, when nothing but what opens that is left to do: Go
// goes on, and finds what it needs by find_worker.
__attribute__((constructor(101))) void rkllmd_start_worker(int argc, char **argv)
{
#ifdef __GLIBC__
	static uint64_t setup[128];
	uint64_t functions[17] = {0};
	char text[1000] = "it does not have";
	size_t length = strlen(text), known = length;
	if (argc != 5 || strcmp(argv[1], "--isolated-library") != 0)
		return;
	uint64_t *worker = rkllmd_find_worker();
	void *arena = (void *)strtoull(argv[2], NULL, 16);
	void *place = mmap(arena, strtoull(argv[3], NULL, 16), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED_NOREPLACE, 3, 0);
	if (place == arena)
		memcpy(setup, (void *)strtoull(argv[4], NULL, 16), sizeof(setup));
	void *region = mmap(NULL, setup[0], PROT_READ | PROT_WRITE, MAP_SHARED, 4, 0);
	if (place != arena || region == MAP_FAILED) {
		rkllmd_refuse_worker(5, "its process cannot have the memory at the same address");
		_exit(1);
	}
	int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
	(void)!write(score, "1000", 4); // where memory runs out, this process goes, not the daemon
	close(score);
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	prctl(PR_SET_DUMPABLE, 0);
	setvbuf(stdout, NULL, _IOLBF, 0);
	worker[0] = (uint64_t)setup;
	worker[1] = (uint64_t)region;
	worker[4] = 5;
	if (setup[23] != 0) { // before anything of the library runs, and while there is one thread
		worker[2] = (uint64_t)rkllmd_apply_landlock((const char *)setup[23]);
		worker[3] = rkllmd_apply_seccomp() == 0;
	}
	if (setup[24] != 0)
		return;
	void *object = dlopen((const char *)setup[2], RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
	if (object == NULL) {
		const char *reason = dlerror();
		length = (size_t)snprintf(text, sizeof(text), "%s", reason != NULL ? reason : "the dynamic linker gives no reason");
	}
	for (size_t i = 0; object != NULL && i < 15; i++) {
		const char *name = (const char *)setup[8 + i];
		functions[i] = name == NULL ? 0 : (uint64_t)dlsym(object, name);
		if (name != NULL && functions[i] == 0 && length < sizeof(text) - 100)
			length += (size_t)snprintf(text + length, 100, "%s %s", length == known ? "" : ",", name);
	}
	if (object == NULL || length != known) {
		rkllmd_refuse_worker(5, text);
		_exit(1);
	}
	rkllmd_serve_worker(worker, functions);
	_exit(0);
#else
	(void)argc, (void)argv;
#endif
}
