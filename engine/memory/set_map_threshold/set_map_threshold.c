#include <malloc.h>

// Has malloc map every block of so many bytes or more, and keep no more than twice as much free at the end of its heap.
void rkllmd_set_map_threshold(int bytes)
{
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, bytes);
	mallopt(M_TRIM_THRESHOLD, 2 * bytes);
#else
	(void)bytes; // musl has one that never changes
#endif
}
