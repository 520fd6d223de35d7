#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// A random number from the kernel. The C library has this function since glibc 2.36, and libstdc++ inside the program
// calls it (std::random_device): with one of our own the program starts on older systems too.
uint32_t arc4random(void)
{
	uint32_t number;
	if (getrandom(&number, sizeof number, 0) != sizeof number)
		abort();
	return number;
}
