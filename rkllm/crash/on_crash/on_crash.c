#define _GNU_SOURCE
#include "on_crash.h"

#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

struct rkllmd_crash rkllmd_crash;

// Handles a signal by which C code dies: writes the log line to standard error, then lets the process die by the same
// signal. A fault of Go code, and a signal that somebody sent, goes to the handler that was there before, which is
// Go's. A line is written once: a second thread that crashes meanwhile waits for the end. Process 1 of a container is
// not killed by its own signals, so it exits. Async-signal-safe.
void rkllmd_on_crash(int number, siginfo_t *info, void *context)
{
	static pid_t reporter;
	static char moment[] = "0000-00-00T00:00:00.000Z", digits[2][19] = {"0x0000000000000000", "0x0000000000000000"};
	static const int ends[] = {3, 6, 9, 12, 15, 18, 22}; // the last digit of each number in moment
	const struct rkllmd_crash *c = &rkllmd_crash;
#if defined(__x86_64__)
	uint64_t pc = (uint64_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#else
	uint64_t pc = (uint64_t)((ucontext_t *)context)->uc_mcontext.pc;
#endif
	int fault = info->si_code > 0, own = fault || (info->si_code == SI_TKILL && info->si_pid == getpid());
	if ((!own || (pc >= c->go_low && pc < c->go_high)) && (c->before[number].sa_flags & SA_SIGINFO)) {
		c->before[number].sa_sigaction(number, info, context);
		return;
	}
	pid_t thread = (pid_t)syscall(SYS_gettid), nobody = 0;
	while (!__atomic_compare_exchange_n(&reporter, &nobody, thread, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
		nobody = 0;
		pause();
	}

	uint64_t here = (uint64_t)thread, call = 0;
	for (size_t i = 0; i < c->calls_length && call >> 32 != here; i++) {
		uint64_t other = __atomic_load_n(&c->calls[i], __ATOMIC_SEQ_CST);
		if (other != 0 && (call == 0 || other >> 32 == here))
			call = other;
	}
	size_t function = (size_t)(call & 0xffffffff) - 1;

	struct timespec now = {0, 0};
	clock_gettime(CLOCK_REALTIME, &now);
	long days = now.tv_sec / 86400 + 719468, second = now.tv_sec % 86400; // days since 1 March of the year 0
	long era = days / 146097, day = days % 146097, year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
	day -= 365 * year + year / 4 - year / 100;
	long month = (5 * day + 2) / 153;
	const long numbers[] = {year + 400 * era + (month > 9), month > 9 ? month - 9 : month + 3, day - (153 * month + 2) / 5 + 1,
		second / 3600, second / 60 % 60, second % 60, now.tv_nsec / 1000000};
	for (int i = 0; i < 7; i++)
		for (long p = ends[i], n = numbers[i]; n > 0; p--, n /= 10)
			moment[p] = (char)('0' + n % 10);
	const uint64_t addresses[] = {fault ? (uint64_t)info->si_addr : 0, pc};
	for (int i = 0; i < 32; i++)
		digits[i / 16][17 - i % 16] = "0123456789abcdef"[addresses[i / 16] >> (4 * (i % 16)) & 15];

	const char *signal_name = number == SIGSEGV ? "SIGSEGV" : number == SIGABRT ? "SIGABRT" : number == SIGBUS ? "SIGBUS" : number == SIGFPE ? "SIGFPE" : "SIGILL";
	const char *values[] = {moment, signal_name, function < c->functions_length ? c->functions[function] : "none",
		call >> 32 == here ? "caller" : "other", digits[0], digits[1], ""};
	struct iovec parts[14];
	for (int i = 0; i < 14; i++) {
		parts[i].iov_base = (void *)(i % 2 ? values[i / 2] : c->pieces[i / 2]);
		parts[i].iov_len = strlen(parts[i].iov_base);
	}
	(void)!writev(STDERR_FILENO, parts, 14);
	if (getpid() == 1)
		_exit(128 + number);
	signal(number, SIG_DFL);
	syscall(SYS_rt_tgsigqueueinfo, getpid(), thread, number, info); // comes when this handler returns
}
