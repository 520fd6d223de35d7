#include <signal.h>
#include <stddef.h>

// Makes handler, a function with three arguments, what handles SIGBUS, and puts what did so before into its place in
// before, an array of struct sigaction. When it handles it already nothing changes. It runs on the thread's alternative
// stack if there is one, as Go demands, and with all signals blocked.
void rkllmd_watch_mapping(void *handler, void *before)
{
	struct sigaction old, ours = {0};
	sigaction(SIGBUS, NULL, &old);
	if ((void *)old.sa_sigaction == handler)
		return;
	((struct sigaction *)before)[SIGBUS] = old;
	ours.sa_sigaction = (void (*)(int, siginfo_t *, void *))handler;
	ours.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
	sigfillset(&ours.sa_mask);
	sigaction(SIGBUS, &ours, NULL);
}
