#include <signal.h>
#include <stddef.h>

// Has crashes end this process by their signals, whoever has handled these before.
void rkllmd_drop_handlers(void)
{
	static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

	for (size_t i = 0; i < sizeof(crashes) / sizeof(crashes[0]); i++)
		signal(crashes[i], SIG_DFL);
}
