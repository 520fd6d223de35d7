/* The number of four hexadecimal digits. */
#include "internal.h"

unsigned rkllmc_read_hex(const char *digits)
{
	unsigned number = 0;
	for (int i = 0; i < 4; i++) {
		unsigned char digit = (unsigned char)digits[i];
		number = number << 4 | (unsigned)(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
	}
	return number;
}
