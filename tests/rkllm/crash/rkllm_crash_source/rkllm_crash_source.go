// Package rkllm_crash_source writes a library that crashes.
package rkllm_crash_source

import "rkllmd/tests/rkllm/rkllm_library_source"

// RkllmCrashSource returns the C source of a library of version 1.2.2 whose rkllm_init keeps the callback, and whose
// rkllm_run, rkllm_run_async (on a thread of its own), rkllm_abort, rkllm_is_running, rkllm_createDefaultParam and
// rkllm_destroy do what the variable FAULT says, when the variable FAULT_IN names them.
func RkllmCrashSource() string {
	const body = "(void *a, void *b, void *c, void *d) { return fault(__func__, d); }"
	return `#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#ifdef __x86_64__
#define ILLEGAL "ud2"
#else
#define ILLEGAL ".inst 0"
#endif
int (*callback)(void *, void *, int);
static int fault(const char *function, void *userdata);
` + rkllm_library_source.RkllmLibrarySource("C", "1.2.2", map[string]string{
		"rkllm_init": "(void **handle, void *param, void *function) { *handle = handle; callback = " +
			"function; return 0; }",
		"rkllm_createDefaultParam": "(void *a, void *b, void *c, void *d) { return fault(__func__, d); }",
		"rkllm_run":                body,
		"rkllm_run_async":          body,
		"rkllm_abort":              body,
		"rkllm_is_running":         body,
		"rkllm_destroy":            body,
	}) + `
static int *volatile nowhere;
static int deep(volatile char *from) { volatile char room[4096]; room[0] = 1; return deep(room) + from[0]; }
static int crash(const char *kind, void *userdata)
{
	volatile int zero = 0;
	if (!strcmp(kind, "SIGSEGV")) *nowhere = 1;
	if (!strcmp(kind, "SIGABRT")) abort();
	if (!strcmp(kind, "SIGFPE")) { zero = 1 / zero; raise(SIGFPE); }
	if (!strcmp(kind, "SIGILL")) __asm__(ILLEGAL);
	if (!strcmp(kind, "SIGBUS")) {
		int fd = memfd_create("short", 0);
		ftruncate(fd, 4096);
		char *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0);
		ftruncate(fd, 0);
		zero = *(volatile char *)page;
	}
	if (!strcmp(kind, "raise")) raise(SIGSEGV);
	if (!strcmp(kind, "memcpy")) memcpy(nowhere, kind, strlen(kind));
	if (!strcmp(kind, "jump")) ((void (*)(void))nowhere)();
	if (!strcmp(kind, "overflow")) return deep(kind);
	if (!strcmp(kind, "callback")) callback((void *)0x5ead00000000, userdata, 0);
	if (!strcmp(kind, "hang")) { puts("hangs"); fflush(stdout); for (;;) pause(); }
	return 0;
}
static void *thread(void *userdata) { crash(getenv("FAULT"), userdata); return NULL; }
static int fault(const char *function, void *userdata)
{
	pthread_t id;
	if (getenv("FAULT_IN") == NULL || strcmp(function, getenv("FAULT_IN"))) return 0;
	if (strcmp(function, "rkllm_run_async")) return crash(getenv("FAULT"), userdata);
	pthread_create(&id, NULL, thread, userdata);
	return 0;
}
`
}
