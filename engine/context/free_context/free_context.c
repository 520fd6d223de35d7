#define _GNU_SOURCE
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/types.h>

// llama.h
extern void (*rkllmd_llama_free)(void *context);

// As in keep_threads.
struct rkllmd_threads {
	struct rkllmd_threads *others;
	void *pool;
	void (*free)(void *pool);
	cpu_set_t cpus;
	int32_t count;
	pid_t ids[];
};

// Frees a context, its abort flag and then the threads that it has kept; NULL is allowed.
void rkllmd_free_context(void *context, int32_t *flag, struct rkllmd_threads *kept)
{
	rkllmd_llama_free(context);
	free(flag);
	while (kept) {
		struct rkllmd_threads *others = kept->others;
		if (kept->pool)
			kept->free(kept->pool);
		free(kept);
		kept = others;
	}
}
