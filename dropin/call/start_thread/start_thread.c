#include <pthread.h>
#include <signal.h>

// The linker sends every call of pthread_create in this file here (--wrap) and knows the original by the second name.
int rkllmd_start_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument)
	__asm__("__wrap_pthread_create");
int rkllmd_create_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument)
	__asm__("__real_pthread_create");

// Starts a thread which no signal meant for the program can reach: the handlers of those are the program's, to be run on
// its own threads and their stacks. Those that a fault raises, and SIGURG, by which Go stops its own threads, stay.
int rkllmd_start_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument)
{
	static const int left[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT, SIGURG};
	sigset_t signals, before;
	sigfillset(&signals);
	for (unsigned i = 0; i < sizeof left / sizeof *left; i++)
		sigdelset(&signals, left[i]);
	pthread_sigmask(SIG_BLOCK, &signals, &before);
	int status = rkllmd_create_thread(thread, attributes, function, argument);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return status;
}
