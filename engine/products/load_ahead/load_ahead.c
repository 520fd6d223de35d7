#include "../add_pair/add_pair.c"

// Fetches a line of 64 bytes of each column, which are column bytes apart, into the nearest cache. A part of its
// callers' loops, as rkllmd_load_words is.
static inline void rkllmd_load_ahead(const void *from, int64_t column)
{
#pragma GCC unroll 16
	for (int i = 0; i < LANES; i++)
		__builtin_prefetch((const char *)from + i * column);
}
