#include <malloc.h>

// Gives what free has kept back to the system.
void trim_memory(void)
{
	malloc_trim(0);
}
