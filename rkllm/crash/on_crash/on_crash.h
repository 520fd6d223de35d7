#include <signal.h>
#include <stddef.h>
#include <stdint.h>

// What the handler of a crash needs, prepared: it can neither allocate nor wait.
struct rkllmd_crash {
	uintptr_t go_low, go_high; // where Go's machine code lies
	// calls of the library that are being made: thread << 32 | place in functions, from 1; 0 is none
	const uint64_t *calls;
	size_t calls_length;
	const char **functions; // names
	size_t functions_length;
	const char *pieces[7];       // of the log line: between them stand time, signal, function, thread, address, pc
	struct sigaction before[65]; // what handled each signal before
};

extern struct rkllmd_crash rkllmd_crash;

void rkllmd_on_crash(int number, siginfo_t *info, void *context);
