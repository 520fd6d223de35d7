#define _GNU_SOURCE
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

// ggml.h, ggml-backend.h, llama.h: the declarations that this file needs.
struct ggml_threadpool_params {
	bool cpumask[512]; // none: those of the thread that makes it
	int n_threads;
	int prio;
	uint32_t poll; // how long a thread looks for the next computation before it sleeps; 0: it sleeps
	bool strict_cpu, paused;
};
extern void *(*rkllmd_ggml_backend_dev_by_type)(int type);
extern void *(*rkllmd_ggml_backend_dev_backend_reg)(void *device);
extern void *(*rkllmd_ggml_backend_reg_get_proc_address)(void *backend, const char *name);
extern void (*rkllmd_llama_attach_threadpool)(void *context, void *each, void *batch);

int32_t rkllmd_list_named_threads(const char *name, pid_t except, pid_t *ids, int32_t room);

// The threads of a context for one set of CPUs. count_cpu_time and free_context know the structure too.
struct rkllmd_threads {
	struct rkllmd_threads *others;
	void *pool; // NULL: there is none, and llama.cpp makes threads for each computation
	void (*free)(void *pool);
	cpu_set_t cpus;
	int32_t count; // of the ids, none where they could not be found
	pid_t ids[];
};

// Has the next computation of the context use threads that stay and are on the CPUs of the calling thread, one of so
// many itself. kept is what was returned the last time, NULL at first. Those of other CPUs sleep until the
// CPUs are theirs again, or until free_context: ggml still knows those that computed last. ggml does not tell which threads it has
// made: they get a name that no others have, from the thread that makes them, which has its own again afterwards.
struct rkllmd_threads *rkllmd_keep_threads(void *context, int32_t threads, struct rkllmd_threads *kept)
{
	static uint32_t made;
	char own[16] = "", name[16];
	cpu_set_t cpus;
	CPU_ZERO(&cpus);
	sched_getaffinity(0, sizeof cpus, &cpus);
	if (kept && CPU_EQUAL(&cpus, &kept->cpus))
		return kept;
	struct rkllmd_threads **place = &kept, *found;
	while (*place && !CPU_EQUAL(&cpus, &(*place)->cpus))
		place = &(*place)->others;
	found = *place;
	if (found) {
		*place = found->others;
	} else {
		void *cpu = rkllmd_ggml_backend_dev_by_type(0), *backend = cpu ? rkllmd_ggml_backend_dev_backend_reg(cpu) : NULL;
		struct ggml_threadpool_params params = {.n_threads = threads};
		void *(*create)(struct ggml_threadpool_params *) =
			backend ? rkllmd_ggml_backend_reg_get_proc_address(backend, "ggml_threadpool_new") : NULL;
		found = calloc(1, sizeof *found + threads * sizeof *found->ids);
		if (!found)
			return kept;
		found->free = backend ? rkllmd_ggml_backend_reg_get_proc_address(backend, "ggml_threadpool_free") : NULL;
		snprintf(name, sizeof name, "rkllm-team-%u", __atomic_add_fetch(&made, 1, __ATOMIC_RELAXED) % 1000);
		prctl(PR_GET_NAME, own);
		prctl(PR_SET_NAME, name);
		found->pool = create && found->free ? create(&params) : NULL;
		found->count = rkllmd_list_named_threads(name, gettid(), found->ids, threads);
		prctl(PR_SET_NAME, own);
		if (found->count != threads - 1)
			found->count = 0;
		found->cpus = cpus;
	}
	found->others = kept;
	rkllmd_llama_attach_threadpool(context, found->pool, NULL);
	return found;
}
