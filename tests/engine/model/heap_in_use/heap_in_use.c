#include <malloc.h>

// The bytes that malloc has given out and not got back.
long rkllmd_heap_in_use(void)
{
	struct mallinfo2 info = mallinfo2();
	return (long)(info.uordblks + info.hblkhd);
}
