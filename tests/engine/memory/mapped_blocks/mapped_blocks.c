#include <malloc.h>
#include <stdlib.h>

// Takes and frees an aligned block of so many bytes, takes it again, and returns how many mapped blocks that adds.
int mapped_blocks(int bytes)
{
	void *block;
	if (posix_memalign(&block, 64, bytes))
		return -1;
	free(block);
	int before = (int)mallinfo2().hblks;
	if (posix_memalign(&block, 64, bytes))
		return -1;
	int added = (int)mallinfo2().hblks - before;
	free(block);
	return added;
}
