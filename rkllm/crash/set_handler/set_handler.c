#include <signal.h>
#include <stddef.h>

// Makes handler, a function with three arguments, what handles the signal of that number, and puts what did so before
// into the number's place in before, an array of struct sigaction. When it handles it already nothing changes. It runs
// on the thread's alternative stack if there is one, as Go demands, and with all signals blocked.
void rkllmd_set_handler(int number, void *handler, void *before)
{
	struct sigaction old, ours = {0};
	sigaction(number, NULL, &old);
	if ((void *)old.sa_sigaction == handler)
		return;
	((struct sigaction *)before)[number] = old;
	ours.sa_sigaction = (void (*)(int, siginfo_t *, void *))handler;
	ours.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
	sigfillset(&ours.sa_mask);
	sigaction(number, &ours, NULL);
}
