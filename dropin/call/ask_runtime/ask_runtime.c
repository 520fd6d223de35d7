#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// call.Call, which says more.
struct call {
	void *next;
	uintptr_t handle;
	void *arguments[3];
	int (*callback)(void *result, uintptr_t userdata, int state);
	uintptr_t userdata;
	void *result;
	int32_t function, inside;
	_Atomic int32_t phase; // 0: the runtime works; 1: this thread calls back; 2: the end
	int32_t state, answer, status, thread, unused;
};

void *ServeCalls(void *unused);
void *rkllmd_take_call(void **added);
int rkllmd_is_inside(uintptr_t handle, int change);
int rkllmd_update_handle(int what, uintptr_t handle, int32_t *flag);

// Has a function of the library carried out by the runtime's own threads and waits, in C alone, so that a signal may
// come at any moment and its handler may call the library again. It makes the callbacks of a run, on this thread, as
// the API has it. Returns what the function does; -1 in a child of fork, which has none of those threads.
int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third)
{
	static _Atomic pid_t owner;
	struct call call = {.handle = handle, .arguments = {first, second, third}, .function = function, .thread = gettid()};
	pid_t before = 0;
	pthread_t thread;
	if (atomic_compare_exchange_strong(&owner, &before, getpid())) {
		if (pthread_create(&thread, NULL, ServeCalls, NULL)) {
			owner = 0;
			return -1;
		}
		pthread_detach(thread);
	} else if (before != getpid()) {
		static const char text[] = "E rkllm: called in a child of fork, which must first exec another program\n";
		return write(2, text, sizeof text - 1) < 0 ? -1 : -1;
	}
	call.inside = rkllmd_is_inside(handle, 0);
	if (function == 3 || function == 4) // a run: HandleAsked
		rkllmd_update_handle(3, handle, NULL);
	if (function == 3)
		rkllmd_is_inside(handle, 1);
	rkllmd_take_call((void **)&call);
	for (int32_t phase; (phase = call.phase) != 2;) { // read once: the end may come at any moment
		if (phase == 0) {
			syscall(SYS_futex, &call.phase, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
			continue;
		}
		call.answer = call.callback(call.result, call.userdata, call.state);
		call.phase = 0;
		syscall(SYS_futex, &call.phase, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
	}
	if (function == 3)
		rkllmd_is_inside(handle, -1);
	return call.status;
}
